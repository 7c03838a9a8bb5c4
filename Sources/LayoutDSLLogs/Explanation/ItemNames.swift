// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The names of a conflict's items in its explanation: their class, with a number if several share it.
struct ItemNames {
  private var names: [LoggedItem: String] = [:]

  /// The items with an address and their names, in the order of the log.
  private(set) var legend: [(name: String, item: LoggedItem)] = []

  init(_ conflict: LoggedConflict) {
    var items: [LoggedItem] = []
    var known: Set<LoggedItem> = []
    var owners: [LoggedItem: LoggedItem] = [:]
    var texts: [LoggedItem: LoggedItem] = [:]
    for constraint in conflict.constraints {
      for item in [constraint.first.item, constraint.second?.item, constraint.superview] {
        guard let item else { continue }
        if let superview = constraint.superview, item.isGuide, owners[item] == nil {
          owners[item] = superview
        }
        if texts[item]?.text.isEmpty ?? true { texts[item] = item }
        if known.insert(item).inserted { items.append(item) }
      }
    }
    let bases = items.map { ItemNames.base(texts[$0] ?? $0) }
    var totals: [String: Int] = [:]
    for base in bases { totals[base, default: 0] += 1 }
    var counts: [String: Int] = [:]
    for (item, base) in zip(items, bases) {
      counts[base, default: 0] += 1
      names[item] = totals[base] == 1 ? base : "\(base)#\(counts[base] ?? 0)"
    }
    for item in items where item.isGuide {
      if let owner = owners[item], let name = names[owner] {
        names[item] = "\(ItemNames.guide(texts[item] ?? item)) of \(name)"
      }
    }
    legend = items.compactMap { item in
      item.address.isEmpty ? nil : (names[item] ?? item.className, item)
    }
  }

  /// The name of an item.
  subscript(item: LoggedItem) -> String { names[item] ?? item.className }

  /// Returns the item's name for use before a point and an attribute.
  func inEquation(_ item: LoggedItem) -> String {
    let name = self[item]
    return item.isGuide || item.address.isEmpty && name.contains(" ") ? "(\(name))" : name
  }

  /// Whether a sentence begins with a name from the log, whose case must not be changed.
  func containsPrefix(of sentence: String) -> Bool {
    legend.contains { name, item in
      guard !item.isGuide, !item.className.isEmpty, sentence.hasPrefix(name) else { return false }
      let next = sentence.dropFirst(name.count).first
      return next == " " || next == "."
    }
  }

  private static func base(_ item: LoggedItem) -> String {
    if item.isGuide { return guide(item) }
    if item.className.isEmpty { return "a view" }
    if !item.address.isEmpty, !item.address.hasPrefix("0x") { return item.address }
    if item.text.isEmpty || item.className.hasPrefix("_UILayoutSpacer") { return item.className }
    return "\(item.className) \"\(item.text)\""
  }

  private static func guide(_ item: LoggedItem) -> String {
    switch item.text {
    case "UIViewSafeAreaLayoutGuide", "NSViewSafeAreaLayoutGuide": "the safe area"
    case "UIViewLayoutMarginsGuide": "the layout margins"
    case "UIViewReadableContentGuide": "the readable width"
    case "UIViewKeyboardLayoutGuide": "the keyboard guide"
    case "": "a layout guide"
    default: "the guide \"\(item.text)\""
    }
  }
}
