// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Traces

extension Workload {
  /// Builds one constraint to 0 against `size` weaker constraints to 100.
  func hierarchy(_ weaker: Trace.Strength, against stronger: Trace.Strength) -> Trace {
    var builder = TraceBuilder()
    let variable = builder.variable()
    builder.add((variable == 0).at(stronger))
    for _ in 0..<size { builder.add((variable == 100).at(weaker)) }
    builder.built()
    return builder.trace
  }

  /// Builds items of fixed length in a row.
  ///
  /// Gaps prefer 24 and are at least 4. Each has a weight of its own, so the slack moves from gap to gap as the total
  /// length changes.
  func gaps() -> Trace {
    var builder = TraceBuilder()
    var numbers = SeededNumbers(seed: 17)
    let total = builder.variables(1)
    builder.edit(total, at: Double(size) * 64)
    var end: Sum?
    for index in 0..<size {
      let start = builder.variable()
      if let end {
        builder.add(start - end >= 4)
        let weight = 1 + Double((index * 7) % size) / Double(size)
        builder.add((start - end == 24).at(.weak.weighted(weight)))
      } else {
        builder.add(start == 0)
      }
      end = start + Sum(numbers.number(30...50))
    }
    if let end { builder.add(end == Sum(variable: total)) }
    builder.built()
    let count = Double(size)
    builder.drag(total, TraceBuilder.drag(60, over: (46 * count)...(70 * count), seed: 19))
    return builder.trace
  }
}
