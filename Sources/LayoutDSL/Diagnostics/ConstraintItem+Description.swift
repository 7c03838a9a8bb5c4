// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

extension ConstraintItem: CustomStringConvertible {
  /// The item as messages print it: `title.left`, `card.edges`.
  public var description: String {
    attributes.count == 0 ? state.name : "\(state.name).\(attributes)"
  }
}

extension LayoutGuide: CustomDebugStringConvertible {
  /// The guide with its label, or its place if it has none, and its frame:
  /// `<LayoutGuide:column 0 0 160 480>`.
  public var debugDescription: String {
    "<LayoutGuide:\(itemState.name) \(layoutFrame.layoutText)>"
  }
}

extension Rect {
  /// The frame as messages print it: x, y, width, height.
  var layoutText: String {
    [minX, minY, width, height].map(\.layoutText).joined(separator: " ")
  }
}
