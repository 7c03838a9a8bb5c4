// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// What a stack view says of the views that it arranges.
///
/// The views are held by their states: the tree holds the views, and a stack view that ends
/// must not keep them.
final class StackArrangement {
  /// An arranged view and the space behind it, if it is not the stack's.
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

  /// How many times a view was arranged: another number says that a hook has arranged one meanwhile.
  private(set) var insertions: UInt32 = 0
}

// What a stack view is told of its arrangement: whether it is another one then.
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

  /// Whether the rows depend on baselines or sizes of the arranged views' content.
  var readsContent: Bool { distribution == .fillProportionally || readsBaselines }

  /// Whether the rows depend on the arranged views' baselines.
  var readsBaselines: Bool {
    if axis == .vertical { return isBaselineRelative }
    return alignment == .firstBaseline || alignment == .lastBaseline
  }

  /// How much the content of a view counts among content that resists compression as much.
  ///
  /// By equal centering each arranged view counts a little less than the one before, so that the last one gives way
  /// first; all others count the same. There are 65,536 places, and each of these numbers is exact.
  func weight(of view: LayoutView, along axis: Axis) -> Float {
    guard distribution == .equalCentering, self.axis == axis, let place = place(of: view) else {
      return 1
    }
    return 1 + Float(max(0, 0x1_0000 - place)) / 0x1p22
  }

  /// Where a view comes among the arranged ones.
  func place(of view: LayoutView) -> Int? {
    if entries.last?.state === view.itemState { return entries.count - 1 }
    if entries.first?.state === view.itemState { return 0 }
    // Most are arranged in the order of the subviews.
    return entries.place(near: Int(view.listedPlace)) { $0.state === view.itemState }.place
  }

  /// Arranges a view at a place among the others; places out of range mean the nearest end.
  ///
  /// One that is arranged already keeps its custom spacing; `isNew` says that it is not, since looking for a
  /// new view would make filling a stack quadratic.
  func insert(_ view: LayoutView, at index: Int, isNew: Bool) {
    insertions &+= 1
    var entry = Entry(state: view.itemState)
    if !isNew, let place = place(of: view) { entry = entries.remove(at: place) }
    entries.insert(entry, at: min(max(index, 0), entries.count))
  }

  /// Sets the space behind an arranged view, nil for the stack's.
  ///
  /// - Returns: Whether the view is arranged.
  func setCustomSpacing(_ spacing: Double?, after view: LayoutView) -> Bool {
    guard let place = place(of: view) else { return false }
    entries[place].customSpacing = spacing
    return true
  }

  /// Stops arranging a view.
  ///
  /// - Returns: Whether it was arranged.
  func remove(_ view: LayoutView) -> Bool {
    guard let place = place(of: view) else { return false }
    entries.remove(at: place)
    return true
  }
}
