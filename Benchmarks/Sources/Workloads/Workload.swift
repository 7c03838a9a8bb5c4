// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

public import Traces

/// A family of workloads at a size.
public struct Workload: Hashable, Sendable {
  /// The family.
  public var family: Family

  /// The size, in the units of the family.
  public var size: Int

  /// Makes a workload.
  public init(_ family: Family, _ size: Int) {
    self.family = family
    self.size = size
  }

  /// The name, as in `list_100`.
  public var name: String { "\(family.rawValue)_\(size)" }

  /// The kinds of layouts and of operations on them.
  public enum Family: String, CaseIterable, Sendable {
    /// Copies of a form whose size is edited.
    case enaml
    /// Views of equal width side by side; the total width is edited.
    case chain
    /// A vertical list of cells whose width is edited.
    case list
    /// Nested boxes, four in each; the outermost width is edited.
    case nested
    /// A square of boxes of equal size, pinned once along each direction; the width is edited.
    case grid
    /// The same, pinned along each row and column.
    case gridr
    /// A list whose cells are removed and inserted.
    case churn
    /// A list whose last thirty cells are removed and inserted.
    case tail
    /// A list whose width is edited a thousand times.
    case stormlist
    /// A grid whose width is edited a thousand times.
    case stormgrid
    /// One medium constraint against many weak ones.
    case hierWeakMedium = "hier_weak_medium"
    /// One strong constraint against many medium ones.
    case hierMediumStrong = "hier_medium_strong"
    /// One strong constraint against many weak ones.
    case hierWeakStrong = "hier_weak_strong"
    /// A square of cells whose columns share their widths; the total width is edited.
    case table
    /// Items with preferred and minimum gaps between them; the total length is edited.
    case gaps
  }

  /// Builds the trace.
  public func trace() -> Trace {
    switch family {
    case .enaml: enaml()
    case .chain: chain()
    case .list: list(suggestions: 60)
    case .stormlist: list(suggestions: 1000)
    case .nested: nested()
    case .grid: grid(suggestions: 60, isRedundant: false)
    case .gridr: grid(suggestions: 60, isRedundant: true)
    case .stormgrid: grid(suggestions: 1000, isRedundant: false)
    case .churn: churn(within: 0..<size)
    case .tail: churn(within: max(0, size - 30)..<size)
    case .hierWeakMedium: hierarchy(.weak, against: .medium)
    case .hierMediumStrong: hierarchy(.medium, against: .strong)
    case .hierWeakStrong: hierarchy(.weak, against: .strong)
    case .table: table()
    case .gaps: gaps()
    }
  }
}
