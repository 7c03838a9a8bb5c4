// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL
import LayoutTrees
import Workloads

/// A phase in the life of a tree of views, whose instructions are counted.
struct TreePhase {
  /// The operations on the tree.
  enum Step: String, CaseIterable {
    /// Making the views.
    case views
    /// Writing the constraint blocks.
    case blocks
    /// The first pass.
    case pass
    /// A pass for a width of the root that is far from the last one, after two others.
    case resize
    /// A pass for a width of the root that is one point from the last one, after two others.
    case drag
    /// Views, blocks and first pass together.
    case everything
  }

  /// The counted operation.
  let step: Step

  private let workload: Workload
  private let kind: any LayoutTree.Type

  private init?(_ step: Step, _ workload: Workload) {
    guard let kind = workload.family.tree else { return nil }
    (self.step, self.workload, self.kind) = (step, workload, kind)
  }

  /// All phases of all trees; everything together for small and large trees, which shows the growth; and a drag of the
  /// list, the only tree for which the cost of a resize depends on the distance of the widths.
  static var all: [TreePhase] {
    TreeWork.families.flatMap { family in
      [Step.views, .blocks, .pass, .resize].compactMap { TreePhase($0, Workload(family, 1000)) }
        + [100, 10_000].compactMap { TreePhase(.everything, Workload(family, $0)) }
    } + [TreePhase(.drag, Workload(.list, 1000))].compactMap(\.self)
  }

  /// Returns the picture of a tree with the widths of the counted resize, for other engines.
  static func picture(_ name: String) -> TreePicture? {
    TreeWork.families.map { Workload($0, 1000) }.first { $0.name == name }
      .flatMap { TreePicture($0, widths: resizes($0)) }
  }

  /// Returns three widths, each different from the one before and from the tree's initial one.
  private static func resizes(_ workload: Workload) -> [Double] { workload.widths(5).suffix(3) }

  /// Returns three widths one point apart, beginning with the lowest.
  private static func drag(_ workload: Workload) -> [Double] {
    workload.widths(1).first.map { [$0, $0 + 1, $0 + 2] } ?? []
  }

  /// The name, as in `blocks.grid_1000`.
  var name: String { "tree.\(step.rawValue).\(workload.name)" }

  /// Takes the step in a counted section, after a preparation that is not counted.
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
