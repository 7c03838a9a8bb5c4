// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

// Dictionaries are looked into and never iterated: their order is no order.
extension VisualFormatWriter {
  /// The view or guide that a name stands for.
  func item(_ name: VisualFormat.Name) throws(VisualFormatFault) -> ItemState {
    guard let item = views[name.text] else {
      throw unknown(name, expected: "the name of a view")
    }
    return item.itemState
  }

  /// The number that a value is or stands for.
  func number(_ value: VisualFormat.Value) throws(VisualFormatFault) -> Double {
    switch value {
    case .number(let number, _):
      return number
    case .name(let name):
      guard let metric = metrics[name.text]?._multiplierTarget else {
        throw unknown(name, expected: "a number or the name of a metric")
      }
      guard metric.isFinite else {
        throw VisualFormatFault(
          kind: .notFinite, offset: name.offset, expected: "a finite metric",
          found: "\(name.text) = \(metric)")
      }
      return metric
    }
  }

  /// The priority that a value is or stands for; required without one.
  func priority(_ value: VisualFormat.Value?) throws(VisualFormatFault) -> Float {
    guard let value else { return LayoutPriority.required.rawValue }
    let priority = try number(value)
    guard priority >= 0, priority <= 1000 else {
      throw VisualFormatFault(
        kind: .priorityOutOfRange, offset: value.offset, expected: "a priority from 0 to 1000",
        found: "\(priority)")
    }
    return Float(priority)
  }

  func unknown(_ name: VisualFormat.Name, expected: String) -> VisualFormatFault {
    VisualFormatFault(
      kind: .unknownName, offset: name.offset, expected: expected, found: "\"\(name.text)\"")
  }
}
