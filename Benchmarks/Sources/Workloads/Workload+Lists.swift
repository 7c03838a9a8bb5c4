// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Traces

extension Workload {
  func list(suggestions: Int) -> Trace {
    var list = ListBuilder(size)
    list.drag(widths(suggestions))
    return list.builder.trace
  }

  func churn(within range: Range<Int>) -> Trace {
    var list = ListBuilder(size)
    list.churn(size <= 10 ? 50 : 1000, within: range)
    return list.builder.trace
  }
}
