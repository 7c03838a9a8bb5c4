// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

// A layout of an app, as it is on iOS. The code after the imports is the same on all platforms.
import Foundation

#if canImport(UIKit)
import SnapKit
import UIKit
#else
import LayoutDSL
import LayoutDSLCoreGraphicsNames
import LayoutDSLUIKitNames
#endif

/// A form that scrolls if it does not fit, with its button at the end.
final class SignUpFormView: UIView {
  let scrollView = UIScrollView()
  let fields: [UITextField]
  let errorLabel = UILabel()
  let submitButton = UIButton(type: .system)

  private let contentView = UIView()
  private lazy var stackView = UIStackView(arrangedSubviews: fields + [errorLabel])
  private var buttonHeight: NSLayoutConstraint?

  init(placeholders: [String]) {
    fields = placeholders.map { placeholder in
      let field = UITextField()
      field.placeholder = placeholder
      return field
    }
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    backgroundColor = .systemBackground
    errorLabel.font = .systemFont(ofSize: 10)
    errorLabel.textColor = .systemRed
    errorLabel.isHidden = true
    submitButton.setTitle("Sign up", for: .normal)
    stackView.axis = .vertical
    stackView.spacing = 12
    addSubview(scrollView)
    scrollView.addSubview(contentView)
    contentView.addSubview(stackView)
    contentView.addSubview(submitButton)
    makeConstraints()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  /// Returns the first empty field, and shows a message about it.
  @discardableResult
  func validate() -> UITextField? {
    let empty = fields.first { field in
      (field.text ?? "").trimmingCharacters(in: .whitespaces).isEmpty
    }
    errorLabel.text = empty.map { "\($0.placeholder ?? "") is missing" }
    errorLabel.isHidden = empty == nil
    UIView.animate(withDuration: 0.2) {
      self.layoutIfNeeded()
    }
    return empty
  }

  private func makeConstraints() {
    scrollView.snp.makeConstraints { make in
      make.edges.equalTo(safeAreaLayoutGuide)
    }
    contentView.snp.makeConstraints { make in
      make.edges.equalToSuperview()
      make.width.equalTo(scrollView)
      make.height.greaterThanOrEqualTo(scrollView)
    }
    stackView.snp.makeConstraints { make in
      make.top.left.right.equalToSuperview().inset(16)
    }
    submitButton.snp.makeConstraints { make in
      make.top.greaterThanOrEqualTo(stackView.snp.bottom).offset(24)
      make.left.right.bottom.equalToSuperview().inset(16)
    }
    let height = submitButton.heightAnchor.constraint(equalToConstant: ceil(43.5))
    height.isActive = true
    buttonHeight = height
  }
}
