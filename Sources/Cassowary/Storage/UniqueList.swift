// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// A short list of non-copyable elements, with one owner and a fixed capacity.
///
/// An `InlineArray` would do, except in Embedded Swift: there the compiler cannot destroy elements that
/// contain something generic with a `deinit`. Indices are checked as in ``FlatArray``.
@safe
struct UniqueList<Element: ~Copyable>: ~Copyable {
  /// Nil until something is appended.
  private var base: UnsafeMutablePointer<Element>?
  private let capacity: Int
  private(set) var count = 0

  /// Makes an empty list.
  ///
  /// Takes no memory until something is appended.
  init(capacity: Int) { self.capacity = capacity }

  deinit {
    guard let base = unsafe base else { return }
    for index in 0..<count { _ = unsafe (base + index).move() }
    unsafe base.deallocate()
  }

  /// The element at an index.
  subscript(index: Int) -> Element {
    @inline(__always) _read {
      yield unsafe elements(including: index)[index]
    }
    @inline(__always) _modify {
      yield unsafe &elements(including: index)[index]
    }
  }

  mutating func append(_ element: consuming Element) {
    precondition(count < capacity, "the list is full")
    if unsafe base == nil { unsafe base = .allocate(capacity: capacity) }
    unsafe (base.unsafelyUnwrapped + count).initialize(to: element)
    count += 1
  }

  @unsafe @inline(__always)
  private func elements(including index: Int) -> UnsafeMutablePointer<Element> {
    checkIndex(index, below: count)
    return unsafe base.unsafelyUnwrapped
  }
}
