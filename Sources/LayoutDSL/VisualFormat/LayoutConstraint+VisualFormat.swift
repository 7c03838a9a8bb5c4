// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The type of the metrics of a visual format: a number.
public typealias VisualFormatMetric = ConstraintMultiplierTarget

extension LayoutConstraint {
  /// Makes the inactive constraints that a visual format describes.
  ///
  /// ```swift
  /// LayoutConstraint.activate(
  ///   try LayoutConstraint.constraints(
  ///     withVisualFormat: "|-pad-[icon(40)]-[title(>=80@750)]-pad-|", options: .alignAllCenterY,
  ///     metrics: ["pad": 16], views: ["icon": icon, "title": title]))
  /// ```
  ///
  /// The grammar is that of Apple's parser, without spaces:
  ///
  /// ```
  /// format      (H:|V:)? ("|" connection)? view (connection view)* (connection "|")?
  /// view        "[" name list? "]"
  /// connection  nothing | "-" | "-" (predicate without a sign | list) "-"
  /// list        "(" predicate ("," predicate)* ")"
  /// predicate   ("==" | "<=" | ">=")? (metric | number | view) ("@" (metric | number))?
  /// ```
  ///
  /// Views are allowed in predicates of views only. A name is looked up among the metrics first. The constraints are in
  /// the order of the text, alignments last; their items, attributes and constants are those of UIKit. As in UIKit, the
  /// views' ``LayoutView/translatesAutoresizingMaskIntoConstraints`` does not change. It mirrors UIKit's
  /// `constraints(withVisualFormat:options:metrics:views:)`, which raises an exception instead of throwing.
  ///
  /// - Parameters:
  ///   - format: The format, at most ``VisualFormatError/maximumLength`` bytes of UTF-8.
  ///   - options: Alignments, the direction of a horizontal format, and the edges between which gaps are measured.
  ///   - metrics: The numbers that names stand for, in points or as priorities.
  ///   - views: The views and guides that names stand for.
  ///   - spacing: The gaps where the format has `-` without a number.
  ///   - fileID: The file that contains the call, for messages.
  ///   - line: The line in `fileID`.
  /// - Returns: The constraints, inactive.
  /// - Throws: The first error; the tree is unchanged.
  /// - Complexity: O(*b* + *k* + *n*) for *b* bytes, *k* constraints and *n* names.
  @_disfavoredOverload
  public static func constraints(
    withVisualFormat format: String, options: FormatOptions = [],
    metrics: [String: any VisualFormatMetric]? = nil, views: [String: any LayoutItem],
    spacing: StandardSpacing = .margins, fileID: String = #fileID, line: UInt = #line
  ) throws(VisualFormatError) -> [LayoutConstraint] {
    try constraints(
      format, options, VisualFormatNames(metrics: metrics ?? [:], views: views), spacing,
      at: SourceLocation(fileID: fileID, line: line))
  }

  /// Makes the inactive constraints that a visual format describes, from dictionaries of any values as in UIKit.
  ///
  /// A name in the format must stand for a number, or for a view or guide; otherwise the error names the key.
  /// Everything else is as with typed dictionaries.
  ///
  /// - Parameters:
  ///   - format: The format, at most ``VisualFormatError/maximumLength`` bytes of UTF-8.
  ///   - options: Alignments, the direction of a horizontal format, and the edges between which gaps are measured.
  ///   - metrics: The numbers that names stand for, in points or as priorities.
  ///   - views: The views and guides that names stand for.
  ///   - spacing: The gaps where the format has `-` without a number.
  ///   - fileID: The file that contains the call, for messages.
  ///   - line: The line in `fileID`.
  /// - Returns: The constraints, inactive.
  /// - Throws: The first error; the tree is unchanged.
  /// - Complexity: O(*b* + *k*) for *b* bytes and *k* constraints.
  @_disfavoredOverload
  public static func constraints(
    withVisualFormat format: String, options: FormatOptions = [],
    metrics: [String: Any]?, views: [String: Any],
    spacing: StandardSpacing = .margins, fileID: String = #fileID, line: UInt = #line
  ) throws(VisualFormatError) -> [LayoutConstraint] {
    try constraints(
      format, options, VisualFormatNames(metrics: metrics ?? [:], views: views), spacing,
      at: SourceLocation(fileID: fileID, line: line))
  }

  /// Makes the same for calls that cannot throw: an error is recorded as a mistake, and no constraint is made.
  ///
  /// It is recorded at the first view in the format, or else at the view whose name is first in alphabetical order. If
  /// `views` holds no view, it is not recorded.
  package static func constraintsOrMistake(
    _ format: String, _ options: FormatOptions, metrics: [String: Any], views: [String: Any],
    _ fileID: String, _ line: UInt
  ) -> [LayoutConstraint] {
    let names = VisualFormatNames(metrics: metrics, views: views)
    let location = SourceLocation(fileID: fileID, line: line)
    do {
      return try constraints(format, options, names, .margins, at: location)
    } catch {
      names.firstItem(in: format)?.recordOnce(
        RecordedMistake(.visualFormat, at: location) { error.message })
      return []
    }
  }

  private static func constraints(
    _ format: String, _ options: FormatOptions, _ names: VisualFormatNames,
    _ spacing: StandardSpacing, at location: SourceLocation
  ) throws(VisualFormatError) -> [LayoutConstraint] {
    do {
      var parser = try VisualFormatParser(format)
      return try VisualFormatWriter(
        format: try parser.parse(), options: options, names: names, spacing: spacing,
        location: location
      ).constraints()
    } catch {
      throw VisualFormatError(error, in: format, at: location)
    }
  }
}
