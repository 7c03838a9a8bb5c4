// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

public import LayoutDSL
import Workloads

/// A vertical list of cells.
public final class ListTree: LayoutTree {
  /// The window.
  public let root = LayoutView(frame: Rect(x: 0, y: 0, width: 400, height: 700))
  private let contents: [ListContent]
  private var cells: [ListCellView]

  /// The views whose frames are the workload's variables, in their order.
  public var views: [LayoutView] { [root] + cells.flatMap { [$0.view] + $0.view.subviews } }

  /// The number of cells.
  public var count: Int { cells.count }

  /// Makes the views, without constraints.
  public init(_ size: Int) {
    contents = ListContent.cells(size)
    cells = (0..<size).map { _ in ListCellView() }
    for cell in cells { root.addSubview(cell.view) }
  }

  /// Writes the constraint blocks.
  public func constrain() {
    for index in cells.indices { constrain(index) }
  }

  private func constrain(_ index: Int) {
    let cell = cells[index]
    cell.constrain(contents[index])
    link(index)
  }

  /// Places a cell below its predecessor, or at the top of the window.
  private func link(_ index: Int) {
    let cell = cells[index]
    cell.link?.deactivate()
    let edge = index > 0 ? cells[index - 1].view.snp.bottom : root.snp.top
    cell.view.snp.makeConstraints { cell.link = $0.top.equalTo(edge).constraint }
  }

  /// Removes a cell and places its successor below its predecessor.
  public func remove(_ index: Int) {
    cells.remove(at: index).view.removeFromSuperview()
    if index < cells.count { link(index) }
  }

  /// Inserts a new cell with the contents that the list's original cell had at this index.
  public func insert(_ index: Int) {
    let cell = ListCellView()
    cells.insert(cell, at: index)
    root.insertSubview(cell.view, at: index)
    constrain(index)
    if index + 1 < cells.count { link(index + 1) }
  }
}
