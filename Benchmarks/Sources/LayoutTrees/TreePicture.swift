// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL
public import Workloads

/// The appearance of a tree without its constraints, for engines with other layout models.
public struct TreePicture {
  /// The workload that the tree stands for.
  public let workload: Workload

  /// The widths to which the window is resized, in order, after the first pass.
  public let widths: [Double]

  /// The indices of the resizes after which an engine reports its frames, besides those after the first pass.
  public var reportedResizes: Set<Int> {
    widths.isEmpty ? [] : [min(widths.count / 3, widths.count - 1), widths.count - 1]
  }

  private let kind: any LayoutTree.Type

  /// Makes the picture of a workload's tree; nil if it has none.
  public init?(_ workload: Workload, widths: [Double]) {
    guard let kind = workload.family.tree else { return nil }
    (self.workload, self.widths, self.kind) = (workload, widths, kind)
  }

  /// The picture in the format of `Peers/yoga`; see Benchmarks/README.md.
  public var text: String {
    let window = kind.init(workload.size).root.frame
    var lines = ["p \(workload.family.rawValue) \(workload.size) \(window.width) \(window.height)"]
    if workload.family == .list {
      lines += ListContent.cells(workload.size).map { cell in
        "t \(cell.titleWidth) \(cell.subtitleWidth) \(cell.timeWidth) \(cell.buttonWidth) "
          + "\(cell.titleHeight) \(cell.subtitleHeight)"
      }
    }
    lines += widths.map { "w \($0)" }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Returns the frames of our tree: left, top, width and height of every view in the window, after the first pass and
  /// after the reported resizes.
  public func frames() throws -> [Double] {
    let tree = kind.init(workload.size)
    tree.constrain()
    try tree.root.snp.layout()
    var frames = tree.values
    for (step, width) in widths.enumerated() {
      tree.setWidth(width)
      try tree.root.snp.layout()
      if reportedResizes.contains(step) { frames += tree.values }
    }
    return frames
  }
}
