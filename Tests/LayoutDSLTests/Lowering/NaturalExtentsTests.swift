// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Testing

@testable import LayoutDSL

/// The sizes that views and stack views have of their own.
@Suite("Natural extents")
struct NaturalExtentsTests {
  /// Sizes of contents, and how often they were asked for; it holds the views, so that none is taken for another.
  private final class Contents {
    private var views: [LayoutView] = []
    private var sizes: [ObjectIdentifier: Size] = [:]
    var questions = 0

    func makeView(_ width: Double, _ height: Double) -> LayoutView {
      let view = LayoutView()
      views.append(view)
      sizes[ObjectIdentifier(view.itemState)] = Size(width: width, height: height)
      return view
    }

    func makeExtents() -> NaturalExtents {
      NaturalExtents { item, axis in
        self.questions += 1
        let size = self.sizes[ObjectIdentifier(item)]
        return size.map { axis == .horizontal ? $0.width : $0.height }
      }
    }
  }

  private let contents = Contents()

  private func size(of view: LayoutView) -> [Double?] {
    let extents = contents.makeExtents()
    return [Axis.horizontal, .vertical].map { extents.extent(of: view.itemState, $0) }
  }

  private func makeRow() -> LayoutStackView {
    let row = LayoutStackView(
      arrangedSubviews: [contents.makeView(10, 7), contents.makeView(20, 9), LayoutView()])
    row.spacing = 5
    return row
  }

  @Test("a view has the size of its content, or none; a stack view always has one")
  func plain() {
    #expect(size(of: contents.makeView(3, 4)) == [3, 4])
    #expect(size(of: LayoutView()) == [nil, nil])
    #expect(size(of: LayoutStackView()) == [0, 0])
  }

  @Test("a row is as wide as its views and spaces and as high as the highest, a column turned")
  func axes() {
    let row = makeRow()
    #expect(size(of: row) == [40, 9])
    row.axis = .vertical
    #expect(size(of: row) == [20, 26])
    row.axis = .horizontal
    row.setCustomSpacing(3, after: row.arrangedSubviews[0])
    row.setCustomSpacing(LayoutStackView.spacingUseSystem, after: row.arrangedSubviews[1])
    // 30 and spaces of 3 and 8.
    #expect(size(of: row) == [41, 9])
    row.setCustomSpacing(100, after: row.arrangedSubviews[2])
    #expect(size(of: row) == [41, 9])
  }

  @Test("hidden views and those that are elsewhere take no room and no space")
  func hidden() {
    let row = makeRow()
    row.arrangedSubviews[1].isHidden = true
    #expect(size(of: row) == [15, 7])
    row.arrangedSubviews[2].isHidden = true
    #expect(size(of: row) == [10, 7])
  }

  @Test("equal extents are all as large as the largest; nothing is below 0")
  func equal() {
    let row = makeRow()
    row.distribution = .fillEqually
    #expect(size(of: row) == [70, 9])
    row.spacing = -50
    #expect(size(of: row) == [0, 9])
  }

  @Test("margins count where the arrangement heeds them")
  func margins() {
    let row = makeRow()
    row.layoutMargins = Insets(top: 1, left: 2, bottom: 4, right: 8)
    #expect(size(of: row) == [40, 9])
    row.isLayoutMarginsRelativeArrangement = true
    #expect(size(of: row) == [50, 14])
  }

  @Test("stack views in stack views are looked at once, by their own axes")
  func nested() {
    let (row, leaf) = (makeRow(), contents.makeView(6, 30))
    let column = LayoutStackView(arrangedSubviews: [row, leaf])
    column.axis = .vertical
    column.spacing = 1
    let outer = LayoutStackView(arrangedSubviews: [column, LayoutStackView()])
    let extents = contents.makeExtents()
    #expect(extents.extent(of: outer.itemState, .horizontal) == 40)
    // Three views of the row and the leaf.
    #expect(contents.questions == 4)
    #expect(extents.extent(of: column.itemState, .horizontal) == 40)
    #expect(extents.extent(of: row.itemState, .horizontal) == 40)
    #expect(contents.questions == 4)
    #expect(extents.extent(of: row.itemState, .vertical) == 9)
    #expect(extents.extent(of: outer.itemState, .vertical) == 40)
    #expect(contents.questions == 8)
  }

  @Test("the leaves are those that are shown and arrange nothing, but for what was seen")
  func leaves() {
    let (row, leaf) = (makeRow(), LayoutView())
    let column = LayoutStackView(arrangedSubviews: [row, leaf])
    row.arrangedSubviews[0].isHidden = true
    var seen: Set<ObjectIdentifier> = []
    let inRow = NaturalExtents.nonStackViews(in: row, visited: &seen)
    #expect(inRow.map(\.view) == [row.arrangedSubviews[1], row.arrangedSubviews[2]])
    #expect(NaturalExtents.nonStackViews(in: column, visited: &seen).map(\.view) == [leaf])
    #expect(NaturalExtents.nonStackViews(in: column, visited: &seen).isEmpty)
  }
}
