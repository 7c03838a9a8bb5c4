// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Whether a view of the tree was asked for a fitting size, how often something changed that may go
/// into all of them, and whose rows are kept.
struct FittingMarks: ~Copyable {
  /// Items that the solvers with rows may have together in any tree: some 30 MB.
  private static var leastLimit: Int { 8192 }

  private struct Kept {
    weak var solver: FittingSolver?
  }

  private(set) var isAsked = false
  private(set) var epoch = 0

  /// Whether a view that was asked, one above it or below it gave insets to others.
  private(set) var goByInsets = false

  /// The solvers in the order in which their rows were written, some more than once, and how many items were written
  /// since they were last counted, with those that there were.
  private var kept: [Kept] = []
  private var keptItems = 0

  /// Notes that the rows of a solver were written; those that were written first go where that is too much: more than
  /// twice as many items as there are in the tree, so that each cell of a list may have its rows.
  ///
  /// - Complexity: O(1), amortised.
  mutating func keep(_ solver: FittingSolver, inTreeOf itemCount: Int32) {
    let limit = max(Self.leastLimit, 2 * Int(itemCount))
    kept.append(Kept(solver: solver))
    keptItems += Int(solver.items.count)
    if keptItems <= limit { return }
    // Down to half, so that this is seldom.
    var seen: Set<ObjectIdentifier> = []
    var rest: [Kept] = []
    keptItems = 0
    for entry in kept.reversed() {
      guard let solver = entry.solver, seen.insert(ObjectIdentifier(solver)).inserted else {
        continue
      }
      let count = keptItems + Int(solver.items.count)
      if count > limit / 2, !rest.isEmpty, solver.dropRows() { continue }
      keptItems = count
      rest.append(entry)
    }
    kept = rest.reversed()
  }

  /// Notes that a view was asked.
  mutating func ask() { isAsked = true }

  /// Notes that a view gives insets to those below, which may count for a view that was asked.
  mutating func noteInsets() { goByInsets = true }

  /// Notes that something changed which may go into any fitting size of the tree.
  mutating func change() { epoch += 1 }
}

/// Fitting sizes, and what makes them stale.
extension LayoutEngine {
  // The tree gets an engine even before its first pass, since that is told of changes.
  func size(
    of view: LayoutView, fitting target: Size, horizontal: Float, vertical: Float
  ) -> Size {
    fittings.ask()
    let fitting = view.fitting ?? FittingSolver()
    view.fitting = fitting
    let question = FittingSolver.Question(
      target: target, horizontal: horizontal, vertical: vertical)
    return fitting.size(of: view, for: question, self)
  }

  /// Something changed that goes into the fitting sizes of `view` and of the views above it.
  ///
  /// Those above a view that is marked are stale already: whoever finds a size anew takes the marks off
  /// everything below it.
  ///
  /// - Complexity: O(*d*) for a view *d* below one that is marked, in a tree that was asked for such
  ///   sizes; else O(1).
  func fittingMayChange(at view: LayoutView?) {
    guard fittings.isAsked else { return }
    var next = view
    while let view = next, !view.passMarks.contains(.hasStaleFittings) {
      view.insertMarks(.hasStaleFittings)
      view.fitting?.outdate()
      next = view.parentView
    }
  }

  /// A view above or below one that was asked gives insets to others.
  ///
  /// The engine lists such views in passes only, and a view may be asked before.
  func noteInsetsOfFittings() { fittings.noteInsets() }

  /// The rows of a fitting size were written.
  func keepRows(of solver: FittingSolver) { fittings.keep(solver, inTreeOf: items.count) }
}
