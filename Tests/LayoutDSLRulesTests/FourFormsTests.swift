// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL
import Testing

/// Random layouts written four ways: blocks, anchors, the initialiser, visual formats.
@Suite("Four forms")
struct FourFormsTests {
  @Test("every form gives the same frames, and nothing is open", arguments: [UInt64](1...240))
  func sameFrames(seed: UInt64) throws {
    let layout = FormLayout(seed: seed)
    let trees = (0..<4).map { _ in FormTree(layout) }
    for statement in layout.statements {
      for row in statement.rows {
        try trees[0].writeChain(row)
        try trees[1].writeAnchors(row)
        trees[2].writeInitialiser(row)
      }
      try trees[3].writeFormat(statement)
    }
    let frames = try trees[0].frames()
    #expect(trees[0].views[0].snp.ambiguities().isEmpty, "seed \(seed)")
    for (tree, form) in zip(trees.dropFirst(), ["anchors", "initialiser", "visual formats"]) {
      let others = try tree.frames()
      for (number, (frame, other)) in zip(frames, others).enumerated() {
        #expect(
          frame.isNear(other),
          "seed \(seed), view \(number): blocks give \(frame), \(form) \(other)\n\(layout.text)")
      }
    }
  }

  @Test("the layouts are worth it: formats of every kind, and frames that differ")
  func inventory() throws {
    let layouts = (1...240).map { FormLayout(seed: $0) }
    let formats = layouts.flatMap(\.statements).compactMap(\.format)
    for part in ["|-[", "]-[", "][", "(>=", "<=", "@", "V:", "]|", "-(-", "v2)"] {
      #expect(formats.contains { $0.contains(part) }, "no format has \(part)")
    }
    let options = layouts.flatMap(\.statements).map(\.options)
    for option in [LayoutConstraint.FormatOptions.directionLeftToRight, .directionRightToLeft] {
      #expect(options.contains { $0.contains(option) })
    }
    #expect(options.contains { !$0.isDisjoint(with: .alignmentMask) })
    #expect(layouts.contains { $0.statements.contains { $0.format == nil } })
    #expect(layouts.contains { $0.parents.contains(1) })
  }
}

extension FormLayout {
  /// The statements, a line each.
  fileprivate var text: String {
    statements.map { $0.format ?? "\($0.rows)" }.joined(separator: "\n")
  }
}

extension Rect {
  /// Whether all four numbers agree within 1e-6.
  fileprivate func isNear(_ other: Rect) -> Bool {
    [minX - other.minX, minY - other.minY, width - other.width, height - other.height]
      .allSatisfy { abs($0) <= 1e-6 }
  }
}
