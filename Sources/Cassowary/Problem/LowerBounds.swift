// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The lower bound of each variable, in one byte if it is none or 0, as nearly all are.
struct LowerBounds: ~Copyable {
  enum Kind: UInt8, BitwiseCopyable {
    case none
    case zero
    case other

    init(_ bound: Double) { self = bound == 0 ? .zero : bound > -.infinity ? .other : .none }
  }

  private var kinds = JournaledArray<Kind>()

  /// The bounds other than none and 0, by variable; empty until there is one.
  private var others = JournaledArray<Double>()

  /// The bound of a variable; -∞ for none.
  subscript(column: Int) -> Double {
    @inline(__always) get {
      switch kinds[column] {
      case .none: -.infinity
      case .zero: 0
      case .other: others[column]
      }
    }
  }

  @inline(__always)
  func isBounded(_ column: Int) -> Bool { kinds[column] != .none }

  /// Whether a bound differs from what it was when the batch began.
  var hasChanges: Bool {
    (0..<kinds.changeCount).contains { index in
      let change = kinds.change(index)
      return change.before != kinds[Int(change.index)]
    }
      || (0..<others.changeCount).contains { index in
        let change = others.change(index)
        let column = Int(change.index)
        return kinds[column] == .other && change.before != others[column]
      }
  }

  mutating func reserve(_ count: Int) { kinds.reserveCapacity(count) }

  /// Adds a variable; rolling the batch back does not remove it.
  @inline(__always)
  mutating func append(_ bound: Double) {
    if bound == 0 || bound == -.infinity {
      kinds.appendCommitted(bound == 0 ? .zero : .none)
    } else {
      appendOther(bound)
    }
  }

  private mutating func appendOther(_ bound: Double) {
    kinds.appendCommitted(.other)
    others.setUnjournaled(roomForOther(kinds.count - 1), bound)
  }

  /// Changes a bound for good: going back does not undo it.
  mutating func setUnjournaled(_ column: Int, _ bound: Double) {
    kinds.setUnjournaled(column, Kind(bound))
    if Kind(bound) == .other { others.setUnjournaled(roomForOther(column), bound) }
  }

  mutating func set(_ column: Int, _ bound: Double) {
    kinds[column] = Kind(bound)
    if Kind(bound) == .other { others[roomForOther(column)] = bound }
  }

  /// Makes room for a bound other than none and 0, and returns the variable's index in ``others``.
  private mutating func roomForOther(_ column: Int) -> Int {
    while others.count <= column { others.appendCommitted(0) }
    return column
  }

  mutating func beginBatch() {
    kinds.beginBatch()
    others.beginBatch()
  }

  mutating func rollBack() {
    kinds.rollBack()
    others.rollBack()
  }

  func copy() -> LowerBounds {
    var copy = LowerBounds()
    copy.kinds = kinds.copy()
    copy.others = others.copy()
    return copy
  }
}
