// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Variables that a row could determine, in the order in which the crash tries them.
///
/// Buckets, first to last: by how many inequalities wait for another open variable (0 to 3 and more), and in each by four
/// classes of level; variables that are held from one side only; variables that only rows of low levels hold; links of
/// chains. Record 0403 has the reasons. Within a bucket the last one in is the first one out.
struct CrashQueue: ~Copyable {
  /// The bucket of variables that are held from one side only.
  private static let lastBucket = 16

  /// The bucket of variables that nothing holds but rows of low levels.
  private static let weakBucket = 17

  /// The bucket of links of a chain that is determined from its other end.
  private static let chainBucket = 18

  /// The levels of rows that say how things should be where nothing else says it; what is below them says
  /// where to begin.
  private static let weakLevels: Range<Float> = 1..<50

  /// The last variable of each bucket in ``links``; -1 for none.
  private var heads = FlatArray<Int32>(repeating: -1, count: chainBucket + 1)
  private var links = FlatArray<(column: Int32, next: Int32)>()

  /// For each variable that was looked at and left open, how many entries there were then; negative where it may keep its
  /// value.
  ///
  /// Older entries of the variable bring nothing new: they are skipped where the number is negative, and move to the last
  /// bucket where it is not.
  private var seenAt = FlatArray<Int32>()

  /// The buckets that have any, a bit each.
  private var mask: UInt32 = 0

  /// Lets variables below `count` be put in.
  mutating func extend(to count: Int) { seenAt.extend(to: count, with: 0) }

  /// Makes room for as many entries.
  mutating func reserveCapacity(_ count: Int) { links.reserveCapacity(count) }

  /// Puts a variable in.
  @inline(__always)
  mutating func push(_ column: Int, waiting: Int, priority: Float) {
    if Self.weakLevels.contains(priority) { return push(column, Self.weakBucket) }
    // Four classes of levels are enough to try the important ones first.
    let level = priority >= 1000 ? 0 : priority > 500 ? 1 : priority > 250 ? 2 : 3
    push(column, min(3, waiting) * 4 + level)
  }

  /// Puts a variable behind those that are held from both sides.
  ///
  /// It comes before them again only if it is put in anew.
  mutating func pushLast(_ column: Int) {
    seenAt[column] = Int32(truncatingIfNeeded: links.count)
    push(column, Self.lastBucket)
  }

  /// Puts a variable behind all others but links of a chain.
  mutating func pushWeak(_ column: Int) {
    seenAt[column] = 0
    push(column, Self.weakBucket)
  }

  /// Passes over the variable that was taken out last, which may stay where it is, until it is put in anew.
  mutating func pass(_ column: Int) { seenAt[column] = -Int32(truncatingIfNeeded: links.count) }

  /// Puts the variable that was taken out last behind all others, those of the weak bucket included.
  mutating func pushBehindWeak(_ column: Int) {
    pass(column)
    push(column, Self.chainBucket)
  }

  /// Passes over the variable that was taken out last until as many are put in again as ever were: of a variable that no row
  /// can determine, one row of many tells little that is new.
  mutating func passLong(_ column: Int) {
    seenAt[column] = -2 * Int32(truncatingIfNeeded: links.count)
  }

  @inline(__always)
  private mutating func push(_ column: Int, _ bucket: Int) {
    links.append((Int32(truncatingIfNeeded: column), heads[bucket]))
    heads[bucket] = Int32(truncatingIfNeeded: links.count - 1)
    mask |= 1 << UInt32(truncatingIfNeeded: bucket)
  }

  /// Takes the next variable out, and says whether it has waited behind others, and behind all but links of chains.
  @inline(__always)
  mutating func pop() -> (column: Int, hasWaited: Bool, isWeak: Bool)? {
    while mask != 0 {
      let bucket = mask.trailingZeroBitCount
      let place = heads[bucket]
      let link = links[Int(place)]
      heads[bucket] = link.next
      if link.next < 0 { mask &= ~(1 << UInt32(truncatingIfNeeded: bucket)) }
      let seenAt = seenAt[Int(link.column)]
      if place < -seenAt { continue }
      if bucket >= Self.lastBucket || place >= seenAt {
        return (Int(link.column), bucket >= Self.lastBucket, bucket == Self.weakBucket)
      }
      push(Int(link.column), Self.lastBucket)
    }
    forgetLinks()
    return nil
  }

  mutating func removeAll() {
    heads.fill(-1)
    forgetLinks()
    mask = 0
  }

  private mutating func forgetLinks() {
    for place in links.indices { seenAt[Int(links[place].column)] = 0 }
    links.removeAll()
  }
}
