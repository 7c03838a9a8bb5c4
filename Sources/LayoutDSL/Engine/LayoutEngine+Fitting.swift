// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The state of fitting sizes in a tree: whether any was requested, how often something changed that may affect all of
/// them, and which solvers keep rows.
struct FittingMarks: ~Copyable {
  /// How many items the solvers with rows may have together in any tree: some 30 MB.
  private static var leastLimit: Int { 8192 }

  private struct Kept {
    weak var solver: FittingSolver?
  }

  private(set) var hasRequests = false
  private(set) var epoch = 0

  /// Whether a view with a requested size, or an ancestor or descendant of one, has passed insets to others.
  private(set) var dependOnInsets = false

  /// The solvers in the order in which their rows were written, some more than once, and the number of their items: the
  /// last count, and what was written since.
  private var kept: [Kept] = []
  private var keptItems = 0

  /// Records that a solver's rows were written, and drops the oldest rows if there are too many.
  ///
  /// The limit is twice the number of items in the tree or more, so that each cell of a list may keep its rows.
  ///
  /// - Complexity: O(1), amortised.
  mutating func keep(_ solver: FittingSolver, inTreeOf itemCount: Int32) {
    let limit = max(Self.leastLimit, 2 * Int(itemCount))
    kept.append(Kept(solver: solver))
    keptItems += Int(solver.items.count)
    if keptItems <= limit { return }
    // Reduced to half of the limit, so that this is rare.
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

  /// Notes that a fitting size was requested.
  mutating func noteRequest() { hasRequests = true }

  /// Notes that a view passes insets to its descendants, which may affect a fitting size that was requested.
  mutating func noteInsets() { dependOnInsets = true }

  /// Notes a change that may affect any fitting size of the tree.
  mutating func invalidateAll() { epoch += 1 }
}

/// Fitting sizes, and what makes them stale.
extension LayoutEngine {
  // The tree gets an engine even before its first pass, since only an engine is notified of changes.
  func size(
    of view: LayoutView, fitting target: Size, horizontal: Float, vertical: Float
  ) -> Size {
    fittings.noteRequest()
    let fitting = view.fitting ?? FittingSolver()
    view.fitting = fitting
    let question = FittingSolver.Question(
      target: target, horizontal: horizontal, vertical: vertical)
    return fitting.size(of: view, for: question, self)
  }

  /// Marks the fitting sizes of `view` and its ancestors as stale.
  ///
  /// The ancestors of a marked view are stale already: computing a size removes the marks from the whole subtree.
  ///
  /// - Complexity: O(*d*) for a view *d* levels below a marked one, in a tree that was asked for such sizes; else O(1).
  func fittingMayChange(at view: LayoutView?) {
    guard fittings.hasRequests else { return }
    var next = view
    while let view = next, !view.passMarks.contains(.hasStaleFittings) {
      view.insertMarks(.hasStaleFittings)
      view.fitting?.outdate()
      next = view.parentView
    }
  }

  /// Notes that a view with a requested size, or an ancestor or descendant of one, passes insets to others.
  ///
  /// The engine registers such views only in passes, and sizes may be requested before the first one.
  func noteInsetsOfFittings() { fittings.noteInsets() }

  /// Records that the rows of a fitting size were written.
  func keepRows(of solver: FittingSolver) { fittings.keep(solver, inTreeOf: items.count) }
}
