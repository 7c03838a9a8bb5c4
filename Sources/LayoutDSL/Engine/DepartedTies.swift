// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The constraints that went last because a view left the tree: what they held is often open since.
struct DepartedTies: ~Copyable {
  /// How many are kept, so that a tree that loses views all day keeps no more.
  private static let limit = 16

  private var ties: [LayoutConstraint] = []

  /// None went.
  init() {}

  /// Notes that a constraint goes, whose view leaves.
  mutating func note(_ tie: LayoutConstraint) {
    if ties.count == Self.limit { ties.removeFirst() }
    ties.append(tie)
  }

  /// What held an item along an axis, and is still gone.
  func ties(of item: ItemState, along axis: Axis) -> [LayoutConstraint] {
    ties.filter {
      !$0.isInstalled && $0.firstAttribute.axis == axis && ($0.first === item || $0.second === item)
        && !$0.hasAll(in: item.ownView)
    }
  }
}

extension LayoutConstraint {
  /// Whether both items are in the tree of a view.
  fileprivate func hasAll(in view: LayoutView?) -> Bool {
    let root = view?.rootView
    return first.ownView?.rootView === root && (second == nil || second?.ownView?.rootView === root)
  }
}
