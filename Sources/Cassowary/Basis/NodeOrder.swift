// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// A list of nodes that tells in constant time which of two comes first: the variables in an
/// order in which they can be computed, where a block is represented by its leader.
///
/// Each node has a label; labels ascend along the list. If there is no room between
/// two labels, the labels of a sufficiently sparse window around them are respaced (Bender, Cole, Demaine,
/// Farach-Colton, Zito, "Two simplified algorithms for maintaining order in a list", 2002).
///
/// - Invariant: labels ascend along the list, which goes from ``head`` to ``tail``.
struct NodeOrder: ~Copyable {
  /// A node's label and neighbours; -1 for none.
  struct Node {
    var label: Int64
    var next: Int32
    var previous: Int32
  }

  private var nodes = JournaledArray<Node>()
  private(set) var head: Int32 = -1
  private(set) var tail: Int32 = -1

  /// Head and tail as they were when the batch began.
  private var committedEnds: (head: Int32, tail: Int32) = (-1, -1)

  /// The usual distance between neighbouring labels.
  private static let gap: Int64 = 1 << 36

  /// All labels are respaced when one exceeds this, long before they could overflow.
  private static let highestLabel: Int64 = 1 << 61

  /// The label of a node; labels ascend along the list.
  @inline(__always)
  func label(_ node: Int) -> Int64 { nodes[node].label }

  /// The node after another one; -1 for none.
  @inline(__always)
  func next(_ node: Int) -> Int32 { nodes[node].next }

  var view: FlatView<Node> { @inline(__always) get { nodes.view } }

  /// Appends new nodes, numbered consecutively.
  mutating func addNodes(upTo count: Int) {
    let known = nodes.count
    if known >= count { return }
    nodes.reserveCapacity(count)
    var label = tail >= 0 ? nodes[Int(tail)].label : 0
    if tail >= 0 {
      nodes[Int(tail)].next = Int32(truncatingIfNeeded: known)
    } else {
      head = Int32(truncatingIfNeeded: known)
    }
    var previous = tail
    for node in known..<count {
      label += Self.gap
      nodes.append(
        Node(label: label, next: Int32(truncatingIfNeeded: node + 1), previous: previous))
      previous = Int32(truncatingIfNeeded: node)
    }
    nodes[count - 1].next = -1
    tail = previous
    if label > Self.highestLabel { relabelAll() }
  }

  /// Appends a node that is not in the list.
  mutating func append(_ node: Int) {
    let last = tail
    tail = Int32(truncatingIfNeeded: node)
    var label = Self.gap
    if last >= 0 {
      nodes[Int(last)].next = tail
      label += nodes[Int(last)].label
    } else {
      head = tail
    }
    nodes[node] = Node(label: label, next: -1, previous: last)
    if label > Self.highestLabel { relabelAll() }
  }

  /// Removes a node from the list.
  mutating func unlink(_ node: Int) {
    let (before, after) = (nodes[node].previous, nodes[node].next)
    if before >= 0 {
      nodes[Int(before)].next = after
    } else {
      head = after
    }
    if after >= 0 {
      nodes[Int(after)].previous = before
    } else {
      tail = before
    }
  }

  /// Moves nodes to the end of the list, in the given order.
  mutating func moveToEnd(_ moved: borrowing FlatArray<Int32>) {
    for index in moved.indices {
      unlink(Int(moved[index]))
      append(Int(moved[index]))
    }
  }

  /// Inserts nodes that are not in the list, in their order, before `successor`; at the end if that is -1.
  ///
  /// - Complexity: O(*k*) for *k* nodes, plus the respacing of a crowded window now and then, O(log *n*) amortised.
  mutating func insert(_ added: borrowing FlatArray<Int32>, before successor: Int) {
    guard let first = added.first else { return }
    if successor < 0 {
      for index in added.indices { append(Int(added[index])) }
      return
    }
    for index in added.indices { link(Int(added[index]), before: successor) }
    let lower = nodes[Int(first)].previous
    let high = nodes[successor].label
    let low =
      lower >= 0 ? nodes[Int(lower)].label : high &- Self.gap &* Int64(added.count + 1)
    let step = (high &- low) / Int64(added.count + 1)
    if step < 1 || low < -Self.highestLabel {
      spread(around: successor, count: added.count)
      return
    }
    relabel(from: first, upTo: Int32(truncatingIfNeeded: successor), after: low, step: step)
  }

  /// Sorts nodes by their positions in the list.
  func sort(_ list: inout FlatArray<Int32>) {
    let view = nodes.view
    list.sort { view[Int($0)].label < view[Int($1)].label }
  }

  private mutating func link(_ node: Int, before successor: Int) {
    let before = nodes[successor].previous
    nodes[node].previous = before
    nodes[node].next = Int32(truncatingIfNeeded: successor)
    nodes[successor].previous = Int32(truncatingIfNeeded: node)
    if before >= 0 {
      nodes[Int(before)].next = Int32(truncatingIfNeeded: node)
    } else {
      head = Int32(truncatingIfNeeded: node)
    }
  }

  /// Empties the list to rebuild it; the caller then adds each node with ``append(_:)``.
  mutating func beginRebuild() {
    head = -1
    tail = -1
  }

  @inline(never)
  private mutating func relabelAll() { relabel(from: head, upTo: -1, after: 0, step: Self.gap) }

  /// Assigns evenly spaced labels to the nodes from `first` up to, but not including, `end`.
  private mutating func relabel(
    from first: Int32, upTo end: Int32, after label: Int64, step: Int64
  ) {
    var (node, label) = (first, label)
    while node != end {
      label &+= step
      nodes[Int(node)].label = label
      node = nodes[Int(node)].next
    }
  }

  /// Respaces the labels of a window around `center` that has enough room.
  private mutating func spread(around center: Int, count: Int) {
    var width = 64 + 4 * count
    while true {
      var low = Int32(center)
      var lowCount = 0
      while lowCount < width, nodes[Int(low)].previous >= 0 {
        low = nodes[Int(low)].previous
        lowCount += 1
      }
      var high = Int32(center)
      var highCount = 0
      while highCount < width, nodes[Int(high)].next >= 0 {
        high = nodes[Int(high)].next
        highCount += 1
      }
      if lowCount < width || highCount < width {
        relabelAll()
        return
      }
      let step = (nodes[Int(high)].label &- nodes[Int(low)].label) / Int64(lowCount + highCount)
      if step > 1 << 12 {
        relabel(from: next(Int(low)), upTo: high, after: label(Int(low)), step: step)
        return
      }
      width *= 4
    }
  }

  // MARK: Batches

  mutating func beginBatch() {
    nodes.beginBatch()
    committedEnds = (head, tail)
  }

  /// Restores the list at the beginning of the batch, with nodes added since at its end.
  mutating func rollBack() {
    let known = nodes.committedCount
    (head, tail) = committedEnds
    nodes.rollBack()
    for node in known..<nodes.count { append(node) }
    beginBatch()
  }

  func copy() -> NodeOrder {
    var copy = NodeOrder()
    copy.nodes = nodes.copy()
    copy.head = head
    copy.tail = tail
    copy.committedEnds = committedEnds
    return copy
  }
}
