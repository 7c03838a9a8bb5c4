// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL
import Testing

/// One clash of thousands of constraints, and small ones among thousands.
@Suite("Long clashes")
struct LongClashTests {
  private static let count = 2000
  private let root = LayoutView(frame: Rect(x: 0, y: 0, width: 15_000, height: 10))

  /// Views 10 wide side by side that are pinned to both ends of a root which is 5,000 too narrow.
  init() {
    var last: LayoutView?
    for number in 1...Self.count {
      let view = LayoutView()
      root.addSubview(view)
      view.snp.makeConstraints { make in
        make.left.equalTo(last?.snp.right ?? root.snp.left)
        make.width.equalTo(10)
        if number == Self.count { make.right.equalToSuperview() }
      }
      last = view
    }
  }

  @Test("a clash of thousands is one report that names few of them and the number of the rest")
  func oneReport() throws {
    let report = try root.onlyConflict()
    #expect(report.headline == "root is 5000 pt too wide for 15000")
    #expect(report.refused?.asked == 15_000 && report.refused?.got == 20_000)
    // A link and a width of each view, and the pin at the end.
    #expect(report.members.count == 2 * Self.count + 1)
    #expect(report.background == ["root.width == 15000 (its frame)"])
    #expect(report.alsoBroken.isEmpty && report.chain.isEmpty)
    let lines = report.description.split(separator: "\n")
    // Two lines of headline, five members on each side of the rest, and the root.
    #expect(lines.count == 14 && lines[7] == "  … 3991 between …")
    #expect(report.description.utf8.count < 8192)
    expect(try #require(root.subviews.last), at: 19_990, 0, 10, 0)
  }

  @Test("it is found in a few solves, told anew after a resize, and gone where there is room")
  func solves() throws {
    _ = try root.onlyConflict()
    let first = root.snp.layoutWork
    #expect(first.solves <= 4)
    root.frame.size.width = 16_000
    #expect(try root.onlyConflict().headline == "root is 4000 pt too wide for 16000")
    let second = root.snp.layoutWork
    #expect(second.solves - first.solves <= 3)
    #expect(second.constraintsLowered - first.constraintsLowered <= 1)
    root.frame.size.width = 20_000
    layOut(root)
    #expect(root.snp.issues.isEmpty)
    #expect(root.snp.layoutWork.solves - second.solves <= 3)
  }

  @Test(
    "clashes of a few constraints each are found without a search of all that they hang together with"
  )
  func smallClashes() throws {
    /// What is spent on searches by a first pass, a resize and another order, for five clashes in a column.
    func searchWork(rows: Int) throws -> [Int] {
      let root = LayoutView(frame: Rect(x: 0, y: 0, width: 400, height: 800))
      for number in 0..<rows {
        let row = LayoutView()
        let above = root.subviews.last
        root.addSubview(row)
        row.snp.makeConstraints { make in
          make.left.right.equalToSuperview()
          make.height.equalTo(20)
          make.top.equalTo(above?.snp.bottom ?? root.snp.top)
          if number % (rows / 5) == 0 { make.width.equalTo(7) }
        }
      }
      var done = 0
      func spent() -> Int {
        root.layoutIfNeeded()
        #expect(root.snp.issues.count == 5)
        defer { done = root.snp.layoutWork.searchWork }
        return root.snp.layoutWork.searchWork - done
      }
      let first = spent()
      root.frame.size.width = 420
      let resized = spent()
      root.bringSubviewToFront(root.subviews[1])
      return [first, resized, spent()]
    }
    let (few, many) = (try searchWork(rows: 50), try searchWork(rows: 800))
    #expect(few == many && few[0] > 0)
  }
}
