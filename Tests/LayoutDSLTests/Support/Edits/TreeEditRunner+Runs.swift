// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL

/// What else is asked of the tree that edits end with.
extension TreeEditRunner {
  /// Makes the edits, and compares what a pass from scratch then finds with what it finds in a fresh tree of the
  /// same description, open values included.
  ///
  /// Where rounds come to no end, frames are where the last one has left them, and say nothing.
  ///
  /// - Returns: How many numbers were found equal.
  static func runFromScratch(_ edits: [TreeEdit]) throws(Difference) -> Int {
    let (tree, model) = made(edits)
    let fresh = ModelTree(model)
    func layOut(_ tree: ModelTree) -> [Rect]? {
      do {
        try tree.root.snp.layoutFromScratch()
      } catch {
        if error.problems.contains(where: \.isWithoutEnd) { return nil }
        tree.root.layoutIfNeeded()
      }
      return model.attached.map { tree.views[$0]?.frame ?? .zero }
    }
    func compare(
      _ frames: [Rect], _ what: String, _ wanted: [Rect], _ tree: ModelTree
    ) throws(Difference) {
      for (number, (one, other)) in zip(model.attached, zip(frames, wanted))
      where !one.isClose(to: other) {
        throw Difference(
          kind: .fromScratch,
          text: "v\(number) is \(one), \(what) \(other), issues \(tree.root.snp.issues)\n"
            + tree.root.snp.textTree())
      }
    }
    let all = (fresh: layOut(fresh), edited: layOut(tree), again: layOut(tree))
    guard let wanted = all.fresh, let edited = all.edited, let again = all.again else {
      if all.fresh == nil, all.edited == nil, all.again == nil { return 0 }
      throw Difference(kind: .fromScratch, text: "rounds come to an end in one tree only")
    }
    try compare(edited, "fresh", wanted, tree)
    try compare(again, "once more", wanted, tree)
    return 8 * wanted.count
  }

  /// Makes the edits, has most rules required, and compares what is broken with what activating one by one
  /// refuses.
  ///
  /// - Returns: How many rules were judged.
  static func runOneByOne(_ edits: [TreeEdit]) throws(Difference) -> Int {
    var model = made(edits).model
    // Rules that are required all at once, and nothing that another rule lets measure again.
    for number in model.active where number % 3 != 0 { model.rules[number]?.priority = 1000 }
    model.dropFeedback()
    // Those that are not required yet, or were refused, still say which views take part.
    var reference = model
    let required = model.active.filter { model.rules[$0]?.priority == 1000 }
    for number in required { reference.rules[number]?.priority = 1 }
    var refused: [Int] = []
    for number in required {
      reference.rules[number]?.priority = 1000
      if brokenRules(reference).isEmpty { continue }
      reference.rules[number]?.priority = 1
      refused.append(number)
    }
    let broken = brokenRules(model)
    if broken == refused.sorted() { return required.count }
    throw Difference(
      kind: .oneByOne, text: "one by one refuses \(refused.sorted()), all at once \(broken)")
  }

  /// The rules that a tree of the model breaks, ascending.
  private static func brokenRules(_ model: TreeModel) -> [Int] {
    let tree = ModelTree(model)
    tree.root.layoutIfNeeded()
    return tree.refusedRules.sorted()
  }
}

extension LayoutProblem {
  /// Whether rounds came to no end.
  fileprivate var isWithoutEnd: Bool {
    switch self {
    case .unsettledMeasuring, .unsettledSafeArea: true
    default: false
    }
  }
}
