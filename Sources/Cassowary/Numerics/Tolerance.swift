// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Every tolerance of the solver, each with its reason.
///
/// Rows are scaled by a power of two so that their largest coefficient lies in [1, 2); the relative tolerances below
/// are meant for rows in that form. `magnitude` is the largest absolute value among a row's constant and its products
/// `aⱼ·xⱼ`: the size of the numbers whose cancellation makes the residual.
enum Tolerance {
  /// A residual below this share of its magnitude is zero when asking on which side of a constraint a point lies.
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

  /// The magnitude assumed for a required row of smaller numbers: such a row holds below 1e-11, which is still more
  /// than the width that counts as zero in computed values.
  static let smallestRow = 0.01

  /// The feasible width of a required row whose values are about a million.
  ///
  /// The widths of rows with larger values are capped at this one while a conflict set is being reduced.
  static let layoutWidth = 1e-3

  /// A recomputed value that differs from the present one by less than this share of its
  /// magnitude is the same value, and its dependents are left alone.
  ///
  /// Evaluating one row rounds a handful of times (4 · 2.2e-16). The comparison is always
  /// with a fresh evaluation, so the differences do not add up over time.
  static let evaluationNoise = 2e-15

  /// A sum that cancels to less than this share of its larger operand is zero: what is
  /// left is rounding, not information.
  static let cancellation = 1e-13

  /// The largest ratio of scale to amount that a backward solve or a factorisation passes on, where the scale bounds
  /// the size of what the amount was summed from.
  ///
  /// The bound grows from row to row as if nothing in a row cancelled: twofold along a row of boxes whose centers lie
  /// at equal distances. After 43 boxes it would be 2⁴³, and an exact amount would count as zero.
  private static let inheritedScale = 0x1p20

  /// The scale that an amount passes on, capped by ``inheritedScale``.
  @inline(__always)
  static func inherited(_ scale: Double, by amount: Double) -> Double {
    min(scale, inheritedScale * abs(amount))
  }

  /// A residual's speed below this share of its magnitude is zero: the movements of the row's variables cancel.
  static let speed = 1e-11

  /// A value that has shrunk along a ray to less than this share of its value at the ray's base is computed
  /// afresh: adding the movement to the base has cancelled that many digits.
  static let rayCancellation = 0.125

  /// Entries of a pivot row smaller than this are not pivoted on.
  ///
  /// ``cancellation`` has already dropped mere rounding; this limit only keeps quotients from overflowing.
  static let pivot = 1e-250

  /// A second attempt does not pivot on an entry of a pivot row below this share of the largest.
  ///
  /// The entries of the other elements grow in the ratio of their size to the pivot. One such pivot leaves a few
  /// digits and two leave none: the rows of a block can then no longer be told from dependent ones.
  static let smallPivot = 1e-9

  /// A row of the starting basis determines a variable only with a coefficient of at least this share of its largest.
  ///
  /// Substitution multiplies errors by the ratio of the coefficients, row after row: a spline,
  /// `x₋₁ - 4·x₀ + x₁`, solved from one end loses all digits within thirty rows.
  static let substitution = 0.3

  /// A multiplier, or its remaining slack, is zero below this share of the largest amount that it was summed from.
  ///
  /// Multipliers are sums of weights times coefficients; with dyadic weights they are exact, else
  /// they carry the rounding of the sums of many exchanges.
  static let multiplier = 1e-10

  /// The same for multipliers that were computed from scratch: the rounding of one backward solve.
  static let freshMultiplier = 1e-13

  /// In a second attempt, the primal method ignores gains per unit below this at a level stronger than one that it
  /// has already worked on: they may be rounding of the weaker level's multipliers.
  static let circling = 1e-6

  /// The factor from a row's zero width to the distance by which it is shifted in a degenerate corner: enough to tell
  /// thousands of rows apart, and a millionth of the row's numbers.
  static let perturbation = 0x1p18

  /// A sum of a multiplier and a slope that counts as rounding is recomputed if it is below zero by more than this
  /// share of its scale.
  ///
  /// The search for undetermined values uses it for multipliers computed from scratch: an element is free to move if
  /// less than this share is left. It is ten times the rounding of fresh multipliers: 1.001 - 1 misses a thousandth
  /// by 1.1e-13 of it.
  static let clearlyNonzero = 1e-12

  /// A sum of multipliers below this share of the largest amount that went into it is zero.
  ///
  /// This is a hundred roundings of that amount; sums between this share and ``doubtful`` are recomputed.
  static let remainder = 2e-14

  /// A multiplier below this share of the largest amount that it was summed from is recomputed before it is
  /// trusted: pivots on small coefficients may have amplified its rounding.
  static let doubtful = 1e-7

  /// A multiplier larger than this that cancels may have swallowed others that matter: multipliers of weights and
  /// coefficients about 1 lose their last digits when they are added to it.
  static let swallowing = 0x1p16

  /// Ratios closer than this share tie, and the tie goes to the larger pivot.
  static let tie = 1e-12

  /// Entries of a pivot row closer than this share are equally good pivots, and the variable with the lower
  /// index is preferred.
  static let samePivot = 1e-6

  /// A factorisation pivots on entries of at least this share of the largest in their row.
  ///
  /// The usual compromise between fill and growth (Suhl and Suhl 1990 find 0.01 to 0.1 good);
  /// one step of refinement restores the digits that it costs.
  static let threshold = 0.1

  /// The assumed rounding error of an equation of a block, as a share of its largest term: a hundred roundings,
  /// since the block is solved for errors of mixed signs.
  static let blockNoise = 2e-14

  /// An entry of a block's solution below this share of the largest is rounding left by cancellation.
  static let lastDigits = 2e-15

  /// A block is solved again from zero if its largest value falls below this share of its largest starting value: a 3
  /// that is left of 1e20 has no correct digit.
  static let blockStart = 0x1p-10

  /// A safety factor on the last refinement of a block, which bounds the error of its values, and on the amplified
  /// rounding of its rows.
  static let blockSafety = 4.0

  /// Rows of a block whose rounding is amplified by more than this are nearly dependent.
  static let nearlyDependent = 1e9

  /// A value determined by nearly dependent rows is refused if its rounding error exceeds this share of it, or this
  /// number.
  ///
  /// The error is overestimated about a hundredfold, so that values may really be wrong by a millionth.
  static let spoiled = 1e-4

  /// The largest growth allowed to a block's numbers during elimination (those of its rows are below 2), to a value's
  /// speed relative to the tear, and to values that the crash computes relative to the largest given one.
  ///
  /// Where each row `3·x₀ - x₋₁ - x₁` determines the next variable from those before, values and their rounding grow
  /// 2.6-fold per row. Growth by 2²⁴ leaves 29 of the 53 binary digits of a number; one refinement restores the others.
  static let growth = 0x1p24

  /// Values of this size or more cannot resolve a millionth: 2e-16 of them is a ten-millionth.
  static let farValue = 1e9

  /// An undetermined value is brought back once it reaches this size, where doubles skip whole numbers: its
  /// rounding would hide the residuals of the rows that mention it.
  static let resetLimit = 0x1p53

  /// The slopes and multipliers of a column balance if they add up to less than this share of the largest of them;
  /// only `InternalChecks` tests it.
  static let balance = 1e-7
}
