// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The sizes that views have of their own: those of their content, and for stack views those of what
/// they show, with their spaces and margins.
///
/// What was found is kept, so that stack views within stack views are looked at once and not once for
/// each that they are in; whoever asks when something may have changed makes another.
final class NaturalExtents {
  /// The size of a view's content along an axis, if it has one.
  private let content: (ItemState, Axis) -> Double?

  /// The sizes of the stack views that were looked at, by axis.
  private var known: [[ObjectIdentifier: Double]] = [[:], [:]]

  init(content: @escaping (ItemState, Axis) -> Double?) { self.content = content }

  /// The size that a view has of its own along an axis, if it has one.
  ///
  /// - Complexity: O(*n*) for *n* views arranged by the view and by stack views in it that nobody asked
  ///   for yet.
  func extent(of item: ItemState, _ axis: Axis) -> Double? {
    guard let top = item.view, top.arrangement != nil else { return content(item, axis) }
    let nested = nestedStacks(of: top) { known[axis.rawValue][ObjectIdentifier($0)] != nil }
    // Those inside come later, so that backwards they are known when they are needed.
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
  /// The views without an arrangement of their own that a stack view shows, directly or in others,
  /// but for those in stack views that were `seen` before.
  static func leaves(of top: LayoutView, seen: inout Set<ObjectIdentifier>) -> [ItemState] {
    let nested = nestedStacks(of: top) { seen.contains(ObjectIdentifier($0)) }
    var leaves: [ItemState] = []
    for (view, arrangement) in nested {
      seen.insert(ObjectIdentifier(view.itemState))
      for entry in arrangement.shown(in: view) where entry.state.view?.arrangement == nil {
        leaves.append(entry.state)
      }
    }
    return leaves
  }
}

/// A stack view and all that it shows, directly or in others, the outer ones first, but for those that
/// are left out and what they show.
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
  /// The views that a stack view shows.
  fileprivate func shown(in view: LayoutView) -> [Entry] {
    entries.filter { entry in
      entry.state.view.map { $0.parentView === view && !$0.isHidden } ?? false
    }
  }

  /// The space that is wanted behind a view.
  func spacing(after entry: Entry) -> Double {
    let spacing = entry.customSpacing ?? self.spacing
    if spacing == LayoutStackView.spacingUseSystem { return LayoutStackView.systemSpacing }
    return spacing == LayoutStackView.spacingUseDefault ? 0 : spacing
  }
}
