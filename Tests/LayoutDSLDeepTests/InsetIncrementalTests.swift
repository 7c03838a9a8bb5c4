// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL
import Testing

/// Margins, safe areas, readable guides, alignment rectangles and baselines after random edits: the
/// frames are those of a pass that starts anew.
@Suite("Insets after random edits")
struct InsetIncrementalTests {
  final class Node: LayoutView {
    var ornament = Insets.zero { didSet { invalidateIntrinsicContentSize() } }
    var bearer: LayoutView? { didSet { invalidateIntrinsicContentSize() } }
    override var alignmentRectInsets: Insets { ornament }
    override var forLastBaselineLayout: LayoutView { bearer ?? self }
  }

  /// A root, three views deep, three of them on every level but the first; beside each a mark at its
  /// baseline.
  struct Grove {
    let root = LayoutView(frame: Rect(x: 0, y: 0, width: 1200, height: 1000))
    var nodes: [Node] = []
    var marks: [LayoutView] = []
    var random: SplitMix

    init(seed: UInt64) {
      random = SplitMix(state: seed)
      root.snp.setLabel("root")
      for number in 0..<9 {
        let node = Node()
        node.snp.setLabel("node\(number)")
        let superview = number < 3 ? root : nodes[number - 3]
        superview.addSubview(node)
        nodes.append(node)
        let mark = LayoutView()
        mark.snp.setLabel("mark\(number)")
        superview.addSubview(mark)
        marks.append(mark)
      }
      for number in nodes.indices { pin(number) }
    }

    mutating func inset() -> Double { Double(Int.random(in: 0...30, using: &random)) }

    mutating func insets() -> Insets {
      Insets(top: inset(), left: inset(), bottom: inset(), right: inset())
    }

    mutating func pin(_ number: Int) {
      let node = nodes[number]
      let mark = marks[number]
      guard let superview = node.superview else { return }
      let kind = Int.random(in: 0..<6, using: &random)
      let amount = inset()
      node.snp.remakeConstraints { make in
        switch kind {
        case 0: make.edges.equalToSuperview().inset(amount)
        case 1: make.edges.equalTo(superview.snp.margins)
        case 2: make.edges.equalTo(superview.layoutMarginsGuide).inset(amount)
        case 3: make.edges.equalTo(superview.safeAreaLayoutGuide)
        case 4: make.edges.equalTo(superview.readableContentGuide)
        default:
          make.leading.equalTo(superview.snp.leadingMargin).offset(amount)
          make.trailing.top.bottom.equalToSuperview()
        }
      }
      mark.snp.remakeConstraints { make in
        make.size.equalTo(1)
        make.leading.equalTo(node.snp.trailingMargin)
        make.top.equalTo(kind.isMultiple(of: 2) ? node.snp.lastBaseline : node.snp.firstBaseline)
      }
    }

    /// Changes something, and says what.
    mutating func edit() -> String {
      let number = Int.random(in: nodes.indices, using: &random)
      let node = nodes[number]
      let kind = Int.random(in: 0..<11, using: &random)
      switch kind {
      case 0: root.snp.additionalSafeAreaInsets = Bool.random(using: &random) ? insets() : .zero
      case 1: node.snp.additionalSafeAreaInsets = Bool.random(using: &random) ? insets() : .zero
      case 2: node.layoutMargins = insets()
      case 3:
        let new = insets()
        node.directionalLayoutMargins = DirectionalInsets(
          top: new.top, leading: new.left, bottom: new.bottom, trailing: new.right)
      case 4: node.preservesSuperviewLayoutMargins.toggle()
      case 5: node.insetsLayoutMarginsFromSafeArea.toggle()
      case 6:
        let all: [LayoutView.SemanticContentAttribute] = [.unspecified, .forceRightToLeft]
        let view = Bool.random(using: &random) ? root : node
        view.semanticContentAttribute = all.randomElement(using: &random) ?? .unspecified
      case 7:
        root.frame.size = Size(
          width: .random(in: 900...1800, using: &random),
          height: .random(in: 900...1800, using: &random))
      case 8: node.ornament = Bool.random(using: &random) ? insets() : .zero
      case 9:
        let inner = node.subviews.randomElement(using: &random)
        node.bearer = node.bearer == nil ? inner : nil
        inner?.snp.setBaselineOffsets(first: inset(), last: inset())
      default:
        if let superview = node.superview {
          node.removeFromSuperview()
          superview.addSubview(node)
        }
        pin(number)
      }
      return "\(kind) of \(number)"
    }

    var frames: [Rect] { (nodes + marks).map(\.frame) }

    /// The frames of a pass that starts anew.
    func freshFrames() -> [Rect] {
      root.snp.discardEngine()
      for view in nodes + marks { view.frame = .zero }
      root.layoutIfNeeded()
      return frames
    }
  }

  @Test("equal to fresh", arguments: 0..<UInt64(20))
  func equalToFresh(seed: UInt64) {
    var grove = Grove(seed: seed)
    var edits: [String] = []
    for _ in 0..<40 {
      for _ in 0..<Int.random(in: 1...3, using: &grove.random) { edits.append(grove.edit()) }
      grove.root.layoutIfNeeded()
      #expect(grove.root.snp.issues.isEmpty, "seed \(seed) after \(edits)")
      // Going on with the same engine half of the time.
      let frames = grove.frames
      guard Bool.random(using: &grove.random) else { continue }
      let fresh = grove.freshFrames()
      #expect(grove.root.snp.issues.isEmpty, "fresh, seed \(seed) after \(edits)")
      guard zip(frames, fresh).allSatisfy({ $0.isClose(to: $1) }) else {
        let view = zip(frames, fresh).enumerated().first { !$1.0.isClose(to: $1.1) }
        Issue.record("seed \(seed), \(String(describing: view)) after \(edits)")
        return
      }
    }
  }
}
