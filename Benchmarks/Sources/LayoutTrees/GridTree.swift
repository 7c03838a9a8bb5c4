// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

public import LayoutDSL
import Workloads

/// A square of boxes of equal size.
public struct GridTree: LayoutTree {
  /// The window.
  public let root = LayoutView(frame: Rect(x: 0, y: 0, width: 1200, height: 900))
  private let side: Int
  private let boxes: [LayoutView]

  /// The views whose frames are the workload's variables, in their order.
  public var views: [LayoutView] { [root] + boxes }

  /// Makes the views, without constraints.
  public init(_ size: Int) {
    side = Workload(.grid, size).squareSide
    boxes = (0..<side * side).map { _ in LayoutView() }
    for box in boxes { root.addSubview(box) }
  }

  /// Writes the constraint blocks.
  public func constrain() {
    for (index, box) in boxes.enumerated() {
      let (row, column) = index.quotientAndRemainder(dividingBy: side)
      box.snp.makeConstraints { make in
        make.left.equalTo(column > 0 ? boxes[index - 1].snp.right : root.snp.left).offset(4)
        make.top.equalTo(row > 0 ? boxes[index - side].snp.bottom : root.snp.top).offset(4)
        if index > 0 { make.size.equalTo(boxes[0]) }
        if index == side - 1 { make.right.equalToSuperview().offset(-4) }
        if index == side * (side - 1) { make.bottom.equalToSuperview().offset(-4) }
      }
    }
  }
}
