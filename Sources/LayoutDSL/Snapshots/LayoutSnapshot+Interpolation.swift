// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

extension LayoutSnapshot {
  /// What lies between two snapshots: a picture of an animation.
  ///
  /// The tree is that of `end`. Items that both have, see ``differences(from:tolerance:)``, are on
  /// their way; those that only `end` has are where they will be, those that only this one has are
  /// gone.
  ///
  /// - Parameters:
  ///   - end: Where the way leads.
  ///   - progress: The part of the time that has passed, from 0 to 1; what is outside means the
  ///     nearest end, and a NaN the beginning.
  ///   - curve: How the part of the way follows from the part of the time.
  public func interpolated(
    to end: LayoutSnapshot, at progress: Double, curve: LayoutCurve = .linear
  ) -> LayoutSnapshot {
    let part = curve.value(at: progress)
    let partners = end.partners(in: self)
    let entries = zip(end.entries, partners).map { entry, partner in
      guard let partner else { return entry }
      let frame = self.entries[partner].frame.interpolated(to: entry.frame, part)
      return Entry(name: entry.name, label: entry.label, depth: entry.depth, frame: frame)
    }
    return LayoutSnapshot(entries: entries)
  }
}

extension Rect {
  fileprivate func interpolated(to end: Rect, _ part: Double) -> Rect {
    // What a curve throws beyond all numbers is where it will be.
    func between(_ start: Double, _ end: Double) -> Double {
      let place = part == 0 ? start : part == 1 ? end : start * (1 - part) + end * part
      return place.isFinite ? place : end
    }
    return Rect(
      x: between(minX, end.minX), y: between(minY, end.minY),
      width: max(0, between(width, end.width)), height: max(0, between(height, end.height)))
  }
}
