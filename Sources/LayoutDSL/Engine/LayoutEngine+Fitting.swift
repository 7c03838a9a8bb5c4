// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Whether a view of the tree was asked for a fitting size, how often something changed that may go
/// into all of them, and whose rows are kept.
struct FittingMarks: ~Copyable {
  /// Items that the solvers with rows may have together: some 30 MB.
  private static var itemLimit: Int { 8192 }

  private struct Kept {
    weak var solver: FittingSolver?
    let itemCount: Int
  }

  private(set) var isAsked = false
  private(set) var epoch = 0

  /// Whether a view that was asked, one above it or below it gave insets to others.
  private(set) var goByInsets = false

  /// The solvers in the order in which their rows were written, and how many items they have together.
  private var kept: [Kept] = []
  private var keptItems = 0

  /// Notes that a solver has rows; those that were written first go where that is too much.
  mutating func keep(_ solver: FittingSolver, of itemCount: Int) {
    kept.append(Kept(solver: solver, itemCount: itemCount))
    keptItems += itemCount
    if keptItems <= Self.itemLimit { return }
    // Down to half, so that the rest moves up seldom.
    var count = 0
    while keptItems > Self.itemLimit / 2, count < kept.count - 1 {
      kept[count].solver?.dropRows()
      keptItems -= kept[count].itemCount
      count += 1
    }
    kept.removeFirst(count)
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
  func keepRows(of solver: FittingSolver) { fittings.keep(solver, of: Int(solver.items.count)) }
}
