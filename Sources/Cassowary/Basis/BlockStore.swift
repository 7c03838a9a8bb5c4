// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Variables that determine one another: strongly connected parts of the dependency graph.
///
/// The tight rows that stand with the members of a block mention each other's variables in a
/// cycle, so that they are solved together. Layouts have tiny blocks, most have none.
///
/// A block never changes but for its factors; one that is dissolved stays in its slot until the
/// batch is committed, so that going back finds it.
///
/// - Invariant: every variable belongs to at most one block, whose members say the same.
struct BlockStore: ~Copyable {
  struct Block {
    /// The member variables; the first is the leader, which stands for the block in the order.
    var members: [Int32] = []

    /// The factors of the members' tight rows, made when first needed.
    var factors: SparseFactorization?

    /// Whether the batch at hand has made the block.
    var isNew = false
  }

  /// The block of each variable, as far as there are any; -1 if it stands alone.
  private var blockOf = JournaledArray<Int32>()
  private var blocks: [Block] = []

  /// The first member of each block.
  private var leaders = FlatArray<Int32>()

  private var freeSlots = FlatArray<Int32>()

  /// Slots that the batch has taken, and those that it has dissolved.
  private var made = FlatArray<Int32>()
  private var dissolved = FlatArray<Int32>()

  /// How many factorisations were made.
  private(set) var factorizationCount = 0

  /// Whether rounding may have spoiled the values of a block.
  private(set) var mayBeSpoiled = false

  mutating func noteSpoiled() { mayBeSpoiled = true }

  mutating func forgetSpoiled() { mayBeSpoiled = false }

  /// Whether every variable stands alone.
  var isEmpty: Bool { blocks.count == freeSlots.count + dissolved.count }

  /// The block of a variable; -1 if it stands alone.
  @inline(__always)
  func block(_ column: Int) -> Int { column < blockOf.count ? Int(blockOf[column]) : -1 }

  /// The variable that stands for another one in the order: the leader of its block, or itself.
  @inline(__always)
  func node(_ column: Int) -> Int {
    let block = block(column)
    return block < 0 ? column : Int(leaders[block])
  }

  /// How many variables a node stands for.
  @inline(__always)
  func memberCount(_ node: Int) -> Int {
    let block = block(node)
    return block < 0 ? 1 : blocks[block].members.count
  }

  /// One of the variables that a node stands for.
  @inline(__always)
  func member(_ node: Int, _ place: Int) -> Int {
    let block = block(node)
    return block < 0 ? node : Int(blocks[block].members[place])
  }

  func members(_ block: Int) -> [Int32] { blocks[block].members }

  /// The factors of a block; nil if they have not been made yet.
  func factors(_ block: Int) -> SparseFactorization? { blocks[block].factors }

  mutating func setFactors(_ factors: SparseFactorization?, of block: Int) {
    factorizationCount += 1
    blocks[block].factors = factors
  }

  /// Makes one block of variables that stand alone; the first leads.
  mutating func make(_ members: [Int32]) {
    let block = Block(members: members, isNew: true)
    var index = Int32(truncatingIfNeeded: blocks.count)
    if let free = freeSlots.popLast() {
      index = free
      blocks[Int(free)] = block
      leaders[Int(free)] = members[0]
    } else {
      blocks.append(block)
      leaders.append(members[0])
    }
    for member in members {
      blockOf.extend(to: Int(member) + 1, with: -1)
      blockOf[Int(member)] = index
    }
    made.append(index)
  }

  /// Lets the members of a block stand alone.
  ///
  /// The factors of one that the batch has made itself go at once: it may make and dissolve thousands, and none comes back.
  mutating func dissolve(_ block: Int) {
    for member in blocks[block].members { blockOf[Int(member)] = -1 }
    if blocks[block].isNew { blocks[block].factors = nil }
    dissolved.append(Int32(truncatingIfNeeded: block))
  }

  // MARK: Batches

  /// Makes the batch final: slots of dissolved blocks may be used again.
  mutating func commit() {
    for place in made.indices { blocks[Int(made[place])].isNew = false }
    for place in dissolved.indices { free(dissolved[place]) }
    beginBatch()
  }

  /// Makes the blocks what they were when the batch began; variables made since stand alone.
  mutating func rollBack() {
    for column in blockOf.committedCount..<blockOf.count { blockOf[column] = -1 }
    blockOf.rollBack()
    for place in made.indices.reversed() { free(made[place]) }
    beginBatch()
  }

  private mutating func free(_ index: Int32) {
    blocks[Int(index)] = Block()
    freeSlots.append(index)
  }

  private mutating func beginBatch() {
    blockOf.beginBatch()
    made.removeAll()
    dissolved.removeAll()
  }

  func copy() -> BlockStore {
    var copy = BlockStore()
    copy.blockOf = blockOf.copy()
    copy.blocks = blocks
    copy.leaders = leaders.copy()
    copy.freeSlots = freeSlots.copy()
    copy.made = made.copy()
    copy.dissolved = dissolved.copy()
    copy.factorizationCount = factorizationCount
    return copy
  }
}
