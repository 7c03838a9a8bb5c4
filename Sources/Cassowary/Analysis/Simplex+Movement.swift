// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Movements of all variables that free elements cause.
extension Simplex {
  /// The speed of each variable when every free element moves at a speed of its own in a free direction, and the
  /// other elements stay tight.
  ///
  /// The elements' speeds are unrelated, so that a variable whose speed is zero rests in every movement: two
  /// numbers would have to agree in forty bits to cancel by chance. The speeds are the same on every run, and short
  /// enough to cancel exactly where they should.
  ///
  /// - Parameters:
  ///   - free: The directions in which each element is free, by variable.
  ///   - known: Variables whose speeds are known already.
  ///   - series: The number of the series of elements' speeds; different series are unrelated.
  /// - Complexity: O(variables + cells of tight rows); blocks cost what their factors do, and where members count as
  ///   resting that do not, their cells as often as one of them waits for another.
  mutating func movement(
    _ free: [Freedom], known: [(column: Int, speed: Double)] = [], series: Int = 0
  ) -> [Double] {
    let own = free.indices.map {
      free[$0].sign * Self.ownSpeed($0, series: series)
    }
    var speeds = [Double](repeating: 0, count: columnCount)
    var isKnown = [Bool](repeating: false, count: known.isEmpty ? 0 : columnCount)
    for (column, speed) in known {
      speeds[column] = speed
      isKnown[column] = true
    }
    var element = basis.order.head
    while element >= 0 {
      let leader = Int(element)
      element = basis.order.next(leader)
      if !known.isEmpty && isKnown[leader] { continue }
      if basis.blocks.block(leader) >= 0 {
        moveBlock(basis.blocks.block(leader), own, &speeds)
      } else {
        let rest = missing(leader, own[leader], speeds)
        if rest != 0 { speeds[leader] = rest / basis.matching.pivot(leader) }
      }
    }
    return speeds
  }

  /// The speed of a row's residual at the given speeds of the variables.
  func speed(of row: Int, _ speeds: [Double]) -> Double {
    matrix.view.sum(row) { speeds[$0] }.value(cancelledBelow: Tolerance.speed)
  }

  /// A number in [1, 2) for each column, unrelated to those of other columns and series.
  static func ownSpeed(_ column: Int, series: Int) -> Double {
    // The finaliser of SplitMix64 (Steele, Lea, Flood, "Fast splittable pseudorandom number generators", 2014).
    var bits = UInt64(truncatingIfNeeded: column) | UInt64(truncatingIfNeeded: series) << 32
    bits = bits &* 0x9E37_79B9_7F4A_7C15 &+ 0x5EED
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return 1 + Double((bits ^ (bits >> 31)) >> 24) * 0x1p-40
  }

  /// The part of its own speed that the element at `column` lacks after the movements so far.
  private func missing(_ column: Int, _ own: Double, _ speeds: [Double]) -> Double {
    let element = basis.matching.element(column)
    if !element.isRow { return own }
    return matrix.view.sum(element.row, from: -own) { speeds[$0] }
      .value(cancelledBelow: Tolerance.speed) * -1
  }

  private mutating func moveBlock(_ block: Int, _ own: [Double], _ speeds: inout [Double]) {
    let members = basis.blocks.members(block)
    let rest = members.map { missing(Int($0), own[Int($0)], speeds) }
    if !rest.contains(where: { $0 != 0 }) { return }
    let found = basis.speeds(ofBlock: block, residuals: rest, matrix.view)
    // If the block cannot be solved, all of its members count as moving.
    for (index, member) in members.enumerated() { speeds[Int(member)] = found?[index] ?? 1 }
    restoreSmallSpeeds(of: members, own, &speeds)
  }

  /// Gives members that seem to rest beside the fastest of their block the small speeds that their own rows demand.
  ///
  /// Otherwise such a row would seem to hold all variables that it mentions. What a row lacks counts as zero if it is
  /// at most the last digits of the moving members that it mentions, relative to the fastest one.
  private func restoreSmallSpeeds(of members: [Int32], _ own: [Double], _ speeds: inout [Double]) {
    if !members.contains(where: { speeds[Int($0)] == 0 }) { return }
    let view = matrix.view
    var solved: Set<Int> = []
    var fastest = 0.0
    for member in members.lazy.map({ Int($0) }) where speeds[member] != 0 {
      solved.insert(member)
      fastest = max(fastest, abs(speeds[member]))
    }
    func rounding(_ element: BasisElement) -> Double {
      if !element.isRow { return 0 }
      var sum = 0.0
      for cell in view.cells(of: element.row) {
        if solved.contains(Int(cell.column)) { sum += abs(cell.coefficient) }
      }
      return sum * fastest * Tolerance.lastDigits
    }
    var isDone = false
    // Each round except the last one lets a resting member move.
    while !isDone {
      isDone = true
      for member in members.lazy.map({ Int($0) }) where speeds[member] == 0 {
        let missing = missing(member, own[member], speeds)
        if missing == 0 || abs(missing) <= rounding(basis.matching.element(member)) { continue }
        speeds[member] = missing / basis.matching.pivot(member)
        // A quotient below the smallest number is no movement.
        if speeds[member] != 0 { isDone = false }
      }
    }
  }
}
