// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSLLogs
import Testing

/// Lines that no system writes, on which reading or explaining crashed, or took a time that grows with a power.
struct HostileLogTests {
  @Test func aNumberHasAtMostOneWrapper() {
    let count = 12_000
    let opening = String(repeating: "NSSpace(", count: count)
    let closing = String(repeating: ")", count: count)
    let log = LayoutLog("<NSLayoutConstraint:0x1 A:0x2.width == \(opening)8\(closing)>")
    #expect(log.unreadLines.count == 1)
  }
}
