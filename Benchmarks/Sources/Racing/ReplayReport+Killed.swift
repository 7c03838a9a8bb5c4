// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Replaying

extension ReplayReport {
  /// Of a program that had to be killed and left no report.
  static var killed: ReplayReport {
    var report = ReplayReport(failure: "")
    (report.status, report.errors) = (.timeout, [])
    return report
  }

  /// Whether there is nothing in it but that time was up.
  var isKilled: Bool { status == .timeout && repetitions == 0 }
}
