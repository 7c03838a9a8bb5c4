// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL
import Testing

/// UIKit's rules about baselines, and about views that hand theirs on.
@Suite("UIKit's rules: baselines")
struct BaselineRulesTests {
  /// A view whose baselines are those of labels in it.
  final class Field: LayoutView {
    let title = SizedView(40, 12)
    let value = SizedView(40, 20)
    var bearer: LayoutView? { didSet { invalidateIntrinsicContentSize() } }
    var first: LayoutView?

    override var forFirstBaselineLayout: LayoutView { first ?? super.forFirstBaselineLayout }
    override var forLastBaselineLayout: LayoutView { bearer ?? self }

    func build() {
      title.snp.setBaselineOffsets(first: 9, last: 3)
      value.snp.setBaselineOffsets(first: 15, last: 5)
      addSubview(title)
      addSubview(value)
      title.snp.makeConstraints { $0.left.right.top.equalToSuperview().inset(4) }
      value.snp.makeConstraints { make in
        make.left.right.bottom.equalToSuperview().inset(4)
        make.top.equalTo(title.snp.bottom)
      }
    }
  }

  let field = Field()
  let mark = LayoutView()

  init() {
    field.build()
  }

  private func makeForm(_ attribute: ConstraintItem) -> LayoutView {
    let root = makeRoot(200, 200, field, mark)
    field.snp.makeConstraints { $0.left.top.equalToSuperview().offset(10) }
    mark.snp.makeConstraints { make in
      make.left.equalTo(field.snp.right)
      make.size.equalTo(1)
      make.top.equalTo(attribute)
    }
    return root
  }

  @Test("a view without text has its baselines at its top and its bottom")
  func none() {
    let root = makeForm(field.snp.firstBaseline)
    layOut(root)
    expect(field, at: 10, 10, 48, 40)
    expect(mark, at: 58, 10, 1, 1)
    mark.snp.updateConstraints { $0.size.equalTo(1) }
    mark.snp.remakeConstraints { $0.top.equalTo(field.snp.lastBaseline) }
    layOut(root)
    #expect(mark.frame.minY == 50)
  }

  @Test("the last baseline of a view is that of the view that it names")
  func last() {
    field.bearer = field.value
    let root = makeForm(field.snp.lastBaseline)
    layOut(root)
    // 10 + 4 + 12 + 20 - 5
    expect(mark, at: 58, 41, 1, 1)
  }

  @Test("the first baseline is that of the view named for the last, unless another is named")
  func first() {
    field.bearer = field.value
    let root = makeForm(field.snp.firstBaseline)
    layOut(root)
    // 10 + 4 + 12 + 15
    expect(mark, at: 58, 41, 1, 1)
    field.first = field.title
    field.invalidateIntrinsicContentSize()
    layOut(root)
    // 10 + 4 + 9
    expect(mark, at: 58, 23, 1, 1)
  }

  @Test("the view that is named moves, has other baselines, leaves, comes back")
  func changes() {
    field.bearer = field.value
    let root = makeForm(field.snp.lastBaseline)
    layOut(root)
    field.title.contentHeight = 30
    layOut(root)
    // 10 + 4 + 30 + 20 - 5
    expect(mark, at: 58, 59, 1, 1)
    field.value.snp.setBaselineOffsets(first: 15, last: 7)
    layOut(root)
    expect(mark, at: 58, 57, 1, 1)
    field.value.removeFromSuperview()
    field.title.snp.makeConstraints { $0.bottom.equalToSuperview().inset(6) }
    layOut(root)
    // What is not in the view does not count: 10 + 4 + 30 + 6
    expect(mark, at: 58, 50, 1, 1)
    field.addSubview(field.value)
    field.value.snp.makeConstraints { $0.left.top.equalToSuperview() }
    layOut(root)
    // 10 + 20 - 7
    expect(mark, at: 58, 23, 1, 1)
    field.bearer = nil
    layOut(root)
    expect(mark, at: 58, 50, 1, 1)
  }

  @Test("a view that is named may name another")
  func further() {
    let outer = Field()
    let root = makeRoot(200, 200, outer, mark)
    outer.addSubview(field)
    outer.bearer = field
    field.bearer = field.title
    field.snp.makeConstraints { $0.edges.equalToSuperview().inset(20) }
    outer.snp.makeConstraints { $0.left.top.equalToSuperview() }
    mark.snp.makeConstraints { make in
      make.left.equalToSuperview()
      make.size.equalTo(1)
      make.top.equalTo(outer.snp.firstBaseline)
    }
    layOut(root)
    // 20 + 4 + 9
    expect(mark, at: 0, 33, 1, 1)
  }

