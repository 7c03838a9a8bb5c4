// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL

/// The steps that determine the frames of a scene, in the page's data format.
struct InspectorReasons {
  /// Four chains for each item, for left, top, width and height: none for an item that takes no part in layout, 0
  /// instead of a list once the budget is spent.
  ///
  /// A chain is a list of steps and, if it is truncated, a last element with the number of missing steps. A step is the
  /// number of a constraint, or -1 minus the number of a text; with a factor other than 1 it is a list of both.
  let list: JSONText

  /// The texts of the steps that are not constraints.
  let texts: JSONText

  /// The greatest number of steps of a chain in a page.
  static let longestChain = 24

  /// The number of steps that are computed for one page: the chain of a view in a row is as long as its index, so the
  /// chains of a long row would together take quadratic time.
  static let budget = 120_000

  /// Computes the chains of all items until the budget is spent.
  init(_ scene: Scene, _ constraints: inout InspectorConstraints) {
    var texts = NameTable()
    var left = Self.budget
    var list: [JSONText] = []
    for item in scene.items {
      if left <= 0 {
        list.append(JSONText(0))
        continue
      }
      var chains: [JSONText] = []
      for attribute in [LayoutConstraint.Attribute.left, .top, .width, .height] {
        guard let steps = item.item.inspectedSteps(of: attribute) else { break }
        left -= steps.count + 1
        var chain = steps.prefix(Self.longestChain).map { step in
          let number: Int
          switch step.source {
          case .constraint(let constraint): number = constraints.number(of: constraint)
          case .other(let kind, let text):
            number = -1 - texts.number(of: kind == .background ? "with \(text)" : text)
          }
          return step.factor == 1
            ? JSONText(number) : JSONText([JSONText(number), JSONText(step.factor)])
        }
        if steps.count > Self.longestChain {
          chain.append(JSONText([("n", JSONText(steps.count - Self.longestChain))]))
        }
        chains.append(JSONText(chain))
      }
      list.append(JSONText(chains))
    }
    self.list = JSONText(list)
    self.texts = JSONText(texts.names)
  }
}
