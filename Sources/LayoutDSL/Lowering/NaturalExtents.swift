// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The natural sizes of views: those of their content, and for stack views those of their visible arranged views with
/// spaces and margins.
///
/// Sizes are cached, so a nested stack view is measured once instead of once for each stack view around it. After a
/// change, a caller makes a new instance.
final class NaturalExtents {
  /// Returns the size of a view's content along an axis, if it has one.
  private let content: (ItemState, Axis) -> Double?

  /// The cached sizes of stack views, by axis.
  private var known: [[ObjectIdentifier: Double]] = [[:], [:]]

  init(content: @escaping (ItemState, Axis) -> Double?) { self.content = content }

  /// Returns the natural size of a view along an axis, if it has one.
  ///
  /// - Complexity: O(*n*) for *n* views arranged by the view and by nested stack views whose size is not cached yet.
  func extent(of item: ItemState, _ axis: Axis) -> Double? {
    guard let top = item.view, top.arrangement != nil else { return content(item, axis) }
    let nested = nestedStacks(of: top) { known[axis.rawValue][ObjectIdentifier($0)] != nil }
    // Inner stack views come later, so that in reverse order their sizes are known when they are needed.
    for (view, arrangement) in nested.reversed() {
      let sizes = arrangement.shown(in: view).map { entry in
        let size = known[axis.rawValue][ObjectIdentifier(entry.state)]
        return max(0, size ?? content(entry.state, axis) ?? 0)
      }
      known[axis.rawValue][ObjectIdentifier(view.itemState)] = Self.extent(
        of: view, arrangement, sizes, axis)
    }
    return known[axis.rawValue][ObjectIdentifier(item)]
  }

  private static func extent(
    of view: LayoutView, _ arrangement: StackArrangement, _ sizes: [Double], _ axis: Axis
  ) -> Double {
    let ruler = StackRuler(of: view, arrangement, axis: axis)
    let largest = sizes.max() ?? 0
    guard axis == arrangement.axis else { return ruler.near + largest + ruler.far }
    let spaces = arrangement.shown(in: view).dropLast().reduce(0) {
      $0 + arrangement.spacing(after: $1)
    }
    let content =
      arrangement.distribution == .fillEqually
      ? largest * Double(sizes.count) : sizes.reduce(0, +)
    return max(0, ruler.near + content + spaces + ruler.far)
  }
}

extension NaturalExtents {
  /// Returns the views other than stack views that a stack view shows, directly or nested, except in stack views of
  /// `visited`, to which it adds.
  static func nonStackViews(in top: LayoutView, visited: inout Set<ObjectIdentifier>) -> [ItemState]
  {
    let nested = nestedStacks(of: top) { visited.contains(ObjectIdentifier($0)) }
    var leaves: [ItemState] = []
    for (view, arrangement) in nested {
      visited.insert(ObjectIdentifier(view.itemState))
      for entry in arrangement.shown(in: view) where entry.state.view?.arrangement == nil {
        leaves.append(entry.state)
      }
    }
    return leaves
  }
}

/// Returns a stack view and all nested ones that it shows, outer ones first, without those left out and their contents.
private func nestedStacks(
  of top: LayoutView, unless isLeftOut: (ItemState) -> Bool
) -> [(view: LayoutView, arrangement: StackArrangement)] {
  var stacks: [(view: LayoutView, arrangement: StackArrangement)] = []
  if let arrangement = top.arrangement, !isLeftOut(top.itemState) {
    stacks.append((top, arrangement))
  }
  var next = 0
  while next < stacks.count {
    let (view, arrangement) = stacks[next]
    next += 1
    for entry in arrangement.shown(in: view) {
      guard let inner = entry.state.view, let own = inner.arrangement, !isLeftOut(entry.state)
      else { continue }
      stacks.append((inner, own))
    }
  }
  return stacks
}

extension StackArrangement {
  /// Returns the visible arranged views of a stack view.
  fileprivate func shown(in view: LayoutView) -> [Entry] {
    entries.filter { entry in
      entry.state.view.map { $0.parentView === view && !$0.isHidden } ?? false
    }
  }

  /// Returns the requested space behind a view.
  func spacing(after entry: Entry) -> Double {
    let spacing = entry.customSpacing ?? self.spacing
    if spacing == LayoutStackView.spacingUseSystem { return LayoutStackView.systemSpacing }
    return spacing == LayoutStackView.spacingUseDefault ? 0 : spacing
  }
}
