// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary

extension SolverCall {
  /// Parses a line that ``description`` wrote; nil for other text.
  public init?(parsing line: Substring) {
    let words = line.split(separator: " ").map(String.init)
    guard let name = words.first else { return nil }
    func number(_ index: Int, _ letter: Character) -> Int? {
      guard index < words.count, words[index].first == letter else { return nil }
      return Int(words[index].dropFirst())
    }
    func double(_ index: Int) -> Double? { index < words.count ? Double(words[index]) : nil }
    func strength(_ index: Int) -> Strength? {
      guard index < words.count else { return nil }
      let parts = words[index].dropFirst().split(separator: ":")
      guard parts.count == 2, let priority = Float(parts[0]), let weight = Double(parts[1]) else {
        return nil
      }
      return Strength(priority, weight: weight)
    }
    let row = number(1, "r")
    let variable = number(1, "x")
    switch (name, row, variable) {
    case ("variable", nil, let variable?): self = .variable(variable, lowerBound: double(2))
    case ("forget", nil, let variable?): self = .removeVariable(variable)
    case ("bound", nil, let variable?): self = .bound(variable, double(2))
    case ("remove", let row?, nil): self = .remove(row)
    case ("unedit", nil, let variable?): self = .endEdit(variable)
    case ("solve", nil, nil): self = .solve
    case ("solve-relaxed", nil, nil): self = .solveRelaxed
    case ("constant", let row?, nil):
      guard let constant = double(2) else { return nil }
      self = .constant(row, constant)
    case ("suggest", nil, let variable?):
      guard let value = double(2) else { return nil }
      self = .suggest(variable, value)
    case ("strength", let row?, nil):
      guard let strength = strength(2) else { return nil }
      self = .strength(row, strength)
    case ("edit", nil, let variable?):
      guard let strength = strength(2) else { return nil }
      self = .edit(variable, strength)
    case ("stay", let row?, nil):
      guard let variable = number(2, "x"), let strength = strength(3) else { return nil }
      self = .stay(row, variable: variable, strength)
    case ("add", let row?, nil):
      guard let strength = strength(2), let content = NumberedRow(parsing: words[3...], strength)
      else {
        return nil
      }
      self = .add(row, content)
    default: return nil
    }
  }
}

extension NumberedRow {
  /// Parses `a*x1 + b*x2 + c <= 0`, split at spaces.
  fileprivate init?(parsing words: ArraySlice<String>, _ strength: Strength) {
    guard words.count >= 3, words.last == "0",
      let relation = LinearRelation.allCases.first(where: {
        $0.description == words[words.endIndex - 2]
      }),
      let constant = Double(words[words.endIndex - 3])
    else { return nil }
    self.init([], constant: constant, relation, strength)
    for word in words.dropLast(3) where word != "+" {
      let parts = word.split(separator: "*")
      guard parts.count == 2, let coefficient = Double(parts[0]),
        let variable = Int(parts[1].dropFirst())
      else { return nil }
      terms.append(Term(variable, coefficient))
    }
  }
}
