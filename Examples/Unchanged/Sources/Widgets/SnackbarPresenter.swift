// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import SnapKit
import UIKit

final class Snackbar: UIView {
  private let messageLabel = UILabel()
  private var bottomConstraint: Constraint?
  private var topConstraint: Constraint?

  @discardableResult
  static func show(_ message: String, in view: UIView, duration: TimeInterval = 2) -> Snackbar {
    let bar = Snackbar(message: message)
    view.addSubview(bar)
    bar.snp.makeConstraints { make in
      make.horizontalEdges.equalToSuperview().inset(8)
      bar.bottomConstraint =
        make.bottom.equalTo(view.safeAreaLayoutGuide.snp.bottom).offset(-8).constraint
      bar.topConstraint = make.top.equalTo(view.snp.bottom).constraint
    }
    bar.bottomConstraint?.isActive = false
    view.layoutIfNeeded()
    bar.topConstraint?.isActive = false
    bar.bottomConstraint?.isActive = true
    let animator = UIViewPropertyAnimator(duration: 0.2, curve: .easeOut) {
      view.layoutIfNeeded()
    }
    animator.addCompletion { _ in bar.tag = 1 }
    animator.startAnimation()
    return bar
  }

  private init(message: String) {
    super.init(frame: .zero)
    messageLabel.text = message
    messageLabel.font = .systemFont(ofSize: 10)
    messageLabel.numberOfLines = 2
    addSubview(messageLabel)
    messageLabel.snp.makeConstraints { make in
      make.directionalEdges.equalToSuperview().inset(
        NSDirectionalEdgeInsets(top: 12, leading: 16, bottom: 12, trailing: 16))
    }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func dismiss(completion: (() -> Void)? = nil) {
    bottomConstraint?.deactivate()
    topConstraint?.activate()
    UIView.animate(
      withDuration: 0.2,
      animations: { [unowned self] in
        self.superview?.layoutIfNeeded()
        self.alpha = 0
      },
      completion: { finished in
        guard finished else { return }
        self.removeFromSuperview()
        completion?()
      })
  }
}
