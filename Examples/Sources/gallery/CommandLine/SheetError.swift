// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL

/// A layout that has no solution, because there is more in it than fits.
struct SheetError: Error, CustomStringConvertible {
  /// The name of the sheet.
  var sheet: String

  /// What the library says.
  var reason: LayoutError

  /// The sheet, and what the library says.
  var description: String { "\(sheet): cannot be laid out: \(reason)" }
}
