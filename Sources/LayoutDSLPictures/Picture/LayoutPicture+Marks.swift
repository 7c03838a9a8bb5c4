// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

public import LayoutDSL

extension LayoutPicture {
  /// The marks of constraints and problems in a picture.
  ///
  /// Constraints are drawn as in Xcode's Interface Builder: a beam between two edges with its constant, a double arrow
  /// for a size, a sign in both views for a comparison of sizes, a line through edges that coincide. Optional
  /// constraints are dashed, inactive ones thin and grey.
  ///
  /// All marks come from the last pass. A `layout()` that throws leaves the old frames, so take the picture of a
  /// conflict after `layoutIfNeeded()`.
  public struct Marks {
    /// The choice of constraints to draw.
    public enum Constraints {
      /// Only conflicting constraints.
      case none
      /// The constraints that mention one of the views or guides.
      case of([any LayoutItem])
      /// All active constraints.
      case all
    }

    /// The constraints that are drawn.
    public var constraints = Constraints.none

    /// Further constraints to draw, active or not.
    public var more: [LayoutConstraint] = []

    /// Whether conflicting constraints are drawn in red, with their numbers in the report.
    public var showsConflicts = false

    /// Whether ambiguous items are dashed, with an arrow in the direction in which they are free.
    public var showsAmbiguities = false

    /// Whether views that extend beyond their superview, have no size or overlap siblings are flagged.
    public var showsOddities = false

    /// Whether a legend below the picture lists all marked problems.
    public var hasLegend = false

    /// Makes marks that draw nothing.
    public init() {}

    /// Marks of all problems, with a legend.
    public static var problems: Marks {
      var marks = Marks()
      (marks.showsConflicts, marks.showsAmbiguities) = (true, true)
      (marks.showsOddities, marks.hasLegend) = (true, true)
      return marks
    }
  }
}
