// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// What a check of a seed's edits found, and the smallest edits that show it.
struct TreeEditFailure: Error, CustomStringConvertible {
  let check: TreeEditCheck
  let seed: UInt64
  let difference: TreeEditRunner.Difference
  let small: [TreeEdit]
  let smallDifference: TreeEditRunner.Difference

  var description: String {
    "seed \(seed), \(check): \(difference.text)\nshrunk: \(shrunk)"
  }

  /// The shrunk edits, a line for each, below what is wrong after them.
  var shrunk: String {
    ([smallDifference.text] + small.map { "\($0)" }).joined(separator: "\n")
  }
}
