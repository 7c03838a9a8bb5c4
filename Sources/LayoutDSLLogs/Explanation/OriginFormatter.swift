// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Describes the origins of constraints in words.
struct OriginFormatter {
  let names: ItemNames

  /// Returns the owner of a constraint in a word or two, for the table of members.
  func owner(_ constraint: LoggedConstraint) -> String {
    guard constraint.origin.isApp else { return "the system's" }
    var parts = ["yours"]
    if !constraint.label.isEmpty { parts.append("\"\(constraint.label)\"") }
    if !constraint.source.isEmpty { parts.append(constraint.source) }
    return parts.joined(separator: ", ")
  }

  /// Returns the origin of a constraint; nil for the app's own.
  func sentence(_ constraint: LoggedConstraint) -> String? {
    let item = names[constraint.subject]
    switch constraint.origin {
    case .app: return nil
    case .autoresizingMask:
      return "from the frame and autoresizing mask of \(item), because its "
        + "translatesAutoresizingMaskIntoConstraints is true" + mask(constraint.mask)
    case .encapsulatedSize: return encapsulated(constraint, item)
    case .temporarySize:
      return "a size that UIKit gives \(item) for a moment, while it measures it"
    case .fittingSize:
      return "the size that systemLayoutSizeFitting was called with for \(item), as tables do to "
        + "measure a cell"
    case .stackView(let part): return stackView(part, constraint)
    case .safeArea:
      return "the safe area's inset, which the screen's bars and the device decide"
    case .layoutMargins: return "the layout margins, from layoutMargins or directionalLayoutMargins"
    case .contentSize:
      return "the size of \(item)'s own content, its intrinsicContentSize" + priorities(constraint)
    case .layoutSupport: return "the topLayoutGuide or bottomLayoutGuide of a view controller"
    case .interfaceBuilder:
      return "added by Interface Builder at build time, since the storyboard leaves \(item) open"
    case .keyboard: return "the keyboard's own, between the keyboard, its bar and the input view"
    case .bar: return "a bar's own, around its buttons"
    case .alert: return "UIAlertController's own, in each action sheet since iOS 12.2"
    case .window: return "the window's own size"
    case .system: return "made by the system inside \(item), a class that no app makes"
    }
  }

  private func encapsulated(_ constraint: LoggedConstraint, _ item: String) -> String {
    let name = constraint.first.item.className
    let dimension = constraint.first.attribute == .width ? "width" : "height"
    if name.contains("HeaderFooter") {
      return "the \(dimension) that the table view gave the header or footer around \(item)"
    }
    if name.contains("TableView") || name.contains("TableCell") {
      return "the \(dimension) that the table view gave the cell around \(item)"
    }
    if name.contains("Cell") || name.contains("Collection") {
      return "the \(dimension) that the table or collection view gave \(item)"
    }
    return
      "the \(dimension) that the container of \(item) gave it (a cell's table, a view controller's "
      + "parent, a window)"
  }

  private func stackView(_ part: String, _ constraint: LoggedConstraint) -> String {
    let owner = constraint.stackView.map { " \(names[$0])" } ?? ""
    switch part {
    case "spacing", "custom-spacing": return "the spacing of the stack view\(owner)"
    case "canvas-connection":
      return "the stack view\(owner) holds its first and last views at its edges"
    case "alignment": return "the alignment of the stack view\(owner)"
    case "fill-equally": return "the stack view\(owner) makes its views equally long (fillEqually)"
    case "fill-proportionally":
      return "the stack view\(owner) shares its length by its views' contents (fillProportionally)"
    case "hiding":
      return
        "the stack view\(owner) gives \(names[constraint.first.item]) no length, for it is hidden"
    case "distributing", "distributing-edge":
      return "the distribution of the stack view\(owner)"
    default: return "made by a stack view\(owner) (UISV-\(part))"
    }
  }

  private func priorities(_ constraint: LoggedConstraint) -> String {
    guard let priorities = constraint.contentPriorities else { return "" }
    return " (hugging \(readable(priorities.hugging)), compression resistance "
      + "\(readable(priorities.compressionResistance)))"
  }

  /// Returns the flexible parts of a mask: in "h=--&" only the right margin is flexible.
  private func mask(_ letters: String) -> String {
    guard !letters.isEmpty else { return "" }
    var flexible: [String] = []
    for part in letters.split(separator: " ") {
      let isHorizontal = part.hasPrefix("h=")
      let edges =
        isHorizontal
        ? ["left margin", "width", "right margin"] : ["top margin", "height", "bottom margin"]
      for (letter, edge) in zip(part.dropFirst(2), edges) where letter == "&" {
        flexible.append(edge)
      }
    }
    if flexible.isEmpty { return " (\(letters): nothing is flexible)" }
    return " (\(letters): flexible \(listed(flexible)))"
  }
}
