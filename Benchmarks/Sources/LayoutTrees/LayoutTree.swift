// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

public import LayoutDSL
public import Workloads

/// A tree of views for a workload, built through the public API: its frames are the values of the workload's variables.
public protocol LayoutTree {
  /// The window.
  var root: LayoutView { get }

  /// The views whose frames are the workload's variables, in their order.
  var views: [LayoutView] { get }

  /// Makes the views, without constraints.
  init(_ size: Int)

  /// Writes the constraint blocks.
  func constrain()
}

extension LayoutTree {
  /// Sets the width of the window.
  ///
  /// The whole frame is assigned: changing the overridable property `frame` in place costs the caller an allocation.
  public func setWidth(_ width: Double) {
    root.frame = Rect(origin: .zero, size: Size(width: width, height: root.frame.height))
  }

  /// Returns the origin of a view in the window's coordinates.
  func origin(of view: LayoutView) -> Point {
    var origin = Point.zero
    var next: LayoutView? = view
    while let view = next, view !== root {
      origin.x += view.frame.minX
      origin.y += view.frame.minY
      next = view.superview
    }
    return origin
  }

  /// The values of the workload's variables: left, top, width and height of every view in the window.
  public var values: [Double] {
    views.flatMap { view in
      let origin = origin(of: view)
      return [origin.x, origin.y, view.frame.width, view.frame.height]
    }
  }
}

extension Workload.Family {
  /// The type of tree for the family, if there is one.
  public var tree: (any LayoutTree.Type)? {
    switch self {
    case .list: ListTree.self
    case .nested: NestedTree.self
    case .grid: GridTree.self
    case .chain: ChainTree.self
    default: nil
    }
  }
}
