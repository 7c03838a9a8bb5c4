// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Doubly linked lists of indices, one for each count: the rows, or columns, with so many entries.
struct CountLists: ~Copyable {
  private var heads = FlatArray<Int32>()
  private var nexts = FlatArray<Int32>()
  private var previous = FlatArray<Int32>()
  /// The list that each index is in; -1 for none.
  private var counts = FlatArray<Int32>()

  init() {}

  init(size: Int) {
    heads = FlatArray(repeating: -1, count: size + 1)
    nexts = FlatArray(repeating: -1, count: size)
    previous = FlatArray(repeating: -1, count: size)
    counts = FlatArray(repeating: -1, count: size)
  }

  /// The first index with a count; -1 for none.
  func first(count: Int) -> Int { Int(heads[count]) }

  /// The index after another one; -1 for none.
  func next(_ index: Int) -> Int { Int(nexts[index]) }

  mutating func insert(_ index: Int, count: Int) {
    let head = heads[count]
    nexts[index] = head
    previous[index] = -1
    if head >= 0 { previous[Int(head)] = Int32(truncatingIfNeeded: index) }
    heads[count] = Int32(truncatingIfNeeded: index)
    counts[index] = Int32(truncatingIfNeeded: count)
  }

  mutating func remove(_ index: Int) {
    let count = counts[index]
    if count < 0 { return }
    let after = nexts[index]
    let before = previous[index]
    if before >= 0 { nexts[Int(before)] = after } else { heads[Int(count)] = after }
    if after >= 0 { previous[Int(after)] = before }
    counts[index] = -1
  }

  /// Moves an index that is in a list to another one.
  mutating func move(_ index: Int, count: Int) {
    if counts[index] < 0 || Int(counts[index]) == count { return }
    remove(index)
    insert(index, count: count)
  }
}
