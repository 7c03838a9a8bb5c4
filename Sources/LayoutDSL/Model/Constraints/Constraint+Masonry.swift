// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

// Masonry's setters, which it has beside the words of its chains. They work whether the constraint is
// active or not; a number that is not finite is refused and recorded as a mistake.
extension Constraint {
  /// Replaces the constant by a number, in points; Masonry's `setOffset:`.
  public func setOffset(
    _ offset: any ConstraintOffsetTarget, fileID: String = #fileID, line: UInt = #line
  ) {
    update(offset: offset, fileID: fileID, line: line)
  }

  /// Replaces the constant by the same distance inwards from every side, in points; Masonry's
  /// `setInset:`.
  public func setInset(
    _ inset: any ConstraintInsetTarget, fileID: String = #fileID, line: UInt = #line
  ) {
    update(inset: inset, fileID: fileID, line: line)
  }

  /// Replaces the constant by distances inwards, in points; Masonry's `setInsets:`.
  public func setInsets(_ insets: Insets, fileID: String = #fileID, line: UInt = #line) {
    update(inset: insets, fileID: fileID, line: line)
  }

  /// Replaces the constants of widths and heights, in points; Masonry's `setSizeOffset:`.
  public func setSizeOffset(_ offset: Size, fileID: String = #fileID, line: UInt = #line) {
    update(sizeOffset: offset, fileID: fileID, line: line)
  }

  /// Replaces the constants of the two centres, in points; Masonry's `setCenterOffset:`.
  public func setCenterOffset(_ offset: Point, fileID: String = #fileID, line: UInt = #line) {
    update(centerOffset: offset, fileID: fileID, line: line)
  }
}
