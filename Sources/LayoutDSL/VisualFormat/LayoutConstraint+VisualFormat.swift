// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// What a metric of a visual format may be: a number.
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
  /// The grammar is Apple's, without spaces:
  ///
  /// ```
  /// format      (H:|V:)? ("|" connection)? view (connection view)* (connection "|")?
  /// view        "[" name list? "]"
  /// connection  nothing | "-" | "-" (metric | positive number | list) "-"
  /// list        "(" predicate ("," predicate)* ")"
  /// predicate   ("==" | "<=" | ">=")? (metric | number | view) ("@" (metric | number))?
  /// ```
  ///
  /// Views stand in predicates of views only. A name is first looked up among the metrics. The
  /// constraints come in the order of the text, alignments last; they are alike to UIKit's in
  /// items, attributes and constants. As in UIKit the views'
  /// ``LayoutView/translatesAutoresizingMaskIntoConstraints`` is left alone. It mirrors UIKit's
  /// `constraints(withVisualFormat:options:metrics:views:)`, which raises an exception instead.
  ///
  /// - Parameters:
  ///   - format: The format, at most ``VisualFormatError/maximumLength`` bytes of UTF-8.
  ///   - options: Alignments, the direction of a horizontal format, and from where gaps count.
  ///   - metrics: The numbers that names stand for, in points or as priorities.
  ///   - views: The views and guides that names stand for.
  ///   - spacing: The gaps where the format says `-` and no number.
  ///   - fileID: Where the constraints are written, for messages.
  ///   - line: The line in `fileID`.
  /// - Returns: The constraints, inactive.
  /// - Throws: The first thing that is wrong; no constraint is made, and the tree is as it was.
  /// - Complexity: O(*b* + *k*) for *b* bytes and *k* constraints.
  public static func constraints(
    withVisualFormat format: String, options: FormatOptions = [],
    metrics: [String: any VisualFormatMetric]? = nil, views: [String: any LayoutItem],
    spacing: StandardSpacing = .margins, fileID: String = #fileID, line: UInt = #line
  ) throws(VisualFormatError) -> [LayoutConstraint] {
    let location = SourceLocation(fileID: fileID, line: line)
    do {
      var parser = try VisualFormatParser(format)
      let writer = VisualFormatWriter(
        format: try parser.parse(), options: options, metrics: metrics ?? [:], views: views,
        spacing: spacing)
      return try writer.lines().map { $0.constraint(at: location) }
    } catch {
      throw VisualFormatError(error, in: format, at: location)
    }
  }
}
