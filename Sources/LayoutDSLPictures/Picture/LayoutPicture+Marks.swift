// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

public import LayoutDSL

extension LayoutPicture {
  /// What a picture marks of constraints and of what is wrong.
  ///
  /// Constraints are drawn as in Xcode's designer: a beam between two edges with its constant, a double
  /// arrow for a size, a sign in both views for sizes that are compared, a line through edges that
  /// coincide. Optional ones are dashed, inactive ones thin and grey.
  ///
  /// Everything is read from the last pass. A layout that `layout()` refused keeps its old frames, so
  /// that the picture of a conflict is best taken after `layoutIfNeeded()`.
  public struct Marks {
    /// Which constraints are drawn.
    public enum Constraints {
      /// None but those that clash.
      case none
      /// Those that mention one of the views or guides.
      case of([any LayoutItem])
      /// All that are active.
      case all
    }

    /// Which constraints are drawn.
    public var constraints = Constraints.none

    /// Constraints that are drawn as well; they need not be active.
    public var more: [LayoutConstraint] = []

    /// Whether constraints that clash are drawn in red, numbered as in the report.
    public var showsConflicts = false

    /// Whether what is ambiguous is dashed, with an arrow along which it is free.
    public var showsAmbiguities = false

    /// Whether views outside of their superview, of no size, or with overlapping siblings are flagged.
    public var showsOddities = false

    /// Whether all that is marked as wrong is listed below the picture.
    public var hasLegend = false

    /// Marks nothing.
    public init() {}

    /// Everything that is wrong, with a legend.
    public static var problems: Marks {
      var marks = Marks()
      (marks.showsConflicts, marks.showsAmbiguities) = (true, true)
      (marks.showsOddities, marks.hasLegend) = (true, true)
      return marks
    }
  }
}
