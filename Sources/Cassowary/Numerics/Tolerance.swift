// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Every tolerance of the solver, each with its reason.
///
/// Rows are scaled by a power of two so that their largest coefficient lies in [1, 2);
/// the relative tolerances below are meant for rows in that form. `magnitude` is the
/// largest absolute value among a row's constant and its products `aⱼ·xⱼ`: the size of the
/// numbers whose cancellation makes the residual.
enum Tolerance {
  /// A residual below this share of its magnitude is zero when asking on which side of a
  /// constraint a point lies.
  ///
  /// A double carries 2.2e-16 of relative error per operation; a chain of 100,000
  /// substitutions gathers about 1e-13 of it. 4e-12 keeps that noise from looking like a
  /// violation, and is 250 times finer than the 1e-9 that results are promised to.
  static let residual = 4e-12

  /// A required constraint whose residual stays below this share of its magnitude holds.
  ///
  /// Looser than ``residual``: redundant required rows differ by the rounding of *all*
  /// rows that imply them, and calling them a conflict would refuse a correct system.
  static let feasibility = 1e-9

  /// A required row of smaller numbers is judged as if this were its magnitude: it holds below 1e-11,
  /// which is still more than what counts as zero when values are computed.
  static let smallestRow = 0.01

  /// What a required row of values about a million may miss.
  ///
  /// Rows of larger values are judged as if they might miss this much at most when a conflict set is made as short as
  /// it can be.
  static let layoutWidth = 1e-3

  /// A recomputed value that differs from the present one by less than this share of its
  /// magnitude is the same value, and its dependents are left alone.
  ///
  /// Evaluating one row rounds a handful of times (4 · 2.2e-16). The comparison is always
  /// with a fresh evaluation, so the differences do not add up over time.
  static let spread = 2e-15

  /// A sum that cancels to less than this share of its larger operand is zero: what is
  /// left is rounding, not information.
  static let cancellation = 1e-13

  /// What an amount of a backward solve or an entry of a factorisation was summed from counts as at most this many
  /// times as large as the amount itself.
  ///
  /// The bound grows from row to row as if nothing in a row cancelled, twofold along a row of boxes whose
  /// centers lie at equal distances. Its 2⁴³ after 43 boxes would make zero of an amount that is exact.
  private static let inheritedScale = 0x1p20

  /// The size of what an amount was summed from, as far as it is passed on.
  @inline(__always)
  static func inherited(_ scale: Double, by amount: Double) -> Double {
    min(scale, inheritedScale * abs(amount))
  }

  /// The speed of a residual below this share of its magnitude is zero: the row moves with the
  /// variables that it mentions.
  static let speed = 1e-11

  /// A value that has come along a ray to less than this share of where the ray begins is computed
  /// afresh: the sum of its base and its movement has lost that many digits.
  static let rayCancellation = 0.125

  /// A coefficient of a row expressed in the elements that is smaller than this is not pivoted on.
  ///
  /// What is mere rounding has been dropped before by ``cancellation``; this only keeps quotients from
  /// overflowing.
  static let pivot = 1e-250

  /// A second attempt does not pivot on an entry of a pivot row below this share of the largest.
  ///
  /// The other elements' numbers grow by as much as the pivot is smaller than theirs: a few digits are left
  /// after one such pivot, and none after two, where rows of a block cannot be told from dependent ones.
  static let smallPivot = 1e-9

  /// A row of the starting basis determines a variable only with a coefficient of at least
  /// this share of its largest.
  ///
  /// Substitution multiplies errors by the ratio of the coefficients, row after row: a spline,
  /// `x₋₁ - 4·x₀ + x₁`, solved from one end loses all digits within thirty rows.
  static let substitution = 0.3

  /// A multiplier, or what it has left of its slack, below this share of the largest amount that it
  /// was summed from is zero.
  ///
  /// Multipliers are sums of weights times coefficients; with dyadic weights they are exact, else
  /// they carry the rounding of the sums of many exchanges.
  static let multiplier = 1e-10

