// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary
import LayoutDSL
import Testing

/// Only the rows of views that changed are put together; what a stack view asks for is what it would ask
/// for if it were looked at for the first time.
@Suite("Edited stack views")
struct StackViewEditTests {
  /// A stack view in a root, and what is done to it at random.
  private struct Sample {
    let root: LayoutView
    let stack = LayoutStackView()
    var random: SplitMix
    var log: [String] = []

    init(seed: UInt64) {
      random = SplitMix(state: seed)
      root = makeRoot(Double(Int.random(in: 20...400, using: &random)), 80)
      root.addSubview(stack)
      stack.snp.setLabel("stack")
      let isPinned = Bool.random(using: &random)
      stack.snp.makeConstraints { make in
        make.leading.top.equalToSuperview()
        if isPinned { make.trailing.bottom.equalToSuperview() }
      }
      stack.distribution = .allCases.randomElement(using: &random) ?? .fill
      stack.alignment = .allCases.randomElement(using: &random) ?? .fill
      for _ in 0..<Int.random(in: 0...9, using: &random) { insert() }
    }

    private mutating func insert() {
      let view = SizedView(
        Double(Int.random(in: 0...30, using: &random)),
        Double(Int.random(in: 0...30, using: &random)))
      view.snp.setLabel("view \(log.count) \(stack.arrangedSubviews.count)")
      if Bool.random(using: &random) { view.snp.setBaselineOffsets(first: 4, last: 2) }
      let place = Int.random(in: 0...stack.arrangedSubviews.count, using: &random)
      stack.insertArrangedSubview(view, at: place)
      log.append("insert at \(place)")
    }

    mutating func edit() {
      let views = stack.arrangedSubviews
      let kind = Int.random(in: 0..<14, using: &random)
      guard let number = views.indices.randomElement(using: &random), kind > 1 else {
        return insert()
      }
      let view = views[number]
      log.append("\(kind) of \(number)")
      switch kind {
      case 2: view.removeFromSuperview()
      case 3: stack.removeArrangedSubview(view)
      case 4: stack.insertArrangedSubview(view, at: Int.random(in: 0...views.count, using: &random))
      case 5: stack.spacing = Double(Int.random(in: -2...8, using: &random))
      case 6: stack.setCustomSpacing(Double(Int.random(in: 0...9, using: &random)), after: view)
      case 7: (view as? SizedView)?.contentWidth = Double(Int.random(in: 0...40, using: &random))
      case 8: stack.isBaselineRelativeArrangement.toggle()
      case 9: stack.isLayoutMarginsRelativeArrangement.toggle()
      case 10:
        switch Int.random(in: 0..<4, using: &random) {
        case 0: stack.axis = stack.axis == .horizontal ? .vertical : .horizontal
        case 1: stack.distribution = .allCases.randomElement(using: &random) ?? .fill
        case 2: stack.alignment = .allCases.randomElement(using: &random) ?? .fill
        default: root.semanticContentAttribute = .forceRightToLeft
        }
      default:
        // Hidden and shown more often than anything else.
        view.isHidden.toggle()
      }
    }
  }

  /// A stack view by equal centering, without spacing, of views of these widths.
  private func makeCrowd(_ views: [SizedView], width: Double) -> (LayoutView, LayoutStackView) {
    let stack = LayoutStackView(arrangedSubviews: views)
    stack.distribution = .equalCentering
    let root = makeRoot(width, 50, stack)
    stack.snp.makeConstraints { $0.edges.equalToSuperview() }
    layOut(root)
    return (root, stack)
  }

  @Test("views that come and go leave the others their turn to give way")
  func turns() {
    let views = [SizedView(10, 10), SizedView(100, 10), SizedView(100, 10)]
    let (root, stack) = makeCrowd(views, width: 150)
    #expect(views.map(\.frame.width) == [10, 100, 40])
    let guests = (0..<3).map { _ in SizedView(1, 10) }
    for guest in guests { stack.insertArrangedSubview(guest, at: 0) }
    layOut(root)
    #expect(views.map(\.frame.width) == [10, 100, 37])
    for guest in guests { guest.removeFromSuperview() }
    views[1].contentWidth = 101
    layOut(root)
    #expect(views.map(\.frame.width) == [10, 101, 39])
  }

  @Test("resistance goes before the turn, and one that is weak has none")
  func resistances() {
    let views = [SizedView(100, 10), SizedView(100, 10), SizedView(10, 10)]
    let (root, _) = makeCrowd(views, width: 150)
    #expect(views.map(\.frame.width) == [100, 50, 0])
    views[0].setContentCompressionResistancePriority(LayoutPriority(749), for: .horizontal)
    layOut(root)
    #expect(views.map(\.frame.width) == [40, 100, 10])
    // Nobody but its resistance keeps it from another width, be there room or not.
    views[0].setContentCompressionResistancePriority(LayoutPriority(1), for: .horizontal)
    views[0].setContentHuggingPriority(LayoutPriority(1), for: .horizontal)
    views[0].snp.makeConstraints { $0.width.equalTo(30).priority(120) }
    root.frame.size.width = 1000
    layOut(root)
    #expect(views.map(\.frame.width) == [30, 100, 10])
  }

