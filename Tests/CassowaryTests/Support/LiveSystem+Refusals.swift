// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary

extension LiveSystem {
  /// Whether a constraint or a stay is called `id`.
  func has(_ id: String) -> Bool {
    rows.contains { $0.id == id } || stays.contains { $0.id == id }
  }

  /// Why `step` must be refused when it is called, before any solving; nil if it must not.
  func refusal(of step: CaseStep) -> RefusalKind? {
    func isEdit(_ name: String) -> Bool { edits.contains { $0.variable == name } }
    switch step {
    case .add(let row):
      if !row.isFinite { return .nonFinite }
      return has(row.id) ? .duplicate : nil
    case .stay(let id, _, _, _): return has(id) ? .duplicate : nil
    case .remove(let id): return has(id) ? nil : .unknown
    case .constant(let id, let value):
      if !value.isFinite { return .nonFinite }
      return row(id) == nil ? .unknown : nil
    case .priority(let id, _), .weight(let id, _): return row(id) == nil ? .unknown : nil
    case .edit(let variable, let priority, _):
      if priority >= Strength.required.priority { return .requiredEdit }
      return isEdit(variable) ? .duplicateEdit : nil
    case .suggest(let variable, let value):
      if !isEdit(variable) { return .unknownEdit }
      return value.isFinite ? nil : .nonFinite
    case .endEdit(let variable): return isEdit(variable) ? nil : .unknownEdit
    default: return nil
    }
  }
}
