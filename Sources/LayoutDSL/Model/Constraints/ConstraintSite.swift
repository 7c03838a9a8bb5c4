// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The site at which a constraint is installed: its second item, and the view that hosts it.
@safe
struct ConstraintSite {
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

  // The code that requests a site keeps the items alive until it has used the site.
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
  /// Returns the site where a row of the item would be installed; nil if it cannot be installed.
  func site(of row: ConstraintRow, origins: ConstraintOrigins?) -> ConstraintSite? {
    unsafe site(row.targetKind, row.storedSecond, origins: origins)
  }

  /// Returns the site where rows with a target would be installed; nil if they cannot be installed.
  @inline(__always)
  func site(
    _ target: LayoutConstraint.TargetKind, _ second: Unmanaged<ItemState>?,
    origins: ConstraintOrigins? = nil
  ) -> ConstraintSite? {
    switch target {
    case .none:
      if !isGuide {
        return isGone ? nil : unsafe ConstraintSite(.near, second: nil, host: self, as: .own)
      }
      guard let parent, !parent.isGone else { return nil }
      return unsafe ConstraintSite(.near, second: nil, host: parent, as: .parent)
    case .superview:
      guard let parent, !parent.isGone else { return nil }
      return unsafe ConstraintSite(
        .near, second: Unmanaged.passUnretained(parent), host: parent, as: .parent)
    case .item:
      // Fast path: nearly all constraints are between a view and its superview or a sibling.
      if let parent, !parent.isGone, origins == nil, let second = unsafe second {
        let other = unsafe second.toOpaque()
        if unsafe other == Unmanaged.passUnretained(parent).toOpaque() {
          return unsafe ConstraintSite(.near, second: second, host: parent, as: .parent)
        }
        if unsafe other != Unmanaged.passUnretained(self).toOpaque(),
          unsafe second._withUnsafeGuaranteedRef({ $0.parent === parent })
        {
          return unsafe ConstraintSite(.sibling, second: second, host: parent, as: .parent)
        }
      }
      return farSite(unsafe second?.takeUnretainedValue(), origins)
    }
  }

  /// Returns the site at the closest view that contains the item, the second item and the origins of distances.
  private func farSite(_ second: ItemState?, _ origins: ConstraintOrigins?) -> ConstraintSite? {
    guard let second, var host = ownView else { return nil }
    for item in [second] + (origins?.all.map(\.item) ?? []) {
      guard let foreign = item.ownView, let common = host.closestCommonView(with: foreign)
      else { return nil }
      host = common
    }
    let state = host.itemState
    return unsafe ConstraintSite(
      .far, second: Unmanaged.passUnretained(second), host: state,
      as: state === self ? .own : state === parent ? .parent : .far)
  }
}
