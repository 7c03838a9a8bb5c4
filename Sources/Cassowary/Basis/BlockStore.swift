// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Blocks of variables that determine one another: strongly connected components of the dependency graph.
///
/// The tight rows matched with the members of a block mention each other's variables in a
/// cycle, so they are solved together. In layouts blocks are tiny, and most layouts have none.
///
/// Only the factors of a block ever change. A dissolved block stays in its slot until the batch is committed, so that
/// a rollback can restore it.
///
/// - Invariant: every variable belongs to at most one block, whose members say the same.
struct BlockStore: ~Copyable {
  struct Block {
    /// The member variables; the first is the leader, which stands for the block in the order.
    var members: [Int32] = []

    /// The factors of the members' tight rows, computed when first needed.
    var factors: SparseFactorization?

    /// Whether the current batch has made the block.
    var isNew = false
  }

  /// The block of each variable, as far as any has been in one; -1 if it is in none.
  private var blockOf = JournaledArray<Int32>()
  private var blocks: [Block] = []

  /// The first member of each block.
  private var leaders = FlatArray<Int32>()

  private var freeSlots = FlatArray<Int32>()

  /// Slots that the batch has filled, and those whose blocks it has dissolved.
  private var made = FlatArray<Int32>()
  private var dissolved = FlatArray<Int32>()

  /// How many factorisations were made.
  private(set) var factorizationCount = 0

  /// Whether rounding may have spoiled the values of a block, and whether it might have when the batch began.
  private(set) var mayBeSpoiled = false
  private var mightBeSpoiled = false

  mutating func noteSpoiled() { mayBeSpoiled = true }

  mutating func clearSpoiled() { mayBeSpoiled = false }

  /// Whether no variable is in a block.
  var isEmpty: Bool { blocks.count == freeSlots.count + dissolved.count }

  /// The block of a variable; -1 if it is in none.
  @inline(__always)
  func block(_ column: Int) -> Int { column < blockOf.count ? Int(blockOf[column]) : -1 }

  /// The node of a variable in the order: the leader of its block, or the variable itself.
  @inline(__always)
  func node(_ column: Int) -> Int {
    let block = block(column)
    return block < 0 ? column : Int(leaders[block])
  }

  /// How many variables a node represents.
  @inline(__always)
  func memberCount(_ node: Int) -> Int {
    let block = block(node)
    return block < 0 ? 1 : blocks[block].members.count
  }

  /// One of the variables that a node represents.
  @inline(__always)
  func member(_ node: Int, _ index: Int) -> Int {
    let block = block(node)
    return block < 0 ? node : Int(blocks[block].members[index])
  }

  func members(_ block: Int) -> [Int32] { blocks[block].members }

  /// The factors of a block; nil if they have not been computed yet.
  func factors(_ block: Int) -> SparseFactorization? { blocks[block].factors }

  mutating func setFactors(_ factors: SparseFactorization?, of block: Int) {
    factorizationCount += 1
    blocks[block].factors = factors
  }

  /// Makes a block of variables that are in none; the first is the leader.
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

  /// Removes all members from a block.
  ///
  /// If the batch itself has made the block, its factors are freed at once: a batch may make and dissolve thousands of
  /// blocks, and a rollback restores none of them.
  mutating func dissolve(_ block: Int) {
    for member in blocks[block].members { blockOf[Int(member)] = -1 }
    if blocks[block].isNew { blocks[block].factors = nil }
    dissolved.append(Int32(truncatingIfNeeded: block))
  }

  // MARK: Batches

  /// Makes the batch final; slots of dissolved blocks become free.
  mutating func commit() {
    for index in made.indices { blocks[Int(made[index])].isNew = false }
    for index in dissolved.indices { free(dissolved[index]) }
    beginBatch()
  }

  /// Restores the blocks at the beginning of the batch; variables made since are in none.
  mutating func rollBack() {
    for column in blockOf.committedCount..<blockOf.count { blockOf[column] = -1 }
    blockOf.rollBack()
    for index in made.indices.reversed() { free(made[index]) }
    mayBeSpoiled = mightBeSpoiled
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
    mightBeSpoiled = mayBeSpoiled
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
