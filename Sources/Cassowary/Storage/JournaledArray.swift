// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// A flat array that can go back to how it was when the batch at hand began.
///
/// Writes down an element before it is first changed in a batch. This is how the solver takes a
/// failed batch back: numbers that a solve changes stand in such arrays; single fields beside them go
/// back with their owner.
/// Elements that were appended since remain; their owner says what they go back to.
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

  /// Whether an element is in the journal; short of elements that no batch has changed yet.
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

  /// Writes an element down before the first change in a batch.
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

  /// Appends an element to which the array goes back, too, if the batch changes it.
  ///
  /// - Precondition: all elements were appended like this.
  @inline(__always)
  mutating func appendCommitted(_ element: Element) {
    elements.append(element)
    committedCount += 1
  }

  mutating func reserveCapacity(_ wanted: Int) { elements.reserveCapacity(wanted) }

  /// Changes an element without writing it down: going back does not undo it.
  ///
  /// An element that the batch has changed before goes back to what the journal has.
  mutating func setUnjournaled(_ index: Int, _ element: Element) { elements[index] = element }

  /// How many elements the batch has changed, of those that were there before.
  var changeCount: Int { journal.count }

  /// An element that the batch has changed, in the order in which it first did.
  func change(_ place: Int) -> Change { journal[place] }

  /// Makes the present what ``rollBack()`` goes back to.
  ///
  /// - Complexity: O(elements that the batch changed or added).
  mutating func beginBatch() {
    for place in journal.indices { isJournaled[Int(journal[place].index)] = false }
    journal.removeAll()
    committedCount = elements.count
  }

  /// Makes every element that was there when the batch began what it was then.
  mutating func rollBack() {
    for place in journal.indices {
      elements[Int(journal[place].index)] = journal[place].before
    }
    beginBatch()
  }

  /// Gives back the memory that a long journal took.
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
