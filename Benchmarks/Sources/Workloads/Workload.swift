// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

public import Traces

/// A family of workloads at a size.
public struct Workload: Hashable, Sendable {
  /// The family.
  public var family: Family

  /// How much of it: what that is, the family says.
  public var size: Int

  /// Makes a workload.
  public init(_ family: Family, _ size: Int) {
    self.family = family
    self.size = size
  }

  /// The name, as in `list_100`.
  public var name: String { "\(family.rawValue)_\(size)" }

  /// A kind of layout, and what is done to it.
  public enum Family: String, CaseIterable, Sendable {
    /// Copies of a form, its size edited.
    case enaml
    /// Views side by side and of one width, the width of all edited.
    case chain
    /// Cells below one another, their width edited.
    case list
    /// Boxes within boxes, four in each, the outermost width edited.
    case nested
    /// A square of boxes of one size, pinned once along each direction, the width edited.
    case grid
    /// The same, pinned along every row and column.
    case gridr
    /// Cells of a list taken out and in.
    case churn
    /// The last thirty cells of a list taken out and in.
    case tail
    /// A list whose width is edited a thousand times.
    case stormlist
    /// A grid whose width is edited a thousand times.
    case stormgrid
    /// One medium wish against many weak ones.
    case hierWeakMedium = "hier_weak_medium"
    /// One strong wish against many medium ones.
    case hierMediumStrong = "hier_medium_strong"
    /// One strong wish against many weak ones.
    case hierWeakStrong = "hier_weak_strong"
    /// A square of cells whose columns share their widths, the total width edited.
    case table
    /// Items with preferred and least gaps between them, the total length edited.
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
