// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL
import Testing

/// Rows of stack views in a solver of fitting sizes that is asked again.
@Suite("Stack views in fitting sizes")
struct FittingStackTests {
  /// A column of two texts, which need lines only below a width of 100.
  private final class Column {
    let stack = LayoutStackView()
    let texts = [LayoutView(), LayoutView()]

    init() {
      stack.axis = .vertical
      stack.distribution = .fillProportionally
      for (text, height) in zip(texts, [10.0, 20]) {
        text.snp.measure { width in Size(width: 10, height: width < 100 ? height : 0) }
        stack.addArrangedSubview(text)
      }
      texts[0].snp.makeConstraints { $0.height.equalTo(30) }
    }

    func height(_ width: Double) -> Double {
      stack.systemLayoutSizeFitting(
        Size(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
    }
  }

  @Test("rows of texts that need no room any more are gone")
  func vanishingRows() {
    // 30 and as much, or 30 and twice as much, as 10 is to 20.
    #expect(Column().height(200) == 60)
    #expect(Column().height(90) == 90)
    let column = Column()
    for width in [90.0, 200, 90, 300, 50, 400] {
      #expect(column.height(width) == (width < 100 ? 90 : 60), "\(width)")
    }
  }

  @Test(
    "a stack view that is edited between two questions is a new one's size",
    arguments: [
      LayoutStackView.Distribution.fill, .fillEqually, .fillProportionally, .equalSpacing,
      .equalCentering,
    ])
  func edits(distribution: LayoutStackView.Distribution) {
    func make() -> (LayoutStackView, [SizedView]) {
      let views = [SizedView(10, 20), SizedView(30, 5), SizedView(20, 10), SizedView(40, 1)]
      let stack = LayoutStackView(arrangedSubviews: views)
      stack.distribution = distribution
      stack.spacing = 3
      return (stack, views)
    }
    func size(_ stack: LayoutStackView) -> Size { stack.systemLayoutSizeFitting(.zero) }
    let edits: [(LayoutStackView, [SizedView]) -> Void] = [
      { $1[1].isHidden = true },
      { $1[3].removeFromSuperview() },
      { stack, _ in stack.distribution = .fillProportionally },
      { $1[0].isHidden = true },
      { stack, _ in stack.axis = .vertical },
      { $0.removeArrangedSubview($1[2]) },
      { $1[1].isHidden = false },
      { stack, _ in stack.distribution = distribution },
    ]
    let (stack, views) = make()
    for count in 1...edits.count {
      let before = size(stack)
      edits[count - 1](stack, views)
      let (fresh, others) = make()
      for edit in edits.prefix(count) { edit(fresh, others) }
      #expect(size(stack) == size(fresh), "\(count) edits, before \(before)")
    }
  }

  @Test(
    "centers that have no room are as far apart in a fitting size as in a layout",
    arguments: [64.0, 75, 90, 110])
  func centersWithoutRoom(width: Double) {
    // 100 wide with their spaces: the last one gives way and takes lines.
    let texts = [30.0, 20, 40].map { length in
      let text = WrappingView(frame: .zero)
      text.length = length
      return text
    }
    let stack = LayoutStackView(arrangedSubviews: texts)
    stack.distribution = .equalCentering
    stack.spacing = 5
    let size = stack.systemLayoutSizeFitting(
      Size(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    let last = max(0, min(40, width - 60))
    #expect(size == Size(width: width, height: last < 40 ? 10 * (40 / last).rounded(.up) : 10))
    let root = LayoutView(frame: Rect(x: 0, y: 0, width: width, height: 900))
    root.addSubview(stack)
    stack.snp.makeConstraints { $0.left.top.right.equalToSuperview() }
    root.layoutIfNeeded()
    #expect(stack.frame.size == size)
    #expect(texts.map(\.frame.width) == [30, 20, last])
  }
}
