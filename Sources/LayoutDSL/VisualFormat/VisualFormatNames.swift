// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Resolves the names of a visual format.
///
/// UIKit's dictionaries hold values of any type, of which only those that the format names are read. No result depends
/// on the order of a dictionary.
struct VisualFormatNames {
  let metrics: [String: Any]
  let views: [String: Any]

  /// Returns the view or guide that a name stands for.
  func item(_ name: VisualFormat.Name) throws(VisualFormatMistake) -> ItemState {
    guard let value = views[name.text] else {
      throw unknown(name, expected: "the name of a view")
    }
    guard let item = value as? any LayoutItem else {
      throw wrongValue(value, of: name, expected: "a view or a guide")
    }
    return item.itemState
  }

  /// Returns the view or guide that a name in a predicate of a size stands for; nil for a metric.
  func otherItem(_ name: VisualFormat.Name) throws(VisualFormatMistake) -> ItemState? {
    if metrics[name.text] != nil { return nil }
    guard views[name.text] != nil else {
      throw unknown(name, expected: "the name of a metric or a view")
    }
    return try item(name)
  }

  func number(_ value: VisualFormat.Value) throws(VisualFormatMistake) -> Double {
    switch value {
    case .number(let number, _):
      return number
    case .name(let name):
      guard let value = metrics[name.text] else {
        throw unknown(name, expected: "a number or the name of a metric")
      }
      guard let metric = Self.number(of: value) else {
        throw wrongValue(value, of: name, expected: "a number")
      }
      guard metric.isFinite else {
        throw VisualFormatMistake(
          kind: .notFinite, offset: name.offset, expected: "a finite metric",
          found: "\(name.text) = \(metric)")
      }
      return metric
    }
  }

  /// Returns the number of a metric: one of the package's targets, or any Swift integer.
  private static func number(of value: Any) -> Double? {
    if let metric = value as? any VisualFormatMetric {
      return metric.constraintMultiplierTargetValue
    }
    if let integer = value as? any BinaryInteger { return Double(integer) }
    return nil
  }

  /// Returns the priority that a value is or names; required for nil.
  func priority(_ value: VisualFormat.Value?) throws(VisualFormatMistake) -> Float {
    guard let value else { return LayoutPriority.required.rawValue }
    let priority = try number(value)
    guard priority >= 0, priority <= 1000 else {
      throw VisualFormatMistake(
        kind: .priorityOutOfRange, offset: value.offset, expected: "a priority from 0 to 1000",
        found: "\(priority)")
    }
    return Float(priority)
  }

  private func unknown(_ name: VisualFormat.Name, expected: String) -> VisualFormatMistake {
    VisualFormatMistake(
      kind: .unknownName, offset: name.offset, expected: expected, found: "\"\(name.text)\"")
  }

  private func wrongValue(
    _ value: Any, of name: VisualFormat.Name, expected: String
  ) -> VisualFormatMistake {
    VisualFormatMistake(
      kind: .wrongValue, offset: name.offset, expected: "\(expected) for \"\(name.text)\"",
      found: "a value of type \(type(of: value))")
  }

  /// Returns the item at which an error in `format` is recorded: the first view in it, or else the one whose name is
  /// first in alphabetical order; nil if there is none.
  ///
  /// - Complexity: O(*b* + *n* log *n*) for *b* bytes and *n* names.
  func firstItem(in format: String) -> ItemState? {
    if format.utf8.count <= VisualFormatError.maximumLength {
      var scanner = VisualFormatScanner(format)
      while !scanner.isAtEnd {
        if scanner.take("["), let name = scanner.takeName(), let item = try? item(name) {
          return item
        }
        scanner.skipOne()
      }
    }
    for (_, value) in views.sorted(by: { $0.key < $1.key }) {
      if let item = value as? any LayoutItem { return item.itemState }
    }
    return nil
  }
}
