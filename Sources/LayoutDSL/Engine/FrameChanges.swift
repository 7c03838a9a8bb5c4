// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Frames that are to be assigned, and those that a pass has assigned and may have to undo.
struct FrameChanges: ~Copyable {
  /// A frame that a pass assigned over another.
  struct Assignment {
    let item: ItemState
    let before: Rect
    let after: Rect
  }

  /// Items whose values changed; one whose ``EngineItem/hasChangedValue`` is false is skipped.
  private(set) var changedItems = OwnedList<Int32>()

  /// Views that have stopped taking part since the last assignment.
  private(set) var released: [ItemState] = []

  /// Views that override members that layout reads, and whose frames have changed.
  private var overriders: [ItemState] = []

  /// Owners whose inset guides may have moved.
  private(set) var movedGuideOwners: [ItemState] = []

  /// The extents that content areas keep because no row mentions them, and that differ from the solved ones.
  private(set) var keptExtents: [Quantity: [ItemState]] = [:]

  /// The frames to restore if the pass throws; recorded only by a pass that may.
  private(set) var assignments: [Assignment] = []
  private(set) var isKeepingAssignments = false

  /// The former frames of views, or of their content, whose possibly overridden setters were not called since.
  private var pendingSetterCalls: [(item: ItemState, before: Rect)] = []

  /// Whether frames are rounded to pixels, and the origins of items in the root at the last rounding, by index.
  private(set) var isRounding = false
  private var origins = OwnedList<Point>()

  /// Whether there are values, or views that take no part any more, whose frames are not assigned yet.
  var hasUnassigned: Bool { changedItems.count > 0 || !released.isEmpty }

  /// Whether nothing at all has to be placed, or announced.
  var isEmpty: Bool { !hasUnassigned && movedGuideOwners.isEmpty && pendingSetterCalls.isEmpty }

  /// Makes room for items that are about to join.
  mutating func reserve(_ additional: Int) {
    changedItems.reserve(changedItems.count + Int32(truncatingIfNeeded: additional))
  }

  @inline(__always)
  mutating func add(changed index: Int32) { changedItems.append(index) }

  mutating func add(released view: ItemState) { released.enqueue(view) }

  mutating func add(movedGuidesOf owner: ItemState) { movedGuideOwners.enqueue(owner) }

  mutating func add(overrider view: ItemState) { overriders.enqueue(view) }

  /// Takes the views with overrides whose frames have changed, each once.
  mutating func takeOverriders() -> [ItemState] {
    overriders.isEmpty ? [] : overriders.takeAll().unique()
  }

  /// Forgets the items, all of whose frames were assigned.
  mutating func removeChangedItems() { changedItems.removeAll { _ in true } }

  /// Forgets the items that are not to be kept.
  mutating func keepChangedItems(_ isKept: (Int32) -> Bool) {
    var count: Int32 = 0
    for number in 0..<changedItems.count where isKept(changedItems[number]) {
      changedItems[count] = changedItems[number]
      count += 1
    }
    while changedItems.count > count { changedItems.removeLast() }
  }

  mutating func add(kept extent: Quantity, of area: ItemState) {
    keptExtents[extent, default: []].append(area)
  }

  /// Takes the content areas that keep an extent, each once.
  mutating func takeAreas(keeping extent: Quantity) -> [ItemState] {
    keptExtents.removeValue(forKey: extent)?.unique() ?? []
  }

  /// Takes the views that no longer take part, which their masks are to place.
  mutating func takeReleased() -> [ItemState] { released.takeAll() }

  /// Takes the owners whose inset guides are to be placed.
  mutating func takeMovedGuideOwners() -> [ItemState] { movedGuideOwners.takeAll() }

  /// Starts or stops recording the frames that assignments replace.
  mutating func setKeepingAssignments(_ isKeeping: Bool) { isKeepingAssignments = isKeeping }

  /// Records an assignment to an item, if the pass records them.
  mutating func recordAssignment(from before: Rect, to after: Rect, of item: ItemState) {
    if isKeepingAssignments {
      assignments.append(Assignment(item: item, before: before, after: after))
    }
  }

  /// Records the former frame of a view, or of its content, whose setters are to be called.
  mutating func addSetterCall(from before: Rect, of item: ItemState) {
    pendingSetterCalls.append((item, before))
  }

  /// Takes the items whose setters are to be called, each once, with its first former frame.
  mutating func takePendingSetterCalls() -> [(item: ItemState, before: Rect)] {
    if pendingSetterCalls.isEmpty { return [] }
    var seen: Set<ItemState> = []
    return pendingSetterCalls.takeAll().filter { seen.insert($0.item).inserted }
  }

  /// Ends the pass: its frames stay.
  mutating func endPass() {
    isKeepingAssignments = false
    assignments.removeAll(keepingCapacity: true)
  }

  mutating func setRounding(_ isRounding: Bool) { self.isRounding = isRounding }

  /// Returns the origin of an item at the last rounding; not a number if there was none.
  func origin(at index: Int32) -> Point { index < origins.count ? origins[index] : .nowhere }

  mutating func set(_ origin: Point, at index: Int32) {
    while origins.count <= index { origins.append(.nowhere) }
    origins[index] = origin
  }

  /// Forgets the origin at an index, which may be that of an earlier item.
  mutating func forgetOrigin(at index: Int32) {
    if index < origins.count { origins[index] = .nowhere }
  }

  /// Forgets the items and views of an engine that gave up.
  mutating func forgetItems() {
    changedItems.removeAll { _ in true }
    released = []
    overriders = []
  }
}

extension Point {
  fileprivate static let nowhere = Point(x: .nan, y: .nan)
}
