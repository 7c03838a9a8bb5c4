// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary

/// Shrinks a failing list of calls: it drops calls, then terms and fractional numbers, while the list fails in the same
/// way (Zeller and Hildebrandt, "Simplifying and isolating failure-inducing input", 2002).
struct CallShrinker {
  private(set) var calls: [SolverCall]

  /// Whether a list fails in the original way.
  private let fails: ([SolverCall]) -> Bool

  /// Called with every shorter list.
  var onShrink: ([SolverCall]) -> Void = { _ in }

  /// The time limit.
  private let end: ContinuousClock.Instant

  /// Starts with `calls`, which must fail.
  init(_ calls: [SolverCall], within limit: Duration, fails: @escaping ([SolverCall]) -> Bool) {
    self.calls = calls
    self.fails = fails
    end = .now + limit
  }

  /// Shrinks until no reduction fails in the same way or the time is over.
  mutating func shrink() {
    var cost: Int
    repeat {
      cost = calls.description.count
      removeCalls()
      simplify()
    } while !isOver && calls.description.count < cost
  }

  /// Whether the time is over.
  private var isOver: Bool { ContinuousClock.now >= end }

  private mutating func accept(_ smaller: [SolverCall]) -> Bool {
    guard !isOver, fails(smaller) else { return false }
    calls = smaller
    onShrink(calls)
    return true
  }

  private mutating func removeCalls() {
    var size = max(1, calls.count / 2)
    while size > 0 {
      var start = 0
      while start < calls.count, !isOver {
        var smaller = calls
        smaller.removeSubrange(start..<min(calls.count, start + size))
        if !accept(smaller) { start += size }
      }
      size /= 2
    }
  }

  private mutating func simplify() {
    for index in calls.indices where !isOver {
      for simpler in calls[index].simpler where "\(simpler)".count < "\(calls[index])".count {
        var smaller = calls
        smaller[index] = simpler
        _ = accept(smaller)
      }
    }
  }
}

extension SolverCall {
  /// The calls with one term less or with a simpler number.
  fileprivate var simpler: [SolverCall] {
    switch self {
    case .add(let number, let row):
      var rows: [NumberedRow] = []
      func addCandidate(_ change: (inout NumberedRow) -> Void) {
        var copy = row
        change(&copy)
        rows.append(copy)
      }
      for index in row.terms.indices { addCandidate { $0.terms.remove(at: index) } }
      for index in row.terms.indices {
        addCandidate { $0.terms[index].coefficient = $0.terms[index].coefficient < 0 ? -1 : 1 }
      }
      for constant in [0, 1, -10.0] { addCandidate { $0.constant = constant } }
      addCandidate { $0.strength.weight = 1 }
      return rows.map { .add(number, $0) }
    case .variable(let number, .some):
      return [.variable(number, lowerBound: nil), .variable(number, lowerBound: 0)]
    case .suggest(let variable, _): return [.suggest(variable, 0), .suggest(variable, 1)]
    case .constant(let row, _): return [.constant(row, 0), .constant(row, 1)]
    case .edit(let variable, var strength):
      strength.weight = 1
      return [.edit(variable, strength)]
    case .strength(let row, var strength):
      strength.weight = 1
      return [.strength(row, strength)]
    default: return []
    }
  }
}
