// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// How everything moves when the free items do.
extension SolverCore {
  /// The speed of every variable when each free item moves at a speed of its own, the way that
  /// it may, and the other tight items stay tight.
  ///
  /// The items' speeds have nothing to do with one another, so that what comes out as zero is
  /// zero for every movement: two numbers that cancel by chance would have to agree in forty
  /// bits. They are the same on every run, and short enough to cancel exactly where they
  /// should.
  ///
  /// - Parameters:
  ///   - free: Which items are, by variable.
  ///   - known: Speeds of variables that are known already.
  ///   - series: Which of several unrelated series of speeds the items have.
  /// - Complexity: O(variables + cells of tight rows); blocks cost what their factors do.
  mutating func movement(
    _ free: [Freedom], known: [(column: Int, speed: Double)] = [], series: Int = 0
  ) -> [Double] {
    let alarm = work.alarm
    defer { work.alarm = alarm }
    let own = free.indices.map {
      free[$0].sign * Self.ownSpeed($0, series: series)
    }
    var speeds = [Double](repeating: 0, count: columnCount)
    var isKnown = [Bool](repeating: false, count: known.isEmpty ? 0 : columnCount)
    for (column, speed) in known {
      speeds[column] = speed
      isKnown[column] = true
    }
    var element = order.head
    while element >= 0 {
      let leader = Int(element)
      element = order.next[leader]
      if !known.isEmpty && isKnown[leader] { continue }
      if blockIndex[leader] >= 0 {
        moveBlock(leader, own, &speeds)
      } else {
        let rest = missing(leader, own[leader], speeds)
        if rest != 0 { speeds[leader] = rest / pivot[leader] }
      }
    }
    return speeds
  }

  /// The speed of a row when the variables move.
  func speed(of row: Int, _ speeds: [Double]) -> Double {
    var sum = 0.0
    var magnitude = 0.0
    for place in problem.cellRange(row) {
      let cell = problem.cells.storage[place]
      let product = cell.coefficient * speeds[Int(cell.column)]
      sum += product
      magnitude = max(magnitude, abs(product))
    }
    return abs(sum) > Tolerance.speed * magnitude ? sum : 0
  }

  /// A number in [1, 2) for each column, unrelated to those of other columns and series.
  static func ownSpeed(_ column: Int, series: Int) -> Double {
    // The finaliser of SplitMix64 (Steele, Lea, Flood, "Fast splittable pseudorandom number
    // generators", 2014).
    var bits = UInt64(truncatingIfNeeded: column) | UInt64(truncatingIfNeeded: series) << 32
    bits = bits &* 0x9E37_79B9_7F4A_7C15 &+ 0x5EED
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return 1 + Double((bits ^ (bits >> 31)) >> 24) * 0x1p-40
  }

  /// What the item at `column` lacks of its own speed after what has moved already.
  private func missing(_ column: Int, _ own: Double, _ speeds: [Double]) -> Double {
    let item = item[column]
    if !item.isRow { return own }
    var sum = own
    var magnitude = abs(own)
    for place in problem.cellRange(item.row) {
      let cell = problem.cells.storage[place]
      let product = cell.coefficient * speeds[Int(cell.column)]
      sum -= product
      magnitude = max(magnitude, abs(product))
    }
    return abs(sum) > Tolerance.speed * magnitude ? sum : 0
  }

  private mutating func moveBlock(_ leader: Int, _ own: [Double], _ speeds: inout [Double]) {
    let block = Int(blockIndex[leader])
    let members = blocks[block].members.map { Int($0) }
    let rest = members.map { missing($0, own[$0], speeds) }
    if !rest.contains(where: { $0 != 0 }) { return }
    guard let factors = factorized(block) else {
      // Cannot be told apart: in doubt everything moves.
      for member in members { speeds[member] = 1 }
      return
    }
    work.prepareBlock(members.count)
    for place in members.indices { work.right[place] = rest[place] }
    factors.solve(&work.right, into: &work.solution)
    var largest = 0.0
    for place in members.indices { largest = max(largest, abs(work.solution[place])) }
    for (place, member) in members.enumerated()
    where abs(work.solution[place]) > factors.noise * largest {
      speeds[member] = work.solution[place]
    }
  }
}
