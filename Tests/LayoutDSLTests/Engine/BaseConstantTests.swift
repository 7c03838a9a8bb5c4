// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL
import Testing

/// What the engine notes of a row beside the constraint's own constant.
@Suite("Constants of rows")
struct BaseConstantTests {
  /// A view with a baseline that runs code when it is asked for.
  private final class Liner: LayoutView {
    var onRead: (() -> Void)?
    var line = 5.0

    override var firstBaselineOffsetFromTop: Double {
      let hook = onRead
      onRead = nil
      hook?()
      return line
    }
  }

  @Test("a baseline that replaces the row it is read for leaves nothing to later rows")
  func replacedRow() {
    let root = LayoutView(frame: Rect(x: 0, y: 0, width: 1000, height: 1000))
    let (box, text, mark) = (LayoutView(), Liner(), LayoutView())
    root.addSubview(box)
    box.addSubview(text)
    box.addSubview(mark)
    func place() {
      box.snp.makeConstraints { make in
        make.left.top.equalToSuperview()
        make.width.height.equalTo(500)
      }
    }
    place()
    text.snp.makeConstraints { make in
      make.left.top.equalToSuperview()
      make.width.height.equalTo(20)
    }
    mark.snp.makeConstraints { make in
      make.left.equalToSuperview()
      make.width.height.equalTo(10)
      make.top.equalTo(text.snp.firstBaseline)
    }
    root.layoutIfNeeded()
    text.line = 7
    text.onRead = {
      box.removeFromSuperview()
      root.addSubview(box)
      place()
      mark.snp.updateConstraints { $0.width.equalTo(11) }
    }
    text.invalidateIntrinsicContentSize()
    root.layoutIfNeeded()
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(mark.frame == Rect(x: 0, y: 7, width: 11, height: 10))
    let views = (0..<20).map { _ in LayoutView() }
    for view in views {
      root.addSubview(view)
      view.snp.makeConstraints { make in
        make.left.top.equalToSuperview()
        make.width.height.equalTo(10)
      }
    }
    root.layoutIfNeeded()
    for view in views {
      view.snp.updateConstraints { make in
        make.left.top.equalToSuperview().offset(3)
        make.width.height.equalTo(11)
      }
    }
    root.layoutIfNeeded()
    for view in views { #expect(view.frame == Rect(x: 3, y: 3, width: 11, height: 11)) }
  }
}
