// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL

/// Builds a case, performs its steps and compares the results with the expected ones.
public struct LayoutCaseRunner {
  private let tree: LayoutCaseTree
  private var differences: [String] = []

  /// The step whose differences are being recorded.
  private var stepName = "at first"

  /// The equations of masks, which hold at every size.
  private var equations: [LayoutCase.Expectation.Equation] = []

  /// Runs `layout`.
  ///
  /// - Returns: The differences from the expected results.
  public static func run(_ layout: LayoutCase) -> [String] {
    do {
      var runner = LayoutCaseRunner(tree: try LayoutCaseTree(layout))
      try runner.run(layout)
      return runner.differences
    } catch {
      return ["it cannot be run: \(error)"]
    }
  }

  private init(tree: LayoutCaseTree) { self.tree = tree }

  private mutating func run(_ layout: LayoutCase) throws {
    try check(layout.expect)
    for (number, step) in layout.steps.enumerated() {
      stepName = "after step \(number + 1)"
      for operation in step.do { try tree.apply(operation) }
      try check(step.expect)
    }
  }

  private mutating func addDifference(_ what: String) { differences.append("\(stepName): \(what)") }

  private mutating func check(_ expected: LayoutCase.Expectation) throws {
    checkFormats(expected)
    if let size = try tree.fittingSize() {
      compare([size.width, size.height], expected.fittingSize ?? [nil, nil], "fitting size")
      tree.root.frame.size = size
    } else if let size = expected.fittingSize {
      let fitting = tree.root.systemLayoutSizeFitting(LayoutView.layoutFittingCompressedSize)
      compare([fitting.width, fitting.height], size, "fitting size")
    }
    tree.root.layoutIfNeeded()
    checkIssues(expected)
    for (id, wanted) in (expected.frames ?? [:]).sorted(by: { $0.key < $1.key }) {
      guard let frame = tree.frame(of: id) else {
        addDifference("there is no view or guide \"\(id)\"")
        continue
      }
      compare([frame.minX, frame.minY, frame.width, frame.height], wanted, "frame of \"\(id)\"")
    }
    if let wanted = expected.ambiguous { checkAmbiguity(wanted) }
    equations += expected.equations ?? []
    for equation in equations { check(equation) }
  }

  private mutating func compare(_ got: [Double], _ wanted: [Double?], _ what: String) {
    guard got.count == wanted.count else {
      return addDifference("\(what): \(got.count) numbers were to be expected, not \(wanted.count)")
    }
    let agrees = zip(got, wanted).allSatisfy { got, wanted in
      wanted.map { abs(got - $0) <= 1e-6 * max(1, abs($0)) } ?? true
    }
    if agrees { return }
    let text = wanted.map { $0.map { "\($0)" } ?? "any" }.joined(separator: ", ")
    let found = got.map { "\($0)" }.joined(separator: ", ")
    addDifference("\(what) differs: expected (\(text)), got (\(found))")
  }

  private mutating func checkIssues(_ expected: LayoutCase.Expectation) {
    var isConflicting = false
    for issue in tree.root.snp.issues {
      switch issue.problem {
      case .rootWithoutSize: continue
      case .conflict:
        isConflicting = true
        guard let clashes = expected.clashes else {
          addDifference("there was to be no conflict:\n\(issue)")
          continue
        }
        let members = issue.constraints.map { member in
          tree.constraints.firstIndex { $0 === member } ?? -1
        }.sorted()
        if !clashes.contains(where: { $0.sorted() == members }) {
          addDifference("conflict differs: expected one of \(clashes), got \(members)")
        }
      default: addDifference("\(issue)")
      }
    }
    if let clashes = expected.clashes, !isConflicting {
      addDifference("expected a conflict, one of \(clashes), got none")
    }
  }

  private mutating func checkAmbiguity(_ wanted: [String]) {
    let open = tree.root.snp.ambiguities()
    let names = Set(open.compactMap { $0.item is LayoutView ? tree.name(of: $0.item) : nil })
    if names != Set(wanted) {
      addDifference("ambiguous views differ: expected \(wanted.sorted()), got \(names.sorted())")
    }
  }

  private mutating func check(_ equation: LayoutCase.Expectation.Equation) {
    guard let view = try? tree.view(equation.view), let outer = view.superview?.bounds else {
      return addDifference("there is no subview \"\(equation.view)\"")
    }
    func value(_ part: String) -> Double {
      let isHorizontal = equation.axis == "x"
      switch part {
      case "min": return isHorizontal ? view.frame.minX : view.frame.minY
      case "max": return isHorizontal ? view.frame.maxX : view.frame.maxY
      case "size": return isHorizontal ? view.frame.width : view.frame.height
      case "superSize": return isHorizontal ? outer.width : outer.height
      default: return .nan
      }
    }
    let right =
      equation.constant + (equation.times.map { (equation.multiplier ?? 1) * value($0) } ?? 0)
    let left = value(equation.of)
    if abs(left - right) <= 1e-6 * max(1, abs(right)) { return }
    addDifference(
      "equation of \"\(equation.view)\" along \(equation.axis) differs: "
        + "\(equation.of) is \(left), not \(right)")
  }
}

/// The comparison of visual formats.
extension LayoutCaseRunner {
  private mutating func checkFormats(_ expected: LayoutCase.Expectation) {
    if let error = tree.formatError {
      guard let wanted = expected.error else { return addDifference("\(error)") }
      if wanted != "invalidArgument", wanted != error.kind.rawValue {
        addDifference("error differs: expected \(wanted), got \(error.kind)")
      }
    } else if let wanted = expected.error {
      addDifference("expected the error \(wanted), got none")
    }
    guard let rows = expected.constraints else { return }
    let made = tree.formatted
    if rows.count != made.count {
      addDifference("expected \(rows.count) constraints, got \(made.count)")
    }
    for (number, (row, constraint)) in zip(rows, made).enumerated() {
      let wanted = text(of: row)
      let got = text(of: constraint)
      if wanted != got {
        addDifference("constraint \(number) differs: expected \(wanted), got \(got)")
      }
    }
  }

  private func text(of row: LayoutCase.Row) -> String {
    "\(row.item).\(row.attr) \(row.rel) \(row.toItem ?? "-").\(row.toAttr ?? "notAnAttribute") "
      + "* \(row.multiplier ?? 1) + \(row.constant ?? 0) ^\(row.priority ?? 1000)"
  }

  private func text(of constraint: LayoutConstraint) -> String {
    let relation =
      switch constraint.relation {
      case .lessThanOrEqual: "le"
      case .equal: "eq"
      case .greaterThanOrEqual: "ge"
      }
    let first = tree.name(of: constraint.firstItem) ?? "?"
    let second = constraint.secondItem.map { tree.name(of: $0) ?? "?" } ?? "-"
    return "\(first).\(constraint.firstAttribute) \(relation) "
      + "\(second).\(constraint.secondAttribute) * \(constraint.multiplier) "
      + "+ \(constraint.constant) ^\(constraint.priority.rawValue)"
  }
}
