// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import UIKit

/// Shows a view at the bottom of another, then takes it away.
final class ToastPresenter {
  private weak var container: UIView?
  private(set) var toast: UIView?
  private var hidden: NSLayoutConstraint?
  private var shown: NSLayoutConstraint?
  private(set) var log: [String] = []

  init(in container: UIView) { self.container = container }

  func show(_ text: String) {
    guard let container else { return }
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: 20)
    label.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(label)
    container.bringSubviewToFront(label)
    let hidden = label.topAnchor.constraint(equalTo: container.bottomAnchor)
    let shown = label.bottomAnchor.constraint(
      equalTo: container.safeAreaLayoutGuide.bottomAnchor, constant: -16)
    NSLayoutConstraint.activate([
      label.centerXAnchor.constraint(equalTo: container.centerXAnchor),
      label.widthAnchor.constraint(
        lessThanOrEqualTo: container.widthAnchor, multiplier: 1, constant: -32),
      hidden,
    ])
    container.layoutIfNeeded()
    log.append("from \(label.frame.minY)")
    hidden.isActive = false
    shown.isActive = true
    let animator = UIViewPropertyAnimator(duration: 0.3, curve: .easeOut) {
      container.layoutIfNeeded()
    }
    animator.addCompletion { [weak self] position in
      if position == .end { self?.log.append("to \(label.frame.minY)") }
    }
    animator.startAnimation()
    (toast, self.hidden, self.shown) = (label, hidden, shown)
  }

  func hide() {
    shown?.isActive = false
    hidden?.isActive = true
    UIView.animate(
      withDuration: 0.3, delay: 0, options: .curveEaseIn,
      animations: { [container] in container?.layoutIfNeeded() },
      completion: { _ in
        self.toast?.removeFromSuperview()
        self.toast = nil
      })
  }
}
