// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import UIKit

/// Faces that overlap.
final class AvatarGroupView: UIView {
  private let stackView = UIStackView()
  private let side: CGFloat
  private let maximum = 4

  init(side: CGFloat = 32) {
    self.side = side
    super.init(frame: .zero)
    stackView.axis = .horizontal
    stackView.alignment = .center
    stackView.spacing = -side / 4
    stackView.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stackView)
    NSLayoutConstraint.activate([
      stackView.topAnchor.constraint(equalTo: self.topAnchor),
      stackView.leadingAnchor.constraint(equalTo: self.leadingAnchor),
      stackView.bottomAnchor.constraint(equalTo: self.bottomAnchor),
      stackView.trailingAnchor.constraint(lessThanOrEqualTo: self.trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError() }

  func configure(with images: [UIImage]) {
    stackView.arrangedSubviews.forEach { view in
      stackView.removeArrangedSubview(view)
      view.removeFromSuperview()
    }
    for image in images.prefix(maximum) {
      let imageView = UIImageView(image: image)
      imageView.layer.cornerRadius = side / 2
      imageView.layer.borderWidth = 1
      stackView.addArrangedSubview(imageView)
      imageView.widthAnchor.constraint(equalToConstant: side).isActive = true
      imageView.heightAnchor.constraint(equalTo: imageView.widthAnchor).isActive = true
    }
    if images.count > maximum {
      let label = UILabel()
      label.font = .systemFont(ofSize: 10)
      label.text = "+\(images.count - maximum)"
      stackView.setCustomSpacing(4, after: stackView.arrangedSubviews.last!)
      stackView.addArrangedSubview(label)
    }
  }

  var frames: [CGRect] { stackView.arrangedSubviews.map { $0.frame } }
}
