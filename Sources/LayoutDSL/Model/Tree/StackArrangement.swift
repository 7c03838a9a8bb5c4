// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The arrangement of a stack view: its arranged views and properties.
///
/// The entries refer to the states of the views: the tree retains the views, and a stack view must not keep them
/// alive when it ends.
final class StackArrangement {
  /// An arranged view and its custom spacing; nil for the stack view's spacing.
  struct Entry {
    let state: ItemState
    fileprivate(set) var customSpacing: Double?
  }

  private(set) var entries: [Entry] = []
  private(set) var axis = Axis.horizontal
  private(set) var distribution = LayoutStackView.Distribution.fill
  private(set) var alignment = LayoutStackView.Alignment.fill
  private(set) var spacing = 0.0
  private(set) var isMarginsRelative = false
  private(set) var isBaselineRelative = false

  /// The number of insertions; a changed number shows that a hook has arranged a view in the meantime.
  private(set) var insertions: UInt32 = 0
}

// Setters of the arrangement, which return whether it changed.
extension StackArrangement {
  func set(axis new: Axis) -> Bool { replace(&axis, by: new) }
  func set(distribution new: LayoutStackView.Distribution) -> Bool {
    replace(&distribution, by: new)
  }
  func set(alignment new: LayoutStackView.Alignment) -> Bool { replace(&alignment, by: new) }
  func set(spacing new: Double) -> Bool { replace(&spacing, by: new) }
  func set(isMarginsRelative new: Bool) -> Bool { replace(&isMarginsRelative, by: new) }
  func set(isBaselineRelative new: Bool) -> Bool { replace(&isBaselineRelative, by: new) }

  private func replace<Value: Equatable>(_ value: inout Value, by new: Value) -> Bool {
    defer { value = new }
    return value != new
  }

  /// Whether the rows depend on baselines or content sizes of the arranged views.
  var readsContent: Bool { distribution == .fillProportionally || readsBaselines }

  /// Whether the rows depend on the arranged views' baselines.
  var readsBaselines: Bool {
    if axis == .vertical { return isBaselineRelative }
    return alignment == .firstBaseline || alignment == .lastBaseline
  }

  /// Returns the weight of a view's content among contents with the same compression resistance.
  ///
  /// With equal centering each arranged view weighs slightly less than the one before, so that the last one shrinks
  /// first; all other views weigh the same. The first 65,536 views have different weights, each represented exactly.
  func weight(of view: LayoutView, along axis: Axis) -> Float {
    guard distribution == .equalCentering, self.axis == axis, let index = index(of: view) else {
      return 1
    }
    return 1 + Float(max(0, 0x1_0000 - index)) / 0x1p22
  }

  /// Returns the index of a view among the arranged views; nil if it is not arranged.
  func index(of view: LayoutView) -> Int? {
    if entries.last?.state === view.itemState { return entries.count - 1 }
    if entries.first?.state === view.itemState { return 0 }
    // Most views are arranged in the order of the subviews.
    return entries.index(near: Int(view.listedIndex)) { $0.state === view.itemState }.index
  }

  /// Inserts a view at an index among the arranged views; an index out of range means the nearest end.
  ///
  /// A view that is already arranged keeps its custom spacing. If `isNew` is true, no such view is searched for: the
  /// search would make filling a stack view quadratic.
  func insert(_ view: LayoutView, at index: Int, isNew: Bool) {
    insertions &+= 1
    var entry = Entry(state: view.itemState)
    if !isNew, let known = self.index(of: view) { entry = entries.remove(at: known) }
    entries.insert(entry, at: min(max(index, 0), entries.count))
  }

  /// Sets the custom spacing after an arranged view; nil for the stack view's spacing.
  ///
  /// - Returns: Whether the view is arranged and had another spacing.
  func setCustomSpacing(_ spacing: Double?, after view: LayoutView) -> Bool {
    guard let index = index(of: view) else { return false }
    return replace(&entries[index].customSpacing, by: spacing)
  }

  /// Removes a view from the arranged views.
  ///
  /// - Returns: Whether it was arranged.
  func remove(_ view: LayoutView) -> Bool {
    guard let index = index(of: view) else { return false }
    entries.remove(at: index)
    return true
  }
}
