// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import UIKit

final class AddressFormView: UIView {
  let rootStack = UIStackView()
  let nameRow: UIStackView
  let zipField = UITextField()
  let cityField = UITextField()
  let footnote = UILabel()

  init() {
    let first = AddressFormView.makeField("First"), last = AddressFormView.makeField("Last")
    nameRow = UIStackView(arrangedSubviews: [first, last])
    super.init(frame: .zero)
    build()
  }

  required init?(coder: NSCoder) {
    nameRow = UIStackView(arrangedSubviews: [])
    super.init(coder: coder)
    build()
  }

  private static func makeField(_ placeholder: String) -> UITextField {
    let field = UITextField()
    field.placeholder = placeholder
    field.borderStyle = .roundedRect
    return field
  }

  private func build() {
    nameRow.axis = .horizontal
    nameRow.distribution = .fillEqually
    nameRow.spacing = 8

    zipField.borderStyle = .roundedRect
    cityField.borderStyle = .roundedRect
    let cityRow = UIStackView(arrangedSubviews: [zipField, cityField])
    cityRow.spacing = UIStackView.spacingUseSystem
    cityRow.alignment = .firstBaseline
    zipField.widthAnchor.constraint(equalTo: cityRow.widthAnchor, multiplier: 0.25).isActive = true

    footnote.text = "We never share it"
    footnote.font = .systemFont(ofSize: 10)
    footnote.numberOfLines = 0

    rootStack.axis = .vertical
    rootStack.spacing = 12
    rootStack.alignment = .fill
    rootStack.isLayoutMarginsRelativeArrangement = true
    rootStack.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 16, leading: 20, bottom: 16, trailing: 20)
    rootStack.insetsLayoutMarginsFromSafeArea = false
    rootStack.translatesAutoresizingMaskIntoConstraints = false
    [nameRow, cityRow, footnote].forEach { rootStack.addArrangedSubview($0) }
    rootStack.setCustomSpacing(4, after: cityRow)
    addSubview(rootStack)
    NSLayoutConstraint.activate([
      rootStack.topAnchor.constraint(equalTo: topAnchor),
      rootStack.leadingAnchor.constraint(equalTo: leadingAnchor),
      rootStack.trailingAnchor.constraint(equalTo: trailingAnchor),
      rootStack.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
  }

  func setNameHidden(_ isHidden: Bool) {
    UIView.animate(withDuration: 0.25) { [weak self] in
      self?.nameRow.isHidden = isHidden
      self?.nameRow.alpha = isHidden ? 0 : 1
      self?.layoutIfNeeded()
    }
  }
}
