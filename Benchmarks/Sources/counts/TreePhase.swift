// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL
import LayoutTrees
import Workloads

/// One phase in the life of a tree of views, whose instructions are counted.
struct TreePhase {
  /// What is done to the tree.
  enum Step: String, CaseIterable {
    /// Making the views.
    case views
    /// Writing the constraint blocks.
    case blocks
    /// The first pass.
    case pass
    /// Another width of the root and its pass, far from the last, after two others.
    case resize
    /// Another width of the root and its pass, one point from the last, after two others.
    case drag
    /// Views, blocks and first pass together.
    case everything
  }

  /// What is counted.
  let step: Step

  private let workload: Workload
  private let kind: any LayoutTree.Type

  private init?(_ step: Step, _ workload: Workload) {
    guard let kind = workload.family.tree else { return nil }
    (self.step, self.workload, self.kind) = (step, workload, kind)
  }

  /// Every phase of every tree, and all together for small and for large ones, which says how a tree
  /// grows; a drag of the list, the only tree of which a resize goes by how far the widths are apart.
  static var all: [TreePhase] {
    TreeWork.families.flatMap { family in
      [Step.views, .blocks, .pass, .resize].compactMap { TreePhase($0, Workload(family, 1000)) }
        + [100, 10_000].compactMap { TreePhase(.everything, Workload(family, $0)) }
    } + [TreePhase(.drag, Workload(.list, 1000))].compactMap(\.self)
  }

  /// The picture of a tree with the widths at which a resize is counted, for other engines.
  static func picture(_ name: String) -> TreePicture? {
    TreeWork.families.map { Workload($0, 1000) }.first { $0.name == name }
      .flatMap { TreePicture($0, widths: resizes($0)) }
  }

  /// Three widths, each another than the one before, and than the one at which the tree was made.
  private static func resizes(_ workload: Workload) -> [Double] { workload.widths(5).suffix(3) }

  /// Three widths from the lowest one on, one point apart.
  private static func drag(_ workload: Workload) -> [Double] {
    workload.widths(1).first.map { [$0, $0 + 1, $0 + 2] } ?? []
  }

  /// As in `blocks.grid_1000`.
  var name: String { "tree.\(step.rawValue).\(workload.name)" }

  /// Takes the step in a section of its own; what a process needs only the first time was done before.
  func runInSection() throws {
    let small = kind.init(10)
    small.constrain()
    small.root.layoutIfNeeded()
    if step == .views {
      var made: [any LayoutTree] = []
      try CountedWork.section { made.append(kind.init(workload.size)) }
      return withExtendedLifetime(made) {}
    }
    if step == .everything {
      var made: [any LayoutTree] = []
      try CountedWork.section {
        let tree = kind.init(workload.size)
        tree.constrain()
        tree.root.layoutIfNeeded()
        made.append(tree)
      }
      return withExtendedLifetime(made) {}
    }
    let tree = kind.init(workload.size)
    if step == .blocks { return try CountedWork.section { tree.constrain() } }
    tree.constrain()
    if step == .pass { return try CountedWork.section { tree.root.layoutIfNeeded() } }
    tree.root.layoutIfNeeded()
    let widths = step == .drag ? Self.drag(workload) : Self.resizes(workload)
    for width in widths.dropLast() { resize(tree, to: width) }
    try CountedWork.section { if let last = widths.last { resize(tree, to: last) } }
  }

  private func resize(_ tree: any LayoutTree, to width: Double) {
    tree.setWidth(width)
    tree.root.layoutIfNeeded()
  }
}
