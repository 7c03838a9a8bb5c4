// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

public import LayoutDSL

/// Nested boxes, four in each, in rows and columns by turns.
public struct NestedTree: LayoutTree {
  /// The window.
  public let root = LayoutView(frame: Rect(x: 0, y: 0, width: 1200, height: 900))
  /// The views whose frames are the workload's variables, in their order.
  public let views: [LayoutView]

  /// Makes the views, without constraints.
  public init(_ size: Int) {
    var views = [root]
    for index in 0..<size - 1 {
      let box = LayoutView()
      views[index / 4].addSubview(box)
      views.append(box)
    }
    self.views = views
  }

  /// Writes the constraint blocks.
  public func constrain() {
    var queue = [(box: root, isRow: true)]
    var next = 0
    while next < queue.count {
      let (box, isRow) = queue[next]
      next += 1
      constrain(box.subviews, isRow: isRow)
      queue += box.subviews.map { ($0, !isRow) }
    }
  }

  private func constrain(_ boxes: [LayoutView], isRow: Bool) {
    for (index, box) in boxes.enumerated() {
      let previous = index > 0 ? boxes[index - 1] : nil
      let isLast = index == boxes.count - 1
      box.snp.makeConstraints { make in
        if isRow {
          make.top.bottom.equalToSuperview().inset(1)
          if let previous {
            make.left.equalTo(previous.snp.right).offset(1)
            make.width.equalTo(boxes[0])
          } else {
            make.left.equalToSuperview().offset(1)
          }
          if isLast { make.right.equalToSuperview().inset(1) }
        } else {
          make.left.right.equalToSuperview().inset(1)
          if let previous {
            make.top.equalTo(previous.snp.bottom).offset(1)
            make.height.equalTo(boxes[0])
          } else {
            make.top.equalToSuperview().offset(1)
          }
          if isLast { make.bottom.equalToSuperview().inset(1) }
        }
      }
    }
  }
}
