// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL
import Testing

/// Members that ask, while a row reads them, for that row to be written anew.
@Suite("Members that ask for the row that reads them")
struct AskingMemberTests {
  /// A view that does something when its alignment rectangle is read.
  private final class Asking: LayoutView {
    var onRead: ((Asking) -> Void)?

    override var alignmentRectInsets: Insets {
      onRead?(self)
      return Insets(top: 0, left: 0, bottom: 0, right: 10)
    }
  }

  private let root = LayoutView(frame: Rect(x: 0, y: 0, width: 200, height: 100))
  private let view = Asking()
  private let child = LayoutView()

  init() {
    root.addSubview(view)
    view.addSubview(child)
    view.snp.makeConstraints { $0.edges.equalToSuperview() }
    child.snp.makeConstraints { make in
      make.leading.equalTo(view.snp.leadingMargin)
      make.top.equalToSuperview()
      make.size.equalTo(10)
    }
  }

  /// Lets the view act once, the `count`th time that it is asked, and holds the frames against those of a new
  /// pass.
  private func compare(at count: Int, _ act: @escaping (Asking) -> Void) throws -> Bool {
    var reads = 0
    view.onRead = { view in
      reads += 1
      if reads == count { act(view) }
    }
    try root.snp.layout()
    view.onRead = nil
    let frames = [root, view, child].map(\.frame)
    try root.snp.layoutFromScratch()
    #expect([root, view, child].map(\.frame) == frames, "the \(count)th time")
    return reads >= count
  }

  @Test("a margin of the row that is written")
  func margin() throws {
    var count = 1
    while try AskingMemberTests().compare(at: count, { $0.layoutMargins.left = 30 }) { count += 1 }
    #expect(count > 3)
  }

  @Test("the direction of the row that is written")
  func direction() throws {
    var count = 1
    while try AskingMemberTests().compare(
      at: count, { $0.semanticContentAttribute = .forceRightToLeft })
    { count += 1 }
    #expect(count > 3)
  }

  @Test("the content that is measured")
  func content() throws {
    var count = 1
    while try AskingMemberTests().compare(at: count, { $0.invalidateIntrinsicContentSize() }) {
      count += 1
    }
    #expect(count > 3)
  }

  /// Lets the view act whenever it is asked, in a first pass and in another one.
  ///
  /// - Returns: How often it was asked.
  private func countReads(_ act: @escaping (Asking, Int) -> Void) -> Int {
    var reads = 0
    view.onRead = { view in
      reads += 1
      act(view, reads)
    }
    child.snp.setLabel("child")
    for margin in [20.0, 40] {
      view.layoutMargins.top = margin
      root.layoutIfNeeded()
      guard case .unsettledHooks(let paths, 32)? = root.snp.issues.first?.problem else {
        Issue.record("\(root.snp.issues)")
        return reads
      }
      #expect(paths.contains { $0.hasSuffix("child") })
    }
    view.onRead = nil
    view.layoutMargins.left = 50
    layOut(root)
    let frame = child.frame
    try? root.snp.layoutFromScratch()
    #expect(child.frame == frame)
    return reads
  }

  @Test("a margin that is another one whenever a row is written: the pass ends and says so")
  func restlessMargin() {
    let reads = countReads { view, reads in view.layoutMargins.left = Double(reads % 2) }
    #expect(reads > 64 && reads < 2_000)
  }

  @Test("a direction that is another one whenever a row is written: the pass ends and says so")
  func restlessDirection() {
    let reads = countReads { view, reads in
      view.semanticContentAttribute = reads % 2 == 0 ? .forceLeftToRight : .forceRightToLeft
    }
    #expect(reads > 64 && reads < 20_000)
  }

  private final class Invalidating: LayoutView {
    private(set) var reads = 0

    override var intrinsicContentSize: Size {
      reads += 1
      invalidateIntrinsicContentSize()
      return Size(width: 10, height: 20)
    }
  }

  @Test("content that is another one whenever it is measured: the pass ends and says so")
  func restlessContent() {
    let content = Invalidating()
    content.snp.setLabel("content")
    root.addSubview(content)
    content.snp.makeConstraints { $0.left.top.equalToSuperview() }
    root.layoutIfNeeded()
    #expect(content.reads > 32 && content.reads < 400)
    #expect(content.frame == Rect(x: 0, y: 0, width: 10, height: 20))
    guard case .unsettledHooks(let paths, 32)? = root.snp.issues.first?.problem else {
      Issue.record("\(root.snp.issues)")
      return
    }
    #expect(paths.count == 1 && paths[0].hasSuffix("content"))
  }

  @Test("views with masks join one from within the other", arguments: [34, 120])
  func masks(_ depth: Int) throws {
    let root = LayoutView(frame: Rect(x: 0, y: 0, width: 400, height: 400))
    var inner = root
    for number in 1...depth {
      let size = 400 - 2 * Double(number)
      let view = LayoutView(frame: Rect(x: 1, y: 1, width: size, height: size))
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      inner.addSubview(view)
      inner = view
    }
    let leaf = LayoutView()
    inner.addSubview(leaf)
    leaf.snp.makeConstraints { $0.edges.equalTo(inner) }
    try root.snp.layout()
    #expect(root.snp.issues.isEmpty)
    #expect(leaf.frame.width == 400 - 2 * Double(depth))
    #expect(leaf.frame.height == 400 - 2 * Double(depth))
  }
}
