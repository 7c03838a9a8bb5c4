// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The namespace of several views: `[title, icon].snp`.
///
/// What Masonry has for arrays of views. No views are no mistake: nothing is made.
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
    return views.flatMap { ConstraintMaker.prepare($0, at: location, closure) }
  }

  /// Makes the constraints of `closure` for each view and activates them.
  ///
  /// - Returns: The constraints of all views, in the order of the views.
  @discardableResult
  public func makeConstraints(
    fileID: String = #fileID, line: UInt = #line, _ closure: (_ make: ConstraintMaker) -> Void
  ) -> [Constraint] {
    let location = SourceLocation(fileID: fileID, line: line)
    return views.flatMap { ConstraintMaker.making($0, at: location, closure) }
  }

  /// Replaces all constraints that blocks made before, of each view, by those of `closure`.
  ///
  /// - Returns: The constraints of all views, in the order of the views.
  @discardableResult
  public func remakeConstraints(
    fileID: String = #fileID, line: UInt = #line, _ closure: (_ make: ConstraintMaker) -> Void
  ) -> [Constraint] {
    let location = SourceLocation(fileID: fileID, line: line)
    return views.flatMap { view in
      ConstraintMaker.remove(view)
      return ConstraintMaker.making(view, at: location, closure)
    }
  }

  /// Gives each view's constraints that match those of `closure` the new constants, and activates
  /// those that match none.
  ///
  /// - Returns: The constraints of all views, in the order of the views.
  @discardableResult
  public func updateConstraints(
    fileID: String = #fileID, line: UInt = #line, _ closure: (_ make: ConstraintMaker) -> Void
  ) -> [Constraint] {
    let location = SourceLocation(fileID: fileID, line: line)
    return views.flatMap { ConstraintMaker.making($0, at: location, isUpdate: true, closure) }
  }

  /// Deactivates all constraints that blocks made, of each view.
  public func removeConstraints() {
    for view in views { ConstraintMaker.remove(view) }
  }

  /// Names the views in messages, the first by the first key and so on.
  ///
  /// ```swift
  /// [title, icon].snp.attachKeys("title", "icon")
  /// ```
  ///
  /// Masonry's `MASAttachKeys`. Views beyond the last key keep their names; the same key may be
  /// given to several.
  public func attachKeys(_ keys: String...) {
    for (view, key) in zip(views, keys) { view.snp.setLabel(key) }
  }
}
