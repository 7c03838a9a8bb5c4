// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// A list of distinct indices with a constant-time membership test: a sparse set
/// (Briggs, Torczon, "An efficient representation for sparse sets", 1993).
///
/// - Invariant: the marked indices are those in the list.
struct MarkedList: ~Copyable {
  private var members = FlatArray<Int32>()
  private var isMember = FlatArray<Bool>()

  var count: Int { @inline(__always) get { members.count } }
  var isEmpty: Bool { @inline(__always) get { members.isEmpty } }
  var indices: Range<Int> { members.indices }

  /// The index at a position of the list.
  subscript(position: Int) -> Int { @inline(__always) get { Int(members[position]) } }

  /// Makes room for indices below `count`.
  @inline(__always)
  mutating func extend(to count: Int) { isMember.extend(to: count, with: false) }

  @inline(__always)
  func contains(_ index: Int) -> Bool { isMember[index] }

  /// Adds an index unless it is present.
  @inline(__always)
  mutating func insert(_ index: Int) {
    if isMember[index] { return }
    isMember[index] = true
    members.append(Int32(truncatingIfNeeded: index))
  }

  /// Removes the members from position `kept` on.
  @inline(__always)
  mutating func truncate(to kept: Int) {
    for position in kept..<members.count { isMember[Int(members[position])] = false }
    members.truncate(to: kept)
  }

  @inline(__always)
  mutating func removeAll() { truncate(to: 0) }

  /// Keeps the members for which `isKept` holds, in their order.
  @inline(__always)
  mutating func filter(_ isKept: (Int) -> Bool) {
    let marks = isMember.slots
    members.filter { index in
      marks[Int(index)] = isKept(Int(index))
      return marks[Int(index)]
    }
  }

  func copy() -> MarkedList {
    var copy = MarkedList()
    copy.members = members.copy()
    copy.isMember = isMember.copy()
    return copy
  }
}
