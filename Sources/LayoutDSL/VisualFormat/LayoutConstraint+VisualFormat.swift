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

  /// Makes the inactive constraints that a visual format describes, with metrics and views as UIKit
  /// takes them.
  ///
  /// The dictionaries may hold anything. A name that the format uses has to stand for a number, or for a
  /// view or guide; what stands for something else is an error that names the key. All else is as with
  /// typed dictionaries.
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

  /// The same for calls that cannot throw: what is wrong is recorded as a mistake, and nothing is made.
  ///
  /// It is recorded at the first view that the format names, or else at the one whose name comes first;
  /// where `views` holds none there is nowhere to record it.
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
      let writer = VisualFormatWriter(
        format: try parser.parse(), options: options, names: names, spacing: spacing)
      return try writer.lines().map { $0.constraint(at: location) }
    } catch {
      throw VisualFormatError(error, in: format, at: location)
    }
  }
}
