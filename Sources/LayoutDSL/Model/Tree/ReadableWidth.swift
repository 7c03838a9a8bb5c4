// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The difference between the width inside the layout margins and that of the readable content guide.
///
/// The minimum of two widths is not linear, so the difference is a constant in the rows. It follows the widths that
/// the rounds of a pass find, as safe areas do.
struct ReadableWidth {
  /// The largest width at which lines of text are easy to read, in points.
  static let widest = 672.0

  /// The priority that limits the width of a view whose width only its content determines.
  static let holding: Float = 999.5

  /// The difference by which the guide is narrower.
  private(set) var excess = 0.0

  /// Whether the view's width depends on the guide's content, so that it has to be limited.
  private(set) var isWidthLimited = false

  /// The last change in this pass, with the room between the margins at which it was made.
  private var lastChange: (room: Double, step: Double)?

  /// Makes the difference for the room between the margins.
  init(room: Double = 0) {
    excess = max(0, room - Self.widest)
  }

  /// Starts a pass, in which it is determined again whether the view's width has to be limited.
  ///
  /// - Returns: Whether it was limited before.
  mutating func beginPass() -> Bool {
    defer { isWidthLimited = false }
    lastChange = nil
    return isWidthLimited
  }

  /// Adjusts the difference to the room that was found between the margins.
  ///
  /// If the room changed by exactly the last step of the guide, it depends on the guide. If it grew, the view's
  /// width is limited, because it would grow forever. If it shrank, the guide takes all the room, because it would
  /// shrink further.
  mutating func update(for room: Double) {
    let wanted = max(0, room - Self.widest)
    if abs(wanted - excess) <= LayoutTolerance.edge { return }
    let isDriven =
      lastChange.map { abs(room - $0.room - $0.step) <= LayoutTolerance.width } ?? false
    let new = isDriven && !isWidthLimited ? 0 : wanted
    isWidthLimited = isDriven && !isWidthLimited && wanted > excess
    lastChange = (room, new - excess)
    excess = new
  }
}
