// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import SnapKit
import UIKit

final class NotificationBanner: UIView {
  private let messageLabel = UILabel()
  private var topConstraint: Constraint?
  private var isShown = false

  init(message: String) {
    super.init(frame: .zero)
    messageLabel.text = message
    messageLabel.font = .systemFont(ofSize: 20)
    messageLabel.numberOfLines = 0
    addSubview(messageLabel)
    messageLabel.snp.makeConstraints {
      $0.edges.equalToSuperview().inset(UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16))
    }
  }

  required init?(coder: NSCoder) { fatalError() }

  func show(in view: UIView, completion: ((Bool) -> Void)? = nil) {
    view.addSubview(self)
    snp.makeConstraints { make in
      make.leading.trailing.equalTo(view).inset(8)
      make.bottom.equalTo(view.snp.top).priority(.medium)
      topConstraint = make.top.equalTo(view.safeAreaLayoutGuide.snp.top).offset(8).constraint
    }
    topConstraint?.deactivate()
    view.layoutIfNeeded()
    topConstraint?.activate()
    UIView.animate(
      withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0.5,
      options: [], animations: { view.layoutIfNeeded() }, completion: completion)
    isShown = true
  }

  func hide() {
    guard isShown, let superview = superview else { return }
    isShown = false
    topConstraint?.isActive = false
    UIView.animate(withDuration: 0.3, animations: superview.layoutIfNeeded) { _ in
      self.alpha = 0
    }
  }
}
