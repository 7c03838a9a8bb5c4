// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import SnapKit
import UIKit

/// A form that scrolls when it does not fit.
final class ScrollingFormView: UIView {
  let scrollView = UIScrollView()
  private let contentView = UIView()
  private let stackView = UIStackView()
  let submitButton = UIButton(type: .system)

  init(captions: [String]) {
    super.init(frame: .zero)
    scrollView.alwaysBounceVertical = true
    scrollView.showsHorizontalScrollIndicator = false
    addSubview(scrollView)
    scrollView.addSubview(contentView)
    contentView.addSubview(stackView)
    contentView.addSubview(submitButton)
    stackView.axis = .vertical
    stackView.spacing = 12
    captions.map(FormFieldView.init(caption:)).forEach { stackView.addArrangedSubview($0) }
    submitButton.setTitle("Submit", for: .normal)

    scrollView.snp.makeConstraints { make in
      make.edges.equalTo(safeAreaLayoutGuide)
    }
    contentView.snp.makeConstraints { make in
      make.edges.equalToSuperview()
      make.width.equalTo(scrollView)
      make.height.greaterThanOrEqualTo(scrollView)
    }
    stackView.snp.makeConstraints { make in
      make.top.left.right.equalToSuperview()
    }
    submitButton.snp.makeConstraints { make in
      make.top.greaterThanOrEqualTo(stackView.snp.bottom).offset(24)
      make.left.right.equalToSuperview().inset(16)
      make.height.equalTo(44)
      make.bottom.equalToSuperview().inset(16)
    }
  }

  required init?(coder: NSCoder) { fatalError() }

  var frames: [CGRect] { [contentView.frame, stackView.frame, submitButton.frame] }
}
