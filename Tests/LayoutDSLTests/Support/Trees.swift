// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

@testable import LayoutDSL

/// A superview with views in it.
struct Family {
  let root = LayoutView(frame: Rect(x: 0, y: 0, width: 320, height: 480))
  let view = LayoutView()
  let other = LayoutView()

  init() {
    root.addSubview(view)
    root.addSubview(other)
    root.snp.setLabel("root")
    view.snp.setLabel("view")
    other.snp.setLabel("other")
  }
}

extension LayoutConstraint {
  /// The constraint in a line: `view.left == root.right * 2.0 + 8.0 ^750.0`.
  var text: String {
    let sign =
      switch relation {
      case .equal: "=="
      case .lessThanOrEqual: "<="
      case .greaterThanOrEqual: ">="
      }
    var text = "\(first.name).\(firstAttribute) \(sign)"
    if let second {
      text += " \(second.name).\(secondAttribute)"
      if multiplier != 1 { text += " * \(multiplier)" }
    }
    if constant != 0 || second == nil { text += " + \(constant)" }
    if priority != .required { text += " ^\(priority.rawValue)" }
    return text
  }
}

extension LayoutView {
  /// The lines of the constraints that this view hosts.
  var constraintTexts: [String] { constraints.map(\.text) }
}

extension LayoutItem {
  /// The kinds of mistakes recorded here.
  var mistakeKinds: [ConstraintMistake.Kind] { itemState.mistakes.map(\.kind) }
}

extension ItemState {
  /// The active constraints that the item's own blocks made.
  var madeRows: [LayoutConstraint] {
    blockRows.map(\.object) + activeHandles.flatMap(\.layoutConstraints)
  }

  /// The active constraints that mention the item.
  var constraints: [LayoutConstraint] {
    var constraints: [LayoutConstraint] = []
    forEachMention { constraints.append($0.object) }
    return constraints
  }
}
