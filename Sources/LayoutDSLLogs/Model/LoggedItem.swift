// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// A view or layout guide in a log.
public struct LoggedItem: Hashable, Sendable {
  /// Its class without the module, or the name that the log gives it; empty if the log prints neither.
  public let className: String

  /// Its address with `0x`, or Masonry's key in its place; empty if the log prints neither.
  public let address: String

  /// The text that the log prints after the address, such as a label's text or a guide's identifier.
  public let text: String

  /// The key by which items are compared, which is the same in all lines that mention the item.
  let identity: String

  /// Makes an item that a line mentions.
  init(className: String, address: String, text: String = "") {
    self.className = LoggedItem.withoutModule(className)
    self.address = address
    self.text = text
    identity = address.count > 4 ? address : "\(className):\(address)"
  }

  /// Makes the superview of `item`, for lines that do not mention it.
  init(superviewOf item: LoggedItem) {
    className = "superview of \(item.className)"
    address = ""
    text = ""
    identity = "superview:\(item.identity)"
  }

  /// Whether both are the same view or guide, regardless of the text in a line.
  public static func == (left: LoggedItem, right: LoggedItem) -> Bool {
    left.identity == right.identity
  }

  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(identity) }

  /// Whether it is a layout guide, such as that of the safe area.
  public var isGuide: Bool { className == "UILayoutGuide" || className == "NSLayoutGuide" }

  /// Whether it is the guide of a view's layout margins.
  var isMarginsGuide: Bool { text.hasPrefix("UIViewLayoutMarginsGuide") }

  /// Whether its class is private to the system, so that apps create no instances.
  var isPrivate: Bool { SystemClasses.isPrivate(className) }

  /// Whether it is a guide inside a bar.
  var isBarGuide: Bool { isGuide && SystemClasses.isBarGuide(text) }

  /// Whether UIKit places it, so that apps must not change its `translatesAutoresizingMaskIntoConstraints`.
  var isPlacedBySystem: Bool { SystemClasses.isPlaced(className) }

  private static func withoutModule(_ name: String) -> String {
    if name.contains("<") || name.contains(" ") { return name }
    if name.hasPrefix("_Tt") { return demangled(name) ?? name }
    guard let dot = name.lastIndex(of: ".") else { return name }
    let tail = name[name.index(after: dot)...]
    return tail.isEmpty ? name : String(tail)
  }

  /// Returns the class in a mangled name of the Objective-C runtime, `_TtC4Shop8CardView`.
  private static func demangled(_ name: String) -> String? {
    var scanner = ByteScanner(Array(name.utf8), from: 3)
    _ = scanner.take { isLetter($0) }
    var part = ""
    for _ in 0..<2 {
      guard let length = Int(scanner.take(while: isDigit)), length > 0, length < 200 else {
        return nil
      }
      let start = scanner.position
      scanner.move(to: start + length)
      part = scanner.text(start, scanner.position)
    }
    return part.isEmpty ? nil : part
  }
}
