// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The rows across the axis.
extension StackLowering {
  mutating func addRows(across ruler: StackRuler) {
    for entry in visible {
      addAlignment(of: entry.state, ruler)
      add(.crossFit, entry.state, ruler.extent(of: entry.state), at: Priority.suppression)
    }
    for view in hidden {
      let place = ruler.start(of: view.state).minus(ruler.canvasStart)
      add(.crossPlace, view.state, place, at: Priority.parking)
      add(.crossFit, view.state, ruler.extent(of: view.state), at: Priority.suppression)
    }
    add(.crossFit, stack, ruler.extent(of: stack), at: Priority.fit)
  }

  /// The alignment for the axis: columns have no baselines to align.
  private var alignment: LayoutStackView.Alignment {
    guard arrangement.axis == .vertical else { return arrangement.alignment }
    switch arrangement.alignment {
    case .firstBaseline: return .leading
    case .lastBaseline: return .trailing
    case .fill, .leading, .center, .trailing: return arrangement.alignment
    }
  }

  /// Aligns a view and keeps it inside.
  private mutating func addAlignment(of item: ItemState, _ ruler: StackRuler) {
    let near = ruler.start(of: item).minus(ruler.canvasStart)
    let far = ruler.canvasEnd.minus(ruler.end(of: item))
    switch alignment {
    case .fill:
      add(.crossNear, item, near)
      add(.crossFar, item, far)
    case .leading:
      add(.crossNear, item, near)
      add(.crossFar, item, far, .greaterThanOrEqual)
    case .trailing:
      add(.crossNear, item, near, .greaterThanOrEqual)
      add(.crossFar, item, far)
    case .center:
      add(.crossPlace, item, ruler.center(of: item).minus(ruler.canvasCenter))
      add(.crossNear, item, near, .greaterThanOrEqual)
    case .firstBaseline, .lastBaseline:
      addBaseline(of: item, ruler, isFirst: alignment == .firstBaseline)
      add(.crossNear, item, near, .greaterThanOrEqual)
      add(.crossFar, item, far, .greaterThanOrEqual)
      let pulled = alignment == .firstBaseline ? near : far
      add(.crossPull, item, pulled, at: Priority.pull)
    }
  }

  /// Puts a baseline of a view where that of the first view is.
  private mutating func addBaseline(of item: ItemState, _ ruler: StackRuler, isFirst: Bool) {
    guard let first = visible.first?.state, first !== item else { return }
    let mine = ruler.baseline(of: item, isFirst: isFirst, measured)
    add(.crossPlace, item, mine.minus(ruler.baseline(of: first, isFirst: isFirst, measured)))
  }
}
