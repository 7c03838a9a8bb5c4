// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

public import Cassowary

/// A call of a history; rows and variables are identified by number.
public enum SolverCall: Hashable, Sendable {
  case variable(Int, lowerBound: Double?)
  case removeVariable(Int)
  case bound(Int, Double?)
  case add(Int, NumberedRow)
  case remove(Int)
  case constant(Int, Double)
  case strength(Int, Strength)
  case edit(Int, Strength)
  case suggest(Int, Double)
  case endEdit(Int)
  case stay(Int, variable: Int, Strength)
  case solve
  case solveRelaxed

  /// Whether the call solves.
  var isSolve: Bool { self == .solve || self == .solveRelaxed }
}

extension SolverCall: CustomStringConvertible {
  /// The call as a line of a file of calls.
  public var description: String {
    switch self {
    case .variable(let variable, let bound): "variable x\(variable) \(Self.text(bound))"
    case .removeVariable(let variable): "forget x\(variable)"
    case .bound(let variable, let bound): "bound x\(variable) \(Self.text(bound))"
    case .add(let row, let content):
      "add r\(row) @\(Self.text(content.strength)) "
        + content.terms.map { "\($0.coefficient)*x\($0.variable) + " }.joined()
        + "\(content.constant) \(content.relation) 0"
    case .remove(let row): "remove r\(row)"
    case .constant(let row, let constant): "constant r\(row) \(constant)"
    case .strength(let row, let strength): "strength r\(row) @\(Self.text(strength))"
    case .edit(let variable, let strength): "edit x\(variable) @\(Self.text(strength))"
    case .suggest(let variable, let value): "suggest x\(variable) \(value)"
    case .endEdit(let variable): "unedit x\(variable)"
    case .stay(let row, let variable, let strength):
      "stay r\(row) x\(variable) @\(Self.text(strength))"
    case .solve: "solve"
    case .solveRelaxed: "solve-relaxed"
    }
  }

  private static func text(_ bound: Double?) -> String { bound.map { "\($0)" } ?? "-" }

  private static func text(_ strength: Strength) -> String {
    "\(strength.priority):\(strength.weight)"
  }
}
