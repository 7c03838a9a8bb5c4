// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL
import Testing

/// Trees that are deep are built and end without recursion, and words about a large one stay short.
@Suite("Deep trees and long words")
struct DeepTreeTests {
  @Test("a tree 100,000 deep is built and ends", arguments: [true, false])
  func deep(fromTheTop: Bool) {
    let counter = CountedView.Counter()
    do {
      var end = CountedView(counter)
      let start = end
      for _ in 1..<100_000 {
        let next = CountedView(counter)
        if fromTheTop { end.addSubview(next) } else { next.addSubview(end) }
        let (lower, upper) = fromTheTop ? (next, end) : (end, next)
        lower.snp.makeConstraints { $0.left.equalTo(upper).offset(1) }
        end = next
      }
      #expect((fromTheTop ? start : end).subviews.count == 1)
    }
    #expect(counter.ended == 100_000)
  }

  @Test("a deep tree ends in good time when somebody holds every view")
  func deepHeld() {
    let counter = CountedView.Counter()
    var views = [CountedView(counter)]
    for index in 1..<100_000 {
      let next = CountedView(counter)
      views[index - 1].addSubview(next)
      views.append(next)
    }
    views.removeAll()
    #expect(counter.ended == 100_000)
  }

  @Test("no text is longer than 8 KB, whatever the labels are")
  func limit() {
    let page = LayoutView(label: "page", frame: Rect(x: 0, y: 0, width: 320, height: 784))
    let view = LayoutView(label: String(repeating: "long", count: 10_000))
    page.addSubview(view)
    for number in 0..<300 {
      view.snp.makeConstraints {
        $0.width.equalTo(number, fileID: "App/Page.swift", line: UInt(number))
      }
    }
    page.layoutIfNeeded()
    #expect(page.snp.issues.allSatisfy { $0.description.utf8.count <= 8192 })
    do {
      try page.snp.layout()
      Issue.record("300 widths")
    } catch {
      #expect(error.description.utf8.count <= 8192)
      #expect(error.description.hasSuffix(" more lines; see the problems of the error"))
    }
  }
}
