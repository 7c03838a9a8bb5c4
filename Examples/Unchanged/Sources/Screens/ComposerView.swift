// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import UIKit

/// A bar that rests on the keyboard by the system's guide.
final class ComposerView: UIView {
  let textView = UIView()
  let attachButton = UIButton(type: .custom)
  private let bar = UIStackView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    attachButton.setImage(UIImage(systemName: "paperclip"), for: .normal)
    attachButton.setContentHuggingPriority(.required, for: .horizontal)
    bar.addArrangedSubview(attachButton)
    bar.addArrangedSubview(textView)
    bar.spacing = UIStackView.spacingUseSystem
    bar.isLayoutMarginsRelativeArrangement = true
    bar.layoutMargins = UIEdgeInsets(top: 6, left: 12, bottom: 6, right: 12)
    bar.insetsLayoutMarginsFromSafeArea = false
    bar.translatesAutoresizingMaskIntoConstraints = false
    addSubview(bar)
    NSLayoutConstraint.activate([
      bar.leadingAnchor.constraint(equalTo: leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: trailingAnchor),
      keyboardLayoutGuide.topAnchor.constraint(equalTo: bar.bottomAnchor),
      textView.heightAnchor.constraint(greaterThanOrEqualToConstant: 36),
    ])
  }

  required init?(coder: NSCoder) { fatalError() }

  var frames: [CGRect] { [bar.frame, attachButton.frame, textView.frame] }
}
