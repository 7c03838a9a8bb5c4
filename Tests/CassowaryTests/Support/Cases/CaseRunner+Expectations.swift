// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

extension CaseRunner {
  private static func isClose(_ got: Double, _ wanted: Double, _ tolerance: Double) -> Bool {
    (got - wanted).magnitude <= tolerance * max(1, wanted.magnitude)
  }

  func checkValues(
    _ wanted: [String: Double], _ tolerance: Double, at values: [String: Double]
  ) -> String? {
    var wrong: [String] = []
    for (name, value) in wanted.sorted(by: { $0.key < $1.key }) {
      guard let got = values[name] else { return "no variable is called \(name)" }
      if !Self.isClose(got, value, tolerance) {
        wrong.append("expected \(name) = \(value), got \(got)")
      }
    }
    return wrong.isEmpty ? nil : wrong.joined(separator: "; ")
  }

  func checkLevels(
    _ wanted: [CaseStep.LevelError], _ tolerance: Double, at values: [String: Double]
  ) -> String? {
    // Required rows hold whatever is expected below them.
    let required = system.rows.filter(\.isRequired).map(\.id)
    if let message = checkHolds(required, true, CaseStep.standardTolerance, at: values) {
      return message
    }
    var want: [Float: Double] = [:]
    for level in wanted { want[level.priority] = level.error }
    let got = system.levelErrors(at: values, anchors: anchors)
    for priority in Set(want.keys).union(got.keys).sorted(by: >) {
      let (error, rounding) = got[priority] ?? (0, 0)
      let wanted = want[priority] ?? 0
      let width = tolerance * max(1, wanted.magnitude) + rounding
      if !((error - wanted).magnitude <= width) {
        return "expected the weighted error \(wanted) at priority \(priority), got \(error)"
      }
    }
    return nil
  }

  func checkRanges(
    _ ranges: [String: CaseStep.ValueRange], _ tolerance: Double, at values: [String: Double]
  ) -> String? {
    for (name, range) in ranges.sorted(by: { $0.key < $1.key }) {
      guard let got = values[name] else { return "no variable is called \(name)" }
      if let least = range.least, !(got >= least || Self.isClose(got, least, tolerance)) {
        return "expected \(name) >= \(least), got \(got)"
      }
      if let greatest = range.greatest, !(got <= greatest || Self.isClose(got, greatest, tolerance))
      {
        return "expected \(name) <= \(greatest), got \(got)"
      }
    }
    return nil
  }

  func checkHolds(
    _ ids: [String], _ holds: Bool, _ tolerance: Double, at values: [String: Double]
  ) -> String? {
    for id in ids {
      guard let row = system.row(id) else { return "no constraint is called \(id)" }
      let violation = row.violation(at: values)
      let isHeld = violation <= tolerance * row.magnitude(at: values)
      if isHeld != holds {
        return "expected \(id) to be \(holds ? "satisfied" : "violated"), violation \(violation)"
      }
    }
    return nil
  }

  /// Checks why a step was said to be unsatisfiable.
  func checkExplanations(_ got: [StepRefusal.Clash], _ expected: ExpectedRefusal) -> String? {
    if got.isEmpty { return "the refused \(expected.step) was not explained" }
    var attempted = system
    attempted.apply(expected.step)
    if let example = expected.example,
      let flaw = attempted.flaw(in: .init(ids: example, bounded: []))
    {
      return "the conflict_example is none: \(flaw)"
    }
    for clash in got {
      if let listed = expected.conflicts,
        !clash.bounded.isEmpty || !listed.contains(where: { Set($0) == Set(clash.ids) })
      {
        return "expected one of \(listed) as the explanation, got \(clash.ids)"
      }
      if let flaw = attempted.flaw(in: clash) { return "the explanation is wrong: \(flaw)" }
    }
    return nil
  }
}
