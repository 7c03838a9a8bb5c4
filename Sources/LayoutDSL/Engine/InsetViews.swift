// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The views of a tree whose insets count.
struct InsetViews: ~Copyable {
  /// Views whose insets something goes by.
  private(set) var owners: [ItemState] = []

  /// Views that give insets to those below.
  private(set) var sources: [ItemState] = []

  /// Views with a readable content guide.
  private(set) var readableOwners: [ItemState] = []

  /// How deep in the tree the highest view is whose insets the last round changed; 0 if it changed none.
  private(set) var settledDepth = 0

  /// How many owners there may be before those that left are struck off.
  private var ownerLimit = 16

  /// No view.
  init() {}

  /// Adds a view whose insets something goes by.
  ///
  /// - Complexity: O(1), amortised.
  mutating func add(owner: ItemState, strikingOff hasLeft: (ItemState) -> Bool) {
    if owners.count >= ownerLimit {
      owners.removeAll(where: hasLeft)
      ownerLimit = max(16, 2 * owners.count)
    }
    owners.append(owner)
  }

  mutating func add(source: ItemState) { sources.append(source) }

  mutating func add(readableOwner owner: ItemState) { readableOwners.append(owner) }

  mutating func removeOwners(where hasLeft: (ItemState) -> Bool) {
    owners.removeAll(where: hasLeft)
  }

  mutating func removeSources(where givesNone: (ItemState) -> Bool) {
    sources.removeAll(where: givesNone)
  }

  mutating func removeReadableOwners(where hasLeft: (ItemState) -> Bool) {
    readableOwners.removeAll(where: hasLeft)
  }

  /// Begins a round, which has changed nothing yet.
  mutating func beginRound() { settledDepth = 0 }

  /// Notes that the round changes the insets of a view.
  mutating func noteSettled(at depth: Int) {
    settledDepth = settledDepth == 0 ? depth : min(settledDepth, depth)
  }

  /// Lets go of what the views keep for the engine.
  func end() {
    for state in owners { state.view?.insetState?.engine = nil }
    for state in sources { state.view?.insetState?.sourceEngine = nil }
    for state in readableOwners { state.view?.insetState?.readableEngine = nil }
  }
}
