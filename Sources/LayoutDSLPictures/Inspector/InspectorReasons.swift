// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL

/// Why the frames of a scene are what they are, as the page reads it.
struct InspectorReasons {
  /// For each item four chains, of left, top, width and height, or nothing for an item that takes no part.
  ///
  /// A chain is a list of steps and, if it is cut, a last element that says how many are missing. A step is
  /// the number of a constraint, or -1 less the number of a text; with a factor other than 1 it is a list
  /// of both.
  let list: JSONText

  /// The texts of steps that are no constraints.
  let texts: JSONText

  /// How many steps of a chain a page has at most.
  static let longestChain = 24

  /// How many steps are looked at for one page: chains of views in a row are as long as the row, and all
  /// of them would cost the square.
  static let budget = 120_000

  /// Asks for the chains of all items, as long as the budget lasts.
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
