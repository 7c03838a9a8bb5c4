// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// How much narrower than the layout margins a readable content guide is.
///
/// The smaller of two widths is no linear function, so the difference is a constant that follows the
/// widths which the rounds of a pass find, as safe areas do.
struct ReadableWidth {
  /// The width up to which lines of text are easily read, in points.
  static let widest = 672.0

  /// The priority at which a view that has no width but its content's is held down.
  static let holding: Float = 999.5

  /// What the guide is narrower by.
  private(set) var excess = 0.0

  /// Whether the view's width follows from what is in the guide, so that it has to be held.
  private(set) var isHeld = false

  /// What the last change in this pass was, and the room between the margins at which it was made.
  private var lastChange: (room: Double, step: Double)?

  /// Begins with the room that there is.
  init(room: Double = 0) {
    excess = max(0, room - Self.widest)
  }

  /// Begins a pass: whether the view has to be held is found out anew.
  ///
  /// - Returns: Whether it was held.
  mutating func beginPass() -> Bool {
    defer { isHeld = false }
    lastChange = nil
    return isHeld
  }

  /// Follows the room that was found between the margins.
  ///
  /// If the room changed by exactly the last step of the guide, it depends on the guide. If it grew, the view is
  /// held, since it would grow for ever. If it shrank, the guide takes all of it, since it would go on to shrink.
  mutating func follow(_ room: Double) {
    let wanted = max(0, room - Self.widest)
    if abs(wanted - excess) <= LayoutTolerance.edge { return }
    let isDriven =
      lastChange.map { abs(room - $0.room - $0.step) <= LayoutTolerance.width } ?? false
    let new = isDriven && !isHeld ? 0 : wanted
    isHeld = isDriven && !isHeld && wanted > excess
    lastChange = (room, new - excess)
    excess = new
  }
}
