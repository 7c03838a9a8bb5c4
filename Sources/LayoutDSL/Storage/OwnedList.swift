// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// A growing list with one owner.
///
/// The list cannot be shared, so reading or writing an element is a plain memory access. An `Array` stored in an object
/// is retained for each read and checked for uniqueness before each write. Indices are checked in debug builds.
@safe
struct OwnedList<Element>: ~Copyable {
  private var base: UnsafeMutablePointer<Element>?
  private(set) var capacity: Int32 = 0
  private(set) var count: Int32 = 0

  /// Makes an empty list, which takes no memory.
  init() {}

  deinit {
    guard let base = unsafe base else { return }
    unsafe base.deinitialize(count: Int(count))
    unsafe base.deallocate()
  }

  subscript(index: Int32) -> Element {
    @inline(__always) _read {
      assert(index >= 0 && index < count, "no element at \(index)")
      yield unsafe base.unsafelyUnwrapped[Int(index)]
    }
    @inline(__always) _modify {
      assert(index >= 0 && index < count, "no element at \(index)")
      yield unsafe &base.unsafelyUnwrapped[Int(index)]
    }
  }

  @inline(__always)
  mutating func append(_ element: consuming Element) {
    if count == capacity { reserve(max(4, count + 1)) }
    unsafe (base.unsafelyUnwrapped + Int(count)).initialize(to: element)
    count &+= 1
  }

  @inline(__always)
  mutating func append(_ element: Element, times: Int32) {
    reserve(count + times)
    for index in count..<count + times {
      unsafe (base.unsafelyUnwrapped + Int(index)).initialize(to: element)
    }
    count += times
  }

  /// Removes the last element, and frees the memory if the list is then empty.
  mutating func removeLast() {
    guard let base = unsafe base else { return }
    dropLast()
    if count > 0 { return }
    unsafe base.deallocate()
    unsafe self.base = nil
    capacity = 0
  }

  /// Removes the last element and keeps the memory.
  @inline(__always)
  mutating func dropLast() {
    count -= 1
    unsafe (base.unsafelyUnwrapped + Int(count)).deinitialize(count: 1)
  }

  /// Removes all elements and keeps the memory.
  ///
  /// - Parameter isReleased: Whether an element holds no reference (or has just dropped it), so that it need not be
  ///   deinitialized.
  @inline(__always)
  mutating func removeAll(releasing isReleased: (inout Element) -> Bool = { _ in false }) {
    guard let base = unsafe base else { return }
    // In a loop: deinitializing the whole range at once goes through the type's metadata.
    for index in 0..<Int(count) {
      let element = unsafe base + index
      if unsafe !isReleased(&element.pointee) { unsafe element.deinitialize(count: 1) }
    }
    count = 0
  }

  /// Grows the capacity to at least `needed` elements.
  ///
  /// The first reservation is exact; later ones grow the capacity by at least half, so repeated small requests rarely
  /// move the list.
  mutating func reserve(_ needed: Int32) {
    if needed <= capacity { return }
    let room = max(needed, capacity + capacity / 2)
    let grown = UnsafeMutablePointer<Element>.allocate(capacity: Int(room))
    if let old = unsafe base {
      unsafe grown.moveInitialize(from: old, count: Int(count))
      unsafe old.deallocate()
    }
    unsafe base = grown
    capacity = room
  }
}

extension OwnedList where Element: AnyObject {
  /// Calls `body` with each element without retaining it; the list keeps the elements alive meanwhile.
  @inline(__always)
  func forEach(_ body: (Element) -> Void) {
    for index in 0..<count {
      unsafe Unmanaged.passUnretained(self[index])._withUnsafeGuaranteedRef(body)
    }
  }
}
