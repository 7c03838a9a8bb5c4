// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The namespace of a guide: ``LayoutGuide/snp``.
///
/// A guide has no margins and no text: its margins are its edges, its first baseline is its top and its
/// last baseline its bottom.
///
/// ```swift
/// extension LayoutView {
///   var safeArea: any ConstraintAttributesDSL { safeAreaLayoutGuide.snp }
/// }
/// title.snp.makeConstraints { $0.top.equalTo(view.safeArea.topMargin) }
/// ```
public struct ConstraintLayoutGuideDSL: ConstraintAttributesDSL {
  let guide: LayoutGuide

  /// The state of the guide.
  public var _itemState: LayoutItemState { guide._itemState }
}

extension LayoutGuide {
  /// The constraints of the guide, and its attributes as targets.
  public var snp: ConstraintLayoutGuideDSL { ConstraintLayoutGuideDSL(guide: self) }
}

extension ConstraintLayoutGuideDSL {
  /// Makes the constraints of `closure` and returns them inactive.
  @discardableResult
  public func prepareConstraints(
    fileID: String = #fileID, line: UInt = #line, _ closure: (_ make: ConstraintMaker) -> Void
  ) -> [Constraint] {
    ConstraintMaker.prepare(guide, at: SourceLocation(fileID: fileID, line: line), closure)
  }

  /// Makes the constraints of `closure` and activates them.
  public func makeConstraints(
    fileID: String = #fileID, line: UInt = #line, _ closure: (_ make: ConstraintMaker) -> Void
  ) {
    ConstraintMaker.make(guide, at: SourceLocation(fileID: fileID, line: line), closure)
  }

  /// Replaces all constraints that earlier blocks made by those of `closure`.
  public func remakeConstraints(
    fileID: String = #fileID, line: UInt = #line, _ closure: (_ make: ConstraintMaker) -> Void
  ) {
    ConstraintMaker.remove(guide)
    ConstraintMaker.make(guide, at: SourceLocation(fileID: fileID, line: line), closure)
  }

  /// Updates the constants of active constraints that match those of `closure`, and activates those that match none.
  ///
  /// Two constraints match if they differ in nothing but the constant.
  public func updateConstraints(
    fileID: String = #fileID, line: UInt = #line, _ closure: (_ make: ConstraintMaker) -> Void
  ) {
    ConstraintMaker.makeReturning(
      guide, at: SourceLocation(fileID: fileID, line: line), isUpdate: true, closure)
  }

  /// Deactivates all constraints that blocks made.
  public func removeConstraints() {
    ConstraintMaker.remove(guide)
  }
}
