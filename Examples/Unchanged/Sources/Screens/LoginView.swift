// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import SnapKit
import UIKit

protocol LoginViewDelegate: AnyObject {
  func loginView(_ view: LoginView, didSubmit email: String, password: String)
}

final class LoginView: UIView {
  weak var delegate: LoginViewDelegate?

  let logoView = UIImageView(image: UIImage(size: CGSize(width: 120, height: 60)))
  let emailField = UITextField()
  let passwordField = UITextField()
  let submitButton = UIButton(type: .system)
  let forgotButton = UIButton(type: .system)

  private lazy var stackView: UIStackView = {
    let stack = UIStackView(arrangedSubviews: [emailField, passwordField, submitButton])
    stack.axis = .vertical
    stack.alignment = .fill
    stack.distribution = .fill
    stack.spacing = 12
    return stack
  }()

  override init(frame: CGRect) {
    super.init(frame: frame)
    emailField.borderStyle = .roundedRect
    emailField.placeholder = NSLocalizedString("Email", comment: "")
    passwordField.borderStyle = .roundedRect
    passwordField.isSecureTextEntry = true
    submitButton.setTitle("Log in", for: .normal)
    forgotButton.setTitle("Forgot password?", for: .normal)
    [logoView, stackView, forgotButton].forEach(addSubview)
    makeConstraints()
  }

  required init?(coder: NSCoder) { fatalError() }

  private func makeConstraints() {
    logoView.snp.makeConstraints {
      $0.centerX.equalToSuperview()
      $0.top.equalTo(safeAreaLayoutGuide).offset(40)
    }
    stackView.snp.makeConstraints {
      $0.top.equalTo(logoView.snp.bottom).offset(32)
      $0.left.right.equalToSuperview().inset(24).priority(.high)
      $0.width.lessThanOrEqualTo(400)
      $0.centerX.equalToSuperview()
    }
    submitButton.snp.makeConstraints { $0.height.equalTo(44) }
    stackView.setCustomSpacing(24, after: passwordField)
    forgotButton.snp.makeConstraints {
      $0.top.equalTo(stackView.snp.bottom).offset(8)
      $0.centerX.equalTo(stackView)
    }
  }

  var fieldFrames: [CGRect] {
    [emailField, passwordField, submitButton].map { convert($0.bounds, from: $0) }
  }
}