  /// The same for multipliers that were computed from scratch: the rounding of one backward solve.
  static let freshMultiplier = 1e-13

  /// In a second attempt the primal method ignores gains below this per unit at a level that is stronger than one it
  /// has already worked on: they may be rounding of the weaker level's multipliers.
  static let circling = 1e-6

  /// So many times what counts as zero a row is shifted by in a degenerate corner: enough to tell thousands of rows apart,
  /// and a millionth of what they are about.
  static let perturbation = 0x1p18

  /// How far below zero, as a share of its scale, the sum of a multiplier and a slope must be to be computed anew, where
  /// it counts as rounding all the same.
  ///
  /// For multipliers computed from scratch, less than this share lets an element move when undetermined values are asked
  /// for.
  ///
  /// Ten times the rounding of fresh ones: 1.001 - 1 misses a thousandth by 1.1e-13 of it.
  static let lost = 1e-12

  /// A sum of multipliers below this share of the largest amount that went into it leaves nothing.
  ///
  /// A hundred roundings of that amount; what lies above, up to ``doubtful``, is computed anew.
  static let remainder = 2e-14

  /// A multiplier below this share of the largest amount that it was summed from is computed anew
  /// before it is believed: pivots on small coefficients may have blown its rounding up.
  static let doubtful = 1e-7

  /// A multiplier that was larger than this and cancels may have swallowed others that matter: those
  /// of weights and coefficients about 1 lose their last digits beside it.
  static let swallowing = 0x1p16

  /// Ratios closer than this share tie, and the tie goes to the larger pivot.
  static let tie = 1e-12

  /// Entries of a pivot row closer than this share are equally good to pivot on, and the lower
  /// variable goes first.
  static let samePivot = 1e-6

  /// A factorisation pivots on entries of at least this share of the largest in their row.
  ///
  /// The usual compromise between fill and growth (Suhl and Suhl 1990 find 0.01 to 0.1 good);
  /// one step of refinement mends what it costs in digits.
  static let threshold = 0.1

  /// The rounding of an equation of a block, as a share of its largest term: a hundred roundings, since
  /// their signs are mixed where they are solved for.
  static let blockNoise = 2e-14

  /// A number of a block's solution below this share of the largest is the rounding of what cancelled
  /// on the way.
  static let lastDigits = 2e-15

  /// A block whose values come to less than this share of the largest that it began with is computed anew from zero: of
  /// 3 that is what is left of 1e20 no digit is right.
  static let blockStart = 0x1p-10

  /// How many times the last refinement of a block its values may be off, or its rows' rounding add
  /// to what they were computed from.
  static let blockSpread = 4.0

  /// Rows of a block whose rounding is amplified by more than this are nearly dependent.
  static let nearlyDependent = 1e9

  /// A value of nearly dependent rows whose rounding is more than this share of it, or more than this,
  /// is refused.
  ///
  /// Rounding is overestimated about a hundredfold, so that a millionth is what may be wrong.
  static let spoiled = 1e-4

  /// Numbers of a block, those of whose rows are below 2, may grow so far where they are eliminated; values along a tear may
  /// move so many times as fast as it; and those that the crash computes may be so many times as large as any that it is given.
  ///
  /// Where each row of `3·x₀ - x₋₁ - x₁` determines the next variable from those before they grow 2.6-fold from row to row,
  /// and with them the rounding: of the 53 binary digits of a number 2²⁴ leaves 29, and one refinement mends the rest.
  static let growth = 0x1p24

  /// From here on a value has no digits left for a millionth: 2e-16 of it is a ten-millionth.
  static let far = 1e9

  /// A value that nothing determines does not stay here or beyond, where doubles miss whole numbers: the rows
  /// that mention it would not see what they miss.
  static let astray = 0x1p53

  /// Slopes and multipliers of a column that add up to less than this share of the largest of them
  /// balance: only `InternalChecks` asks.
  static let balance = 1e-7
}
