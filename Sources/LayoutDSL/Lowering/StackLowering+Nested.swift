// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The sizes of stack views within stack views.
extension StackLowering {
  /// The size that a view has of its own: that of its content, and for a stack view that of what it
  /// shows, with its spaces and margins.
  ///
  /// - Complexity: O(*n*) for *n* views arranged by the view and by stack views in it.
  func naturalExtent(of item: ItemState, _ axis: Axis) -> Double? {
    guard let top = item.view, top.arrangement != nil else { return contentExtent(item, axis) }
    // Those inside come later, so that backwards they are known when they are needed.
    let nested = Self.nestedStacks(of: top)
    var known: [ObjectIdentifier: Double] = [:]
    for (view, arrangement) in nested.reversed() {
      let sizes = Self.shown(by: view, arrangement).map { entry in
        max(0, known[ObjectIdentifier(entry.state)] ?? contentExtent(entry.state, axis) ?? 0)
      }
      known[ObjectIdentifier(view.itemState)] = Self.extent(of: view, arrangement, sizes, axis)
    }
    return known[ObjectIdentifier(item)]
  }

  /// The views without an arrangement of their own that a stack view shows, directly or in others.
  static func leaves(of top: LayoutView) -> [ItemState] {
    nestedStacks(of: top).flatMap { view, arrangement in
      shown(by: view, arrangement).filter { $0.state.view?.arrangement == nil }.map(\.state)
    }
  }

  /// A stack view and all that it shows, directly or in others; the outer ones first.
  private static func nestedStacks(
    of top: LayoutView
  ) -> [(view: LayoutView, arrangement: StackArrangement)] {
    var stacks: [(view: LayoutView, arrangement: StackArrangement)] = []
    if let arrangement = top.arrangement { stacks.append((top, arrangement)) }
    var next = 0
    while next < stacks.count {
      let (view, arrangement) = stacks[next]
      next += 1
      for entry in shown(by: view, arrangement) {
        if let inner = entry.state.view, let own = inner.arrangement { stacks.append((inner, own)) }
      }
    }
    return stacks
  }

  private static func shown(
    by view: LayoutView, _ arrangement: StackArrangement
  ) -> [StackArrangement.Entry] {
    arrangement.entries.filter { entry in
      entry.state.view.map { $0.parentView === view && !$0.isHidden } ?? false
    }
  }

  /// The extent of a stack view that shows views of these sizes.
  private static func extent(
    of view: LayoutView, _ arrangement: StackArrangement, _ sizes: [Double], _ axis: Axis
  ) -> Double {
    let ruler = StackRuler(of: view, arrangement, axis: axis)
    let largest = sizes.max() ?? 0
    guard axis == arrangement.axis else { return ruler.near + largest + ruler.far }
    let spaces = shown(by: view, arrangement).dropLast().reduce(0) {
      $0 + arrangement.spacing(after: $1)
    }
    let content =
      arrangement.distribution == .fillEqually
      ? largest * Double(sizes.count) : sizes.reduce(0, +)
    return max(0, ruler.near + content + spaces + ruler.far)
  }
}

extension StackArrangement {
  /// The space that is wanted behind a view.
  func spacing(after entry: Entry) -> Double {
    let spacing = entry.customSpacing ?? self.spacing
    if spacing == LayoutStackView.spacingUseSystem { return LayoutStackView.systemSpacing }
    return spacing == LayoutStackView.spacingUseDefault ? 0 : spacing
  }
}
