// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import SnapKit
import UIKit

protocol ViewConfiguring {
  associatedtype ViewModel
  func configure(with viewModel: ViewModel)
}

final class LoginCredentialsView: UIView, ViewConfiguring {
  struct ViewModel {
    let hint: String?
    let isBusy: Bool
  }

  lazy var emailField: UITextField = makeField(placeholder: "E-mail")
  lazy var passwordField: UITextField = {
    let field = makeField(placeholder: "Password")
    field.isSecureTextEntry = true
    field.addTarget(self) { $0.tag += 1 }
    return field
  }()
  let hintLabel = UILabel()
  let loginButton = UIButton(type: .system)
  let spinner = UIActivityIndicatorView(style: .medium)
  private lazy var stack = UIStackView(arrangedSubviews: [
    emailField, passwordField, hintLabel, loginButton,
  ])

  override init(frame: CGRect) {
    super.init(frame: frame)
    stack.axis = .vertical
    stack.spacing = 8
    stack.setCustomSpacing(24, after: hintLabel)
    hintLabel.font = .systemFont(ofSize: 10)
    hintLabel.numberOfLines = 0
    loginButton.setTitle("Sign in", for: .normal)
    addSubview(stack)
    addSubview(spinner)
    stack.snp.makeConstraints {
      $0.center.equalToSuperview().priority(.low)
      $0.leading.trailing.equalToSuperview().inset(24).priority(999)
      $0.width.lessThanOrEqualTo(280)
      $0.centerX.equalToSuperview()
      $0.bottom.lessThanOrEqualTo(keyboardLayoutGuide.snp.top).offset(-16)
    }
    spinner.snp.makeConstraints {
      $0.center.equalTo(loginButton)
    }
    loginButton.snp.makeConstraints { $0.height.equalTo(44).priority(.required) }
    configure(with: ViewModel(hint: nil, isBusy: false))
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func configure(with viewModel: ViewModel) {
    hintLabel.text = viewModel.hint
    hintLabel.isHidden = viewModel.hint?.isEmpty ?? true
    loginButton.isEnabled = !viewModel.isBusy
    viewModel.isBusy ? spinner.startAnimating() : spinner.stopAnimating()
  }

  private func makeField(placeholder: String) -> UITextField {
    let field = UITextField()
    field.placeholder = placeholder
    field.borderStyle = .roundedRect
    return field
  }
}

extension UIControl {
  fileprivate func addTarget(_ owner: UIView, action: (UIView) -> Void) { action(owner) }
}
