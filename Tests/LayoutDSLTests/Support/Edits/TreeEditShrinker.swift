// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL

/// Makes a failing sequence of edits small: drops edits, then rules of a block, then odd numbers,
/// as long as it fails in the same way.
struct TreeEditShrinker {
  private var edits: [TreeEdit]
  private let run: ([TreeEdit]) throws(TreeEditRunner.Difference) -> Void
  private let kind: TreeEditRunner.Difference.Kind

  /// A small sequence of edits with which `run` finds a difference of the same kind, and that difference.
  static func shrink(
    _ edits: [TreeEdit], failingWith difference: TreeEditRunner.Difference,
    _ run: @escaping ([TreeEdit]) throws(TreeEditRunner.Difference) -> Void
  ) -> (edits: [TreeEdit], difference: TreeEditRunner.Difference) {
    var shrinker = TreeEditShrinker(edits: edits, run: run, kind: difference.kind)
    var size: Int
    repeat {
      size = shrinker.cost
      shrinker.dropEdits()
      shrinker.simplify()
    } while shrinker.cost < size
    do throws(TreeEditRunner.Difference) { try run(shrinker.edits) } catch {
      return (shrinker.edits, error)
    }
    return (shrinker.edits, difference)
  }

  private var cost: Int { edits.reduce(0) { $0 + "\($1)".count } }

  private mutating func accept(_ smaller: [TreeEdit]) -> Bool {
    do throws(TreeEditRunner.Difference) {
      try run(smaller)
      return false
    } catch {
      guard error.kind == kind else { return false }
      edits = smaller
      return true
    }
  }

  private mutating func dropEdits() {
    var size = max(1, edits.count / 2)
    while size > 0 {
      var start = 0
      while start < edits.count {
        var smaller = edits
        smaller.removeSubrange(start..<min(start + size, edits.count))
        if !accept(smaller) { start += size }
      }
      size /= 2
    }
  }

  private mutating func simplify() {
    for place in edits.indices {
      var isNew = true
      while isNew {
        isNew = false
        let length = "\(edits[place])".count
        for simpler in edits[place].simpler {
          var smaller = edits
          smaller[place] = simpler
          if "\(simpler)".count < length, accept(smaller) {
            isNew = true
            break
          }
        }
      }
    }
  }
}

extension TreeEdit {
  /// The same edit with a rule less or a plainer number.
  fileprivate var simpler: [TreeEdit] {
    switch self {
    case .make(let numbers, let rules):
      return Self.simpler(numbers, rules).map { .make($0, $1) }
    case .remake(let owner, let numbers, let rules):
      return Self.simpler(numbers, rules).map { .remake(owner, $0, $1) }
    case .constant(let rule, _): return [.constant(rule, 0), .constant(rule, 10)]
    case .addView(let view, let content, let parent, _):
      var all: [TreeEdit] = [
        .addView(view, .none, to: parent, at: 0), .addView(view, content, to: 0, at: 0),
        .addView(view, content, to: parent, at: 0),
      ]
      if case .sized = content { all.append(.addView(view, .sized(9, 9), to: parent, at: 0)) }
      return all
    case .frame(let view, _):
      return [.frame(view, Rect(x: 0, y: 0, width: 100, height: 100))]
    case .within(_, _, let edit): return [edit]
    case .mask(let view, let mask):
      return (0..<6).map { .mask(view, mask.subtracting(.init(rawValue: 1 << $0))) }
    default: return []
    }
  }

  private static func simpler(
    _ numbers: [Int], _ rules: [TreeModel.Rule]
  ) -> [([Int], [TreeModel.Rule])] {
    var all: [([Int], [TreeModel.Rule])] = []
    for place in rules.indices {
      if rules.count > 1 {
        var fewer = (numbers, rules)
        fewer.0.remove(at: place)
        fewer.1.remove(at: place)
        all.append(fewer)
      }
      func offer(_ change: (inout TreeModel.Rule) -> Void) {
        var changed = rules
        change(&changed[place])
        if changed != rules { all.append((numbers, changed)) }
      }
      offer { $0.constant = 0 }
      offer { $0.constant = 10 }
      offer { $0.multiplier = 1 }
      offer { $0.priority = 1000 }
      offer { $0.priority = 500 }
      offer { $0.isInset = false }
    }
    return all
  }
}
