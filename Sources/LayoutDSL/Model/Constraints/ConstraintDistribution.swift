// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The constraints of one call of `distribute`, which the next call removes.
final class ConstraintDistribution {
  let axis: Axis
  private let items: [ItemState]

  init(along axis: Axis, of items: [ItemState]) {
    self.axis = axis
    self.items = items
  }

  /// The distributions that `item` takes part in.
  static func all(of item: ItemState) -> [ConstraintDistribution] {
    var result: [ConstraintDistribution] = []
    func note(_ constraint: Constraint) {
      guard let distribution = constraint.distribution else { return }
      if !result.contains(where: { $0 === distribution }) { result.append(distribution) }
    }
    item.activeHandles.forEach(note)
    for case .constraint(let constraint) in item.mistakeRecords { note(constraint) }
    return result
  }

  /// Deactivates the distribution's constraints in all of its views and removes its mistakes.
  func remove() {
    for item in items {
      for constraint in item.activeHandles where constraint.distribution === self {
        constraint.deactivate()
      }
      item.forgetMistakes(ofChains: { $0.distribution === self })
    }
  }

  /// Records at one view of each tree why the distribution could not be made.
  func report(_ kind: ConstraintMistake.Kind, _ message: String, at location: SourceLocation) {
    var roots: [LayoutView] = []
    for item in items {
      guard let root = item.ownView?.rootView, !roots.contains(where: { $0 === root }) else {
        continue
      }
      roots.append(root)
      let chain = ConstraintDescription(attributes: .none, location: location)
      let constraint = Constraint(item: item, chain: chain, ofBlockIn: "")
      constraint.setDistribution(self)
      constraint.report(RecordedMistake(kind, at: location) { message }, at: .activation)
    }
  }
}
