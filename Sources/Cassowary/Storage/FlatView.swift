// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The elements of a ``FlatArray`` for the duration of one loop that reads, with their address in a register.
///
/// Otherwise a loop that writes to memory would reload the array's own fields in every iteration.
/// Valid until the array grows or is destroyed. Owners may hand it out, since nobody can write through it.
@safe
struct FlatView<Element: BitwiseCopyable> {
  fileprivate let base: UnsafeMutablePointer<Element>

  #if DEBUG || InternalChecks
  fileprivate let count: Int
  #else
  /// Unknown unless indices are checked: then only the address is stored.
  fileprivate var count: Int { .max }
  #endif

  @inline(__always)
  init(base: UnsafeMutablePointer<Element>, count: Int) {
    unsafe self.base = base
    #if DEBUG || InternalChecks
    self.count = count
    #endif
  }

  subscript(index: Int) -> Element {
    @inline(__always) get {
      checkIndex(index, below: count)
      return unsafe base[index]
    }
  }
}

/// Consecutive elements of a ``FlatArray`` for the duration of one loop that reads.
struct FlatRun<Element: BitwiseCopyable>: Sequence, IteratorProtocol {
  private let view: FlatView<Element>
  private var index: Int
  private let end: Int

  @inline(__always)
  init(_ view: FlatView<Element>, _ range: Range<Int>) {
    self.view = view
    (index, end) = (range.lowerBound, range.upperBound)
  }

  @inline(__always)
  mutating func next() -> Element? {
    if index == end { return nil }
    defer { index &+= 1 }
    return view[index]
  }
}

/// The elements of a ``FlatArray`` for the duration of one loop that writes.
///
/// Only the owner of the array can make one.
@safe
struct FlatSlots<Element: BitwiseCopyable> {
  private let view: FlatView<Element>

  @inline(__always)
  init(base: UnsafeMutablePointer<Element>, count: Int) {
    unsafe view = FlatView(base: base, count: count)
  }

  subscript(index: Int) -> Element {
    @inline(__always) get { view[index] }
    @inline(__always) nonmutating _modify {
      checkIndex(index, below: view.count)
      yield unsafe &view.base[index]
    }
  }
}

/// Stops if an index is out of range, in debug builds and under `InternalChecks`.
@inline(__always)
func checkIndex(_ index: Int, below count: Int) {
  #if InternalChecks
  precondition(UInt(bitPattern: index) < UInt(bitPattern: count), "index out of range")
  #else
  assert(UInt(bitPattern: index) < UInt(bitPattern: count), "index out of range")
  #endif
}