  @Test("a view that left and came back between two passes is found again")
  func backBetweenPasses() {
    field.bearer = field.title
    let root = makeForm(field.snp.lastBaseline)
    layOut(root)
    // 10 + 4 + 12 - 3
    expect(mark, at: 58, 23, 1, 1)
    field.title.removeFromSuperview()
    field.addSubview(field.title)
    field.title.snp.remakeConstraints { $0.left.top.equalToSuperview().offset(20) }
    layOut(root)
    // 10 + 20 + 12 - 3
    #expect(mark.frame.minY == 39)
  }

  @Test("a row aligned to baselines goes by the views that are named")
  func inRows() {
    let label = SizedView(30, 20)
    label.snp.setBaselineOffsets(first: 16, last: 4)
    field.bearer = field.title
    let stack = LayoutStackView(arrangedSubviews: [field, label])
    stack.alignment = .firstBaseline
    let root = makeRoot(200, 100, stack)
    stack.snp.makeConstraints { $0.left.top.equalToSuperview() }
    layOut(root)
    // The field's baseline is at 4 + 9 = 13, the label's at 16: the field begins 3 lower.
    expect(field, at: 0, 3, 48, 40)
    expect(label, at: 48, 0, 30, 20)
    field.title.snp.setBaselineOffsets(first: 2, last: 3)
    layOut(root)
    expect(field, at: 0, 10, 48, 40)
  }

  @Test("a stack view's baselines are those of its first and last views")
  func ofStacks() {
    let top = SizedView(30, 20)
    let bottom = SizedView(30, 20)
    top.snp.setBaselineOffsets(first: 15, last: 5)
    bottom.snp.setBaselineOffsets(first: 14, last: 6)
    let stack = LayoutStackView(arrangedSubviews: [top, bottom])
    stack.axis = .vertical
    let root = makeRoot(200, 100, stack, mark)
    stack.snp.makeConstraints { $0.left.top.equalToSuperview() }
    mark.snp.makeConstraints { make in
      make.left.equalToSuperview()
      make.width.equalTo(1)
      make.top.equalTo(stack.snp.firstBaseline)
      make.bottom.equalTo(stack.snp.lastBaseline)
    }
    layOut(root)
    // 15 to 40 - 6
    expect(mark, at: 0, 15, 1, 19)
    bottom.isHidden = true
    layOut(root)
    // 15 to 20 - 5
    expect(mark, at: 0, 15, 1, 0)
    bottom.isHidden = false
    stack.axis = .horizontal
    layOut(root)
    expect(mark, at: 0, 15, 1, 0)
  }

  @Test("a stack view that shows nothing at first has the baselines of what it shows later")
  func ofStacksThatFill() {
    let row = LayoutStackView()
    row.isLayoutMarginsRelativeArrangement = true
    let box = LayoutView()
    let outer = LayoutStackView(arrangedSubviews: [row, box])
    outer.alignment = .lastBaseline
    let root = makeRoot(200, 100, outer, mark)
    outer.snp.makeConstraints { make in
      make.left.top.equalToSuperview()
      make.size.equalTo(70)
    }
    row.snp.makeConstraints { $0.height.equalTo(70) }
    box.snp.makeConstraints { $0.size.equalTo(20) }
    mark.snp.makeConstraints { make in
      make.left.equalToSuperview()
      make.size.equalTo(1)
      make.top.equalTo(row.snp.lastBaseline)
    }
    layOut(root)
    // Its own, its bottom, as long as there is nothing in it: 70 - 20
    expect(box, at: 50, 50, 20, 20)
    expect(mark, at: 0, 70, 1, 1)
    row.addArrangedSubview(LayoutView())
    layOut(root)
    // The bottom of what is in it, above the margin: 70 - 8 - 20
    expect(box, at: 50, 42, 20, 20)
    expect(mark, at: 0, 62, 1, 1)
    row.arrangedSubviews[0].isHidden = true
    layOut(root)
    expect(box, at: 50, 50, 20, 20)
    expect(mark, at: 0, 70, 1, 1)
  }
}
