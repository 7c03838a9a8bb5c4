// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The four variables of a view, in the coordinates of the window.
struct Box {
  /// The number of the first variable.
  let first: Int

  var left: Sum { Sum(variable: first) }
  var top: Sum { Sum(variable: first + 1) }
  var width: Sum { Sum(variable: first + 2) }
  var height: Sum { Sum(variable: first + 3) }
  var right: Sum { left + width }
  var bottom: Sum { top + height }
  var middle: Sum { top + 0.5 * height }

  /// The number of the variable for the width.
  var widthVariable: Int { first + 2 }
}
