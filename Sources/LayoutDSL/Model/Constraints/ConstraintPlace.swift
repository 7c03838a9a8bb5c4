// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Where a constraint is installed: its second item, and the view that hosts it.
@safe
struct ConstraintPlace {
  /// How far a row reaches from its first item.
  enum Reach {
    /// To the item itself or its superview, which know of the row.
    case near

    /// To another item with the same superview, which hosts the row.
    case sibling

    case far
  }

  let reach: Reach

  /// Which view the host is, seen from the first item.
  let kind: ConstraintRow.Host

  // Whoever looks for a place keeps the items until it is used.
  let storedSecond: Unmanaged<ItemState>?
  let storedHost: Unmanaged<ItemState>

  init(
    _ reach: Reach, second: Unmanaged<ItemState>?, host: ItemState, as kind: ConstraintRow.Host
  ) {
    self.reach = reach
    self.kind = kind
    unsafe storedSecond = second
    unsafe storedHost = Unmanaged.passUnretained(host)
  }

  var second: ItemState? { unsafe storedSecond?.takeUnretainedValue() }
  var host: ItemState { unsafe storedHost.takeUnretainedValue() }

  /// The order and engine of the tree; nil if the host is gone.
  var context: TreeContext? { host.view?.context }
}

extension ItemState {
  /// Where a row of the item would be installed; nil if it cannot be.
  func place(of row: ConstraintRow, origins: ConstraintOrigins?) -> ConstraintPlace? {
    unsafe place(row.targetKind, row.storedSecond, origins: origins)
  }

  /// Where rows with a target would be installed; nil if they cannot be.
  @inline(__always)
  func place(
    _ target: LayoutConstraint.TargetKind, _ second: Unmanaged<ItemState>?,
    origins: ConstraintOrigins? = nil
  ) -> ConstraintPlace? {
    switch target {
    case .none:
      if !isGuide {
        return isGone ? nil : unsafe ConstraintPlace(.near, second: nil, host: self, as: .own)
      }
      guard let parent, !parent.isGone else { return nil }
      return unsafe ConstraintPlace(.near, second: nil, host: parent, as: .parent)
    case .superview:
      guard let parent, !parent.isGone else { return nil }
      return unsafe ConstraintPlace(
        .near, second: Unmanaged.passUnretained(parent), host: parent, as: .parent)
    case .item:
      // Nearly all are between a view and its superview or a sibling.
      if let parent, !parent.isGone, origins == nil, let second = unsafe second {
        let other = unsafe second.toOpaque()
        if unsafe other == Unmanaged.passUnretained(parent).toOpaque() {
          return unsafe ConstraintPlace(.near, second: second, host: parent, as: .parent)
        }
        if unsafe other != Unmanaged.passUnretained(self).toOpaque(),
          unsafe second._withUnsafeGuaranteedRef({ $0.parent === parent })
        {
          return unsafe ConstraintPlace(.sibling, second: second, host: parent, as: .parent)
        }
      }
      return farPlace(unsafe second?.takeUnretainedValue(), origins)
    }
  }

  /// The closest view that holds the item, another one and the places where distances begin.
  private func farPlace(_ second: ItemState?, _ origins: ConstraintOrigins?) -> ConstraintPlace? {
    guard let second, var host = ownView else { return nil }
    for item in [second] + (origins?.all.map(\.item) ?? []) {
      guard let foreign = item.ownView, let common = host.closestCommonView(with: foreign)
      else { return nil }
      host = common
    }
    let state = host.itemState
    return unsafe ConstraintPlace(
      .far, second: Unmanaged.passUnretained(second), host: state,
      as: state === self ? .own : state === parent ? .parent : .far)
  }
}
