// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The rays of the few tight rows whose constants are changed again and again.
struct RayStore: ~Copyable {
  /// How many rows can have a ray at the same time.
  private static let limit = 8

  /// All rays that ever existed; the first ``count`` of them are in use.
  private var rays = UniqueList<ParametricRay>(capacity: RayStore.limit)
  private var count = 0

  /// The next ray to reuse when all are in use.
  private var oldest = 0

  /// The rays of the current batch, in the order of their stale rows.
  private var chosen = FlatArray<Int32>()

  /// The rays that the last committed solve followed; whether the current batch follows rays within their limits.
  private var followed = FlatArray<Int32>()
  private(set) var isFollowing = false

  /// Whether the current batch has stepped past the limits of the chosen rays.
  private(set) var isPast = false

  /// The numbers of changes of the rows, and of the values.
  private var structureVersion = 0
  private var valueVersion = 0

  /// What the last commit left.
  private var committed = Committed()

  struct Committed: ~Copyable {
    var states = FlatArray<ParametricRay.State>()
    var followed = FlatArray<Int32>()
    var oldest = 0
    var structureVersion = 0
    var valueVersion = 0
  }

  /// Records that the rows have changed.
  mutating func noteStructure() { structureVersion += 1 }

  mutating func noteValues() { valueVersion += 1 }

  /// Chooses the rays of the stale rows, which must not affect each other.
  ///
  /// - Returns: whether there is a ray for each row.
  mutating func choose(
    _ agenda: borrowing Agenda, _ basis: inout Basis, _ duals: borrowing Duals,
    _ matrix: borrowing Matrix, _ values: borrowing Values, _ changed: inout ChangedColumns
  ) -> Bool {
    if hasMoved { return false }
    chosen.removeAll()
    for index in agenda.staleRows.indices {
      let row = agenda.staleRows[index]
      guard let ray = prepare(row, &basis, matrix, values, &changed) else { return false }
      for other in chosen.indices where !areApart(ray, Int(chosen[other])) { return false }
      chosen.append(Int32(truncatingIfNeeded: ray))
    }
    for index in chosen.indices {
      let ray = Int(chosen[index])
      if rays[ray].state.valueVersion == valueVersion { continue }
      if rays[ray].state.rebases >= Self.rebaseLimit {
        rays[ray].invalidate()
        return false
      }
      rays[ray].rebase(valueVersion: valueVersion, basis, duals, matrix, values)
    }
    return true
  }

  /// How often bases are taken from values that came along a ray before the values are computed afresh.
  private static let rebaseLimit = 64

  /// Moves the values along the chosen rays to the constants of their rows.
  ///
  /// Values also move past the feasible interval, which makes rows infeasible. Beyond the exact interval nothing moves.
  ///
  /// - Returns: whether the values are final, so that the batch is done.
  mutating func follow(
    _ matrix: borrowing Matrix, _ values: inout Values, _ agenda: inout Agenda
  ) -> Bool {
    var isFeasible = true
    for index in chosen.indices {
      let state = rays[Int(chosen[index])].state
      let constant = matrix.row(Int(state.row)).constant
      if !state.exact.contains(constant) { return false }
      if !state.feasible.contains(constant) { isFeasible = false }
    }
    if isFeasible { followed.removeAll() }
    for index in chosen.indices {
      let ray = Int(chosen[index])
      let constant = matrix.row(Int(rays[ray].state.row)).constant
      if isFeasible {
        // A constant that was changed and restored moves nothing.
        if constant != rays[ray].state.reached { follow(ray, to: constant, &values) }
      } else {
        rays[ray].follow(to: constant, &values)
        rays[ray].markUnchecked(&agenda)
      }
    }
    agenda.clearStale()
    isFollowing = isFeasible
    isPast = !isFeasible
    return isFeasible
  }

  /// Moves the values along a ray; rays that it does not affect stay valid.
  private mutating func follow(_ ray: Int, to constant: Double, _ values: inout Values) {
    rays[ray].follow(to: constant, &values)
    followed.append(Int32(truncatingIfNeeded: ray))
    let before = valueVersion
    valueVersion += 1
    rays[ray].keepValid(valueVersion)
    for other in 0..<count
    where other != ray && rays[other].state.valueVersion == before
      && rays[other].state.basisVersion == rays[ray].state.basisVersion
    {
      if areApart(ray, other) { rays[other].keepValid(valueVersion) }
    }
  }

  /// The ray of a row for the present basis, computed now if this is the second request; nil if there is none yet.
  private mutating func prepare(
    _ row: Int, _ basis: inout Basis, _ matrix: borrowing Matrix, _ values: borrowing Values,
    _ changed: inout ChangedColumns
  ) -> Int? {
    let column = basis.matching.column(ofRow: row)
    if column < 0 { return nil }
    guard let known = (0..<count).first(where: { Int(rays[$0].state.row) == row }) else {
      changed.list(&self, values)
      let ray = add(Int32(truncatingIfNeeded: row))
      rays[ray].noteTried(structureVersion)
      return nil
    }
    if rays[known].state.basisVersion == basis.matching.version { return known }
    if rays[known].state.triedVersion != structureVersion {
      rays[known].noteTried(structureVersion)
      return nil
    }
    changed.list(&self, values)
    // If the constant grows by one, the sum of the row's terms falls by one.
    basis.findDirection(leaving: column, step: -1, matrix)
    rays[known].setDirection(basis, matrix, values)
    basis.clearDirection()
    return basis.isSingular ? nil : known
  }

