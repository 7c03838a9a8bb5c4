// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// What is asked of the edits of a seed.
enum TreeEditCheck: String, CaseIterable, Sendable {
  /// An edited tree is a fresh tree.
  case edited

  /// What is broken is what activating one by one refuses.
  case oneByOne

  /// A pass from scratch finds what a fresh tree has, where values are open, too.
  case fromScratch

  /// Makes the edits of a seed and compares what is to be compared.
  ///
  /// - Parameter length: How many times as many edits as usual a tree lives through.
  /// - Parameter onRun: Called before edits are made: once, and once for each shorter sequence that is tried if
  ///   those of the seed fail.
  /// - Parameter onDifference: Called with what is wrong before shorter sequences are looked for.
  /// - Returns: How many values were found equal.
  @discardableResult
  func judge(
    seed: UInt64, length: Int = 1, onRun: @escaping () -> Void = {},
    onDifference: (TreeEditRunner.Difference) -> Void = { _ in }
  ) throws(TreeEditFailure) -> Int {
    func run(_ edits: [TreeEdit]) throws(TreeEditRunner.Difference) -> Int {
      onRun()
      return try compare(edits)
    }
    let edits = TreeEditGenerator.edits(seed: seed, steps: length * steps)
    do throws(TreeEditRunner.Difference) {
      return try run(edits)
    } catch {
      onDifference(error)
      let small = TreeEditShrinker.shrink(edits, failingWith: error) {
        (edits) throws(TreeEditRunner.Difference) in _ = try run(edits)
      }
      throw TreeEditFailure(
        check: self, seed: seed, difference: error, small: small.edits,
        smallDifference: small.difference)
    }
  }

  /// How often a tree is changed after it was built.
  private var steps: Int {
    switch self {
    case .edited: 24
    case .oneByOne: 12
    case .fromScratch: 20
    }
  }

  private func compare(_ edits: [TreeEdit]) throws(TreeEditRunner.Difference) -> Int {
    switch self {
    case .edited: try TreeEditRunner.run(edits)
    case .oneByOne: try TreeEditRunner.runOneByOne(edits)
    case .fromScratch: try TreeEditRunner.runFromScratch(edits)
    }
  }
}
