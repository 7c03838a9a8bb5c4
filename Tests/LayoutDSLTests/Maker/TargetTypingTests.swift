// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL
import Testing

/// Targets whose type is known only when the program runs.
@Suite("Typing of targets")
struct TargetTypingTests {
  let root: LayoutView
  let a = LayoutView()
  let b = LayoutView()
  let guide = LayoutGuide()

  init() {
    root = makeRoot(200, 100, a, b)
    root.addLayoutGuide(guide)
  }

  private func rows(_ block: (ConstraintMaker) -> Void) -> [LayoutConstraint] {
    a.snp.prepareConstraints(block).flatMap(\.layoutConstraints)
  }

  @Test("ternaries of one type, and of two with the protocol said", arguments: [true, false])
  func ternaries(flag: Bool) {
    let made = rows { make in
      make.left.equalTo(flag ? b.snp.right : b.snp.left).offset(flag ? 8 : 4)
      make.left.equalTo(flag ? b : root)
      make.width.equalTo(flag ? 40 : 50.5).priority(flag ? .high : .low)
      make.top.equalTo((flag ? b : guide) as any ConstraintRelatableTarget)
      make.height.equalTo((flag ? b : 20) as any ConstraintRelatableTarget)
      make.left.lessThanOrEqualTo(b).inset((flag ? 1 : Insets()) as any ConstraintInsetTarget)
      make.width.equalTo(b).multipliedBy(flag ? 2 : 0.5)
    }
    #expect(made[0].secondAttribute == (flag ? .right : .left))
    #expect(made[0].constant == (flag ? 8 : 4))
    #expect(made[1].secondItem === (flag ? b : root))
    #expect(made[2].constant == (flag ? 40 : 50.5))
    #expect(made[2].priority == (flag ? .defaultHigh : .defaultLow))
    #expect(made[3].secondItem === (flag ? b as any LayoutItem : guide))
    #expect(made[4].secondItem === (flag ? b : nil))
    #expect(made[4].constant == (flag ? 0 : 20))
    #expect(made[5].constant == (flag ? 1 : 0))
    #expect(made[6].multiplier == (flag ? 2 : 0.5))
  }

  @Test("variables, optionals with a default, results of functions and generic parameters")
  func variables() {
    var target: any ConstraintRelatableTarget = b
    #expect(rows { $0.left.equalTo(target) }[0].secondItem === b)
    target = 7
    #expect(rows { $0.left.equalTo(target) }[0].constant == 7)
    target = guide.snp.right
    #expect(rows { $0.left.equalTo(target) }[0].secondItem === guide)

    let missing: LayoutView? = nil
    #expect(rows { $0.left.equalTo(missing ?? root) }[0].secondItem === root)

    func generic<T: ConstraintRelatableTarget>(_ target: T) -> [LayoutConstraint] {
      rows { $0.top.equalTo(target) }
    }
    #expect(generic(3)[0].constant == 3)
    #expect(generic(b.snp.bottom)[0].secondAttribute == .bottom)

    func opaque() -> some ConstraintRelatableTarget { Size(width: 5, height: 6) }
    #expect(rows { $0.size.equalTo(opaque()) }.map(\.constant) == [5, 6])
  }

  @Test("arrays of one kind, of many kinds, and ones that were put together elsewhere")
  func arrays() {
    #expect(rows { $0.left.equalTo([root, b]) }.map { $0.secondItem === b } == [false, true])
    #expect(rows { $0.width.lessThanOrEqualTo([10, 20]) }.map(\.constant) == [10, 20])
    let mixed = rows { $0.left.greaterThanOrEqualTo([b, guide.snp.right, 12, 1.5]) }
    #expect(mixed.map(\.secondAttribute) == [.left, .right, .left, .left])
    #expect(mixed.map(\.constant) == [0, 0, 12, 1.5])
    var gathered: [any ConstraintRelatableTarget] = [b]
    gathered.append(guide)
    gathered += [b.snp.right, Point(x: 1, y: 2)]
    #expect(rows { $0.left.equalTo(gathered) }.map(\.constant) == [0, 0, 0, 1])
    let views = root.subviews
    #expect(rows { $0.top.equalTo(views) }.map { $0.secondItem === b } == [false, true])
    #expect(rows { $0.left.equalTo(true ? [root] : [b, root]) }.count == 1)
  }

  @Test("people's own targets")
  func own() {
    let made = rows { make in
      make.left.equalTo(Spacing.large).offset(Spacing.small)
      make.width.equalTo(Column(view: b))
      make.right.equalTo([Column(view: b), 3] as [any ConstraintRelatableTarget])
    }
    #expect(made.map(\.constant) == [4, 0, 0, 3])
    #expect(made[1].secondItem === b && made[2].secondItem === b)
  }

  @Test("what is no target does not compile")
  func wrong() throws {
    let result = try TypeCheck.run(
      """
      import LayoutDSL
      func test(_ make: ConstraintMaker, _ view: LayoutView, _ any: Any) {
        make.left.equalTo(view).offset(8)
        make.left.equalTo("title")
        make.left.equalTo(any)
        make.left.equalTo(view).offset(view)
        make.left.equalTo(view).multipliedBy(Size())
        make.left.equalTo(view).priority("high")
        make.left.equalTo([view, "title"])
        make.left.offset(8)
      }
      """)
    #expect(result.errorLines == [4, 5, 6, 7, 8, 9, 10], "\(result.output)")
  }
}

/// Distances as people keep them.
private enum Spacing: Double, ConstraintConstantTarget, ConstraintOffsetTarget {
  case small = 4
  case large = 16
}

/// A type that stands for a view.
private struct Column: ConstraintRelatableTarget {
  let view: LayoutView

  var _relatableTarget: ConstraintTarget { view._relatableTarget }
}
