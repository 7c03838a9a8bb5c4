// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import UIKit

final class PinCodeView: UIView {
  final class Box: UIView {
    let digit = UILabel()
    let underline = UIView()

    override init(frame: CGRect) {
      super.init(frame: frame)
      digit.font = .systemFont(ofSize: 20)
      digit.textAlignment = .center
      digit.frame = bounds
      digit.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(digit)
      underline.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
      underline.frame = CGRect(x: 0, y: bounds.height - 2, width: bounds.width, height: 2)
      addSubview(underline)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override var intrinsicContentSize: CGSize { CGSize(width: 40, height: 48) }
  }

  private let stackView: UIStackView = {
    $0.axis = .horizontal
    $0.spacing = 10
    $0.distribution = .equalCentering
    $0.translatesAutoresizingMaskIntoConstraints = false
    return $0
  }(UIStackView())

  var boxes: [Box] { stackView.arrangedSubviews as! [Box] }

  init(length: Int) {
    super.init(frame: CGRect(origin: .zero, size: CGSize(width: 320, height: 80)))
    addSubview(stackView)
    for _ in 0..<length {
      stackView.addArrangedSubview(Box(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
    }
    NSLayoutConstraint.activate([
      stackView.centerXAnchor.constraint(equalTo: centerXAnchor),
      stackView.centerYAnchor.constraint(equalTo: centerYAnchor),
      stackView.widthAnchor.constraint(lessThanOrEqualTo: widthAnchor, constant: -40),
    ])
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}
