// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

#if !canImport(Darwin)
public import LayoutDSL

extension LayoutConstraint {
  /// Makes the inactive constraints that a visual format describes, as UIKit's call does: without `try`,
  /// and with dictionaries that may hold anything.
  ///
  /// A format that cannot be read, where UIKit raises an exception, is a recorded mistake with file, line
  /// and a caret under the place, and gives no constraints. It is recorded at the first view that the
  /// format names, or else at the one whose name comes first; `snp.layout()` throws it and `snp.issues`
  /// lists it. If `views` holds no view at all, there is nowhere to record it.
  ///
  /// The call of `LayoutDSL`, which throws, is the one with a `spacing`. This one mirrors UIKit's
  /// `constraints(withVisualFormat:options:metrics:views:)`.
  ///
  /// - Parameters:
  ///   - format: The format, at most `VisualFormatError.maximumLength` bytes of UTF-8.
  ///   - options: Alignments, the direction of a horizontal format, and from where gaps count.
  ///   - metrics: The numbers that names stand for, in points or as priorities.
  ///   - views: The views and guides that names stand for.
  ///   - fileID: Where the constraints are written, for messages.
  ///   - line: The line in `fileID`.
  /// - Returns: The constraints, inactive; none if the format is wrong.
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
