// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The namespace of several views: `[title, icon].snp`.
///
/// It offers what Masonry has for arrays of views. An empty array makes nothing and is no mistake.
public struct ConstraintViewsDSL {
  let views: [LayoutView]
}

extension RandomAccessCollection where Element: LayoutView {
  /// The constraints of several views at once.
  public var snp: ConstraintViewsDSL { ConstraintViewsDSL(views: Array(self)) }
}

extension ConstraintViewsDSL {
  /// Makes the constraints of `closure` for each view and returns them inactive.
  ///
  /// - Returns: The constraints of all views, in the order of the views.
  @discardableResult
  public func prepareConstraints(
    fileID: String = #fileID, line: UInt = #line, _ closure: (_ make: ConstraintMaker) -> Void
  ) -> [Constraint] {
    let location = SourceLocation(fileID: fileID, line: line)
    return views.flatMap { ConstraintMaker.prepare($0.itemState, at: location, closure) }
  }

  /// Makes the constraints of `closure` for each view and activates them.
  ///
  /// - Returns: The constraints of all views, in the order of the views.
  @discardableResult
  public func makeConstraints(
    fileID: String = #fileID, line: UInt = #line, _ closure: (_ make: ConstraintMaker) -> Void
  ) -> [Constraint] {
    let location = SourceLocation(fileID: fileID, line: line)
    return views.flatMap { ConstraintMaker.makeReturning($0.itemState, at: location, closure) }
  }

  /// Replaces each view's constraints that earlier blocks made by those of `closure`.
  ///
  /// - Returns: The constraints of all views, in the order of the views.
  @discardableResult
  public func remakeConstraints(
    fileID: String = #fileID, line: UInt = #line, _ closure: (_ make: ConstraintMaker) -> Void
  ) -> [Constraint] {
    let location = SourceLocation(fileID: fileID, line: line)
    return views.flatMap { view in
      ConstraintMaker.remove(view.itemState)
      return ConstraintMaker.makeReturning(view.itemState, at: location, closure)
    }
  }

  /// Updates the constants of each view's constraints that match those of `closure`, and activates those that match
  /// none.
  ///
  /// - Returns: The constraints of all views, in the order of the views.
  @discardableResult
  public func updateConstraints(
    fileID: String = #fileID, line: UInt = #line, _ closure: (_ make: ConstraintMaker) -> Void
  ) -> [Constraint] {
    let location = SourceLocation(fileID: fileID, line: line)
    return views.flatMap {
      ConstraintMaker.makeReturning($0.itemState, at: location, isUpdate: true, closure)
    }
  }

  /// Deactivates all constraints that blocks made, of each view.
  public func removeConstraints() {
    for view in views { ConstraintMaker.remove(view.itemState) }
  }

  /// Names the views in messages, each by the key at the same index.
  ///
  /// ```swift
  /// [title, icon].snp.attachKeys("title", "icon")
  /// ```
  ///
  /// It mirrors Masonry's `MASAttachKeys`. Views without a key keep their names. Several views may have the same key.
  public func attachKeys(_ keys: String...) {
    for (view, key) in zip(views, keys) { view.snp.setLabel(key) }
  }
}
