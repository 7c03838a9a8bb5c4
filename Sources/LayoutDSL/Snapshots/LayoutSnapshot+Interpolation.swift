// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

extension LayoutSnapshot {
  /// Returns a snapshot between two others: one frame of an animation.
  ///
  /// The tree is that of `end`. Items of both snapshots, see ``differences(from:tolerance:)``, are on their way. Items
  /// that only `end` has are at their final place, and those that only this one has are missing.
  ///
  /// - Parameters:
  ///   - end: The final snapshot.
  ///   - progress: The elapsed share of the time, clamped to 0 ... 1; NaN counts as 0.
  ///   - curve: The progress as a function of the time.
  public func interpolated(
    to end: LayoutSnapshot, at progress: Double, curve: LayoutCurve = .linear
  ) -> LayoutSnapshot {
    let part = curve.value(at: progress)
    let indices = end.correspondingIndices(in: self)
    let entries = zip(end.entries, indices).map { entry, index in
      guard let index else { return entry }
      let frame = self.entries[index].frame.interpolated(to: entry.frame, part)
      return Entry(name: entry.name, label: entry.label, depth: entry.depth, frame: frame)
    }
    return LayoutSnapshot(entries: entries)
  }
}

extension Rect {
  fileprivate func interpolated(to end: Rect, _ part: Double) -> Rect {
    // Where a curve overflows a `Double`, the final number is used.
    func between(_ start: Double, _ end: Double) -> Double {
      let position = part == 0 ? start : part == 1 ? end : start * (1 - part) + end * part
      return position.isFinite ? position : end
    }
    return Rect(
      x: between(minX, end.minX), y: between(minY, end.minY),
      width: max(0, between(width, end.width)), height: max(0, between(height, end.height)))
  }
}
