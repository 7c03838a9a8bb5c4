// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL
import Testing

@Suite("Masks in fitting sizes")
struct FittingMaskTests {
  /// A view that does something once when it is asked for its size.
  final class AskedView: LayoutView {
    var onAsk: (() -> Void)?

    override var intrinsicContentSize: Size {
      let action = onAsk
      onAsk = nil
      action?()
      return Size(width: 40, height: 10)
    }
  }

  @Test("a mask that is turned off while rows are written does not hold its view")
  func maskTurnedOff() {
    let cell = LayoutView()
    let first = AskedView()
    let second = AskedView(frame: Rect(x: 0, y: 0, width: 200, height: 5))
    cell.addSubview(first)
    cell.addSubview(second)
    first.snp.makeConstraints { make in
      make.left.top.bottom.equalToSuperview()
      make.right.equalTo(second.snp.left)
    }
    cell.snp.makeConstraints { $0.right.equalTo(second) }
    first.onAsk = { second.translatesAutoresizingMaskIntoConstraints = false }
    #expect(cell.systemLayoutSizeFitting(.zero) == Size(width: 80, height: 10))
  }
}
