// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Foundation

/// Makes a failing ``RandomSystem`` small: drops steps, then terms, then odd numbers, as
/// long as it fails in the same way (Zeller and Hildebrandt, "Simplifying and isolating
/// failure-inducing input", 2002).
struct SystemShrinker {
  private let original: RandomSystem
  private let kind: RandomSystemRunner.FailureKind

  /// When to be content with what there is.
  private let end: ContinuousClock.Instant

  /// The variables, which stay first, and the smallest batches so far.
  private let variables: [CaseStep]
  private var batches: [[CaseStep]]

  /// Shrinks `system`, which fails with `kind`, for about as long as `limit`.
  static func shrink(
    _ system: RandomSystem, failingWith kind: RandomSystemRunner.FailureKind,
    within limit: Duration = .seconds(600)
  ) -> RandomSystem {
    var shrinker = SystemShrinker(system, kind, .now + limit)
    shrinker.mergeOrSplit()
    var size: Int
    repeat {
      size = shrinker.cost
      shrinker.dropSteps()
      shrinker.simplifyRows()
    } while shrinker.cost < size
    return shrinker.candidate(shrinker.batches)
  }

  private init(
    _ system: RandomSystem, _ kind: RandomSystemRunner.FailureKind, _ end: ContinuousClock.Instant
  ) {
    original = system
    self.kind = kind
    self.end = end
    variables = system.batches[0]
    batches = Array(system.batches.dropFirst())
  }

  private var cost: Int { candidate(batches).text.count }

  private func candidate(_ batches: [[CaseStep]]) -> RandomSystem {
    var system = original
    let filled = batches.filter { !$0.isEmpty }
    let used = Set(filled.joined().flatMap(\.mentioned))
    let needed = variables.filter { !used.isDisjoint(with: $0.mentioned) }
    system.batches = [needed] + filled
    return system
  }

  private func fails(_ batches: [[CaseStep]]) -> Bool {
    do {
      try RandomSystemRunner.run(candidate(batches))
      return false
    } catch {
      return (error as? RandomSystemRunner.Failure)?.kind == kind
    }
  }

  private mutating func accept(_ smaller: [[CaseStep]]) -> Bool {
    guard ContinuousClock.now < end, fails(smaller) else { return false }
    batches = smaller
    return true
  }

  /// One step a batch reads best; one batch is the next best.
  private mutating func mergeOrSplit() {
    if accept(batches.joined().map { [$0] }) { return }
    _ = accept([Array(batches.joined())])
  }

  private mutating func dropSteps() {
    var size = max(1, batches.joined().count / 2)
    while size > 0 {
      var start = 0
      while start < batches.joined().count {
        var smaller = batches
        var left = size
        var skip = start
        for batch in smaller.indices {
          let from = min(skip, smaller[batch].count)
          let count = min(left, smaller[batch].count - from)
          skip -= from
          left -= count
          smaller[batch].removeSubrange(from..<from + count)
        }
        if !accept(smaller) { start += size }
      }
      size /= 2
    }
    batches.removeAll(where: \.isEmpty)
  }

  private mutating func simplifyRows() {
    for batch in batches.indices {
      for place in batches[batch].indices {
        for simpler in batches[batch][place].simpler {
          var smaller = batches
          smaller[batch][place] = simpler
          _ = accept(smaller)
        }
      }
    }
  }
}

extension RandomSystem {
  /// The steps as lines of a case file, `--` between batches of more than one step.
  var text: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    func line(_ step: CaseStep) -> String {
      (try? encoder.encode(step)).map { String(decoding: $0, as: UTF8.self) } ?? "\(step)"
    }
    let isBatched = batches.dropFirst().contains { $0.count > 1 }
    return batches.map { $0.map(line).joined(separator: ",\n") }
      .joined(separator: isBatched ? ",\n--\n" : ",\n")
  }
}

extension CaseStep {
  /// The same step with a term less or a plainer number.
  fileprivate var simpler: [CaseStep] {
    switch self {
    case .add(let row):
      var rows: [CaseRow] = []
      func offer(_ change: (inout CaseRow) -> Void) {
        var copy = row
        change(&copy)
        if copy != row { rows.append(copy) }
      }
      for place in row.terms.indices {
        offer { $0.terms.remove(at: place) }
        offer { $0.terms[place].coefficient = $0.terms[place].coefficient < 0 ? -1 : 1 }
      }
      offer { $0.weight = 1 }
      for constant in [0.0, -10] { offer { $0.constant = constant } }
      if !row.isRequired { offer { $0.priority = 500 } }
      return rows.map { .add($0) }
    case .suggest(let name, let value) where value != 0 && value != 10:
      return [.suggest(variable: name, value: 0), .suggest(variable: name, value: 10)]
    case .lowerBound(let name, let bound?) where bound != 0:
      return [.lowerBound(variable: name, 0)]
    case .constant(let id, let value) where value != 0 && value != -10:
      return [.constant(id: id, 0), .constant(id: id, -10)]
    default: return []
    }
  }
}
