// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

public import LayoutDSL

/// Views of equal width side by side.
public struct ChainTree: LayoutTree {
  /// The window.
  public let root: LayoutView
  private let links: [LayoutView]

  /// The views whose frames are the workload's variables, in their order.
  public var views: [LayoutView] { [root] + links }

  /// Makes the views, without constraints.
  ///
  /// The window is wide enough for all gaps, since widths of views are at least 0, unlike the variables of a trace.
  public init(_ size: Int) {
    let width = max(1000, 25 * Double(size))
    root = LayoutView(frame: Rect(x: 0, y: 0, width: width, height: 600))
    links = (0..<size).map { _ in LayoutView() }
    for view in links { root.addSubview(view) }
  }

  /// Writes the constraint blocks.
  public func constrain() {
    guard let first = links.first, let last = links.last else { return }
    var previous: LayoutView?
    for view in links {
      view.snp.makeConstraints { make in
        if let previous {
          make.left.equalTo(previous.snp.right).offset(8)
          make.width.equalTo(first)
        } else {
          make.left.equalToSuperview().offset(8)
        }
        make.top.bottom.equalToSuperview()
        if view === last { make.right.equalToSuperview().offset(-8) }
      }
      previous = view
    }
  }
}
