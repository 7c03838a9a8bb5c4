// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The state that the views of one tree share: the order of activation and the engine.
///
/// When trees join, their counters are merged in a union-find forest whose links store offsets (path compression,
/// union by rank). The numbers of the joining tree then follow all numbers of the tree it joins, and none is
/// rewritten (record 0101). A subtree that leaves gets its own context, so two trees never share one.
///
/// - Complexity: Joining and numbering are O(α(*n*)), amortised. The forest is at most log₂ *n* deep, so that its
///   deallocation does not recurse deeply either.
final class TreeContext {
  private var parent: TreeContext?

  /// The offset from a number of this context to one of `parent`; at the representative, to the order that callers see.
  private var offset = 0
  private var rank: UInt8 = 0

  /// The numbers in use at the representative, `low ..< high`.
  private var low = 0
  private var high = 0

  /// The engine of the tree, nil until one is needed; stored at the representative only.
  private(set) var engineOfRepresentative: (any TreeEngine)?

  /// An idle maker that the next block of the tree reuses; stored at the representative only.
  private(set) var spareMaker: AnyObject?

  /// A counter that changes whenever views may inherit other values; stored at the representative only.
  ///
  /// For a view the counter only grows, whatever tree the view moves to.
  private var version = 1

  /// Makes an independent context.
  init() {}

  /// Makes a context for views that leave the tree of another context.
  init(leaving other: TreeContext?) {
    version = (other?.inheritanceVersion ?? 0) + 1
  }

  /// Returns the order of a number of this context, comparable with all others of the same tree.
  func order(of number: Int) -> Int {
    let representative = representative()
    return self === representative
      ? number + offset : number + offset + representative.offset
  }

  var isRepresentative: Bool { parent == nil }

  /// Returns the context that represents all contexts of the tree.
  func representative() -> TreeContext {
    guard let up = parent else { return self }
    guard up.parent != nil else { return up }
    var path: [TreeContext] = []
    var node = self
    while let next = node.parent {
      path.append(node)
      node = next
    }
    // The last context of the path already has the representative as its parent.
    var total = 0
    for step in path.reversed() {
      total += step.offset
      step.offset = total
      step.parent = node
    }
    return node
  }

  /// Returns the next number of the order; call it on the representative.
  func nextNumber() -> Int {
    defer { high &+= 1 }
    return high
  }

  /// Returns the amount to subtract from a number to obtain one of `context`, a view's; call it on the representative.
  func numberOffset(of context: TreeContext?) -> Int {
    guard let context, context !== self, context.representative() !== context else { return 0 }
    return context.offset
  }

  /// Removes and returns the object reusable by the next block, unless it is in use; call it on the representative.
  @inline(__always)
  func takeSpareMaker() -> AnyObject? {
    guard isKnownUniquelyReferenced(&spareMaker) else { return nil }
    return spareMaker.take()
  }

  /// Stores an object for reuse by the next block, if none is stored; call it on the representative.
  @inline(__always)
  func storeSpareMaker(_ object: consuming AnyObject) {
    if spareMaker == nil { spareMaker = object }
  }

  var engine: (any TreeEngine)? { representative().engineOfRepresentative }

  /// Replaces the engine of the tree; nil for none.
  func setEngine(_ engine: (any TreeEngine)?) { representative().replaceEngine(by: engine) }

  /// Replaces the engine of the tree; call it on the representative.
  private func replaceEngine(by engine: (any TreeEngine)?) {
    if let old = engineOfRepresentative, old !== engine { old.dismiss() }
    engineOfRepresentative = engine
  }

  /// The counter of changes to the values that views inherit.
  var inheritanceVersion: Int { representative().version }

  /// Records that views may inherit other values from now on.
  func inheritanceChanged() {
    representative().version += 1
  }

  /// Merges the context of a tree that joins: its engine is discarded and its orders come last.
  func join(_ joiner: TreeContext) {
    let own = representative()
    let other = joiner.representative()
    if own === other { return }
    other.replaceEngine(by: nil)
    other.spareMaker = nil
    let version = max(own.version, other.version)
    (own.version, other.version) = (version, version)
    let shift = own.high - other.low
    if own.rank >= other.rank {
      if own.rank == other.rank { own.rank += 1 }
      other.parent = own
      other.offset = shift
      own.high += other.high - other.low
    } else {
      // The mirrored case: `own` becomes a child of `other` with its offset negated, so that the orders of `own` are
      // unchanged.
      let seen = own.offset
      own.parent = other
      own.offset = -shift
      other.low = own.low - shift
      other.offset = seen + shift
      other.engineOfRepresentative = own.engineOfRepresentative.take()
      own.spareMaker = nil
    }
  }
}
