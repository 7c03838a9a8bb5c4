// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import UIKit

/// Levels as bars whose heights follow the sound.
final class RecorderView: UIView {
  private let bars: [UIView]
  private var heights: [NSLayoutConstraint] = []
  private let stack: UIStackView

  init(barCount: Int) {
    bars = (0..<barCount).map { _ in UIView() }
    stack = UIStackView(arrangedSubviews: bars)
    super.init(frame: .zero)
    stack.alignment = .bottom
    stack.distribution = .equalSpacing
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    heights = bars.map { $0.heightAnchor.constraint(equalToConstant: 2) }
    NSLayoutConstraint.activate(heights)
    NSLayoutConstraint.activate(bars.map { $0.widthAnchor.constraint(equalToConstant: 6) })
    NSLayoutConstraint.activate([
      stack.leftAnchor.constraint(equalTo: leftAnchor),
      stack.rightAnchor.constraint(equalTo: rightAnchor),
      stack.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError() }

  func update(levels: [Float], animated: Bool = true) {
    for (constraint, level) in zip(heights, levels) {
      constraint.constant = max(2, CGFloat(level) * bounds.height)
    }
    UIView.animate(withDuration: animated ? 0.1 : 0) { self.layoutIfNeeded() }
  }

  var barFrames: [CGRect] { bars.map { convert($0.bounds, from: $0) } }
}
