// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Many small runs of elements in one array, with a free list for each of 64 classes of length.
///
/// A run is named by its start. Runs never move; a run that has to grow is copied into a
/// larger one by its owner.
struct Pool<Element: BitwiseCopyable>: ~Copyable {
  /// All runs, one after another.
  var storage = FlatArray<Element>()

  /// For each class, the last free run in ``links``; -1 for none.
  private var heads = FlatArray<Int32>(repeating: -1, count: 64)

  /// Free runs, each with the one before it in its class, and unused links.
  private var links = FlatArray<(start: Int32, next: Int32)>()
  private var unusedLink: Int32 = -1

  /// The same runs at the same places.
  func copy() -> Pool {
    var copy = Pool()
    copy.storage = storage.copy()
    copy.heads = heads.copy()
    copy.links = links.copy()
    copy.unusedLink = unusedLink
    return copy
  }

  /// The power of two that has room for `count` elements, as an exponent.
  static func sizeClass(_ count: Int) -> Int {
    count <= 1 ? 0 : Int.bitWidth - (count - 1).leadingZeroBitCount
  }

  /// The class of runs of exactly `count` elements; of long ones, up to the next power of two.
  static func exactClass(_ count: Int) -> Int {
    count < 32 ? count : 32 + sizeClass(count)
  }

  /// The length of runs of an exact class with room for `count` elements.
  static func exactLength(_ count: Int) -> Int { count < 32 ? count : 1 << sizeClass(count) }

  /// Takes a run of `length` places, the length of an exact class, to be written before it is read.
  @inline(__always)
  mutating func take(_ length: Int) -> Int {
    if let start = takeFree(Self.exactClass(length)) { return start }
    let start = storage.count
    storage.extend(by: length)
    return start
  }

  /// Takes a run of a class that was given back; nil if there is none.
  @inline(__always)
  mutating func takeFree(_ lengthClass: Int) -> Int? {
    let head = heads[lengthClass]
    if head < 0 { return nil }
    let link = links[Int(head)]
    heads[lengthClass] = link.next
    links[Int(head)].next = unusedLink
    unusedLink = head
    return Int(link.start)
  }

  /// Gives a run back.
  mutating func give(_ start: Int, _ lengthClass: Int) {
    let link = (start: Int32(truncatingIfNeeded: start), next: heads[lengthClass])
    if unusedLink >= 0 {
      heads[lengthClass] = unusedLink
      unusedLink = links[Int(unusedLink)].next
      links[Int(heads[lengthClass])] = link
    } else {
      heads[lengthClass] = Int32(truncatingIfNeeded: links.count)
      links.append(link)
    }
  }
}