  /// Assigns an empty ray to a row, reusing another row's if all are in use.
  private mutating func add(_ row: Int32) -> Int {
    var ray = count
    if count < Self.limit {
      if count == rays.count { rays.append(ParametricRay(row: row)) }
      count += 1
    } else {
      ray = oldest
      oldest = (oldest + 1) % Self.limit
    }
    rays[ray].restore(ParametricRay.State(row: row))
    return ray
  }

  /// Whether two different rays do not affect each other.
  private mutating func areApart(_ first: Int, _ second: Int) -> Bool {
    var ray = ParametricRay(row: -1)
    swap(&ray, &rays[first])
    let isApart = ray.isApart(from: rays[second])
    swap(&ray, &rays[first])
    return isApart
  }

  /// Calls `body` with the variables that the last committed solve moved along rays.
  func forEachFollowed(_ values: borrowing Values, _ body: (Int) -> Void) {
    forEachMoved(along: followed) { if $1 != values[$0] { body($0) } }
  }

  /// An upper bound on the number of those variables, which counts a variable once for each ray that moves it.
  var followedMoveCount: Int {
    followed.indices.reduce(0) { $0 + rays[Int(followed[$1])].moveCount }
  }

  /// Whether the current batch has moved values along rays.
  var hasMoved: Bool { isFollowing || isPast }

  /// Calls `body` with the variables that the current batch has moved past the limits of rays, and their
  /// values before: the rest of the batch starts from the new values.
  @inline(__always)
  func forEachStepped(_ body: (_ column: Int, _ before: Double) -> Void) {
    if isPast { forEachMoved(along: chosen, body) }
  }

  @inline(__always)
  private func forEachMoved(
    along list: borrowing FlatArray<Int32>, _ body: (_ column: Int, _ before: Double) -> Void
  ) {
    for index in list.indices { rays[Int(list[index])].forEachMoved(body) }
  }

  /// Whether the chosen rays move a variable.
  func isMoving(_ column: Int) -> Bool {
    chosen.indices.contains { rays[Int(chosen[$0])].isMoving(column) }
  }

  /// Clears the list of followed rays.
  mutating func clearFollowed() { followed.removeAll() }

  /// Forgets which rays were followed before the batch: going back does not bring them again.
  mutating func clearCommittedFollowed() { committed.followed.removeAll() }

  // MARK: Batches

  /// - Parameter isAppliedOnce: Whether one solve has made the batch: rays do not follow changes made after a clash.
  mutating func commit(
    _ basis: inout Basis, _ duals: borrowing Duals, _ matrix: borrowing Matrix,
    _ values: inout Values, isAppliedOnce: Bool
  ) {
    if !isFollowing { followed.removeAll() }
    isFollowing = false
    if isPast { adapt(&basis, duals, matrix, &values, isAppliedOnce: isAppliedOnce) }
    isPast = false
    committed.states.removeAll()
    for ray in 0..<count { committed.states.append(rays[ray].state) }
    committed.followed.removeAll()
    committed.followed.append(contentsOf: followed)
    committed.oldest = oldest
    committed.structureVersion = structureVersion
    committed.valueVersion = valueVersion
  }

  /// Adapts the ray past whose limits the batch has stepped.
  private mutating func adapt(
    _ basis: inout Basis, _ duals: borrowing Duals, _ matrix: borrowing Matrix,
    _ values: inout Values, isAppliedOnce: Bool
  ) {
    for index in chosen.indices {
      let ray = Int(chosen[index])
      // Two rays at once would have to be told apart; the next change recomputes them.
      let isPossible =
        isAppliedOnce && chosen.count == 1 && rays[ray].state.rebases < Self.rebaseLimit
      if !isPossible
        || !rays[ray].adapt(valueVersion: valueVersion, &basis, duals, matrix, &values)
      {
        rays[ray].invalidate()
      }
    }
  }

  /// Restores the rays, and the values that the batch has moved along them.
  ///
  /// The lists of the rays stay. A ray whose lists were replaced since belongs to another basis than its old state
  /// says, and is not followed.
  mutating func rollBack(_ values: inout Values) {
    forEachStepped { values.moveUnjournaled($0, to: $1) }
    if isFollowing { forEachMoved(along: followed) { values.moveUnjournaled($0, to: $1) } }
    count = committed.states.count
    for ray in 0..<count { rays[ray].restore(committed.states[ray]) }
    followed.removeAll()
    followed.append(contentsOf: committed.followed)
    isFollowing = false
    isPast = false
    oldest = committed.oldest
    structureVersion = committed.structureVersion
    valueVersion = committed.valueVersion
  }
}
