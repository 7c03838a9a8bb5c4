// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// A list of elements that knows, in constant time, which of two comes first.
///
/// Each element has a label; labels ascend along the list. Where there is no room between
/// two labels, a sparse enough window around them is spread anew (Bender, Cole, Demaine,
/// Farach-Colton, Zito, "Two simplified algorithms for maintaining order in a list", 2002).
/// Elements are variables; of a block of variables only the leader is in the list.
struct NodeOrder {
  private(set) var label: [Int64] = []
  private(set) var next: [Int32] = []
  private(set) var previous: [Int32] = []
  private(set) var head: Int32 = -1
  private(set) var tail: Int32 = -1

  /// The room between neighbours when there is plenty.
  private static let gap: Int64 = 1 << 36

  /// Labels beyond this are spread anew, long before they could overflow.
  private static let highestLabel: Int64 = 1 << 61

  /// Appends an element that was never in the list; it must be the next number.
  mutating func addElement() {
    label.append(0)
    next.append(-1)
    previous.append(-1)
    append(label.count - 1)
  }

  /// Puts an element that is not in the list at its end.
  mutating func append(_ element: Int) {
    let last = tail
    previous[element] = last
    next[element] = -1
    label[element] = (last >= 0 ? label[Int(last)] : 0) + Self.gap
    if last >= 0 { next[Int(last)] = Int32(element) } else { head = Int32(element) }
    tail = Int32(element)
    if label[element] > Self.highestLabel { relabelAll() }
  }

  /// Takes an element out of the list.
  mutating func unlink(_ element: Int) {
    let before = previous[element]
    let after = next[element]
    if before >= 0 { next[Int(before)] = after } else { head = after }
    if after >= 0 { previous[Int(after)] = before } else { tail = before }
  }

  /// Puts elements that are not in the list, in their order, before `successor`.
  ///
  /// - Complexity: O(*k*) for *k* elements, plus the spreading of a crowded window now
  ///   and then, O(log *n*) amortised.
  mutating func insert(_ elements: [Int32], before successor: Int) {
    guard let first = elements.first else { return }
    for element in elements { link(Int(element), before: successor) }
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
    for element in elements {
      current &+= step
      label[Int(element)] = current
    }
  }

  private mutating func link(_ element: Int, before successor: Int) {
    let before = previous[successor]
    previous[element] = before
    next[element] = Int32(successor)
    previous[successor] = Int32(element)
    if before >= 0 { next[Int(before)] = Int32(element) } else { head = Int32(element) }
  }

  /// Makes the list anew of `elements`, in their order.
  mutating func rebuild(_ elements: [Int32]) {
    head = elements.first ?? -1
    tail = elements.last ?? -1
    var last: Int32 = -1
    var current: Int64 = 0
    for element in elements {
      current += Self.gap
      label[Int(element)] = current
      previous[Int(element)] = last
      next[Int(element)] = -1
      if last >= 0 { next[Int(last)] = element }
      last = element
    }
  }

  private mutating func relabelAll() {
    var current: Int64 = 0
    var element = head
    while element >= 0 {
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
