// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

public import LayoutDSL
public import Workloads

/// The tree of views that stands for a workload: built with the words that a user has, its
/// frames are what the workload's variables come to.
public protocol LayoutTree {
  /// The window.
  var root: LayoutView { get }

  /// Every view that stands for four variables of the workload, in their order.
  var views: [LayoutView] { get }

  /// Makes the views, without constraints.
  init(_ size: Int)

  /// Writes the constraint blocks.
  func constrain()
}

extension LayoutTree {
  /// Gives the window another width.
  ///
  /// The frame is set whole: to change it in place costs the caller an allocation, as `frame` is a
  /// property that subclasses may override.
  public func setWidth(_ width: Double) {
    root.frame = Rect(origin: .zero, size: Size(width: width, height: root.frame.height))
  }

  /// The origin of a view in the window.
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

  /// What the workload's variables are: left, top, width and height of every view in the
  /// window.
  public var values: [Double] {
    views.flatMap { view in
      let origin = origin(of: view)
      return [origin.x, origin.y, view.frame.width, view.frame.height]
    }
  }
}

extension Workload.Family {
  /// The tree that stands for the family, if there is one.
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
