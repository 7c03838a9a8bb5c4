// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Testing

@testable import LayoutDSL

/// What a set of rows that clash comes to in a sentence.
@Suite("Causes of clashes")
struct ClashCauseTests {
  private let root = LayoutView(frame: Rect(x: 0, y: 0, width: 100, height: 40))
  private let view = LayoutView()
  private let other = LayoutView()

  init() {
    root.snp.setLabel("root")
    for (view, label) in [(view, "view"), (other, "other")] {
      root.addSubview(view)
      view.snp.setLabel(label)
    }
  }

  /// What the engine says of one quantity.
  private func sentence(
    _ item: LayoutView, _ quantity: Quantity, _ value: Double, _ reason: EngineSentence.Reason,
    _ relation: LayoutConstraint.Relation = .equal
  ) -> EngineSentence {
    var form = LinearForm(constant: -value)
    form.add(quantity, of: item.itemState, times: 1)
    return EngineSentence(
      state: item.itemState, reason: reason, text: "", form: form, relation: relation)
  }

  private func makeCause(
    _ sentences: EngineSentence..., of closure: (ConstraintMaker) -> Void
  ) -> ClashCause {
    let made = view.snp.prepareConstraints(closure)
    for constraint in made { constraint.activate() }
    let constraints = made.flatMap(\.layoutConstraints)
    let members = constraints.map { BrokenChain.Member.constraint($0) }
    return ClashCause((members + sentences.map { .engine($0) }).rows)
  }

  @Test("what has no room: by how much it is too large, and for what")
  func tooLarge() {
    let width = sentence(root, .width, 100, .rootFrame)
    let cause = makeCause(width) { make in
      make.left.equalToSuperview().offset(10)
      make.right.equalToSuperview().offset(-20)
      make.width.equalTo(75)
    }
    #expect(cause.headline == "\"root\" is 5 pt too wide for 100")
    #expect(cause.cure == nil && cause.translated == nil)
  }

  @Test("what is pinned and has a size: which one its edges ask for")
  func tooSmall() {
    let cause = makeCause(sentence(root, .height, 40, .rootFrame)) { make in
      make.top.bottom.equalToSuperview().inset(3)
      make.height.equalTo(25)
    }
    #expect(
      cause.headline == "\"view\" can't be 25 high: the other constraints ask for 34")
    let half = makeCause(sentence(root, .width, 100, .rootFrame)) { make in
      make.left.equalToSuperview()
      make.centerX.equalToSuperview()
      make.width.lessThanOrEqualTo(60)
    }
    #expect(
      half.headline == "\"view\" can't be at most 60 wide: the other constraints ask for 100")
  }

  @Test("what other constraints ask for at least, where they are bounds")
  func tooSmallForBounds() {
    let cause = makeCause(sentence(root, .width, 100, .rootFrame)) { make in
      make.left.lessThanOrEqualToSuperview().offset(10)
      make.right.greaterThanOrEqualToSuperview().offset(-10)
      make.width.equalTo(25)
    }
    #expect(
      cause.headline == "\"view\" can't be 25 wide: the other constraints ask for at least 80")
  }

  @Test("what is pinned side by side: by how much all together are too small")
  func tooSmallTogether() {
    other.snp.makeConstraints { make in
      make.right.equalToSuperview()
      make.width.equalTo(20)
    }
    view.snp.makeConstraints { make in
      make.left.equalToSuperview()
      make.right.equalTo(other.snp.left).offset(-10)
      make.width.equalTo(30)
    }
    root.layoutIfNeeded()
    #expect(
      root.snp.issues.map { $0.problem.description.split(separator: "\n")[0] } == [
        "what is in \"root\" is 40 pt too narrow for 100"
      ])
  }

  @Test("a ratio that does not fit both sizes of what it fills")
  func ratio() {
    view.snp.makeConstraints { make in
      make.edges.equalToSuperview()
      make.width.equalTo(view.snp.height).multipliedBy(2)
    }
    root.layoutIfNeeded()
    let told = root.snp.issues.first?.problem.description ?? ""
    #expect(told.hasPrefix("\"root\" can't be 100 wide and 40 high at once\n"), "\(told)")
  }

  @Test("two sizes of one view, with the bounds that they are")
  func twice() {
    let both = makeCause { make in
      make.width.equalTo(30)
      make.width.equalTo(40)
    }
    #expect(both.headline == "\"view\" can't be both 30 and 40 wide")
    let bounded = makeCause { make in
      make.height.lessThanOrEqualTo(7)
      make.height.greaterThanOrEqualTo(9)
    }
    #expect(bounded.headline == "\"view\" can't be at most 7 and at least 9 high")
  }

  @Test("no size is below 0, whoever asks for one")
  func negative() {
    let least = sentence(view, .width, 0, .leastSize, .greaterThanOrEqual)
    let asked = makeCause(least) { $0.width.equalTo(-5) }
    #expect(asked.headline == "\"view\" can't be -5 wide: no size is below 0")
    #expect(asked.cure == "look at what makes the number of this constraint")
  }

  @Test("edges in the wrong order")
  func crossed() {
    let least = sentence(view, .width, 0, .leastSize, .greaterThanOrEqual)
    let cause = makeCause(least) { make in
      make.left.equalTo(other).offset(50)
      make.right.equalTo(other.snp.left).offset(20)
    }
    #expect(cause.headline == "\"view\" would be -30 wide, its right edge before its left")
  }

  @Test("two places of one edge")
  func place() {
    let cause = makeCause { make in
      make.top.equalTo(other.snp.bottom).offset(5)
      make.top.equalTo(other.snp.bottom).offset(8)
    }
    #expect(
      cause.headline
        == "the top of \"view\" can't be both 5 and 8 pt from the bottom of \"other\"")
  }

  @Test("a frame that is required beside constraints that place the view")
  func translated() {
    let cause = makeCause(sentence(view, .left, 3, .frame)) { $0.left.equalToSuperview().offset(9) }
    #expect(cause.translated === view.itemState && cause.cure == "set it to false")
    #expect(
      cause.headline.hasPrefix(
        "translatesAutoresizingMaskIntoConstraints of \"view\" is still true"))
    // One that places another view by it leaves its frame alone.
    let untouched = makeCause(sentence(other, .left, 3, .frame)) { make in
      make.left.equalTo(other).offset(1)
      make.left.equalTo(other).offset(2)
    }
    #expect(untouched.translated == nil)
  }

  @Test("what is none of these is told by the names, and by how much it is off")
  func contradiction() {
    let cause = makeCause(sentence(other, .left, 3, .content), sentence(other, .top, 30, .content))
    {
      $0.left.equalTo(other)
      $0.top.equalTo(other)
      $0.left.equalTo(view.snp.top)
    }
    #expect(cause.headline == "the constraints of \"view\" contradict one another by 27 pt")
  }
}
