// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The namespace of a view: ``LayoutView/snp``.
public struct ConstraintViewDSL: ConstraintAttributesDSL {
  @usableFromInline let view: LayoutView

  @inlinable
  init(view: LayoutView) {
    self.view = view
  }

  /// The state of the view.
  @inlinable public var _itemState: LayoutItemState { view._itemState }
}

extension LayoutView {
  /// The constraints of the view, its attributes as targets, and everything else that only this package has.
  @inlinable public final var snp: ConstraintViewDSL { ConstraintViewDSL(view: self) }
}

extension ConstraintViewDSL {
  /// Makes the constraints of `closure` and activates them.
  @inlinable
  public func makeConstraints(
    fileID: String = #fileID, line: UInt = #line, _ closure: (_ make: ConstraintMaker) -> Void
  ) {
    let maker = ConstraintMaker._open(view, fileID, line)
    closure(maker)
    ConstraintMaker._close(maker, of: view)
  }
}

extension LayoutView {
  /// Makes a view with a name for messages, snapshots and pictures.
  ///
  /// ```swift
  /// let title = LayoutView(label: "title")
  /// ```
  ///
  /// - Parameters:
  ///   - label: The name, as `snp.setLabel(_:)` sets it.
  ///   - frame: The frame in the future superview's coordinates, in points.
  public convenience init(label: String, frame: Rect = .zero) {
    self.init(frame: frame)
    snp.setLabel(label)
  }
}
