// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The items that have, or had, active constraints that mention an item or are hosted by its view.
///
/// Its subviews and guides are not listed, since they are known as such. Many items have one or two users,
/// which need no list.
struct UserList: ~Copyable {
  private var first: ItemState?
  private var second: ItemState?
  private var others: [ItemState] = []

  /// How many rows that mention the item were removed since ``others`` lost those that use it no more.
  private var lostUses: Int32 = 0

  /// Notes a user of `item`.
  ///
  /// - Complexity: O(1), amortised.
  @inline(__always)
  mutating func note(_ user: ItemState, of item: ItemState) {
    if first === user { return }
    if first == nil { first = user } else { noteOther(user, of: item) }
  }

  @inline(never)
  private mutating func noteOther(_ user: ItemState, of item: ItemState) {
    if second === user { return }
    if second == nil { return second = user }
    if others.last === user { return }
    if lostUses >= 64, lostUses >= others.count { strikeOff(of: item) }
    others.append(user)
  }

  /// Notes that a row that mentioned the item, or that its view hosted, is gone.
  mutating func noteLostUse() { lostUses &+= 1 }

  /// Forgets all users.
  mutating func removeAll() {
    (first, second) = (nil, nil)
    others = []
  }

  /// The users if there are at most two; nil if there may be more.
  var few: (ItemState?, ItemState?)? { others.isEmpty ? (first, second) : nil }

  /// The users, each once, in the order in which they came first.
  var distinct: [ItemState] {
    ([first, second].compactMap(\.self) + others).unique()
  }

  /// Forgets those of many users that have no row about the item any more.
  private mutating func strikeOff(of item: ItemState) {
    let known = distinct
    others.removeAll()
    for user in known
    where user !== first && user !== second && user.hasRow(concerning: item) {
      others.append(user)
    }
    lostUses = 0
  }
}
