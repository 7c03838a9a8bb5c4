// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL

/// The views and guides of a scene in the page's data format.
struct InspectorItems {
  /// A list for each item: parent, kind, name, x, y, width and height in its superview, flags (1: hidden, 2: right to
  /// left, 4: messages quote the name), class, and an object with the rarely used fields.
  let list: JSONText

  /// The names of the classes.
  let classes: JSONText

  /// Encodes the items of a scene.
  ///
  /// - Parameter margins: The indices of the items whose margins a constraint mentions.
  init(_ scene: Scene, margins: Set<Int>) {
    var classes = NameTable()
    list = JSONText(
      scene.items.enumerated().map { number, item in
        let outer = item.parent.map { scene.items[$0].origin } ?? .zero
        let kind =
          switch item.kind {
          case .view: 0
          case .guide: 1
          case .builtInGuide: 2
          }
        let isMirrored = item.view?.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let isQuoted = item.item.inspectedName == "\"\(item.name)\""
        let className = item.view.map { "\(type(of: $0))" } ?? "LayoutGuide"
        var fields = [
          JSONText(item.parent ?? -1), JSONText(kind), JSONText(item.name),
          JSONText(item.frame.minX - outer.x), JSONText(item.frame.minY - outer.y),
          JSONText(item.frame.width), JSONText(item.frame.height),
          JSONText(
            (item.view?.isHidden == true ? 1 : 0) + (isMirrored ? 2 : 0) + (isQuoted ? 4 : 0)),
          JSONText(classes.number(of: className)),
        ]
        let extras = Self.extras(
          of: item, isQuoted: isQuoted, hasMargins: margins.contains(number))
        if !extras.isEmpty { fields.append(JSONText(extras)) }
        return JSONText(fields)
      })
    self.classes = JSONText(classes.names)
  }

  /// Returns the rarely used fields of an item: a different name in messages, the scroll offset and content size,
  /// baselines, margins, alignment insets.
  private static func extras(
    of item: SceneItem, isQuoted: Bool, hasMargins: Bool
  ) -> [(StaticString, JSONText)] {
    var extras: [(StaticString, JSONText)] = []
    let title = item.item.inspectedName
    if title != item.name, !isQuoted { extras.append(("t", JSONText(title))) }
    guard let view = item.view else { return extras }
    if let scroll = view as? LayoutScrollView {
      let (offset, size) = (scroll.bounds.origin, scroll.contentSize)
      extras.append(
        ("c", JSONText(x: offset.x, y: offset.y, width: size.width, height: size.height)))
    }
    let (first, last) = (view.firstBaselineOffsetFromTop, view.lastBaselineOffsetFromBottom)
    if first != 0 || last != 0 {
      extras.append(("b", JSONText([JSONText(first), JSONText(last)])))
    }
    if hasMargins { extras.append(("m", insets(view.layoutMargins))) }
    let alignment = view.alignmentRectInsets
    if alignment != .zero { extras.append(("a", insets(alignment))) }
    return extras
  }

  private static func insets(_ insets: Insets) -> JSONText {
    JSONText(x: insets.left, y: insets.top, width: insets.right, height: insets.bottom)
  }
}
