// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Variables that a row could determine, in the order in which the crash tries them.
///
/// Buckets, first to last: by the number of inequalities that wait for another open variable (0 to 3 and more), and in
/// each by four classes of level; variables held from one side only; variables that only rows of low levels hold; links
/// of chains. Record 0403 has the reasons. Each bucket is last in, first out.
struct CrashQueue: ~Copyable {
  /// The bucket of variables held from one side only.
  private static let oneSidedBucket = 16

  /// The bucket of variables that only rows of low levels hold.
  private static let weakBucket = 17

  /// The bucket of links of a chain that is determined from its other end.
  private static let chainBucket = 18

  /// The levels of rows that apply where nothing stronger does; rows at levels below them only give initial values.
  private static let weakLevels: Range<Float> = 1..<50

  /// The index in ``links`` of the last entry of each bucket; -1 for none.
  private var heads = FlatArray<Int32>(repeating: -1, count: chainBucket + 1)
  private var links = FlatArray<(column: Int32, next: Int32)>()

  /// For each variable that was examined and left open, the number of entries at that time; negative if it may keep its
  /// value.
  ///
  /// Older entries of the variable carry nothing new: they are skipped if the number is negative, and otherwise move to
  /// the one-sided bucket.
  private var seenAt = FlatArray<Int32>()

  /// The buckets that are not empty, one bit each.
  private var mask: UInt32 = 0

  /// Makes room for variables below `count`.
  mutating func extend(to count: Int) { seenAt.extend(to: count, with: 0) }

  /// Reserves memory for `count` entries.
  mutating func reserveCapacity(_ count: Int) { links.reserveCapacity(count) }

  /// Inserts a variable.
  @inline(__always)
  mutating func push(_ column: Int, waiting: Int, priority: Float) {
    if Self.weakLevels.contains(priority) { return push(column, Self.weakBucket) }
    // Four classes of levels suffice to try the important ones first.
    let level = priority >= 1000 ? 0 : priority > 500 ? 1 : priority > 250 ? 2 : 3
    push(column, min(3, waiting) * 4 + level)
  }

  /// Inserts a variable behind those held from both sides.
  ///
  /// It comes before them again only if it is inserted again.
  mutating func pushOneSided(_ column: Int) {
    seenAt[column] = Int32(truncatingIfNeeded: links.count)
    push(column, Self.oneSidedBucket)
  }

  /// Inserts a variable behind all others except links of a chain.
  mutating func pushWeak(_ column: Int) {
    seenAt[column] = 0
    push(column, Self.weakBucket)
  }

  /// Skips the variable that was popped last, which may keep its value, until it is inserted again.
  mutating func skipOldEntries(of column: Int) {
    seenAt[column] = -Int32(truncatingIfNeeded: links.count)
  }

  /// Inserts the variable that was popped last behind all others, including those of the weak bucket.
  mutating func pushChainLink(_ column: Int) {
    skipOldEntries(of: column)
    push(column, Self.chainBucket)
  }

  /// Skips the variable that was popped last until as many entries have been inserted again as ever were: if no row can
  /// determine it, one of its many rows tells little that is new.
  mutating func skipOldAndNewEntries(of column: Int) {
    seenAt[column] = -2 * Int32(truncatingIfNeeded: links.count)
  }

  @inline(__always)
  private mutating func push(_ column: Int, _ bucket: Int) {
    links.append((Int32(truncatingIfNeeded: column), heads[bucket]))
    heads[bucket] = Int32(truncatingIfNeeded: links.count - 1)
    mask |= 1 << UInt32(truncatingIfNeeded: bucket)
  }

  /// Removes and returns the next variable, and whether it has waited behind others, and behind all but links of
  /// chains.
  @inline(__always)
  mutating func pop() -> (column: Int, hasWaited: Bool, isWeak: Bool)? {
    while mask != 0 {
      let bucket = mask.trailingZeroBitCount
      let index = heads[bucket]
      let link = links[Int(index)]
      heads[bucket] = link.next
      if link.next < 0 { mask &= ~(1 << UInt32(truncatingIfNeeded: bucket)) }
      let seenAt = seenAt[Int(link.column)]
      if index < -seenAt { continue }
      if bucket >= Self.oneSidedBucket || index >= seenAt {
        return (Int(link.column), bucket >= Self.oneSidedBucket, bucket == Self.weakBucket)
      }
      push(Int(link.column), Self.oneSidedBucket)
    }
    clearLinks()
    return nil
  }

  mutating func removeAll() {
    heads.fill(-1)
    clearLinks()
    mask = 0
  }

  private mutating func clearLinks() {
    for index in links.indices { seenAt[Int(links[index].column)] = 0 }
    links.removeAll()
  }
}
