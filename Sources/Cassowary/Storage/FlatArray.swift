// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// A growable array of trivially copyable elements that has a single owner.
///
/// The solver's loops read and write single elements of large arrays. An `Array` checks at each write
/// whether its storage is shared; this one cannot be shared, so that a write needs no check. Indices are
/// checked in debug builds and under `InternalChecks`, as the handles of swift-collections' `Deque` are.
@safe
struct FlatArray<Element: BitwiseCopyable>: ~Copyable {
  private var base: UnsafeMutablePointer<Element>
  private var storedCapacity: UInt32
  private var storedCount: UInt32

  /// Makes an empty array.
  ///
  /// Takes no memory until something is appended.
  init() {
    unsafe base = Self.nowhere
    storedCapacity = 0
    storedCount = 0
  }

  /// Makes an array of `count` equal elements.
  init(repeating element: Element, count: Int) {
    self.init()
    append(element, times: count)
  }

  deinit {
    if storedCapacity > 0 { unsafe base.deallocate() }
  }

  /// A valid address for arrays without memory, at which nothing is ever read or written.
  private static var nowhere: UnsafeMutablePointer<Element> {
    unsafe UnsafeMutablePointer(bitPattern: MemoryLayout<Element>.alignment).unsafelyUnwrapped
  }

  func copy() -> FlatArray {
    var copy = FlatArray()
    copy.append(contentsOf: self)
    return copy
  }

  var count: Int { @inline(__always) get { Int(storedCount) } }

  /// How many elements fit without reallocation.
  var capacity: Int { @inline(__always) get { Int(storedCapacity) } }

  subscript(index: Int) -> Element {
    @inline(__always) get {
      checkIndex(index, below: count)
      return unsafe base[index]
    }
    @inline(__always) _modify {
      checkIndex(index, below: count)
      yield unsafe &base[index]
    }
  }

  /// The elements, for one loop that reads; valid until the array grows or is destroyed.
  var view: FlatView<Element> {
    @inline(__always) get { unsafe FlatView(base: base, count: count) }
  }

  /// The elements, for one loop that writes; valid until the array grows or is destroyed.
  var slots: FlatSlots<Element> {
    @inline(__always) mutating get { unsafe FlatSlots(base: base, count: count) }
  }

  func withSpan<Result>(_ body: (Span<Element>) -> Result) -> Result {
    unsafe body(UnsafeBufferPointer(start: base, count: count).span)
  }

  var isEmpty: Bool { storedCount == 0 }

  var indices: Range<Int> { 0..<count }

  var first: Element? { isEmpty ? nil : self[0] }

  var last: Element? { isEmpty ? nil : self[count - 1] }

  @inline(__always)
  mutating func append(_ element: Element) {
    if storedCount == storedCapacity { grow(to: count + 1) }
    unsafe (base + count).initialize(to: element)
    storedCount &+= 1
  }

  /// Appends `extra` copies of an element.
  mutating func append(_ element: Element, times extra: Int) {
    if extra <= 0 { return }
    if count + extra > capacity { grow(to: count + extra) }
    unsafe (base + count).initialize(repeating: element, count: extra)
    storedCount += UInt32(truncatingIfNeeded: extra)
  }

  /// Makes the array at least `wanted` elements long; the new ones are all equal.
  @inline(__always)
  mutating func extend(to wanted: Int, with element: Element) {
    if count < wanted { append(element, times: wanted - count) }
  }

  /// Appends `extra` elements, whose contents are undefined until they are written.
  @inline(__always)
  mutating func extend(by extra: Int) {
    if count + extra > capacity { grow(to: count + extra) }
    storedCount += UInt32(truncatingIfNeeded: extra)
  }

  mutating func append(contentsOf elements: borrowing FlatArray, from start: Int = 0) {
    let extra = elements.count - start
    if extra <= 0 { return }
    reserveCapacity(count + extra)
    unsafe (base + count).initialize(from: elements.base + start, count: extra)
    storedCount += UInt32(truncatingIfNeeded: extra)
  }

  @inline(__always)
  @discardableResult
  mutating func removeLast() -> Element {
    let element = self[count - 1]
    storedCount -= 1
    return element
  }

  @inline(__always)
  mutating func popLast() -> Element? { isEmpty ? nil : removeLast() }

  mutating func fill(_ element: Element) {
    unsafe base.update(repeating: element, count: count)
  }

  @inline(__always)
  mutating func removeAll() { storedCount = 0 }

  mutating func truncate(to kept: Int) {
    precondition(kept >= 0 && kept <= count, "index out of range")
    storedCount = UInt32(truncatingIfNeeded: kept)
  }

  @inline(__always)
  mutating func filter(_ isKept: (Element) -> Bool) {
    var kept = 0
    for index in indices where isKept(self[index]) {
      self[kept] = self[index]
      kept += 1
    }
    truncate(to: kept)
  }

  @inline(__always)
  mutating func reserveCapacity(_ wanted: Int) {
    if wanted > capacity { grow(to: wanted) }
  }

  /// Copies `length` elements within the array; the two runs must not overlap.
  mutating func copyRun(from source: Int, to target: Int, length: Int) {
    if length == 0 { return }
    precondition(
      source >= 0 && target >= 0 && max(source, target) + length <= count, "index out of range")
    unsafe (base + target).update(from: base + source, count: length)
  }

  /// Sorts the elements in place, without memory of its own, by Shell's method with gaps in the ratio 5 : 11.
  ///
  /// - Parameter precedes: An order; elements that tie may change places, in the same way on every run.
  /// - Complexity: About O(*n*^1.25); O(*n*) for elements that are in order.
  @inline(__always)
  mutating func sort(by precedes: (Element, Element) -> Bool) {
    let elements = slots
    var index = 1
    while index < count, !precedes(elements[index], elements[index - 1]) { index += 1 }
    if index >= count { return }
    var gap = count
    while gap > 1 {
      gap = Swift.max(1, gap * 5 / 11)
      for index in gap..<count {
        let element = elements[index]
        var hole = index
        while hole >= gap, precedes(element, elements[hole - gap]) {
          elements[hole] = elements[hole - gap]
          hole -= gap
        }
        elements[hole] = element
      }
    }
  }

  @inline(never)
  private mutating func grow(to wanted: Int) {
    // Short arrays grow in large steps to save reallocations, long ones in small steps to save unused memory.
    let next =
      switch capacity {
      case ..<256: 4 * capacity
      case ..<1024: 2 * capacity
      case ..<(1 << 14): capacity / 2 * 3
      default: capacity / 4 * 5
      }
    let larger = Swift.max(wanted, next, 16)
    precondition(larger <= Int(Int32.max), "a system of more than two billion numbers")
    let moved = UnsafeMutablePointer<Element>.allocate(capacity: larger)
    unsafe moved.moveInitialize(from: base, count: count)
    if storedCapacity > 0 { unsafe base.deallocate() }
    unsafe base = moved
    storedCapacity = UInt32(truncatingIfNeeded: larger)
  }
}
