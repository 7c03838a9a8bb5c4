// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary

/// Shrinks a failing list of calls: it drops calls, then terms and fractional numbers, while the list fails in the same
/// way (Zeller and Hildebrandt, "Simplifying and isolating failure-inducing input", 2002).
struct CallShrinker {
  private(set) var calls: [LifeCall]

  /// Whether a list fails in the original way.
  private let fails: ([LifeCall]) -> Bool

  /// Called with every shorter list.
  var keep: ([LifeCall]) -> Void = { _ in }

  /// The time limit.
  private let end: ContinuousClock.Instant

  /// Starts with `calls`, which must fail.
  init(_ calls: [LifeCall], within limit: Duration, fails: @escaping ([LifeCall]) -> Bool) {
    self.calls = calls
    self.fails = fails
    end = .now + limit
  }

  /// Shrinks until no reduction fails in the same way or the time is over.
  mutating func shrink() {
    var cost: Int
    repeat {
      cost = calls.description.count
      drop()
      simplify()
    } while !isOver && calls.description.count < cost
  }

  /// Whether the time is over.
  private var isOver: Bool { ContinuousClock.now >= end }

  private mutating func accept(_ smaller: [LifeCall]) -> Bool {
    guard !isOver, fails(smaller) else { return false }
    calls = smaller
    keep(calls)
    return true
  }

  private mutating func drop() {
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
    for place in calls.indices where !isOver {
      for simpler in calls[place].simpler where "\(simpler)".count < "\(calls[place])".count {
        var smaller = calls
        smaller[place] = simpler
        _ = accept(smaller)
      }
    }
  }
}

extension LifeCall {
  /// The calls with one term less or with a simpler number.
  fileprivate var simpler: [LifeCall] {
    switch self {
    case .add(let number, let row):
      var rows: [LifeRow] = []
      func offer(_ change: (inout LifeRow) -> Void) {
        var copy = row
        change(&copy)
        rows.append(copy)
      }
      for place in row.terms.indices { offer { $0.terms.remove(at: place) } }
      for place in row.terms.indices {
        offer { $0.terms[place].coefficient = $0.terms[place].coefficient < 0 ? -1 : 1 }
      }
      for constant in [0, 1, -10.0] { offer { $0.constant = constant } }
      offer { $0.strength.weight = 1 }
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
