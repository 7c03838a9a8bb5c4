// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

#if !canImport(Darwin)
public import LayoutDSL

extension LayoutConstraint {
  /// Makes the inactive constraints that a visual format describes, as UIKit's call does: without `try`, and from
  /// dictionaries of any values.
  ///
  /// Where UIKit raises an exception, an invalid format is a recorded mistake with file, line and a caret under the
  /// position, and gives no constraints. It is recorded at the first view in the format, or else at the view whose name
  /// is first in alphabetical order. `snp.layout()` throws it and `snp.issues` lists it. If `views` holds no view, it
  /// is not recorded.
  ///
  /// The call of `LayoutDSL` that throws has a `spacing` parameter. This one mirrors UIKit's
  /// `constraints(withVisualFormat:options:metrics:views:)`.
  ///
  /// - Parameters:
  ///   - format: The format, at most `VisualFormatError.maximumLength` bytes of UTF-8.
  ///   - options: Alignments, the direction of a horizontal format, and the edges between which gaps are measured.
  ///   - metrics: The numbers that names stand for, in points or as priorities.
  ///   - views: The views and guides that names stand for.
  ///   - fileID: The file that contains the call, for messages.
  ///   - line: The line in `fileID`.
  /// - Returns: The constraints, inactive; none if the format is invalid.
  /// - Complexity: O(*b* + *k*) for *b* bytes and *k* constraints.
  public static func constraints(
    withVisualFormat format: String, options: FormatOptions = [],
    metrics: [String: Any]? = nil, views: [String: Any],
    fileID: String = #fileID, line: UInt = #line
  ) -> [LayoutConstraint] {
    constraintsOrMistake(
      format, options, metrics: metrics ?? [:], views: views, fileID, line)
  }
}
#endif
