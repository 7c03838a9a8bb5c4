// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The basis as a matching: each variable is matched with the element that determines it.
///
/// - Invariant: a row is matched with at most one variable, one that it mentions; ``column(ofRow:)``
///   is the inverse of ``element(_:)``.
struct Matching: ~Copyable {
  /// An element, and its coefficient of the variable that it is matched with; 1 for stays and bounds.
  struct Match {
    let element: BasisElement

    // Two words instead of a `Double`, which would need padding: 12 bytes, which are read at once.
    private let lower: UInt32
    private let upper: UInt32

    @inline(__always)
    init(element: BasisElement, pivot: Double) {
      self.element = element
      lower = UInt32(truncatingIfNeeded: pivot.bitPattern)
      upper = UInt32(truncatingIfNeeded: pivot.bitPattern >> 32)
    }

    @inline(__always) var pivot: Double { Double(bitPattern: UInt64(upper) << 32 | UInt64(lower)) }
  }

  private var matches = JournaledArray<Match>()

  /// The variable that each row is matched with; -1 if the row is slack.
  private var columns = FlatArray<Int32>()

  /// How many rows are tight.
  private(set) var tightCount = 0

  /// The number of changes of the matching.
  private(set) var version = 0
  private var committedVersion = 0
  private var committedTightCount = 0

  private let inPlace = InPlace()

  var count: Int { @inline(__always) get { matches.count } }

  /// The number of row slots.
  var rowCount: Int { columns.count }

  @inline(__always)
  func element(_ column: Int) -> BasisElement { matches[column].element }

  @inline(__always)
  func pivot(_ column: Int) -> Double { matches[column].pivot }

  /// The variable that a row is matched with; -1 if the row is slack.
  @inline(__always)
  func column(ofRow row: Int) -> Int { Int(columns[row]) }

  @inline(__always)
  func isTight(_ row: Int) -> Bool { columns[row] >= 0 }

  var view: FlatView<Match> { @inline(__always) get { matches.view } }
  var columnView: FlatView<Int32> { @inline(__always) get { columns.view } }

  /// How many variables that existed when the batch began have had another element since.
  var changeCount: Int { matches.changeCount }

  /// A variable whose element the batch has changed, and its element before.
  func change(_ index: Int) -> (column: Int, before: BasisElement) {
    let change = matches.change(index)
    return (Int(change.index), change.before.element)
  }

  /// Adds variables matched with their stays, and slack rows.
  mutating func extend(columns columnCount: Int, rows rowCount: Int) {
    matches.reserveCapacity(columnCount)
    for column in matches.count..<max(matches.count, columnCount) {
      matches.append(Match(element: .stay(column), pivot: 1))
    }
    columns.extend(to: rowCount, with: -1)
  }

  /// Matches an element with a variable in place of the present one.
  ///
  /// - Parameter pivot: the coefficient of the variable in the element.
  @inline(__always)
  mutating func place(_ element: BasisElement, at column: Int, pivot: Double) {
    version &+= 1
    let old = matches[column].element
    if old.isRow {
      tightCount &-= 1
      if columns[old.row] == Int32(truncatingIfNeeded: column) { columns[old.row] = -1 }
    }
    matches[column] = Match(element: element, pivot: pivot)
    if element.isRow {
      tightCount &+= 1
      columns[element.row] = Int32(truncatingIfNeeded: column)
    }
  }

  /// Records a change of something else that directions depend on.
  mutating func noteChange() { version &+= 1 }

  mutating func beginBatch() {
    matches.beginBatch()
    committedVersion = version
    committedTightCount = tightCount
  }

  /// Restores the matching at the beginning of the batch; variables made since are matched with their stays.
  mutating func rollBack() {
    for index in 0..<matches.changeCount { vacate(Int(matches.change(index).index)) }
    for column in matches.committedCount..<matches.count { vacate(column) }
    for index in 0..<matches.changeCount {
      let change = matches.change(index)
      if change.before.element.isRow { columns[change.before.element.row] = change.index }
    }
    matches.rollBack()
    version = committedVersion
    tightCount = committedTightCount
  }

  private mutating func vacate(_ column: Int) {
    let element = matches[column].element
    if element.isRow { columns[element.row] = -1 }
    matches[column] = Match(element: .stay(column), pivot: 1)
  }

  func copy() -> Matching {
    var copy = Matching()
    copy.matches = matches.copy()
    copy.columns = columns.copy()
    copy.version = version
    copy.tightCount = tightCount
    copy.committedVersion = committedVersion
    copy.committedTightCount = committedTightCount
    return copy
  }
}
