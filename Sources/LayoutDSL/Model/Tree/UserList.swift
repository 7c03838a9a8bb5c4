// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The items that have or had active constraints that mention an item or are hosted by its view.
///
/// The item's subviews and guides are not listed, because it can find them itself. Many items have one or two users,
/// which need no array.
struct UserList: ~Copyable {
  private var first: ItemState?
  private var second: ItemState?
  private var others: [ItemState] = []

  /// The number of rows that mentioned the item and were removed since ``others`` was last cleaned.
  private var removedUseCount: Int32 = 0

  /// Registers a user of `item`.
  ///
  /// - Complexity: O(1), amortised.
  @inline(__always)
  mutating func add(_ user: ItemState, of item: ItemState) {
    if first === user { return }
    if first == nil { first = user } else { addOther(user, of: item) }
  }

  @inline(never)
  private mutating func addOther(_ user: ItemState, of item: ItemState) {
    if second === user { return }
    if second == nil { return second = user }
    if others.last === user { return }
    if removedUseCount >= 64, removedUseCount >= others.count { removeStaleUsers(of: item) }
    others.append(user)
  }

  /// Records that a row that mentioned the item, or was hosted by its view, was removed; the first two users stay
  /// listed, so that nothing is counted without others.
  mutating func noteRemovedUse() {
    if !others.isEmpty, removedUseCount < .max { removedUseCount += 1 }
  }

  mutating func removeAll() {
    (first, second) = (nil, nil)
    others = []
    removedUseCount = 0
  }

  /// The users if there are at most two; nil if there may be more.
  var few: (ItemState?, ItemState?)? { others.isEmpty ? (first, second) : nil }

  /// The users, each once, in the order in which they were first registered.
  var distinct: [ItemState] {
    ([first, second].compactMap(\.self) + others).unique()
  }

  /// Removes users beyond the first two that no longer have a row that mentions the item or is hosted by it.
  private mutating func removeStaleUsers(of item: ItemState) {
    let known = distinct
    others.removeAll()
    for user in known
    where user !== first && user !== second && user.hasRow(concerning: item) {
      others.append(user)
    }
    removedUseCount = 0
  }
}
