// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// A list of elements that knows, in constant time, which of two comes first.
///
/// Each element has a label; labels ascend along the list. Where there is no room between
/// two labels, a sparse enough window around them is spread anew (Bender, Cole, Demaine,
/// Farach-Colton, Zito, "Two simplified algorithms for maintaining order in a list", 2002).
/// Elements are variables; of a block of variables only the leader is in the list.
struct NodeOrder: ~Copyable {
  private(set) var label = FlatArray<Int64>()
  private(set) var next = FlatArray<Int32>()
  private(set) var previous = FlatArray<Int32>()
  private(set) var head: Int32 = -1
  private(set) var tail: Int32 = -1

  /// What to write back to undo the batch at hand.
  private var journal = Journal()

  /// The room between neighbours when there is plenty.
  private static let gap: Int64 = 1 << 36

  /// Labels beyond this are spread anew, long before they could overflow.
  private static let highestLabel: Int64 = 1 << 61

  /// Appends elements that were never in the list, the next numbers.
  mutating func addElements(_ extra: Int) {
    let known = label.count
    label.append(0, times: extra)
    next.append(-1, times: extra)
    previous.append(-1, times: extra)
    journal.marks.addElements(extra)
    guard extra > 0 else { return }
    let last = tail
    if last >= 0 { keep(Int(last)) }
    var current = last >= 0 ? label[Int(last)] : 0
    for element in known..<known + extra {
      current += Self.gap
      label[element] = current
      next[element] = Int32(truncatingIfNeeded: element + 1)
      previous[element] = Int32(truncatingIfNeeded: element - 1)
    }
    previous[known] = last
    tail = Int32(truncatingIfNeeded: known + extra - 1)
    next[Int(tail)] = -1
    if last >= 0 {
      next[Int(last)] = Int32(truncatingIfNeeded: known)
    } else {
      head = Int32(truncatingIfNeeded: known)
    }
    if current > Self.highestLabel { relabelAll() }
  }

  /// Puts an element that is not in the list at its end.
  mutating func append(_ element: Int) {
    let last = tail
    keep(element)
    previous[element] = last
    next[element] = -1
    label[element] = (last >= 0 ? label[Int(last)] : 0) + Self.gap
    if last >= 0 {
      keep(Int(last))
      next[Int(last)] = Int32(truncatingIfNeeded: element)
    } else {
      head = Int32(truncatingIfNeeded: element)
    }
    tail = Int32(truncatingIfNeeded: element)
    if label[element] > Self.highestLabel { relabelAll() }
  }

  /// Takes an element out of the list.
  mutating func unlink(_ element: Int) {
    let before = previous[element]
    let after = next[element]
    if before >= 0 {
      keep(Int(before))
      next[Int(before)] = after
    } else {
      head = after
    }
    if after >= 0 {
      keep(Int(after))
      previous[Int(after)] = before
    } else {
      tail = before
    }
  }

  /// Takes an element out of the list and puts it at its end.
  mutating func moveToEnd(_ element: Int) {
    unlink(element)
    append(element)
  }

  /// Puts elements that are not in the list, in their order, before `successor`.
  ///
  /// - Complexity: O(*k*) for *k* elements, plus the spreading of a crowded window now
  ///   and then, O(log *n*) amortised.
  mutating func insert(_ elements: borrowing FlatArray<Int32>, before successor: Int) {
    guard let first = elements.first else { return }
    for place in elements.indices { link(Int(elements[place]), before: successor) }
    let lower = previous[Int(first)]
    let high = label[successor]
    let low =
      lower >= 0 ? label[Int(lower)] : high &- Self.gap &* Int64(elements.count + 1)
    let step = (high &- low) / Int64(elements.count + 1)
    if step < 1 || low < -Self.highestLabel {
      spread(around: successor, count: elements.count)
      return
    }
    var current = low
    for place in elements.indices {
      current &+= step
      label[Int(elements[place])] = current
    }
  }

  /// Sorts elements as they stand in the list.
  func sort(_ elements: inout FlatArray<Int32>) {
    if elements.count > 24 {
      var labelled: [(label: Int64, element: Int32)] = []
      labelled.reserveCapacity(elements.count)
      for place in elements.indices {
        labelled.append((label[Int(elements[place])], elements[place]))
      }
      labelled.sort { $0.label < $1.label }
      for place in elements.indices { elements[place] = labelled[place].element }
      return
    }
    for place in elements.indices.dropFirst() {
      let element = elements[place]
      var hole = place
      while hole > 0, label[Int(elements[hole - 1])] > label[Int(element)] {
        elements[hole] = elements[hole - 1]
        hole -= 1
      }
      elements[hole] = element
    }
  }

