// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

extension ConstraintDescription: CustomStringConvertible {
  /// The description with its label and where it was written:
  /// `<ConstraintDescription:label@File.swift#12 left.top == icon.right * 2.0 + 8.0 ^750>`.
  public var description: String { text(as: "ConstraintDescription", of: nil) }

  /// Returns the text that an object of type `kind` prints, with the name of its item if that is known.
  func text(as kind: String, of item: String?) -> String {
    var text = "<\(kind)"
    if let label { text += ":\(label.onOneLine)" }
    text += location.text
    text += " \(item.map { "\($0)." } ?? "")\(attributes)"
    if let relation { text += " \(relation.sign) \(right)" }
    if priority != 1000 { text += " ^\(Double(priority).layoutText)" }
    return text + ">"
  }

  /// The text after the sign of the relation.
  private var right: String {
    var text: String
    switch targets {
    case .one(.constant(let value)): return (constant ?? value).text
    case .one(let target): text = target.text
    case .each(let targets): text = "[\(targets.map(\.text).joined(separator: ", "))]"
    }
    if multiplier != 1 { text += " * \(multiplier)" }
    switch constant {
    case nil, .number(0): return text
    case .number(let number) where number < 0: return "\(text) - \(-number)"
    case .some(let constant): return "\(text) + \(constant.text)"
    }
  }
}

extension ConstraintDescription.Target {
  /// The target as it was written.
  fileprivate var text: String {
    switch self {
    case .constant(let constant): constant.text
    case .rect(let rect): "\(rect)"
    case .item(let item): "\(item)"
    case .superview(let attributes): attributes.count == 0 ? "superview" : "superview.\(attributes)"
    case .missingSuperview: "superview"
    }
  }
}

extension ConstraintConstant {
  /// The constant as Swift writes it.
  fileprivate var text: String {
    switch self {
    case .number(let number): "\(number)"
    case .point(let point): "\(point)"
    case .size(let size): "\(size)"
    case .insets(let insets): "\(insets)"
    case .directionalInsets(let insets): "\(insets)"
    }
  }
}

extension SourceLocation {
  /// The place as descriptions print it, `@File.swift#12`; empty if unknown.
  var text: String {
    guard let file = fileID.split(separator: "/").last else { return "" }
    return "@\(file)#\(line)"
  }
}
