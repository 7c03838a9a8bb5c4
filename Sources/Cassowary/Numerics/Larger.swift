// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The larger of two numbers; the second one if either is not a number.
///
/// One instruction on x86 and ARM. `max` has to tell 0 from -0 and takes five, which counts in the
/// loops over rows.
@inline(__always)
func larger(_ first: Double, _ second: Double) -> Double { first > second ? first : second }
