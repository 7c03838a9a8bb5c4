// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Many short runs of elements in one array, with a free list for each of 64 length classes.
///
/// A run is identified by its start. Runs never move; the owner of a run that has to grow copies it into a larger one.
/// Runs shorter than 32 are exactly as long as requested, longer ones are rounded up to a power of two.
struct Pool<Element: BitwiseCopyable>: ~Copyable {
  /// All runs, one after another.
  private var elements = FlatArray<Element>()

  /// For each class, the index in ``links`` of the last free run; -1 for none.
  private var heads = FlatArray<Int32>(repeating: -1, count: 64)

  /// The free runs, each linked to the previous one of its class, and unused links.
  private var links = FlatArray<(start: Int32, next: Int32)>()
  private var unusedLink: Int32 = -1

  /// The total length of all runs.
  var count: Int { @inline(__always) get { elements.count } }

  subscript(index: Int) -> Element {
    @inline(__always) get { elements[index] }
    @inline(__always) _modify { yield &elements[index] }
  }

  /// The elements, for one loop that reads, valid until a run is allocated.
  var view: FlatView<Element> { @inline(__always) get { elements.view } }

  /// The elements, for one loop that writes, valid until a run is allocated.
  var slots: FlatSlots<Element> { @inline(__always) mutating get { elements.slots } }

  mutating func reserveCapacity(_ wanted: Int) { elements.reserveCapacity(wanted) }

  /// Appends an element to the run that ``finishRun(from:)`` will end.
  @inline(__always)
  mutating func append(_ element: Element) { elements.append(element) }

  /// Discards the elements appended from `start` on.
  mutating func dropRun(from start: Int) { elements.truncate(to: start) }

  /// Turns the elements appended from `start` on into a run, and returns its start.
  ///
  /// Moves them to a free run of that length if there is one.
  @inline(__always)
  mutating func finishRun(from start: Int) -> Int {
    let count = elements.count - start
    if let free = popFree(Self.lengthClass(count)) {
      elements.copyRun(from: start, to: free, length: count)
      elements.truncate(to: start)
      return free
    }
    if count >= 32 { elements.extend(by: Self.length(count) - count) }
    return start
  }

  /// Copies elements between two runs.
  mutating func copyRun(from source: Int, to target: Int, length: Int) {
    elements.copyRun(from: source, to: target, length: length)
  }

  /// The class of runs with room for `count` elements.
  private static func lengthClass(_ count: Int) -> Int {
    count < 32 ? count : 32 + Int.bitWidth - (count - 1).leadingZeroBitCount
  }

  /// The length of a run with room for `count` elements.
  static func length(_ count: Int) -> Int {
    count < 32 ? count : 1 << (Int.bitWidth - (count - 1).leadingZeroBitCount)
  }

  /// The length of the longest run that `length` elements have room for.
  static func longest(within length: Int) -> Int {
    length < 32 ? length : 1 << (Int.bitWidth - 1 - length.leadingZeroBitCount)
  }

  /// Appends a run of `length` elements, which must be written before they are read; a run that is to be freed
  /// must have a length that ``length(_:)`` returns.
  @inline(__always)
  mutating func appendRun(_ length: Int) -> Int {
    let start = elements.count
    elements.extend(by: length)
    return start
  }

  /// Allocates a run with room for `count` elements, which must be written before they are read.
  mutating func allocate(_ count: Int) -> Int {
    if let start = popFree(Self.lengthClass(count)) { return start }
    return appendRun(Self.length(count))
  }

  @inline(__always)
  private mutating func popFree(_ lengthClass: Int) -> Int? {
    let head = heads[lengthClass]
    if head < 0 { return nil }
    let link = links[Int(head)]
    heads[lengthClass] = link.next
    links[Int(head)].next = unusedLink
    unusedLink = head
    return Int(link.start)
  }

  /// Returns a run that was allocated for `count` elements to the free list of its class.
  mutating func free(_ start: Int, _ count: Int) {
    let lengthClass = Self.lengthClass(count)
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

  func copy() -> Pool {
    var copy = Pool()
    copy.elements = elements.copy()
    copy.heads = heads.copy()
    copy.links = links.copy()
    copy.unusedLink = unusedLink
    return copy
  }
}
