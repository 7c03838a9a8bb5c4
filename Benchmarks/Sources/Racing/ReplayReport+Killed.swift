// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Replaying

extension ReplayReport {
  /// The report for a program that had to be killed and left none.
  static var killed: ReplayReport {
    var report = ReplayReport(failure: "")
    (report.status, report.errors) = (.timeout, [])
    return report
  }

  /// Whether the report contains only the timeout.
  var isKilled: Bool { status == .timeout && repetitions == 0 }
}
