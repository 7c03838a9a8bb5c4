// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary

/// Origins of deep views in the root's coordinates (record 0242).
///
/// Each of these variables is defined by a row of its own and free otherwise, so the rows can never contradict others.
/// They have no owner; conflicts, ambiguities and explanations skip them.
extension LayoutEngine {
  /// Returns the variable of a view's left or top in the root's coordinates, made now if there was none.
  ///
  /// - Complexity: O(*d*), where the nearest ancestor with such a variable is *d* levels up.
  func origin(_ quantity: Quantity, of state: ItemState) -> Variable? {
    var way: [RootOrigins.Key] = []
    var superview: RootOrigins.Origin?
    var next = state.view
    while let view = next, view.parentView != nil {
      let key = RootOrigins.Key(index: join(view.itemState), quantity: quantity)
      superview = origins[key]
      if superview != nil { break }
      way.append(key)
      next = view.parentView
    }
    for key in way.reversed() { superview = makeOrigin(key, in: superview) ?? superview }
    // Falls back only for the root, whose origin no row uses: the numbers in these rows are finite.
    return superview?.variable ?? variable(quantity, of: state)
  }

  private func makeOrigin(
    _ key: RootOrigins.Key, in superview: RootOrigins.Origin?
  ) -> RootOrigins.Origin? {
    guard let origin = try? solver.makeVariable() else { return nil }
    var terms = ShortRow()
    terms.append(origin.index, 1)
    terms.append(column(key.quantity, at: key.index), -1)
    if let superview { terms.append(superview.variable.index, -1) }
    // How far the origin of the superview's coordinates is before its alignment rectangle; 0 for the root.
    var constant = 0.0
    if superview != nil, let above = items.state(at: key.index)?.parent {
      constant = above.alignment(near: key.quantity)
    }
    let row = try? book.add(terms, constant: constant, .equal, at: .required, of: .noOwner)
    guard let row else { return nil }
    counter.count(\.termsWritten, terms.count)
    let made = RootOrigins.Origin(variable: origin, row: row)
    origins.insert(made, at: key)
    return made
  }

  /// Updates the origins of a view's subviews after the origin of its coordinates has moved.
  func moveOrigins(in view: LayoutView) {
    if origins.isEmpty || view.parentView == nil { return }
    pending.noteChange()
    for child in view.storedSubviews {
      guard let index = index(of: child.itemState) else { continue }
      for quantity in [Quantity.left, .top] {
        guard let origin = origins[RootOrigins.Key(index: index, quantity: quantity)] else {
          continue
        }
        try? setConstant(view.itemState.alignment(near: quantity), of: origin.row)
      }
    }
  }

  /// Returns the indices of the items whose origins in the root a row mentions, once for each mention.
  func originIndices(in handle: ConstraintHandle) -> [Int32] {
    if origins.isEmpty { return [] }
    return ((try? solver.variables(of: handle)) ?? []).compactMap { origins.index(of: $0) }
  }

  /// Removes the origins of a view for which `isDropped` holds; its superview may then be idle.
  func dropOrigins(_ index: Int32, where isDropped: (Variable) -> Bool = { _ in true }) {
    if origins.isEmpty { return }
    for quantity in [Quantity.left, .top] {
      let key = RootOrigins.Key(index: index, quantity: quantity)
      guard let origin = origins[key], isDropped(origin.variable) else { continue }
      origins.remove(key)
      brokenRows.rowChanged(origin.row)
      book.remove(origin.row)
      if let above = items.state(at: index)?.parent.flatMap(self.index) { markIdle(above) }
      book.add(departed: origin.variable)
    }
  }
}
