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

    /// The tight set with which the row's constant was last changed without a path: one is
    /// worth computing the second time.
    var triedVersion = -1

    /// The values that the base and the interval were computed at.
    var valueVersion = -1

    /// How often the base was taken from values that a path had computed.
    var rebases = 0

    /// The constant at the base, and between which constants nothing contradicts.
    var constant = 0.0
    /// The constant that the values have followed to.
    var reached = 0.0
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

  /// The slack rows that move, and how fast.
  var rows = FlatArray<Int32>()
  var rowSpeeds = FlatArray<Double>()

  /// Which other paths move nothing that this one looks at, as far as that is known.
  var apart = FlatArray<(row: Int32, version: Int, isApart: Bool)>()
}
