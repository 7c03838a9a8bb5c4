// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Traces

/// A cell of a list with an avatar, a title, a subtitle, a time, a button and a separator:
/// 28 variables, and 45 constraints including the one that places it below its predecessor.
struct ListCell {
  /// The cell itself.
  let box: Box

  /// The constraints within the cell.
  private(set) var statements: [Statement] = []

  /// Declares the variables of a cell as wide as `window`.
  init(_ builder: inout TraceBuilder, in window: Box, _ content: ListContent) {
    box = builder.box()
    let avatar = builder.box()
    let title = builder.box()
    let subtitle = builder.box()
    let time = builder.box()
    let button = builder.box()
    let separator = builder.box()

    addStatements([
      box.left == window.left, box.right == window.right,
      box.height >= 44, (box.height == 44).at(.weak),
    ])
    addStatements([
      avatar.left == box.left + 16, avatar.top == box.top + 8,
      avatar.width == 40, avatar.height == 40, avatar.bottom + 8 <= box.bottom,
    ])
    addStatements([
      title.left == avatar.right + 12, title.top == box.top + 8, title.right + 8 <= time.left,
      (title.width >= 40).at(.strong),
      (title.width >= Sum(content.titleWidth)).at(.weak.weighted(50)),
      (title.width <= Sum(content.titleWidth)).at(.weak.weighted(25)),
    ])
    addContentSize(title.height, content.titleHeight)
    addStatements([
      subtitle.left == title.left, subtitle.top == title.bottom + 4,
      subtitle.right + 8 <= button.left, subtitle.bottom + 8 <= box.bottom,
      (subtitle.width >= 40).at(.strong),
      (subtitle.width >= Sum(content.subtitleWidth)).at(.weak.weighted(40)),
      (subtitle.width <= Sum(content.subtitleWidth)).at(.weak.weighted(20)),
    ])
    addContentSize(subtitle.height, content.subtitleHeight)
    addStatements([time.right + 16 == box.right, time.middle == title.middle])
    addContentSize(time.width, content.timeWidth, hugging: 25)
    addContentSize(time.height, 14)
    addStatements([
      button.right + 16 == box.right, (button.middle == box.middle).at(.medium),
      button.top >= time.bottom + 4, button.bottom + 8 <= box.bottom,
    ])
    addContentSize(button.width, content.buttonWidth)
    addContentSize(button.height, 24)
    addStatements([
      separator.left == title.left, separator.right == box.right,
      separator.bottom == box.bottom, separator.height == 1,
    ])
  }

  private mutating func addStatements(_ added: [Statement]) { statements += added }

  /// Adds the constraints of a length that prefers not to be less than its content, and weakly not to be more.
  private mutating func addContentSize(_ length: Sum, _ size: Double, hugging weight: Double = 1) {
    addStatements([
      (length >= Sum(size)).at(.strong), (length <= Sum(size)).at(.weak.weighted(weight)),
    ])
  }
}
