// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The measurements of a view's content by width, valid until the content is invalidated.
final class MeasurementMemo {
  /// The number of widths remembered: enough for a drag back and forth and for the rounds of a pass, few enough for
  /// a linear search.
  private static let capacity = 8

  /// The measurement that the rows of the view use.
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
    if let known = known(at: width) {
      current = known
      return false
    }
    guard view.content.measure != nil else { return false }
    current = newMeasurement(of: view, at: width)
    if entries.count == Self.capacity { entries.removeFirst() }
    entries.append((width, current))
    return true
  }

  /// Returns the measurement of `view` at `width`, without changing the current measurement or the memo.
  func measurement(of view: LayoutView, at width: Double) -> Measurement {
    known(at: width) ?? newMeasurement(of: view, at: width)
  }

  private func newMeasurement(of view: LayoutView, at width: Double) -> Measurement {
    let height = view.contentSize(at: width).height
    return Measurement(size: Size(width: natural.width, height: height), view)
  }

  private func known(at width: Double) -> Measurement? {
    if abs(width - natural.width) <= LayoutTolerance.width { return natural }
    return entries.first { $0.width == width }?.measurement
  }

  /// Restores a measurement that was current before.
  func restore(_ measurement: Measurement) { current = measurement }
}
