// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary

@main
struct Program {
  static func main() {
    do {
      let columns = try Columns()
      for width in [480, 300, 216] { try columns.drag(to: width) }
      try columns.widenText(to: 400, pageAtMost: 500)
      try columns.drag(to: 600)
      try columns.drag(to: -1)
    } catch {
      print(error.description)
    }
  }
}
