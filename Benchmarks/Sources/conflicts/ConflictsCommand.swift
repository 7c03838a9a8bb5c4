// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Foundation
import LayoutDSL

/// The command `conflicts`: the time of `layoutIfNeeded()` with clashing constraints, for the first pass and for one
/// after a change of a clashing constraint.
///
/// `conflicts [COUNT...]` prints a line in Markdown for each tree and number of independent conflicts.
@main
struct ConflictsCommand {
  /// A tree with independent conflicts.
  enum Tree: String, CaseIterable {
    /// A vertical list of cells, each with both sides and a width.
    case list
    /// Views, each with two widths.
    case pair
  }

  static func main() {
    let asked = CommandLine.arguments.dropFirst().compactMap { Int($0) }
    print("| tree | conflicts | first | after a change |\n| --- | ---: | ---: | ---: |")
    for tree in Tree.allCases {
      for count in asked.isEmpty ? [10, 50, 100, 200, 400] : asked {
        let runs = (0..<5).map { _ in times(of: tree, count) }
        let (first, later) = (median(runs.map(\.first)), median(runs.map(\.later)))
        print("| \(tree.rawValue) | \(count) | \(text(first)) | \(text(later)) |")
      }
    }
  }

  /// Returns the seconds of the first pass, and of a pass after the constant of a clashing constraint was changed.
  private static func times(of tree: Tree, _ count: Int) -> (first: Double, later: Double) {
    let root = LayoutView(frame: Rect(x: 0, y: 0, width: 320, height: 10_000))
    var changed: Constraint?
    var previous: LayoutView?
    for index in 0..<count {
      let view = LayoutView()
      root.addSubview(view)
      view.snp.makeConstraints { make in
        switch tree {
        case .list:
          make.left.right.equalToSuperview()
          make.height.equalTo(40)
          if let previous {
            make.top.equalTo(previous.snp.bottom)
          } else {
            make.top.equalToSuperview()
          }
        case .pair:
          make.left.top.equalToSuperview()
          make.height.equalTo(40)
          make.width.equalTo(50)
        }
        let width = make.width.equalTo(100 + index % 7).constraint
        if index == count / 2 { changed = width }
      }
      previous = view
    }
    let clock = ContinuousClock()
    let first = clock.measure { root.layoutIfNeeded() }
    precondition(root.snp.issues.count == count, "every pair is a conflict")
    changed?.update(offset: 200)
    let later = clock.measure { root.layoutIfNeeded() }
    return (first / .seconds(1), later / .seconds(1))
  }

  private static func median(_ seconds: [Double]) -> Double { seconds.sorted()[seconds.count / 2] }

  private static func text(_ seconds: Double) -> String {
    String(format: seconds < 1e-3 ? "%.3f ms" : "%.1f ms", seconds * 1e3)
  }
}
