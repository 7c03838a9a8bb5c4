// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Frames that are to be assigned, and those that a pass has assigned and may have to take back.
struct FrameChanges: ~Copyable {
  /// A frame that a pass assigned over another.
  struct Assignment {
    let item: ItemState
    let before: Rect
    let after: Rect
  }

  /// Items whose values changed; one whose mark says that they did not is passed over.
  private(set) var touched = OwnedList<Int32>()

  /// Views that take no part since the last assignment.
  private(set) var released: [ItemState] = []

  /// Owners whose inset guides may have moved.
  private(set) var movedMargins: [ItemState] = []

  /// The frames to go back to if the pass throws; kept only by one that may.
  private(set) var assignments: [Assignment] = []
  private(set) var isKeepingAssignments = false

  /// What was assigned to views whose class may override how it is set, and is not announced to them yet.
  private var unannounced: [(item: ItemState, before: Rect)] = []

  /// Whether frames are rounded to pixels, and where items were in the root when they last were, by
  /// place.
  private(set) var isRounding = false
  private var origins = OwnedList<Point>()

  /// Whether there are values, or views that take no part any more, whose frames are not assigned yet.
  var areLeft: Bool { touched.count > 0 || !released.isEmpty }

  /// Whether nothing at all has to be placed, or announced.
  var isEmpty: Bool { !areLeft && movedMargins.isEmpty && unannounced.isEmpty }

  /// Makes room for items that are about to join.
  mutating func reserve(_ additional: Int) {
    touched.reserve(touched.count + Int32(truncatingIfNeeded: additional))
  }

  @inline(__always)
  mutating func add(touched place: Int32) { touched.append(place) }

  mutating func add(released view: ItemState) { released.append(view) }

  mutating func add(movedMarginsOf owner: ItemState) { movedMargins.note(owner) }

  /// Forgets the items, whose frames are assigned.
  mutating func removeTouched() { touched.removeAll { _ in true } }

  /// Forgets some of the items.
  mutating func keepTouched(_ isKept: (Int32) -> Bool) {
    var count: Int32 = 0
    for number in 0..<touched.count where isKept(touched[number]) {
      touched[count] = touched[number]
      count += 1
    }
    while touched.count > count { touched.removeLast() }
  }

  /// Forgets views that are gone.
  mutating func removeGone() { released = released.unique().filter { !$0.isGone } }

  /// The views that take no part, which are to follow their masks.
  mutating func takeReleased() -> [ItemState] { released.takeAll() }

  /// The owners whose inset guides are to be placed.
  mutating func takeMovedMargins() -> [ItemState] { movedMargins.takeAll() }

  /// Begins or ends to keep the frames that are assigned over.
  mutating func keepAssignments(_ isKeeping: Bool) { isKeepingAssignments = isKeeping }

  /// Keeps the frame of an item that is assigned another.
  mutating func note(_ before: Rect, _ after: Rect, of item: ItemState) {
    if isKeepingAssignments {
      assignments.append(Assignment(item: item, before: before, after: after))
    }
  }

  /// Keeps the frame of a view, or of the content of one, that is to be told of another.
  mutating func add(unannounced before: Rect, of item: ItemState) {
    unannounced.append((item, before))
  }

  /// Takes out what is to be announced: each item once, with its first frame.
  mutating func takeUnannounced() -> [(item: ItemState, before: Rect)] {
    if unannounced.isEmpty { return [] }
    var seen: Set<ItemState> = []
    return unannounced.takeAll().filter { seen.insert($0.item).inserted }
  }

  /// Ends the pass: its frames stay.
  mutating func endPass() {
    isKeepingAssignments = false
    assignments.removeAll(keepingCapacity: true)
  }

  mutating func setRounding(_ isRounding: Bool) { self.isRounding = isRounding }

  /// Where an item was; not a number if it never was rounded.
  func origin(at place: Int32) -> Point { place < origins.count ? origins[place] : .nowhere }

  mutating func set(_ origin: Point, at place: Int32) {
    while origins.count <= place { origins.append(.nowhere) }
    origins[place] = origin
  }

  /// An item that joins was nowhere before, whoever had its place.
  mutating func forgetOrigin(at place: Int32) {
    if place < origins.count { origins[place] = .nowhere }
  }

  /// Forgets the items and views of an engine that gave up.
  mutating func forgetItems() {
    touched.removeAll { _ in true }
    released = []
  }
}

extension Point {
  fileprivate static let nowhere = Point(x: .nan, y: .nan)
}
