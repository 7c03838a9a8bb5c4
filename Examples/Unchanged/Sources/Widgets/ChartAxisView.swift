// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import UIKit

final class ChartAxisView: UIView {
  private var ticks: [UIView] = []
  private var barHeights: [NSLayoutConstraint] = []
  var values: [Double] = [] {
    didSet { rebuild() }
  }

  private func rebuild() {
    NSLayoutConstraint.deactivate(barHeights)
    barHeights.removeAll(keepingCapacity: true)
    ticks.forEach { $0.removeFromSuperview() }
    ticks = values.map { _ in UIView() }
    guard let maximum = values.max(), maximum > 0 else { return }
    for (tick, value) in zip(ticks, values) {
      tick.translatesAutoresizingMaskIntoConstraints = false
      addSubview(tick)
      tick.bottomAnchor.constraint(equalTo: layoutMarginsGuide.bottomAnchor).isActive = true
      barHeights.append(
        tick.heightAnchor.constraint(
          equalTo: layoutMarginsGuide.heightAnchor, multiplier: CGFloat(value / maximum)))
    }
    var constraints = barHeights
    for (left, right) in zip(ticks, ticks.dropFirst()) {
      constraints += [
        right.leadingAnchor.constraint(equalTo: left.trailingAnchor, constant: 4),
        right.widthAnchor.constraint(equalTo: left.widthAnchor),
      ]
    }
    if let first = ticks.first, let last = ticks.last {
      constraints.append(first.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor))
      constraints.append(last.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor))
    }
    NSLayoutConstraint.activate(constraints)
  }

  var bars: [CGRect] { ticks.map { $0.frame } }
}
