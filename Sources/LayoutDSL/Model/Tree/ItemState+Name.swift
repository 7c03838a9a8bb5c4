// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

extension ItemState {
  /// The largest number of indices or names in a message: deep trees stay readable, and naming every view costs no
  /// more than linear time.
  static let longestName = 16
  static let longestPath = 32

  /// The item's name in messages: its label, or else its class and location, such as `Badge card[2]` for the third
  /// subview of `card` and `card.guide[0]` for its first guide.
  ///
  /// A label with spaces is quoted. If the nearest labelled ancestor is far up, only the last indices are named:
  /// `Badge …[0][2][1]`. A view that is in no tree and has no label is named by its class.
  var name: String {
    if let label { return Self.quoted(label) }
    guard let view else { return location }
    if view.parentView == nil, !view.isRootOfTree { return "\(type(of: view))" }
    return view.parentView == nil ? location : "\(type(of: view)) \(location)"
  }

  /// The item's label, or else its location without its class: `card[2]`, `root[0].guide[0]`.
  var location: String {
    var suffix = ""
    var next: ItemState? = self
    var steps = 0
    while let item = next {
      if steps == Self.longestName { return "…" + suffix }
      steps += 1
      if let label = item.label { return Self.quoted(label) + suffix }
      if let guide = item.guide {
        guard let owner = guide.owningView else { return item.ownName }
        suffix = ".\(item.ownName)"
        next = owner.itemState
      } else if let view = item.view, let parent = view.parentView {
        let index = parent.index(of: view) ?? 0
        suffix = "[\(index)]" + suffix
        next = parent.itemState
      } else {
        return (item.isGone ? "(gone)" : "root") + suffix
      }
    }
    return "(gone)" + suffix
  }

  /// Returns a label as messages print it: on one line, and in quotes if it has spaces.
  private static func quoted(_ label: String) -> String {
    if label.isEmpty { return "\"\"" }
    let text = label.onOneLine
    return label.unicodeScalars.contains(where: \.properties.isWhitespace) ? "\"\(text)\"" : text
  }

  /// The item's name in a headline: its label in quotes, or else its class and location.
  var title: String { label.map { "\"\($0.onOneLine)\"" } ?? name }

  /// The names from the root down to the item, `root/card/title`; if the root is far up, only the last names,
  /// `…/card/title`.
  var path: String {
    var names = [ownName]
    var next = guide == nil ? view?.parentView : guide?.owningView
    while let view = next, names.count <= Self.longestPath {
      names.append(view.itemState.ownName)
      next = view.parentView
    }
    return Self.path(names.reversed())
  }

  /// Returns the path of names from the top down, on one line and limited to the last names.
  static func path(_ names: [String]) -> String {
    let last = names.suffix(longestPath).map(\.onOneLine).joined(separator: "/")
    return names.count > longestPath ? "…/" + last : last
  }

  /// The item's label, or else its index in its superview: `title`, `[2]`, `guide[0]`.
  var ownName: String {
    if let label { return label }
    if let guide {
      if !guide.identifier.isEmpty { return guide.identifier }
      let index = guide.owningView?.index(of: guide)
      return index.map { "guide[\($0)]" } ?? "guide"
    }
    guard let view, let parent = view.parentView else { return isGone ? "(gone)" : "root" }
    return "[\(parent.index(of: view) ?? 0)]"
  }
}

extension LayoutView {
  /// Whether a view without a superview is the root of a tree: it has subviews or guides, or was laid out.
  fileprivate final var isRootOfTree: Bool {
    subviewList.count > 0 || hasGuides || storedContext?.engine != nil
  }
}

/// Messages about items that are not where a constraint needs them, composed when they are read.
extension ItemState {
  /// The message for a constraint to the superview that could not be installed.
  var wordsForMissingSuperview: String {
    if impliedTarget == nil { return "\(titleOfRoot) has no superview; add it to one first" }
    return "\(name) had no superview when this was written, and it was not installed; "
      + "call addSubview first"
  }

  /// Returns the message for a constraint to another item that could not be installed.
  func words(forForeignItem other: ItemState) -> String {
    if isGone || other.isGone { return "\(name) and \(other.name) were in different trees" }
    guard let root = ownView?.rootView, let otherRoot = other.ownView?.rootView else {
      let guide = ownView == nil ? self : other
      return "\(guide.name) belongs to no view; call addLayoutGuide first"
    }
    if root === otherRoot {
      return
        "\(name) and \(other.name) were in different trees when this was written, and it was not "
        + "installed; call addSubview first"
    }
    if let orphan = orphan(beside: other) {
      let tied = orphan === self ? other : self
      if let view = tied.view, view.parentView == nil, !view.isRootOfTree {
        return
          "\(orphan.titleOfRoot) is not in a tree; add it and \(tied.titleOfRoot) to one first"
      }
      let location = orphan.hasSubviews ? "the top of a tree of its own" : "not in a tree"
      return "\(orphan.titleOfRoot) is \(location); add it to the one that \(tied.name) is in first"
    }
    return
      "\(name) and \(other.name) are in different trees, below \(root.itemState.titleOfRoot) and below "
      + "\(otherRoot.itemState.titleOfRoot); add one of these to the tree of the other first"
  }

  /// Returns the one of two items that was never added to a view, if the other was added or has subviews.
  private func orphan(beside other: ItemState) -> ItemState? {
    switch (view?.parentView == nil && !isGuide, other.view?.parentView == nil && !other.isGuide) {
    case (true, false): return self
    case (false, true): return other
    case (false, false): return nil
    case (true, true): return hasSubviews ? (other.hasSubviews ? nil : other) : self
    }
  }

  private var hasSubviews: Bool { (view?.subviewList.count ?? 0) > 0 }

  /// The title of a view without a superview: a location in a tree of its own would be meaningless.
  private var titleOfRoot: String {
    if label != nil { return name }
    return view.map { "\(type(of: $0))" } ?? name
  }
}
