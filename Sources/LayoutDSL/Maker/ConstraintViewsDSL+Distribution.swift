// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

extension ConstraintViewsDSL {
  /// Lines the views up along an axis with equal gaps and equal lengths.
  ///
  /// It mirrors Masonry's `mas_distributeViewsAlongAxis:withFixedSpacing:leadSpacing:tailSpacing:`. The first view
  /// begins `leadSpacing` after the left or top of the closest common superview, the last ends `tailSpacing` before its
  /// right or bottom. Right-to-left text does not reverse them. An earlier distribution of any of the views along the
  /// same axis is removed. A single view fills the room between the spacings.
  ///
  /// - Parameters:
  ///   - axis: The direction: to the right, or down.
  ///   - fixedSpacing: The gap between two views, in points.
  ///   - leadSpacing: The gap before the first view, in points.
  ///   - tailSpacing: The gap after the last view, in points.
  ///   - fileID: The file that mistakes and descriptions name.
  ///   - line: The line that they name.
  /// - Returns: The constraints, active; none if the views have no superview in common or a
  ///   spacing is not finite, which is recorded as a mistake.
  @discardableResult
  public func distribute(
    along axis: Axis, fixedSpacing: Double, leadSpacing: Double = 0, tailSpacing: Double = 0,
    fileID: String = #fileID, line: UInt = #line
  ) -> [Constraint] {
    let side = Sides(axis, fileID, line)
    return distribute(side, [fixedSpacing, leadSpacing, tailSpacing]) { make, index, superview in
      if index == 0 {
        side.near(make, superview, leadSpacing)
      } else {
        side.length(make, views[index - 1])
        side.near(make, side.end(of: views[index - 1]), fixedSpacing)
      }
      if index == views.count - 1 { side.far(make, superview, 1, -tailSpacing) }
    }
  }

  /// Lines the views up along an axis with one given length and equal gaps.
  ///
  /// It mirrors Masonry's `mas_distributeViewsAlongAxis:withFixedItemLength:leadSpacing:tailSpacing:`. Sides and
  /// earlier distributions are those of ``distribute(along:fixedSpacing:leadSpacing:tailSpacing:fileID:line:)``. Views
  /// that do not fit overlap evenly. A single view begins after `leadSpacing`.
  ///
  /// - Parameters:
  ///   - axis: The direction: to the right, or down.
  ///   - fixedItemLength: The width or height of each view, in points.
  ///   - leadSpacing: The gap before the first view, in points.
  ///   - tailSpacing: The gap after the last view, in points.
  ///   - fileID: The file that mistakes and descriptions name.
  ///   - line: The line that they name.
  /// - Returns: The constraints, active; none if the views have no superview in common or a spacing is not finite,
  ///   which is recorded as a mistake.
  @discardableResult
  public func distribute(
    along axis: Axis, fixedItemLength: Double, leadSpacing: Double = 0, tailSpacing: Double = 0,
    fileID: String = #fileID, line: UInt = #line
  ) -> [Constraint] {
    let side = Sides(axis, fileID, line)
    return distribute(side, [fixedItemLength, leadSpacing, tailSpacing]) { make, index, superview in
      side.length(make, fixedItemLength)
      if index == 0 {
        side.near(make, superview, leadSpacing)
      } else {
        // The ends of the views are at equal steps from the first's, lead + length, to the last's.
        let part = Double(index) / Double(views.count - 1)
        let first = (1 - part) * (leadSpacing + fixedItemLength)
        side.far(make, superview, part, first - part * tailSpacing)
      }
    }
  }

  /// Removes the distributions of any of the views, along one axis or both.
  ///
  /// A distribution is removed as a whole, also from its views that are not among these.
  public func removeDistribution(along axis: Axis? = nil) {
    for view in views {
      for distribution in ConstraintDistribution.all(of: view.itemState)
      where axis == nil || distribution.axis == axis {
        distribution.remove()
      }
    }
  }

  /// Makes the constraints of `block` for each view, as one distribution that replaces earlier ones, or records why
  /// that is not possible.
  private func distribute(
    _ sides: Sides, _ lengths: [Double],
    _ block: (ConstraintMaker, _ index: Int, _ superview: LayoutView) -> Void
  ) -> [Constraint] {
    removeDistribution(along: sides.axis)
    let distribution = ConstraintDistribution(along: sides.axis, of: views.map(\.itemState))
    if !lengths.allSatisfy(\.isFinite) {
      distribution.report(
        .notFinite, "a length of the distribution is not finite", at: sides.location)
      return []
    }
    guard let superview = commonSuperview else {
      let names = views.map(\.itemState.name).joined(separator: ", ")
      distribution.report(
        views.count > 1 ? .noCommonAncestor : .noSuperview,
        "to be distributed, \(names) must be in one superview", at: sides.location)
      return []
    }
    var made: [Constraint] = []
    for (index, view) in views.enumerated() {
      made += ConstraintMaker.prepare(view.itemState, at: sides.location) {
        block($0, index, superview)
      }
    }
    for constraint in made {
      constraint.setDistribution(distribution)
      constraint.activate()
    }
    return made
  }

  private var commonSuperview: LayoutView? {
    guard var common = views.first else { return nil }
    for view in views.dropFirst() {
      guard let next = common.closestCommonView(with: view) else { return nil }
      common = next
    }
    return views.contains { $0 === common } ? common.parentView : common
  }

  /// The attributes along one axis.
  private struct Sides {
    let axis: Axis
    let location: SourceLocation

    init(_ axis: Axis, _ fileID: String, _ line: UInt) {
      self.axis = axis
      location = SourceLocation(fileID: fileID, line: line)
    }

    func near(
      _ make: ConstraintMaker, _ target: any ConstraintRelatableTarget, _ offset: Double
    ) {
      let chain = axis == .horizontal ? make.left : make.top
      equal(chain, target).offset(offset)
    }

    func far(
      _ make: ConstraintMaker, _ target: LayoutView, _ part: Double, _ offset: Double
    ) {
      let chain = axis == .horizontal ? make.right : make.bottom
      equal(chain, target).multipliedBy(part).offset(offset)
    }

    func length(_ make: ConstraintMaker, _ target: any ConstraintRelatableTarget) {
      let chain = axis == .horizontal ? make.width : make.height
      equal(chain, target)
    }

    func end(of view: LayoutView) -> ConstraintItem {
      axis == .horizontal ? view.snp.right : view.snp.bottom
    }

    @discardableResult
    private func equal(
      _ chain: ConstraintMakerExtendable, _ target: any ConstraintRelatableTarget
    ) -> ConstraintMakerEditable {
      chain.equalTo(target, fileID: location.fileID, line: location.line)
    }
  }
}