  private mutating func link(_ element: Int, before successor: Int) {
    let before = previous[successor]
    keep(element)
    keep(successor)
    previous[element] = before
    next[element] = Int32(truncatingIfNeeded: successor)
    previous[successor] = Int32(truncatingIfNeeded: element)
    if before >= 0 {
      keep(Int(before))
      next[Int(before)] = Int32(truncatingIfNeeded: element)
    } else {
      head = Int32(truncatingIfNeeded: element)
    }
  }

  /// Begins to make the list anew; every element that shall be in it follows by
  /// ``appendRebuilt(_:)``.
  mutating func beginRebuild() {
    head = -1
    tail = -1
  }

  /// Puts the next element of a list that is made anew at its end.
  @inline(__always)
  mutating func appendRebuilt(_ element: Int) {
    keep(element)
    let last = tail
    let index = Int32(truncatingIfNeeded: element)
    if last >= 0 {
      next[Int(last)] = index
      label[element] = label[Int(last)] + Self.gap
    } else {
      head = index
      label[element] = Self.gap
    }
    previous[element] = last
    next[element] = -1
    tail = index
  }

  private mutating func relabelAll() {
    var current: Int64 = 0
    var element = head
    while element >= 0 {
      keep(Int(element))
      current += Self.gap
      label[Int(element)] = current
      element = next[Int(element)]
    }
  }

  /// Gives even labels to a window around `center` that has room enough.
  private mutating func spread(around center: Int, count: Int) {
    var width = 64 + 4 * count
    while true {
      var low = Int32(center)
      var lowCount = 0
      while lowCount < width, previous[Int(low)] >= 0 {
        low = previous[Int(low)]
        lowCount += 1
      }
      var high = Int32(center)
      var highCount = 0
      while highCount < width, next[Int(high)] >= 0 {
        high = next[Int(high)]
        highCount += 1
      }
      if lowCount < width || highCount < width {
        relabelAll()
        return
      }
      let step = (label[Int(high)] &- label[Int(low)]) / Int64(lowCount + highCount)
      if step > 1 << 12 {
        var current = label[Int(low)]
        var element = next[Int(low)]
        while element != high {
          keep(Int(element))
          current &+= step
          label[Int(element)] = current
          element = next[Int(element)]
        }
        return
      }
      width *= 4
    }
  }
}

/// Going back to how the list was when the batch began.
extension NodeOrder {
  /// Elements as they were before the batch first changed them.
  struct Journal: ~Copyable {
    struct Entry {
      var element: Int32
      var next: Int32
      var previous: Int32
      var label: Int64
    }

    var entries = FlatArray<Entry>()
    var marks = BatchMarks()
    var head: Int32 = -1
    var tail: Int32 = -1

    func copy() -> Journal {
      var copy = Journal()
      copy.entries = entries.copy()
      copy.marks = marks.copy()
      copy.head = head
      copy.tail = tail
      return copy
    }
  }

  /// Writes an element down before it is changed, the first time in a batch.
  @inline(__always)
  private mutating func keep(_ element: Int) {
    if journal.marks.isUnmarked(element) { write(element) }
  }

  @inline(never)
  private mutating func write(_ element: Int) {
    journal.marks.mark(element)
    journal.entries.append(
      .init(
        element: Int32(truncatingIfNeeded: element), next: next[element],
        previous: previous[element], label: label[element]))
  }

  /// Makes the list as it is what ``goBack()`` goes back to.
  mutating func beginBatch() {
    journal.entries.removeAll()
    journal.marks.begin()
    journal.head = head
    journal.tail = tail
  }

  /// Makes the list what it was, elements that were added since at its end.
  mutating func goBack() {
    for place in journal.entries.indices {
      let entry = journal.entries[place]
      let element = Int(entry.element)
      label[element] = entry.label
      next[element] = entry.next
      previous[element] = entry.previous
    }
    head = journal.head
    tail = journal.tail
    for element in journal.marks.known..<label.count { append(element) }
    beginBatch()
  }

  /// The same list, which goes back to the same one.
  func copy() -> NodeOrder {
    var copy = NodeOrder()
    copy.label = label.copy()
    copy.next = next.copy()
    copy.previous = previous.copy()
    copy.head = head
    copy.tail = tail
    copy.journal = journal.copy()
    return copy
  }
}
