// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// How all values follow the constant of one tight row while the tight set stays as it is.
///
/// Values are affine in the constant. A path keeps the direction, and how far the constant may
/// move before a slack row or a lower bound contradicts: inside that interval a change of the
/// constant is one multiplication for each value that moves, from a fixed base, so that any
/// number of changes gathers no error.
struct ConstantPath: ~Copyable {
  /// The state of a path, apart from its lists.
  struct Header {
    /// The tight row.
    var row: Int32

    /// The tight set that the direction was computed for; -1 for none.
    var tightVersion = -1

    /// The rows with which the row's constant was last changed without a path: one is worth
    /// computing the second time.
    var triedVersion = -1

    /// The values that the base and the interval were computed at.
    var valueVersion = -1

    /// How often the base was taken from values that a path had computed, or the path was
    /// led on to another tight set.
    var rebases = 0

    /// The constant at the base, and between which constants nothing contradicts.
    var constant = 0.0
    /// The constant that the values have followed to.
    var reached = 0.0
    /// The constant that they had followed to before.
    var previous = 0.0
    var low = 0.0
    var high = 0.0

    /// The largest speed and the largest value at the base.
    var largestSpeed = 0.0
    var largestBase = 0.0

    init(row: Int32) { self.row = row }
  }

  /// The columns that move: how fast, and from where.
  var columns = FlatArray<Int32>()
  var speeds = FlatArray<Double>()
  var bases = FlatArray<Double>()

  /// The slack rows that move, how fast, and between which constants they stay on their side;
  /// the lower bounds of columns that move down to them likewise, as items.
  var limits = FlatArray<Item>()
  var limitSpeeds = FlatArray<Double>()
  var lows = FlatArray<Double>()
  var highs = FlatArray<Double>()

  /// Where columns, rows and columns with bounds stand in the lists; -1 where they do not.
  var columnPlaces = FlatArray<Int32>()
  var rowPlaces = FlatArray<Int32>()
  var boundPlaces = FlatArray<Int32>()

  /// Which other paths move nothing that this one looks at, as far as that is known.
  var apart = FlatArray<(row: Int32, version: Int, isApart: Bool)>()

  /// Empties the lists and makes room in the tables of places.
  mutating func clear(columnCount: Int, rowCapacity: Int) {
    for place in columns.indices { columnPlaces[Int(columns[place])] = -1 }
    for place in limits.indices {
      let item = limits[place]
      if item.isRow { rowPlaces[item.row] = -1 } else { boundPlaces[item.variable] = -1 }
    }
    columns.removeAll()
    speeds.removeAll()
    bases.removeAll()
    limits.removeAll()
    limitSpeeds.removeAll()
    lows.removeAll()
    highs.removeAll()
    columnPlaces.append(-1, times: max(0, columnCount - columnPlaces.count))
    rowPlaces.append(-1, times: max(0, rowCapacity - rowPlaces.count))
    boundPlaces.append(-1, times: max(0, columnCount - boundPlaces.count))
  }

  /// How fast a column moves.
  @inline(__always)
  func speed(_ column: Int) -> Double {
    let place = columnPlaces[column]
    return place < 0 ? 0 : speeds[Int(place)]
  }

  /// Sets how fast a column moves.
  mutating func setSpeed(_ column: Int, _ speed: Double) {
    if columnPlaces[column] < 0 {
      columnPlaces[column] = Int32(truncatingIfNeeded: columns.count)
      columns.append(Int32(truncatingIfNeeded: column))
      speeds.append(speed)
      bases.append(0)
    } else {
      speeds[Int(columnPlaces[column])] = speed
    }
  }

  /// Where a row or bound stands among the limits; -1 if it does not.
  func place(of item: Item) -> Int {
    Int(item.isRow ? rowPlaces[item.row] : boundPlaces[item.variable])
  }

  /// Sets how fast a row or bound moves and between which constants it stays on its side.
  mutating func setLimit(_ item: Item, _ speed: Double, low: Double, high: Double) {
    let place = place(of: item)
    if place >= 0 {
      limitSpeeds[place] = speed
      lows[place] = low
      highs[place] = high
      return
    }
    if speed == 0 { return }
    let added = Int32(truncatingIfNeeded: limits.count)
    if item.isRow { rowPlaces[item.row] = added } else { boundPlaces[item.variable] = added }
    limits.append(item)
    limitSpeeds.append(speed)
    lows.append(low)
    highs.append(high)
  }
}
