// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

extension LayoutSnapshot {
  /// A view or guide whose frame differs from the expected one.
  public struct Difference: Hashable, Sendable, CustomStringConvertible {
    /// The names from the top of the snapshot down to the item, `card/title`; at most the last 32.
    public let path: String

    /// The expected frame; nil if the item was not expected.
    public let expected: Rect?

    /// The present frame; nil if the item is missing.
    public let got: Rect?

    /// The index of the item among the entries of the compared snapshot.
    let entryIndex: Int?

    /// `frame of "card/title" differs: expected (16, 8, 320, 24), got (16, 8, 320, 20)`.
    public var description: String {
      switch (expected, got) {
      case (let expected?, let got?):
        "frame of \"\(path)\" differs: expected \(Self.text(expected)), got \(Self.text(got))"
      case (nil, let got?): "\"\(path)\" was not expected; its frame is \(Self.text(got))"
      case (let expected?, nil): "\"\(path)\" is missing; expected \(Self.text(expected))"
      case (nil, nil): "\"\(path)\" does not differ"
      }
    }

    private static func text(_ frame: Rect) -> String {
      "(" + frame.numbers.map(\.layoutText).joined(separator: ", ") + ")"
    }
  }

  /// Returns the views and guides whose frames differ from those of another snapshot, in the order of this one, then
  /// those that only the other has.
  ///
  /// Items correspond if their names from the top down are equal; the tops always correspond. Siblings with the same
  /// name correspond in their order.
  ///
  /// - Parameters:
  ///   - expected: The expected frames.
  ///   - tolerance: How far each of the four numbers may be off.
  /// - Complexity: O(*n*) for *n* entries, and the length of the paths of what differs.
  public func differences(
    from expected: LayoutSnapshot, tolerance: Double = 0
  ) -> [Difference] {
    let matches = correspondingIndices(in: expected)
    var isMet = Array(repeating: false, count: expected.entries.count)
    for match in matches.compactMap({ $0 }) { isMet[match] = true }
    var differences: [Difference] = []
    walk { number, names in
      let got = entries[number].frame
      let wanted = matches[number].map { expected.entries[$0].frame }
      if let wanted, got.attributes(differingFrom: wanted, by: tolerance).isEmpty { return }
      differences.append(
        Difference(
          path: ItemState.path(names), expected: wanted, got: got, entryIndex: number))
    }
    expected.walk { number, names in
      if isMet[number] { return }
      differences.append(
        Difference(
          path: ItemState.path(names), expected: expected.entries[number].frame, got: nil,
          entryIndex: nil))
    }
    return differences
  }

  /// Returns for each entry the index of the corresponding entry of another snapshot.
  package func correspondingIndices(in other: LayoutSnapshot) -> [Int?] {
    var known: [Sibling: Int] = [:]
    other.forEachSibling { number, sibling in
      if let sibling { known[sibling] = number }
      return number
    }
    var matches: [Int?] = []
    forEachSibling { number, sibling in
      let match = number == 0 ? other.entries.indices.first : sibling.flatMap { known[$0] }
      matches.append(match)
      return match
    }
    return matches
  }

  /// The name of an entry below its parent, and the number of earlier siblings with that name.
  private struct Sibling: Hashable {
    var parent: Int
    var name: String
    var occurrence = 0
  }

  /// Calls `identify` with the index of each entry and its identity among its siblings; the children of an entry for
  /// which `identify` returns nil have no identity.
  private func forEachSibling(_ identify: (_ number: Int, Sibling?) -> Int?) {
    var counts: [Sibling: Int] = [:]
    var above: [Int?] = []
    for (number, entry) in entries.enumerated() {
      above.removeLast(above.count - entry.depth)
      let parent = above.last.flatMap { $0 }
      above.append(identify(number, parent.map { Self.next(entry.name, $0, &counts) }))
    }
  }

  private static func next(
    _ name: String, _ parent: Int, _ counts: inout [Sibling: Int]
  ) -> Sibling {
    var sibling = Sibling(parent: parent, name: name)
    let count = counts[sibling, default: 0]
    counts[sibling] = count + 1
    sibling.occurrence = count
    return sibling
  }

  /// Calls `visit` with the index of each entry and the names from the top down to it.
  func walk(_ visit: (Int, [String]) -> Void) {
    var names: [String] = []
    for (number, entry) in entries.enumerated() {
      names.removeLast(names.count - entry.depth)
      names.append(entry.name)
      visit(number, names)
    }
  }
}
