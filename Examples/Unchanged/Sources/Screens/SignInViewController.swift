// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import SnapKit
import UIKit

/// Fields that scroll when the keyboard leaves no room, a footer at the end of the screen.
class SignInViewController: UIViewController {
  let scrollView = UIScrollView()
  let contentView = UIView()
  let logo = UIImageView(image: UIImage(size: CGSize(width: 80, height: 80)))
  let fields = UIStackView()
  let footer = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(scrollView)
    scrollView.addSubview(contentView)
    contentView.addSubview(logo)
    contentView.addSubview(fields)
    contentView.addSubview(footer)
    scrollView.keyboardDismissMode = .interactive
    fields.axis = .vertical
    fields.spacing = 16
    for _ in 0..<3 {
      let field = UITextField()
      field.borderStyle = .roundedRect
      fields.addArrangedSubview(field)
    }
    footer.setTitle("Create an account", for: .normal)

    scrollView.snp.makeConstraints { make in
      make.edges.equalTo(view.safeAreaLayoutGuide)
    }
    contentView.snp.makeConstraints { make in
      make.edges.equalTo(scrollView.contentLayoutGuide)
      make.width.equalTo(scrollView.frameLayoutGuide)
      make.height.greaterThanOrEqualTo(scrollView.frameLayoutGuide)
    }
    logo.snp.makeConstraints { make in
      make.top.equalToSuperview().offset(60)
      make.centerX.equalToSuperview()
    }
    fields.snp.makeConstraints { make in
      make.top.equalTo(logo.snp.bottom).offset(40)
      make.leading.trailing.equalToSuperview().inset(24)
    }
    footer.snp.makeConstraints { make in
      make.top.greaterThanOrEqualTo(fields.snp.bottom).offset(24)
      make.centerX.equalToSuperview()
      make.bottom.equalToSuperview().inset(20)
    }
  }

  func keyboardWillShow(height: CGFloat) {
    scrollView.contentInset.bottom = height
    scrollView.snp.remakeConstraints { make in
      make.top.left.right.equalTo(view.safeAreaLayoutGuide)
      make.bottom.equalTo(view).offset(-height)
    }
    UIView.animate(withDuration: 0.25) { self.view.layoutIfNeeded() }
  }
}
