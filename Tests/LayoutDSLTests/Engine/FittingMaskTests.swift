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

  /// A view, and one in it that is held by its mask: 100 narrower than the view, and no narrower than nothing.
  private func makeMasked(_ direction: LayoutView.SemanticContentAttribute = .forceLeftToRight)
    -> (top: LayoutView, masked: LayoutView)
  {
    let top = LayoutView(frame: Rect(x: 0, y: 0, width: 150, height: 150))
    let masked = LayoutView(frame: Rect(x: 50, y: 0, width: 50, height: 50))
    masked.autoresizingMask = [.flexibleWidth]
    for view in [top, masked] { view.semanticContentAttribute = direction }
    top.addSubview(masked)
    return (top, masked)
  }

  private func makeSquares(in view: LayoutView, _ count: Int) -> [LayoutView] {
    (0..<count).map { _ in
      let square = LayoutView()
      view.addSubview(square)
      square.snp.makeConstraints { $0.size.equalTo(5) }
      return square
    }
  }

  @Test("a view that is held by its mask takes part if a row mentions it")
  func mentioned() {
    let (top, masked) = makeMasked()
    let square = makeSquares(in: top, 1)[0]
    square.snp.makeConstraints { $0.left.equalTo(masked) }
    #expect(top.systemLayoutSizeFitting(.zero).width == 100)
  }

  @Test("a row at priority 0, or times zero, lets no view take part", arguments: [true, false])
  func asksForNothing(isTimesZero: Bool) {
    let (top, masked) = makeMasked()
    let view = LayoutView()
    top.addSubview(view)
    view.snp.makeConstraints { make in
      make.left.top.equalToSuperview()
      make.height.equalTo(10)
      if isTimesZero {
        make.width.equalTo(masked).multipliedBy(0).offset(7)
      } else {
        make.width.equalTo(masked).priority(0)
      }
    }
    #expect(top.systemLayoutSizeFitting(.zero) == .zero)
  }

  @Test("distances within a view that is held by its mask do not mention it")
  func distances() {
    let (top, masked) = makeMasked()
    let (inner, outer) = (makeSquares(in: masked, 2), makeSquares(in: top, 2))
    let gap = inner[0].leftAnchor.anchorWithOffset(to: inner[1].leftAnchor)
    let other = outer[0].leftAnchor.anchorWithOffset(to: outer[1].leftAnchor)
    gap.constraint(equalTo: other).isActive = true
    #expect(top.systemLayoutSizeFitting(.zero) == .zero)
  }

  @Test(
    "leading edges within a view that is held by its mask do not mention it in either direction",
    arguments: [LayoutView.SemanticContentAttribute.forceLeftToRight, .forceRightToLeft])
  func leadingEdges(direction: LayoutView.SemanticContentAttribute) {
    let (top, masked) = makeMasked(direction)
    let squares = makeSquares(in: masked, 2)
    squares[0].snp.makeConstraints { $0.leading.equalTo(squares[1]) }
    #expect(top.systemLayoutSizeFitting(.zero) == .zero)
  }

  /// A view that counts how often it is asked for its shadow.
  final class ShadowedView: LayoutView {
    var askedCount = 0

    override var alignmentRectInsets: Insets {
      askedCount += 1
      return .zero
    }
  }

  @Test("margins that are read again let no view join that the row does not mention")
  func marginsReadAgain() {
    let (top, _) = makeMasked(.forceRightToLeft)
    let box = ShadowedView(frame: Rect(x: 50, y: 0, width: 50, height: 50))
    box.autoresizingMask = [.flexibleWidth]
    box.semanticContentAttribute = .forceRightToLeft
    top.addSubview(box)
    let squares = makeSquares(in: box, 2)
    squares[0].snp.makeConstraints { $0.leading.equalTo(squares[1].snp.leadingMargin) }
    top.layoutIfNeeded()
    for margin in [1.0, 2, 3] {
      box.askedCount = 0
      squares[1].layoutMargins = Insets(top: 0, left: margin, bottom: 0, right: margin)
      top.layoutIfNeeded()
      #expect(box.askedCount == 2)
    }
  }
}
