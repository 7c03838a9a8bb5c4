// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The members of a conflict set, by kind.
struct ClashSet {
  /// The constraints, in order of activation.
  let constraints: [LayoutConstraint]

  /// The engine's own rows, in words.
  let sentences: [EngineSentence]

  init(_ members: [BrokenChain.Member]) {
    var constraints: [LayoutConstraint] = []
    var sentences: [EngineSentence] = []
    for member in members {
      switch member {
      case .constraint(let constraint): constraints.append(constraint)
      case .engine(let sentence): sentences.append(sentence)
      }
    }
    self.constraints = constraints.sorted(by: LayoutConstraint.inOrder)
    self.sentences = sentences
  }

  /// The rows of all members, from which a ``ClashSum`` is formed.
  ///
  /// - Complexity: O(cells of the rows).
  var rows: [ClashSum.Row] {
    let own = constraints.compactMap { constraint in
      constraint.equation.map {
        ClashSum.Row(form: $0.difference, relation: $0.relation, source: .constraint(constraint))
      }
    }
    return own
      + sentences.map {
        ClashSum.Row(
          form: $0.form, units: $0.units, unitOwner: $0.state, relation: $0.relation,
          source: .engine($0))
      }
  }
}
