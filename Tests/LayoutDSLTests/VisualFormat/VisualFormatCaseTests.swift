// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL
import Testing

/// The cases of `Fixtures/vfl.json`: what Apple's parser makes of formats.
@Suite("Visual format cases")
struct VisualFormatCaseTests {
  @Test("every case of the file is run, and says something")
  func inventory() {
    let expectations = LayoutCase.allFormats.map(\.expect)
    #expect(expectations.count == 43)
    #expect(expectations.count { $0.constraints != nil } == 26)
    #expect(expectations.count { $0.error != nil } == 11)
    #expect(expectations.count { $0.frames != nil } == 6)
  }

  @Test("constraints in order, errors, frames", arguments: LayoutCase.allFormats)
  func run(_ layout: LayoutCase) throws {
    let tree = try LayoutCaseTree(layout)
    var made: [LayoutConstraint] = []
    do {
      for format in layout.vfl ?? [] { made += try tree.constraints(of: format) }
      #expect(layout.expect.error == nil, "it was to be an error")
    } catch let error as VisualFormatError {
      #expect(layout.expect.error == "invalidArgument", "\(error)")
    }
    if let rows = layout.expect.constraints {
      #expect(made.map(\.text) == rows.map(\.text))
    }
    #expect(made.allSatisfy { $0.issue == nil && !$0.isActive })
    LayoutConstraint.activate(made)
    guard let frames = layout.expect.frames else { return }
    layOut(tree.root)
    for (id, expected) in frames.sorted(by: { $0.key < $1.key }) {
      let frame = try #require(tree.frame(of: id))
      let got = [frame.minX, frame.minY, frame.width, frame.height]
      for (got, expected) in zip(got, expected) {
        if let expected {
          #expect(abs(got - expected) <= 1e-6 * max(1, abs(expected)), "\(id): \(frame)")
        }
      }
    }
    if let ambiguous = layout.expect.ambiguous {
      #expect(tree.ambiguousViews() == ambiguous.sorted())
    }
  }
}
