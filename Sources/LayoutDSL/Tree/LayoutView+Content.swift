// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

extension LayoutView {
  /// The priority at which the view refuses to be larger than its content; 250 at first.
  public final func contentHuggingPriority(for axis: Axis) -> LayoutPriority {
    LayoutPriority(
      axis == .horizontal ? content.horizontalHugging : content.verticalHugging)
  }

  /// Sets the priority at which the view refuses to be larger than its content.
  public final func setContentHuggingPriority(_ priority: LayoutPriority, for axis: Axis) {
    guard let value = LayoutConstraint.usable(priority.rawValue) else {
      return itemState.refuse("hugging priority")
    }
    itemState.accept("hugging priority")
    switch axis {
    case .horizontal: content.horizontalHugging = value
    case .vertical: content.verticalHugging = value
    }
    liveEngine?.priorityOfContentChanged(self)
  }

  /// The priority at which the view refuses to be smaller than its content; 750 at first.
  public final func contentCompressionResistancePriority(for axis: Axis) -> LayoutPriority {
    LayoutPriority(
      axis == .horizontal
        ? content.horizontalCompressionResistance : content.verticalCompressionResistance)
  }

  /// Sets the priority at which the view refuses to be smaller than its content.
  public final func setContentCompressionResistancePriority(
    _ priority: LayoutPriority, for axis: Axis
  ) {
    guard let value = LayoutConstraint.usable(priority.rawValue) else {
      return itemState.refuse("compression resistance priority")
    }
    itemState.accept("compression resistance priority")
    switch axis {
    case .horizontal: content.horizontalCompressionResistance = value
    case .vertical: content.verticalCompressionResistance = value
    }
    liveEngine?.priorityOfContentChanged(self)
  }
}
