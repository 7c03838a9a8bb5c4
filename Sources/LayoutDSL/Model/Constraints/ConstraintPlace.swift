// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The place where a constraint is installed: its second item, and the view that hosts it.
@safe
struct ConstraintPlace {
  /// The position of a row's other items relative to its first item, which decides where the row is registered.
  enum Reach {
    /// The row involves only the item and its superview, which find the row without registration.
    case near

    /// The target has the same superview, which hosts the row.
    case sibling

    case far
  }

  let reach: Reach

  /// The host as seen from the first item.
  let kind: ConstraintRow.Host

  // The code that requests a place keeps the items alive until it has used the place.
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

  /// The activation order and engine of the tree; nil if the host is gone.
  var context: TreeContext? { host.view?.context }
}

extension ItemState {
  /// Returns the place where a row of the item would be installed; nil if it cannot be installed.
  func place(of row: ConstraintRow, origins: ConstraintOrigins?) -> ConstraintPlace? {
    unsafe place(row.targetKind, row.storedSecond, origins: origins)
  }

  /// Returns the place where rows with a target would be installed; nil if they cannot be installed.
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
      // Fast path: nearly all constraints are between a view and its superview or a sibling.
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

  /// Returns the place at the closest view that contains the item, the second item and the origins of distances.
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
