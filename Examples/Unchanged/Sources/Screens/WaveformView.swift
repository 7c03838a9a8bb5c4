// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Foundation
import UIKit

/// No constraints at all: frames and masks.
final class WaveformView: UIView {
  private let bars = (0..<4).map { _ in UIView() }
  private let cursor = UIView(frame: CGRect(x: 0, y: 0, width: 2, height: 40))
  var levels: [CGFloat] = [0.25, 1, 0.5, 0.75] { didSet { setNeedsLayout() } }

  private let start = CGRectEdge.minXEdge

  override init(frame: CGRect) {
    super.init(frame: frame)
    bars.forEach { addSubview($0) }
    cursor.autoresizingMask = [.flexibleHeight, .flexibleLeftMargin, .flexibleRightMargin]
    cursor.center = CGPoint(x: bounds.midX, y: bounds.midY)
    addSubview(cursor)
  }

  required init?(coder: NSCoder) { fatalError() }

  override func layoutSubviews() {
    super.layoutSubviews()
    var (_, rest) = bounds.insetBy(dx: 4, dy: 0).divided(atDistance: 2, from: start)
    let step = rest.width / CGFloat(bars.count)
    for (bar, level) in zip(bars, levels) {
      let (slice, remainder) = rest.divided(atDistance: step, from: start)
      rest = remainder
      var frame = slice.insetBy(dx: step * 0.25, dy: 0)
      frame.size.height = slice.height * level
      frame.origin.y = slice.maxY - frame.height
      bar.frame = frame.integral
    }
  }

  var frames: [CGRect] { bars.map(\.frame) + [cursor.frame] }
}
