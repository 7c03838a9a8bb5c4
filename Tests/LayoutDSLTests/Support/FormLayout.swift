// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL

/// A random layout: views, and statements that pin all of them down.
///
/// Everything required holds for frames drawn first; everything else has a priority of its own, so
/// that the best frames are unique. Coordinates are multiples of a half and run from the leading
/// edge.
struct FormLayout {
  /// The parent of each view but the root, which is view 0.
  private(set) var parents: [Int] = []
  let isRightToLeft: Bool
  private(set) var statements: [FormStatement] = []

  /// Where the views are if nothing but what is required counts: near edge and extent by axis.
  private var base: [(x: Double, y: Double, width: Double, height: Double)]
  private var priorities: [Float]
  private var random: SplitMix

  init(seed: UInt64) {
    random = SplitMix(state: seed)
    isRightToLeft = Bool.random(using: &random)
    base = [(0, 0, 400, 300)]
    priorities = (1...400).map { Float($0) * 2.5 }.filter { $0 < 1000 }
    priorities.shuffle(using: &random)
    let count = Int.random(in: 2...5, using: &random)
    let isAligned = Bool.random(using: &random)
    place(count, isAligned)
    say(line(.horizontal, isAligned))
    if !isAligned { say(line(.vertical, false)) }
    if Bool.random(using: &random) { nest() }
    for view in 1..<base.count {
      for axis in [Axis.horizontal, .vertical] { say(wish(for: view, axis)) }
    }
    for _ in 0..<Int.random(in: 0...4, using: &random) { say(oddity()) }
    statements.shuffle(using: &random)
  }

  private mutating func say(_ statement: FormStatement) { statements.append(statement) }
}

extension FormLayout {
  /// Draws the frames of the root's subviews, one behind the other along each axis; aligned ones
  /// side by side only.
  private mutating func place(_ count: Int, _ isAligned: Bool) {
    var x = gap()
    var y = gap()
    let height = number(0...40)
    for _ in 0..<count {
      let size = (number(0...50), isAligned ? height : number(0...40))
      base.append((x, y, size.0, size.1))
      parents.append(0)
      x += size.0 + gap()
      if !isAligned { y += size.1 + gap() }
    }
    if Bool.random(using: &random) { base[count].width = 400 - base[count].x }
    if !isAligned, Bool.random(using: &random) { base[count].height = 300 - base[count].y }
  }

  /// Puts a view into the first one.
  private mutating func nest() {
    base.append((number(0...20), number(0...20), number(0...20), number(0...20)))
    parents.append(1)
  }

  /// A line of the root's subviews.
  private mutating func line(_ axis: Axis, _ isAligned: Bool) -> FormStatement {
    let first = Int.random(in: 1..<base.count, using: &random)
    let last = Int.random(in: first..<base.count, using: &random)
    let isPhysical = axis == .horizontal && Bool.random(using: &random)
    var sentence = FormSentence(axis, isPhysical: isPhysical, isRightToLeft: isRightToLeft)
    if first == 1, Bool.random(using: &random) {
      let gap = start(1, axis)
      let isStandard = gap == 8 && Bool.random(using: &random)
      sentence.begin(isStandard ? .standard : connect(gap, standard: nil), of: 1)
    }
    for view in first...last {
      if view > first {
        let gap = start(view, axis) - start(view - 1, axis) - extent(view - 1, axis)
        sentence.connect(view - 1, connect(gap, standard: 8), view)
      }
      sentence.add(view, predicates(of: view, axis))
    }
    if Bool.random(using: &random) {
      let gap = extent(0, axis) - start(last, axis) - extent(last, axis)
      sentence.end(last, connect(gap, standard: nil))
    }
    return sentence.statement(aligned: isAligned ? alignment() : nil)
  }

  private mutating func alignment() -> LayoutConstraint.Attribute {
    [LayoutConstraint.Attribute.top, .bottom, .centerY].randomElement(using: &random) ?? .top
  }

  /// What to write for a gap so that it holds, or does not matter.
  private mutating func connect(_ gap: Double, standard: Double?) -> FormSentence.Connection {
    switch Int.random(in: 0..<4, using: &random) {
    case 0 where gap == 0: .flush
    case 0, 1: gap == standard ? .standard : .list([(.equal, gap, nil)])
    case 2:
      .list([
        (.greaterThanOrEqual, gap - number(0...9), nil),
        (.lessThanOrEqual, gap + number(0...9), nil),
      ])
    default: .list([(.equal, number(-20...60), priorities.popLast())])
    }
  }

  private mutating func predicates(of view: Int, _ axis: Axis) -> [FormSentence.Predicate] {
    let extent = extent(view, axis)
    switch Int.random(in: 0..<5, using: &random) {
    case 0: return [(.equal, .number(extent), nil)]
    case 1:
      return [
        (.lessThanOrEqual, .number(extent + number(0...9)), nil),
        (.equal, .number(number(0...90)), priorities.popLast()),
      ]
    case 2:
      let other = Int.random(in: 1..<base.count, using: &random)
      return [
        (
          self.extent(other, axis) <= extent ? .greaterThanOrEqual : .lessThanOrEqual, .view(other),
          nil
        )
      ]
    case 3:
      let other = Int.random(in: 0..<base.count, using: &random)
      return [(.equal, .view(other), priorities.popLast())]
    default: return []
    }
  }

  /// A place and a size to fall back on, so that nothing is open.
  private mutating func wish(for view: Int, _ axis: Axis) -> FormStatement {
    var sentence = FormSentence(axis, isPhysical: false, isRightToLeft: isRightToLeft)
    sentence.superview = parents[view - 1]
    sentence.begin(.list([(.equal, number(-10...90), priorities.popLast())]), of: view)
    sentence.add(view, [(.equal, .number(number(0...70)), priorities.popLast())])
    return sentence.statement(aligned: nil)
  }

  /// A row that no visual format says.
  private mutating func oddity() -> FormStatement {
    let view = Int.random(in: 1..<base.count, using: &random)
    let other = Int.random(in: 0..<base.count, using: &random)
    let pairs: [(LayoutConstraint.Attribute, LayoutConstraint.Attribute)] = [
      (.width, .height), (.height, .width), (.centerX, .centerX), (.centerY, .bottom),
      (.left, .right), (.leading, .centerX), (.firstBaseline, .lastBaseline), (.right, .leftMargin),
      (.top, .centerY),
    ]
    let pair = pairs.randomElement(using: &random) ?? (.width, .height)
    let isSize = pair.0 == .width || pair.0 == .height
    let row = FormRow(
      first: (view, pair.0),
      relation: LayoutConstraint.Relation.allCases.randomElement(using: &random) ?? .equal,
      second: (other, pair.1), multiplier: isSize ? number(-2...4) : 1, constant: number(-20...20),
      priority: priorities.popLast() ?? 1)
    return FormStatement(rows: [row])
  }
}

extension FormLayout {
  private func start(_ view: Int, _ axis: Axis) -> Double {
    axis == .horizontal ? base[view].x : base[view].y
  }

  private func extent(_ view: Int, _ axis: Axis) -> Double {
    axis == .horizontal ? base[view].width : base[view].height
  }

  /// A multiple of a half.
  private mutating func number(_ range: ClosedRange<Int>) -> Double {
    Double(Int.random(in: range.lowerBound * 2...range.upperBound * 2, using: &random)) / 2
  }

  private mutating func gap() -> Double {
    switch Int.random(in: 0..<3, using: &random) {
    case 0: 8
    case 1: 0
    default: number(1...30)
    }
  }
}
