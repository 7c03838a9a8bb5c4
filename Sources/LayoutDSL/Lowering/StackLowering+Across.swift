// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The rows across the axis.
extension StackLowering {
  mutating func addRows(of member: StackMember, across ruler: StackRuler) {
    if member.isHidden {
      let place = ruler.start(of: member.state).minus(ruler.canvasStart)
      add(.crossPlace, member.state, place, at: Priority.parking)
    } else {
      addAlignment(of: member.state, ruler)
    }
    add(.crossFit, member.state, ruler.extent(of: member.state), at: Priority.suppression)
  }

  /// Aligns a view and keeps it inside.
  private mutating func addAlignment(of item: ItemState, _ ruler: StackRuler) {
    let near = ruler.start(of: item).minus(ruler.canvasStart)
    let far = ruler.canvasEnd.minus(ruler.end(of: item))
    switch basics.alignment {
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
      addBaseline(of: item, ruler, isFirst: basics.alignment == .firstBaseline)
      add(.crossNear, item, near, .greaterThanOrEqual)
      add(.crossFar, item, far, .greaterThanOrEqual)
      let pulled = basics.alignment == .firstBaseline ? near : far
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
