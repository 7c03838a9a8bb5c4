// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// What messages call a row.
struct RowName {
  var label: String
  var fileID: String
  var line: UInt
}
