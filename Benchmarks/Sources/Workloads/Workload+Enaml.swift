// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Traces

extension Workload {
  /// Builds copies of the form that share an edited width and height.
  func enaml() -> Trace {
    var builder = TraceBuilder()
    let shared = ["width": builder.variables(1), "height": builder.variables(1)]
    builder.edit(0, at: 500)
    builder.edit(1, at: 500)
    for copy in 0..<size {
      var names = shared
      for line in EnamlForm.text.split(separator: "\n") {
        let fields = line.split(separator: " ")
        let pairs = stride(from: 3, to: fields.count - 1, by: 2).map {
          (name: String(fields[$0]), coefficient: Double(fields[$0 + 1]) ?? .nan)
        }
        // Constraints on the shared variables alone are added once.
        if copy > 0 && pairs.allSatisfy({ shared[$0.name] != nil }) { continue }
        var sum = Sum(Double(fields[2]) ?? .nan)
        for (name, coefficient) in pairs {
          let variable = names[name] ?? builder.variables(1)
          names[name] = variable
          sum = sum + coefficient * Sum(variable: variable)
        }
        let relation = Trace.Relation(rawValue: String(fields[1])) ?? .equal
        builder.add(Statement(sum, relation).at(Self.strength(fields[0])))
      }
    }
    builder.built()
    builder.label("suggest")
    let sizes = [(400, 600), (600, 400), (800, 1200), (1200, 800), (400, 800), (800, 400)]
    for step in 0..<600 {
      let (width, height) = sizes[step % 6]
      builder.suggest(0, Double(width))
      builder.suggest(1, Double(height))
      builder.update()
      if step < 6 { builder.dump() }
    }
    return builder.trace
  }

  private static func strength(_ text: Substring) -> Trace.Strength {
    switch text {
    case "strong": .strong
    case "medium": .medium
    case "medium:1.25": .medium.weighted(1.25)
    case "medium:100": .medium.weighted(100)
    case "weak": .weak
    default: .required
    }
  }
}
