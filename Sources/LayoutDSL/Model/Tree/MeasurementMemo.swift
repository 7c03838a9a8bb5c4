// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// What a view's content measured, by width, until the content is said to have changed.
final class MeasurementMemo {
  /// How many widths are remembered: enough for a drag back and forth and for the rounds of
  /// a pass, few enough to be searched one by one.
  private static let capacity = 8

  /// The measurement that the rows of the view stand for.
  private(set) var current: Measurement

  /// The measurement at infinite width; its width is the intrinsic width.
  let natural: Measurement

  private var entries: [(width: Double, measurement: Measurement)] = []

  init(natural: Measurement) {
    self.natural = natural
    current = natural
  }

  /// Makes the measurement of `view` at `width` the current one; the width stays natural.
  ///
  /// - Returns: Whether the closure had to be called.
  func measure(_ view: LayoutView, at width: Double) -> Bool {
    if abs(width - natural.width) <= LayoutTolerance.width {
      current = natural
      return false
    }
    if let known = entries.first(where: { $0.width == width }) {
      current = known.measurement
      return false
    }
    guard view.content.measure != nil else { return false }
    let height = view.contentSize(at: width).height
    let measurement = Measurement(size: Size(width: natural.width, height: height), view)
    if entries.count == Self.capacity { entries.removeFirst() }
    entries.append((width, measurement))
    current = measurement
    return true
  }

  /// Goes back to a measurement that was current before.
  func restore(_ measurement: Measurement) { current = measurement }
}
