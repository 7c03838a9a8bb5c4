// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Testing

@testable import LayoutDSL

/// What content measured, by width.
@Suite("Remembered measurements")
struct MeasurementMemoTests {
  /// The widths that a view was measured at.
  private final class Widths {
    var asked: [Double] = []
  }

  private let widths = Widths()
  private let view = LayoutView()
  private let memo: MeasurementMemo

  /// A text 100 long in lines 20 high, whose baselines are 15 and 5 from its ends.
  init() {
    let widths = widths
    view.snp.setBaselineOffsets(first: 15, last: 5)
    view.snp.measure { width in
      widths.asked.append(width)
      return Size(width: min(width, 100), height: 20 * (100 / width).rounded(.up))
    }
    memo = MeasurementMemo(natural: Measurement(size: Size(width: 100, height: 20), view))
  }

  private func measure(_ width: Double) -> Bool { memo.measure(view, at: width) }

  @Test("at its natural width content is what it was, within rounding, without being asked")
  func natural() {
    #expect(!measure(100) && !measure(100 + 5e-7) && !measure(100 - 5e-7))
    #expect(memo.current == memo.natural && widths.asked == [])
    #expect(measure(100 - 2e-6) && memo.current.height == 40)
  }

  @Test("each width is measured once; the width of the measurement stays the natural one")
  func once() {
    #expect(measure(50) && memo.current.height == 40 && memo.current.width == 100)
    #expect(memo.current.firstBaseline == 15 && memo.current.lastBaseline == 5)
    #expect(measure(25) && memo.current.height == 80)
    #expect(!measure(50) && memo.current.height == 40)
    #expect(!measure(100) && memo.current.height == 20)
    #expect(!measure(25) && memo.current.height == 80)
    #expect(widths.asked == [50, 25])
  }

  @Test("eight widths are remembered, and the oldest is forgotten first")
  func capacity() {
    for width in 1...9 { _ = measure(Double(width)) }
    for width in 2...9 { #expect(!measure(Double(width)), "\(width)") }
    #expect(measure(1) && !measure(3) && measure(2))
    #expect(widths.asked.count == 11)
  }

  @Test("a measurement of before can be made the current one again")
  func restoring() {
    _ = measure(50)
    let before = memo.current
    _ = measure(25)
    memo.restore(before)
    #expect(memo.current == before && memo.natural.height == 20)
    #expect(!measure(25) && memo.current.height == 80)
  }

  @Test("a view that measures nothing keeps what it has")
  func unmeasured() {
    let plain = LayoutView()
    #expect(!memo.measure(plain, at: 50) && memo.current == memo.natural)
  }

  @Test("extents that are none or infinite do not count, and what is no number is broken")
  func extents() {
    let none = Measurement(baselinesOf: view)
    #expect(none.extent(along: .horizontal) == nil && none.extent(along: .vertical) == nil)
    #expect(none.hasBaselines(of: memo.natural) && !none.isBroken)
    let filling = Measurement(size: Size(width: .infinity, height: 7), view)
    #expect(filling.extent(along: .horizontal) == nil && filling.extent(along: .vertical) == 7)
    #expect(!filling.isBroken && Measurement(size: Size(width: 1, height: .nan), view).isBroken)
    view.snp.setBaselineOffsets(first: 15, last: 6)
    #expect(!none.hasBaselines(of: Measurement(baselinesOf: view)))
  }
}
