// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// What the views of one tree share: the order of activation, and the engine.
///
/// When trees join, their counters join too, as a union-find forest whose links carry offsets (path compression, union by
/// rank): the joiner's orders follow all orders of the tree it joins, and none is rewritten (record 0101). When a subtree leaves,
/// it gets a context of its own, so two trees never share one.
///
/// - Complexity: joining and stamping are O(α(*n*)), amortised; the forest is at most
///   log₂ *n* deep, so that its end does not recurse deeply either.
final class TreeContext {
  private var parent: TreeContext?

  /// What to add to a number of this context to get one of `parent`; at the representative,
  /// to get the order that callers see.
  private var offset = 0
  private var rank: UInt8 = 0

  /// The numbers in use at the representative, `low ..< high`.
  private var low = 0
  private var high = 0

  /// The engine of the tree, if it had a pass; kept at the representative only.
  private(set) var engineOfRepresentative: (any TreeEngine)?

  /// What the next block of the tree uses again, a maker that no block uses; kept at the representative only.
  private(set) var spare: AnyObject?

  /// A number that is another one whenever views may inherit other things than before; kept at the
  /// representative only.
  ///
  /// Whatever tree a view comes to be in, the number only grows for it.
  private var moment = 1

  /// A new context.
  init() {}

  /// A context for views that leave the tree of another.
  init(leaving other: TreeContext?) {
    moment = (other?.inheritance ?? 0) + 1
  }

  /// A number of this context as a place in the order that can be compared with others of the same
  /// tree.
  func order(of number: Int) -> Int {
    let representative = representative()
    return self === representative
      ? number + offset : number + offset + representative.offset
  }

  /// Whether this is the context that stands for all of the tree.
  var isRepresentative: Bool { parent == nil }

  /// The context that stands for all contexts of the tree.
  func representative() -> TreeContext {
    guard let up = parent else { return self }
    guard up.parent != nil else { return up }
    var path: [TreeContext] = []
    var node = self
    while let next = node.parent {
      path.append(node)
      node = next
    }
    // The last of the path hangs from the representative already.
    var total = 0
    for step in path.reversed() {
      total += step.offset
      step.offset = total
      step.parent = node
    }
    return node
  }

  /// The next place in the order; asked of the representative.
  func nextNumber() -> Int {
    defer { high &+= 1 }
    return high
  }

  /// What to take away from a number to get one of `context`; asked of the representative.
  func shift(of context: TreeContext) -> Int {
    self === context || context.representative() === context ? 0 : context.offset
  }

  /// What to take away from a number to get one that the constraints of a view count by.
  @inline(__always)
  func shift(for view: LayoutView) -> Int {
    view.storedContext === self ? 0 : shift(of: view.storedContext ?? self)
  }

  /// Takes what the last block left for the next, unless somebody has it; asked of the representative.
  @inline(__always)
  func takeSpare() -> AnyObject? {
    guard isKnownUniquelyReferenced(&spare) else { return nil }
    return spare.take()
  }

  /// Keeps something for the next block, unless there is something; asked of the representative.
  @inline(__always)
  func giveSpare(_ object: consuming AnyObject) {
    if spare == nil { spare = object }
  }

  /// A number of this new context for an order in the tree that it left.
  func rehomed(_ order: Int, first: Bool) -> Int {
    low = first ? order : min(low, order)
    high = first ? order + 1 : max(high, order + 1)
    return order
  }

  var engine: (any TreeEngine)? { representative().engineOfRepresentative }

  /// Gives the tree another engine, or none.
  func setEngine(_ engine: (any TreeEngine)?) { representative().replaceEngine(by: engine) }

  /// Gives the tree another engine, or none; asked of the representative.
  private func replaceEngine(by engine: (any TreeEngine)?) {
    if let old = engineOfRepresentative, old !== engine { old.dismiss() }
    engineOfRepresentative = engine
  }

  /// The moment at which views last began to inherit something else.
  var inheritance: Int { representative().moment }

  /// Notes that views may inherit something else from now on.
  func inheritanceChanged() {
    representative().moment += 1
  }

  /// Takes in the context of a tree that joins; its engine is dropped, its orders come last.
  func join(_ joiner: TreeContext) {
    let own = representative()
    let other = joiner.representative()
    if own === other { return }
    other.replaceEngine(by: nil)
    other.spare = nil
    let moment = max(own.moment, other.moment)
    (own.moment, other.moment) = (moment, moment)
    let shift = own.high - other.low
    if own.rank >= other.rank {
      if own.rank == other.rank { own.rank += 1 }
      other.parent = own
      other.offset = shift
      own.high += other.high - other.low
    } else {
      // The mirror case: `own` hangs under `other` with its offset negated, so that orders of `own` read as before.
      let seen = own.offset
      own.parent = other
      own.offset = -shift
      other.low = own.low - shift
      other.offset = seen + shift
      other.engineOfRepresentative = own.engineOfRepresentative.take()
      own.spare = nil
    }
  }
}
