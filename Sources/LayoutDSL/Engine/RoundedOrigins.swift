// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Whether frames are rounded to pixels, and where items were in the root when they last were, by place.
struct RoundedOrigins: ~Copyable {
  private(set) var isRounding = false
  private var origins = OwnedList<Point>()

  /// Nothing is rounded.
  init() {}

  /// Where an item was; not a number if it never was rounded.
  func origin(at place: Int32) -> Point { place < origins.count ? origins[place] : .nowhere }

  mutating func setRounding(_ isRounding: Bool) { self.isRounding = isRounding }

  mutating func set(_ origin: Point, at place: Int32) {
    while origins.count <= place { origins.append(.nowhere) }
    origins[place] = origin
  }

  /// An item that joins was nowhere before, whoever had its place.
  mutating func forget(_ place: Int32) {
    if place < origins.count { origins[place] = .nowhere }
  }
}

extension Point {
  fileprivate static let nowhere = Point(x: .nan, y: .nan)
}
