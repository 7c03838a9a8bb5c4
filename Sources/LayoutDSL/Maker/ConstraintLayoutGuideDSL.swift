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
