// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

extension Workload {
  /// Returns the widths of a drag of the window; none for families whose edited variable is another one.
  public func widths(_ count: Int) -> [Double] {
    let side = Double(squareSide)
    let size = Double(size)
    return switch family {
    case .chain: TraceBuilder.drag(count, over: (10 * size + 100)...(40 * size + 400), seed: 7)
    case .nested: TraceBuilder.drag(count, over: 600...1800, seed: 9)
    case .grid, .gridr, .stormgrid:
      TraceBuilder.drag(count, over: (10 * side + 200)...(30 * side + 900), seed: 13)
    case .list, .stormlist: TraceBuilder.drag(count, over: 320...640, seed: 5)
    default: []
    }
  }

  /// The side length, in cells, of a square of about `size` cells.
  public var squareSide: Int { max(2, Int(Double(size).squareRoot().rounded())) }
}
