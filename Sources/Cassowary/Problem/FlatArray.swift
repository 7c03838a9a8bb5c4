// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// A growing array of plain numbers and records that has one owner.
///
/// The solver's loops read and write single places of large arrays. An `Array` asks at each
/// write whether somebody shares its storage; this one cannot be shared, so that a write is a
/// write. Every index is checked, as an `Array`'s is. All of the core's use of raw memory is
/// in this type.
@safe
struct FlatArray<Element: BitwiseCopyable>: ~Copyable {
  private var base: UnsafeMutablePointer<Element>
  private(set) var capacity: Int
  private(set) var count: Int

  /// Makes an empty array.
  ///
  /// Takes no memory until something is appended.
  init() {
    unsafe base = Self.nowhere
    capacity = 0
    count = 0
  }

  /// Makes an array of `count` equal elements.
  init(repeating element: Element, count: Int) {
    self.init()
    append(element, times: count)
  }

  deinit {
    if capacity > 0 { unsafe base.deallocate() }
  }

  /// A valid address for arrays without memory; nothing is read or written there.
  private static var nowhere: UnsafeMutablePointer<Element> {
    unsafe UnsafeMutablePointer(bitPattern: MemoryLayout<Element>.alignment).unsafelyUnwrapped
  }

  /// Another array of the same elements.
  func copy() -> FlatArray {
    var copy = FlatArray()
    copy.append(contentsOf: self)
    return copy
  }

  @inline(__always)
  private func check(_ index: Int) {
    precondition(UInt(bitPattern: index) < UInt(bitPattern: count), "index out of range")
  }

  /// The element at a place.
  subscript(index: Int) -> Element {
    @inline(__always) get {
      check(index)
      return unsafe base[index]
    }
    @inline(__always) _modify {
      check(index)
      yield unsafe &base[index]
    }
  }

  /// Where the elements are, for the few loops that count every instruction.
  ///
  /// Valid until the array grows or goes; indices are not checked.
  @unsafe
  var address: UnsafeMutablePointer<Element> {
    @inline(__always) get { unsafe base }
  }

  var isEmpty: Bool { count == 0 }

  var indices: Range<Int> { 0..<count }

  var first: Element? { isEmpty ? nil : self[0] }

  var last: Element? { isEmpty ? nil : self[count - 1] }

  @inline(__always)
  mutating func append(_ element: Element) {
    if count == capacity { grow(to: count + 1) }
    unsafe (base + count).initialize(to: element)
    count += 1
  }

  /// Appends `extra` times the same element.
  mutating func append(_ element: Element, times extra: Int) {
    if count + extra > capacity { grow(to: count + extra) }
    unsafe (base + count).initialize(repeating: element, count: extra)
    count += extra
  }

  /// Appends `extra` places that hold nothing of meaning until they are written.
  @inline(__always)
  mutating func extend(by extra: Int) {
    if count + extra > capacity { grow(to: count + extra) }
    count += extra
  }

  mutating func append(contentsOf elements: borrowing FlatArray) {
    if elements.isEmpty { return }
    reserveCapacity(count + elements.count)
    unsafe (base + count).initialize(from: elements.base, count: elements.count)
    count += elements.count
  }

  mutating func append(contentsOf elements: some Sequence<Element>) {
    for element in elements { append(element) }
  }

  @inline(__always)
  @discardableResult
  mutating func removeLast() -> Element {
    let element = self[count - 1]
    count -= 1
    return element
  }

  @inline(__always)
  mutating func popLast() -> Element? { isEmpty ? nil : removeLast() }

  /// Makes all elements equal.
  mutating func fill(_ element: Element) {
    unsafe base.update(repeating: element, count: count)
  }

  /// Forgets the elements and keeps the memory.
  @inline(__always)
  mutating func removeAll() { count = 0 }

  /// Keeps the first `kept` elements.
  mutating func truncate(to kept: Int) {
    precondition(kept >= 0 && kept <= count, "index out of range")
    count = kept
  }

  /// Forgets the elements and gives the memory back.
  mutating func release() {
    if capacity > 0 { unsafe base.deallocate() }
    unsafe base = Self.nowhere
    capacity = 0
    count = 0
  }

  mutating func reserveCapacity(_ wanted: Int) {
    if wanted > capacity { grow(to: wanted) }
  }

  /// Copies `length` elements within the array; the two runs must not overlap.
  mutating func copyRun(from source: Int, to target: Int, length: Int) {
    if length == 0 { return }
    check(source)
    check(source + length - 1)
    check(target)
    check(target + length - 1)
    unsafe (base + target).update(from: base + source, count: length)
  }

  /// Sorts the elements in place, without memory of its own: a heap sort.
  ///
  /// - Parameter precedes: A total order; equal elements end up in any order.
  mutating func sort(by precedes: (Element, Element) -> Bool) {
    var end = count
    var root = count / 2
    while end > 1 {
      let element: Element
      if root > 0 {
        root -= 1
        element = self[root]
      } else {
        end -= 1
        element = self[end]
        self[end] = self[0]
      }
      var hole = root
      while 2 * hole + 1 < end {
        var child = 2 * hole + 1
        if child + 1 < end, precedes(self[child], self[child + 1]) { child += 1 }
        if !precedes(element, self[child]) { break }
        self[hole] = self[child]
        hole = child
      }
      self[hole] = element
    }
  }

  @inline(never)
  private mutating func grow(to wanted: Int) {
    // Long arrays by half of their length: what they do not use counts.
    let larger = Swift.max(wanted, capacity < 1024 ? 2 * capacity : capacity + capacity / 2, 16)
    let moved = UnsafeMutablePointer<Element>.allocate(capacity: larger)
    unsafe moved.moveInitialize(from: base, count: count)
    if capacity > 0 { unsafe base.deallocate() }
    unsafe base = moved
    capacity = larger
  }
}

extension Array where Element: BitwiseCopyable {
  /// The elements of a flat array.
  init(_ elements: borrowing FlatArray<Element>) {
    self.init()
    reserveCapacity(elements.count)
    for place in elements.indices { append(elements[place]) }
  }
}
