// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// A flat array that can return to its state at the beginning of the current batch.
///
/// It records an element before its first change in a batch. The solver uses such arrays to roll a failed batch
/// back: they hold all numbers that a solve changes, while their owners restore single fields beside them.
/// Elements appended since the beginning remain; their owner defines what they become.
///
/// - Invariant: an element below ``committedCount`` that differs from what it was when the batch
///   began is in the journal, once.
struct JournaledArray<Element: BitwiseCopyable>: ~Copyable {
  /// An element as it was when the batch began.
  struct Change {
    var index: Int32
    var before: Element
  }

  private var elements = FlatArray<Element>()
  private var journal = FlatArray<Change>()

  /// Whether an element is in the journal; may be shorter than the array, if no batch has changed the rest.
  private var isJournaled = FlatArray<Bool>()

  /// How many elements there were when the batch began; those beyond were appended since.
  private(set) var committedCount = 0

  var count: Int { @inline(__always) get { elements.count } }

  subscript(index: Int) -> Element {
    @inline(__always) get { elements[index] }
    @inline(__always) _modify {
      journalize(index)
      yield &elements[index]
    }
  }

  /// The elements, for one loop that reads.
  var view: FlatView<Element> { @inline(__always) get { elements.view } }

  /// Records an element before its first change in a batch.
  @inline(__always)
  private mutating func journalize(_ index: Int) {
    if index >= committedCount { return }
    if index >= isJournaled.count { isJournaled.extend(to: committedCount, with: false) }
    if isJournaled[index] { return }
    isJournaled[index] = true
    journal.append(Change(index: Int32(truncatingIfNeeded: index), before: elements[index]))
  }

  @inline(__always)
  mutating func append(_ element: Element) { elements.append(element) }

  /// Makes the array at least `wanted` elements long; the new ones are all equal.
  mutating func extend(to wanted: Int, with element: Element) {
    elements.extend(to: wanted, with: element)
  }

  /// Appends an element as part of the state that ``rollBack()`` restores.
  ///
  /// - Precondition: all elements were appended like this.
  @inline(__always)
  mutating func appendCommitted(_ element: Element) {
    elements.append(element)
    committedCount += 1
  }

  mutating func reserveCapacity(_ wanted: Int) { elements.reserveCapacity(wanted) }

  /// Changes an element without recording it, so that ``rollBack()`` does not undo the change.
  ///
  /// An element that the batch has changed before goes back to what the journal has.
  mutating func setUnjournaled(_ index: Int, _ element: Element) { elements[index] = element }

  /// How many of the elements that existed when the batch began it has changed.
  var changeCount: Int { journal.count }

  /// A changed element with its old value, in the order of first changes.
  func change(_ position: Int) -> Change { journal[position] }

  /// Makes the present state the one that ``rollBack()`` restores.
  ///
  /// - Complexity: O(elements that the batch changed or added).
  mutating func beginBatch() {
    for index in journal.indices { isJournaled[Int(journal[index].index)] = false }
    journal.removeAll()
    committedCount = elements.count
  }

  /// Restores the elements that existed when the batch began.
  mutating func rollBack() {
    for index in journal.indices {
      elements[Int(journal[index].index)] = journal[index].before
    }
    beginBatch()
  }

  /// Frees the memory of a long journal.
  mutating func releaseJournal() {
    if journal.isEmpty && journal.capacity > 1000 { journal = FlatArray() }
  }

  func copy() -> JournaledArray {
    var copy = JournaledArray()
    copy.elements = elements.copy()
    copy.journal = journal.copy()
    copy.isJournaled = isJournaled.copy()
    copy.committedCount = committedCount
    return copy
  }
}
