// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// A view or layout guide as a log names it.
public struct LoggedItem: Hashable, Sendable {
  /// Its class, without the module, or the name that the log gives it; empty where the log says neither.
  public let className: String

  /// Its address with `0x`, or the key that Masonry prints in its place; empty where the log says neither.
  public let address: String

  /// The text that the log prints behind the address, such as a label's, or a guide's identifier.
  public let text: String

  /// What tells items apart; the same for the same item however a line names it.
  let identity: String

  /// An item of the log.
  init(className: String, address: String, text: String = "") {
    self.className = LoggedItem.withoutModule(className)
    self.address = address
    self.text = text
    identity = address.count > 4 ? address : "\(className):\(address)"
  }

  /// The superview of `item`, where no line names it.
  init(superviewOf item: LoggedItem) {
    className = "superview of \(item.className)"
    address = ""
    text = ""
    identity = "superview:\(item.identity)"
  }

  /// Items are equal if they are the same view, whatever text a line gives them.
  public static func == (left: LoggedItem, right: LoggedItem) -> Bool {
    left.identity == right.identity
  }

  /// Hashes what tells items apart.
  public func hash(into hasher: inout Hasher) { hasher.combine(identity) }

  /// Whether it is a layout guide, such as the safe area's, and no view.
  public var isGuide: Bool { className == "UILayoutGuide" || className == "NSLayoutGuide" }

  /// Whether it is the guide of a view's layout margins.
  var isMarginsGuide: Bool { text.hasPrefix("UIViewLayoutMarginsGuide") }

  /// Whether it is one of the system's own that no app makes by itself.
  var isPrivate: Bool { SystemClasses.isPrivate(className) }

  /// Whether it is a guide inside of a bar.
  var isBarGuide: Bool { isGuide && SystemClasses.isBarGuide(text) }

  /// Whether it is UIKit that places it, so that no app may set its flag of translation.
  var isPlacedBySystem: Bool { SystemClasses.isPlaced(className) }

  private static func withoutModule(_ name: String) -> String {
    if name.contains("<") || name.contains(" ") { return name }
    if name.hasPrefix("_Tt") { return demangled(name) ?? name }
    guard let dot = name.lastIndex(of: ".") else { return name }
    let tail = name[name.index(after: dot)...]
    return tail.isEmpty ? name : String(tail)
  }

  /// The class in a name as the runtime of Objective-C knows it, `_TtC4Shop8CardView`.
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
