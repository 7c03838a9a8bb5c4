// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The simplex method on the dependencies of rows, without the variables.
///
/// Each dependency determines the left side of one row, the basic one, from the others in it,
/// and these are zero at the present point. Rows are asked to hold one after another (Tamiz,
/// Mardle, Jones, "Detecting IIS in infeasible linear programmes using techniques from goal
/// programming", 1996). Where a basic row is violated, a row that can make up for it takes its
/// place. If there is none, the dependency is Farkas' certificate, `λ` with `λᵀA = 0` and `λᵀc`
/// contradicting the signs; since the rows in it besides the basic one are independent, it is
/// the only one with these rows, up to a factor, and so they are an irreducible infeasible set
/// (van Loon, "Irreducibly inconsistent systems of linear inequalities", 1981; Gleeson, Ryan,
/// "Identifying minimally infeasible subsystems of inequalities", 1990).
///
/// The least index rule picks both rows, so no basis comes back (Bland, "New finite pivoting
/// rules for the simplex method", 1977; with this form of it, Dutertre, de Moura, "A fast
/// linear-arithmetic solver for DPLL(T)", 2006).
///
/// A dependency joins when its last row is asked to hold; before that it is only in echelon form,
/// so that rows after a conflict cost nothing.
///
/// Invariants: the last rows of the dependencies differ; a basic row has multiplier 1, and among
/// the joined dependencies is in its own only; every other row in these is asked to hold.
struct FarkasTableau {
  private var dependencies: [Dependency]

  /// The row that each dependency determines.
  private var basicRow: [Int]

  /// The dependency that determines each row; -1 if none.
  private var determinedBy: [Int]

  /// The dependencies whose last row was asked to hold.
  private var joined: [Int] = []

  /// On which side of zero the left side of each row may lie: -1, 1, or 0 for neither.
  private let side: [Int]

  /// By how much each row may miss zero and still count as holding.
  private let widths: [Double]

  /// Whether each row is asked to hold.
  private var isKept: [Bool]

  /// Brings the dependencies into echelon form.
  init(_ dependencies: [Dependency], _ rows: [ExactRow], work: inout Int) {
    self.dependencies = dependencies
    side = rows.map { $0.relation == .equal ? 0 : $0.relation == .lessThanOrEqual ? -1 : 1 }
    widths = rows.contains { $0.width > 0 } ? rows.map { $0.width } : []
    isKept = Array(repeating: false, count: rows.count)
    determinedBy = Array(repeating: -1, count: rows.count)
    basicRow = Array(repeating: -1, count: dependencies.count)
    for place in dependencies.indices {
      while work > 0, let last = self.dependencies[place].multipliers.entries.last?.index {
        let other = determinedBy[Int(last)]
        if other < 0 {
          determine(Int(last), by: place, work: &work)
          break
        }
        self.dependencies[place].eliminate(last, with: self.dependencies[other], work: &work)
      }
    }
  }

  /// Asks a row to hold, besides all before it that were not refused.
  ///
  /// - Returns: Empty if they can hold together. Else an irreducible set of them that cannot;
  ///   the row is in it and refused. Nil if there is no work left.
  mutating func keep(_ row: Int, work: inout Int) -> [Int]? {
    isKept[row] = true
    let own = determinedBy[row]
    if own < 0 { return [] }
    join(own, work: &work)
    var conflict: [Int] = []
    var hasMoved = false
    var violated = isViolated(own) ? own : nil
    while let place = violated {
      if work <= 0 { return nil }
      let entries = dependencies[place].multipliers.entries
      let needed = dependencies[place].constant.signum
      let entering = entries.first { entry in
        // The basic row is violated, so it does not move to the side needed.
        entry.value.signum * side[Int(entry.index)] == needed
      }
      if let entering {
        exchange(place, entering: Int(entering.index), work: &work)
      } else {
        // What clashes by less than the rows may miss is left out without a word.
        conflict = isWithinWidths(place) ? [] : entries.map { Int($0.index) }
        isKept[row] = false
        if !hasMoved { break }
        // It becomes basic and stays so; the rest still has to find back to where it holds.
        if basicRow[place] != row { exchange(place, entering: row, work: &work) }
      }
      hasMoved = true
      violated = leastViolated()
      work -= joined.count
    }
    return work > 0 ? conflict : nil
  }

  /// Takes the basic rows of the joined dependencies out of another one, which joins them.
  private mutating func join(_ place: Int, work: inout Int) {
    for entry in dependencies[place].multipliers.entries where Int(entry.index) != basicRow[place] {
      let other = determinedBy[Int(entry.index)]
      if other < 0 || work <= 0 { continue }
      dependencies[place].eliminate(entry.index, with: dependencies[other], work: &work)
    }
    joined.append(place)
  }

  /// Whether the basic row lies on a side where it may not.
  private func isViolated(_ place: Int) -> Bool {
    let sign = dependencies[place].constant.signum
    return sign != 0 && isKept[basicRow[place]] && side[basicRow[place]] != sign
  }

  /// Whether one of the rows of a dependency could make up for it by missing zero by no more than
  /// its width.
  private func isWithinWidths(_ place: Int) -> Bool {
    if widths.isEmpty { return false }
    let size = abs(dependencies[place].constant.approximation)
    return dependencies[place].multipliers.entries.contains {
      size <= abs($0.value.approximation) * widths[Int($0.index)]
    }
  }

  private func leastViolated() -> Int? {
    joined.lazy.filter { isViolated($0) }.min { basicRow[$0] < basicRow[$1] }
  }

  private mutating func determine(_ row: Int, by place: Int, work: inout Int) {
    basicRow[place] = row
    determinedBy[row] = place
    dependencies[place].normalize(at: Int32(row), work: &work)
  }

  /// Lets a dependency determine another of its rows, and takes that out of all others.
  private mutating func exchange(_ place: Int, entering row: Int, work: inout Int) {
    determinedBy[basicRow[place]] = -1
    determine(row, by: place, work: &work)
    for other in joined where other != place && work > 0 {
      dependencies[other].eliminate(Int32(row), with: dependencies[place], work: &work)
    }
    work -= joined.count
  }
}
