// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary

/// Explanations of values.
extension LayoutEngine {
  /// Returns what determines an attribute of an item; nil if the item takes no part.
  ///
  /// - Complexity: O(*k* log *k*) for *k* rows that the value depends on, and that of ``openColumns()``; as
  ///   ``ambiguities(below:)`` if it is open.
  func explanation(
    of attribute: LayoutConstraint.Attribute, of state: ItemState
  ) -> LayoutExplanation? {
    guard let form = ConstraintLowering(around: state)?.form(of: state, attribute),
      let steps = steps(of: form)
    else { return nil }
    let open = openVariable(of: form)
    return LayoutExplanation(
      attribute: "\(state.name).\(attribute)", value: form.value(value) + 0,
      steps: steps.map(LayoutExplanation.Step.init), isAmbiguous: open != nil,
      tie: open.flatMap(tie))
  }

  /// Returns a variable of a form that the last pass left open; nil if there is none.
  private func openVariable(of form: LinearForm) -> Variable? {
    let isOpen = openColumns()
    for cell in form.cells {
      guard let index = index(of: cell.item), isOpen[known: column(cell.quantity, at: index)]
      else { continue }
      return variable(cell.quantity, at: index)
    }
    return nil
  }

  /// Returns the tie of optional constraints that leaves a variable open; nil if there is none.
  private func tie(of variable: Variable) -> LayoutAmbiguity.Tie? {
    var groups = openGroups(openColumns())
    return tie(of: variable, in: &groups) { solver.makeTrial() }
  }

  /// Returns the steps that determine a form; nil if an item of it takes no part.
  private func steps(of form: LinearForm) -> [InspectedStep]? {
    var expression = LinearExpression(constant: form.constant)
    for cell in form.cells {
      guard let index = index(of: cell.item) else { return nil }
      expression.terms.append(Term(variable(cell.quantity, at: index), cell.coefficient))
    }
    return (try? solver.determinants(of: expression))?.compactMap(step)
  }

  /// Converts a determinant to a step; nil if its item has left.
  private func step(_ determinant: Determinant) -> InspectedStep? {
    switch determinant.source {
    case .constraint(let handle):
      // Constants are on the right side here, on the left in the solver.
      let factor = -determinant.factor
      if case .constraint(let reference) = owner(of: handle) {
        return InspectedStep(source: .constraint(reference.object), factor: factor)
      }
      return sentence(of: handle).map {
        InspectedStep(source: .other(.background, $0.text), factor: factor)
      }
    case .lowerBound(let variable):
      return sentence(ofLowerBound: variable).map {
        InspectedStep(source: .other(.background, $0.text), factor: determinant.factor)
      }
    case .lastValue(let variable):
      guard let (state, quantity) = subject(of: variable) else { return nil }
      let value = ((try? solver.value(of: variable)) ?? 0) + 0
      let text = "\(state.name).\(quantity) is open and stays \(value.layoutText)"
      return InspectedStep(source: .other(.lastValue, text), factor: determinant.factor)
    }
  }

  /// Returns what determines an attribute of an item, with the constraints themselves; nil if the item takes no part.
  ///
  /// - Complexity: O(*k* log *k*) for *k* rows that the value depends on.
  func inspectedSteps(
    of attribute: LayoutConstraint.Attribute, of state: ItemState
  ) -> [InspectedStep]? {
    ConstraintLowering(around: state)?.form(of: state, attribute).flatMap(steps)
  }
}

extension LayoutExplanation.Step {
  /// Creates a step of plain values.
  fileprivate init(_ step: InspectedStep) {
    switch step.source {
    case .constraint(let constraint):
      self.init(
        kind: .constraint, text: constraint.messageText, label: constraint.label,
        fileID: constraint.location.fileID, line: constraint.location.line, factor: step.factor)
    case .other(let kind, let text):
      self.init(kind: kind, text: text, factor: step.factor)
    }
  }
}
