// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import UIKit

final class FormFieldView: UIStackView {
  let captionLabel = UILabel()
  let textField = UITextField()
  let errorLabel = UILabel()

  var error: String? {
    didSet {
      errorLabel.text = error
      errorLabel.isHidden = error == nil
    }
  }

  init(caption: String) {
    super.init(frame: .zero)
    axis = .vertical
    spacing = 4
    isLayoutMarginsRelativeArrangement = true
    directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
    captionLabel.text = caption
    captionLabel.font = .systemFont(ofSize: 10)
    textField.borderStyle = .roundedRect
    errorLabel.font = .systemFont(ofSize: 10)
    errorLabel.textColor = .systemRed
    errorLabel.isHidden = true
    addArrangedSubview(captionLabel)
    addArrangedSubview(textField)
    addArrangedSubview(errorLabel)
  }

  required init(coder: NSCoder) { fatalError() }
}