  @Test("rows of an edited stack view are those of a fresh one", arguments: UInt64(1)...120)
  func rows(seed: UInt64) {
    var sample = Sample(seed: seed)
    sample.root.layoutIfNeeded()
    for _ in 0..<12 {
      for _ in 0..<Int.random(in: 1...3, using: &sample.random) { sample.edit() }
      sample.root.layoutIfNeeded()
      let got = sample.stack.snp.stackRowTexts.sorted()
      let units = sample.root.snp.solverStatistics?.variables
      sample.root.snp.discardEngine()
      sample.root.layoutIfNeeded()
      let wanted = sample.stack.snp.stackRowTexts.sorted()
      guard got == wanted, units == sample.root.snp.solverStatistics?.variables else {
        Issue.record(
          """
          seed \(seed): \(sample.log.joined(separator: ", "))
          \(got.filter { !wanted.contains($0) }) is to be \(wanted.filter { !got.contains($0) })
          """)
        return
      }
      // Every other time the edits go on from an engine that saw the ones before.
      if Bool.random(using: &sample.random) { continue }
      sample.edit()
      sample.root.layoutIfNeeded()
    }
  }

  @Test(
    "one view of five thousand: rows of a few views are put together",
    arguments: LayoutStackView.Distribution.allCases)
  func oneOfMany(distribution: LayoutStackView.Distribution) {
    let counts = [500, 5000].map { count in
      let stack = LayoutStackView(
        arrangedSubviews: (0..<count).map { SizedView(Double(10 + $0 % 7), 10) })
      stack.distribution = distribution
      stack.spacing = 2
      let root = makeRoot(20 * Double(count), 50, stack)
      stack.snp.makeConstraints { $0.edges.equalToSuperview() }
      layOut(root)
      let views = stack.arrangedSubviews
      let changes: [() -> Void] = [
        { views[count / 2].isHidden = true },
        { views[count / 2].isHidden = false },
        { views[1].isHidden = true },
        { stack.setCustomSpacing(1, after: views[count - 9]) },
        { stack.insertArrangedSubview(SizedView(9, 9), at: count / 3) },
        { stack.arrangedSubviews[count / 3].removeFromSuperview() },
        { (views[count - 4] as? SizedView)?.contentWidth = 12 },
      ]
      return changes.map { change in
        let before = root.snp.layoutWork
        change()
        layOut(root)
        let after = root.snp.layoutWork
        #expect(after.stackRowsWritten - before.stackRowsWritten <= 14)
        return after.stackRowsLowered - before.stackRowsLowered
      }
    }
    for (number, (small, large)) in zip(counts[0], counts[1]).enumerated() {
      // By proportion each view behind one that comes or goes has another priority.
      if distribution == .fillProportionally { continue }
      #expect(
        large <= 30 && large == small, "\(distribution), change \(number): \(small), \(large)")
    }
  }

  /// Where views of these sizes lie, from the definition of each distribution; with room for all.
  private func places(
    _ sizes: [Double], in width: Double, _ distribution: LayoutStackView.Distribution,
    _ space: Double
  ) -> [(x: Double, width: Double)] {
    let spaces = space * Double(sizes.count - 1)
    let content = sizes.reduce(0, +)
    var x = 0.0
    switch distribution {
    case .fill:
      return []
    case .fillEqually, .fillProportionally:
      return sizes.enumerated().map { number, size in
        let isLast = number == sizes.count - 1
        let extent =
          distribution == .fillEqually
          ? (width - spaces) / Double(sizes.count)
          // The last one gets what is left.
          : isLast ? width - x : size * width / (content + spaces)
        defer { x += extent + space }
        return (x, extent)
      }
    case .equalSpacing:
      let gap = (width - content) / Double(sizes.count - 1)
      return sizes.map { size in
        defer { x += size + gap }
        return (x, size)
      }
    case .equalCentering:
      let first = sizes[0] / 2
      let distance = (width - first - sizes[sizes.count - 1] / 2) / Double(sizes.count - 1)
      return sizes.enumerated().map { (first + Double($0) * distance - $1 / 2, $1) }
    }
  }

  @Test("frames are what each distribution is documented to be", arguments: UInt64(1)...60)
  func frames(seed: UInt64) {
    var random = SplitMix(state: seed)
    let kinds: [LayoutStackView.Distribution] = [
      .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
    ]
    let distribution = kinds[Int(seed % 4)]
    let alignments: [LayoutStackView.Alignment] = [.fill, .leading, .center, .trailing]
    let alignment = alignments.randomElement(using: &random) ?? .fill
    let count = Int.random(in: 2...8, using: &random)
    let space = Double(Int.random(in: 0...6, using: &random))
    let views = (0..<count).map { _ in
      SizedView(
        Double(Int.random(in: 8...20, using: &random)),
        Double(Int.random(in: 1...30, using: &random)))
    }
    let stack = LayoutStackView(arrangedSubviews: views)
    stack.distribution = distribution
    stack.alignment = alignment
    stack.spacing = space
    let root = makeRoot(0, 40, stack)
    stack.snp.makeConstraints { $0.edges.equalToSuperview() }
    for round in 0..<6 {
      for view in views { view.isHidden = Int.random(in: 0..<3, using: &random) == 0 }
      let shown = views.filter { !$0.isHidden }
      if shown.count < 2 { continue }
      let sizes = shown.map { $0.contentWidth ?? 0 }
      // As far apart as the largest views have to be.
      let least = (20 + space) * Double(shown.count)
      root.frame.size.width = least + Double(Int.random(in: 0...200, using: &random))
      layOut(root)
      let wanted = places(sizes, in: root.frame.width, distribution, space)
      for (view, place) in zip(shown, wanted) {
        let height = alignment == .fill ? 40 : view.contentHeight ?? 0
        let y =
          alignment == .center ? (40 - height) / 2 : alignment == .trailing ? 40 - height : 0
        let frame = Rect(x: place.x, y: y, width: place.width, height: height)
        #expect(
          view.frame.isClose(to: frame),
          """
          seed \(seed), round \(round): \(distribution), \(alignment) of \(sizes), \(space) apart, in \
          \(root.frame.width): \(view.frame) is to be \(frame)
          """)
      }
    }
  }
}
