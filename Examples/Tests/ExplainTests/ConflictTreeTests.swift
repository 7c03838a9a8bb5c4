// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL
import LayoutDSLLogs
import Testing

@testable import explain

/// Trees of logged conflicts.
@Suite("Trees of conflicts")
struct ConflictTreeTests {
  static let cell = """
    "<NSLayoutConstraint:0x601 UIView:0x70001.height == 60   (active)>",
    "<NSLayoutConstraint:0x602 V:|-(12)-[UIView:0x70001]   (active, names: '|':Cell:0x70002 )>",
    "<NSLayoutConstraint:0x603 V:[UIView:0x70001]-(12)-|   (active, names: '|':Cell:0x70002 )>",
    "<NSLayoutConstraint:0x604 'UIView-Encapsulated-Layout-Height' Cell:0x70002.height == 100>"
    Will attempt to recover by breaking constraint
    <NSLayoutConstraint:0x601 UIView:0x70001.height == 60   (active)>
    """

  @Test("views are in their superviews, and what was broken gives way")
  func frames() throws {
    let conflict = try #require(LayoutLog(Self.cell).conflicts.first)
    let tree = ConflictTree(conflict, file: "cell.log")
    #expect(tree.root.snp.label() == "Cell")
    #expect(tree.root.frame.height == 100)
    let view = try #require(tree.root.subviews.first)
    #expect(view.frame.minY == 12)
    #expect(view.frame.height == 76)
    #expect(tree.root.snp.issues.count == 1)
    #expect(tree.root.snp.issues.contains { "\($0)".contains("cell.log#1") })
    #expect(tree.omissions.isEmpty)
  }

  @Test("views that no line relates have a root of their own")
  func apart() throws {
    let log = LayoutLog(
      """
      "<NSLayoutConstraint:0x1 A:0x70001.width == B:0x70002.width>",
      "<NSLayoutConstraint:0x2 A:0x70001.width == 10>",
      "<NSLayoutConstraint:0x3 B:0x70002.width == 20>",
      "<NSAutoresizingMaskLayoutConstraint:0x4 h=--& v=--& A:0x70001.midX == 9>"
      """)
    let tree = ConflictTree(try #require(log.conflicts.first), file: "log")
    #expect(tree.root.subviews.count == 2)
    #expect(tree.omissions.isEmpty)
    #expect(tree.root.snp.issues.count == 1)
  }

  @Test("places in shares of the superview, and guides, are in the tree")
  func masksAndGuides() throws {
    let log = LayoutLog(
      """
      "<NSAutoresizingMaskLayoutConstraint:0x1 h=-&- v=--& A:0x70001.midX == C:0x70003.width * 0.25 + 2>",
      "<NSLayoutConstraint:0x2 A:0x70001.width == 10>",
      "<NSLayoutConstraint:0x3 A:0x70001.width == 20>",
      "<NSLayoutConstraint:0x4 C:0x70003.width == 200>",
      "<NSLayoutConstraint:0x5 'UIViewSafeAreaLayoutGuide-left' H:|-(7)-[UILayoutGuide:0x70004'UIViewSafeAreaLayoutGuide'](LTR)   (active, names: '|':C:0x70003 )>"
      Will attempt to recover by breaking constraint
      <NSLayoutConstraint:0x3 A:0x70001.width == 20>
      """)
    let tree = ConflictTree(try #require(log.conflicts.first), file: "log")
    #expect(tree.omissions.isEmpty)
    #expect(tree.root.snp.label() == "C")
    #expect(tree.root.subviews.first?.frame.midX == 52)
    #expect(tree.root.layoutGuides.first?.layoutFrame.minX == 7)
  }

  @Test("what cannot be in the picture is told with its reason")
  func omitted() throws {
    let log = LayoutLog(
      """
      "<NSLayoutConstraint:0x1 A:0x70001.width == 10>",
      "<NSLayoutConstraint:0x2 A:0x70001.width == 20>",
      "<NSLayoutConstraint:0x3 A:0x70001.height == 20   (inactive)>",
      "<NSAutoresizingMaskLayoutConstraint:0x4 h=--& v=--& A:0x70001.minY == 9>",
      "<NSLayoutConstraint:0x5 A:0x70001.girth == 9>"
      """)
    let tree = ConflictTree(try #require(log.conflicts.first), file: "log")
    #expect(
      tree.omissions.map(\.reason) == [
        "the log says that it is inactive", "the log does not name the superview that it counts in",
      ])
    let page = try #require(ConflictPages(log: log, file: "log").pages.first)
    #expect(
      page.contains("Line 3 of the log is not in the picture: the log says that it is inactive."))
    #expect(page.contains("A line of this conflict could not be read"))
  }

  @Test("what a stack view arranges is in it, and what only the picture needs is no tie")
  func stack() throws {
    let log = LayoutLog(
      """
      "<NSLayoutConstraint:0x1 'UISV-canvas-connection' UIStackView:0x70001.leading == A:0x70002.leading   (active)>",
      "<NSLayoutConstraint:0x2 'UISV-canvas-connection' UIStackView:0x70001.trailing == C:0x70004.trailing   (active)>",
      "<NSLayoutConstraint:0x3 'UISV-spacing' H:[A:0x70002]-(2)-[B:0x70003]   (active)>",
      "<NSLayoutConstraint:0x4 'UISV-spacing' H:[B:0x70003]-(2)-[C:0x70004]   (active)>",
      "<NSLayoutConstraint:0x5 A:0x70002.width == 300   (active)>",
      "<NSLayoutConstraint:0x6 UIStackView:0x70001.width == 280   (active)>"
      """)
    let tree = ConflictTree(try #require(log.conflicts.first), file: "log")
    #expect(tree.root.snp.label() == "UIStackView")
    #expect(tree.root.subviews.count == 3)
    #expect(tree.root.snp.ambiguities().isEmpty)
    #expect(tree.omissions.isEmpty)
  }

  @Test("superviews in a circle make a tree all the same")
  func circle() throws {
    let log = LayoutLog(
      """
      "<NSLayoutConstraint:0x1 H:|-(1)-[A:0x70001]   (active, names: '|':B:0x70002 )>",
      "<NSLayoutConstraint:0x2 H:|-(1)-[B:0x70002]   (active, names: '|':A:0x70001 )>"
      """)
    let tree = ConflictTree(try #require(log.conflicts.first), file: "log")
    #expect(tree.root.subviews.count == 1)
  }

  @Test("the priorities of many views are far enough apart")
  func priorities() {
    let root = LayoutView()
    for _ in 0..<600 { root.addSubview(LayoutView()) }
    var filling = PictureFilling(for: root)
    filling.fill(root, encloses: false)
    let priorities = root.constraints.map(\.priority.rawValue)
    #expect(priorities.count == 2402)
    #expect(Set(priorities).count == 2402)
    #expect(priorities.allSatisfy { $0 > 0.008 })
  }

  @Test("a page tells what the log means")
  func page() throws {
    let pages = ConflictPages(log: LayoutLog(Self.cell), file: "cell.log").pages
    #expect(pages.count == 1)
    #expect(pages[0].contains("What is in Cell takes only 84 of its 100 points of height"))
    #expect(pages[0].contains("cell.log"))
  }
}
