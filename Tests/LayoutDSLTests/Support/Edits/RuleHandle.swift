// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL

/// What a rule became: the chain of a block, or a constraint that anchors made.
enum RuleHandle {
  case chain(Constraint)
  case single(LayoutConstraint)

  var layoutConstraints: [LayoutConstraint] {
    switch self {
    case .chain(let chain): chain.layoutConstraints
    case .single(let constraint): [constraint]
    }
  }

  func activate() {
    switch self {
    case .chain(let chain): chain.activate()
    case .single(let constraint): constraint.isActive = true
    }
  }

  func deactivate() {
    switch self {
    case .chain(let chain): chain.deactivate()
    case .single(let constraint): constraint.isActive = false
    }
  }

  func update(offset: Double) {
    switch self {
    case .chain(let chain): chain.update(offset: offset)
    case .single(let constraint): constraint.constant = offset
    }
  }

  func update(inset: Double) {
    if case .chain(let chain) = self { chain.update(inset: inset) }
  }

  func update(insets: DirectionalInsets) {
    if case .chain(let chain) = self { chain.update(inset: insets) }
  }

  func update(priority: Float) {
    switch self {
    case .chain(let chain): chain.update(priority: ConstraintPriority(priority))
    case .single(let constraint): constraint.priority = LayoutPriority(priority)
    }
  }
}
