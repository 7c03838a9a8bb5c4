// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL
import Testing

extension LayoutView {
  /// Lays the tree out, which is expected to have one issue: a conflict.
  func onlyConflict() throws -> ConflictReport {
    layoutIfNeeded()
    try #require(snp.issues.count == 1)
    var report: ConflictReport?
    if case .conflict(let conflict) = snp.issues[0].problem { report = conflict }
    return try #require(report, "\(snp.issues)")
  }
}
