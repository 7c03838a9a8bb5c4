// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// An attribute of an item as a linear form of the item's own frame:
/// `origin + fraction · extent + offset` for a location, `fraction · extent + offset` for
/// a size.
///
/// The origin is the item's left or top, the extent its width or height. So `centerX` is
/// `left + 0.5 · width`, `bottomMargin` is `top + 1 · height - margin`, and `width` is
/// `1 · width`.
struct AttributeForm: Hashable {
  /// Whether the form speaks of left and width, or of top and height.
  var axis: Axis

  /// Whether the origin takes part: a place, not a size.
  var isLocation: Bool

  /// How much of the extent takes part.
  var fraction: Double

  /// What is added, in points, in the direction of the axis.
  var offset: Double
}

extension AttributeForm {
  /// The form of `attribute` as it is called in one direction of text, with what is added to it; nil for
  /// `notAnAttribute`.
  @inline(__always)
  init?(_ attribute: LayoutConstraint.Attribute, offset: Double = 0) {
    guard let axis = attribute.axis else { return nil }
    self.init(
      axis: axis, isLocation: attribute.isLocation, fraction: attribute.fraction, offset: offset)
  }

  /// The form in the coordinates of the item itself, whose left and top are 0 there.
  @inline(__always)
  var withoutOrigin: AttributeForm {
    AttributeForm(axis: axis, isLocation: false, fraction: fraction, offset: offset)
  }

  /// The same place or size said of an owner that is larger by `insets`.
  ///
  /// With `g` the inset rectangle and `o` its owner, `g.origin = o.origin + near` and
  /// `g.extent = o.extent - near - far`.
  func outward(by insets: Insets) -> AttributeForm {
    let (near, far) = insets.ends(along: axis)
    var form = self
    form.offset += (isLocation ? near : 0) - fraction * (near + far)
    return form
  }

  /// The same place or size said of an owner at whose top, or bottom, the item is a strip of a height,
  /// from side to side of the owner's bounds.
  ///
  /// - Parameter ornament: How far the owner's bounds reach beyond its alignment rectangle.
  func outward(
    fromStripOf height: Double, atEnd: Bool, in ornament: Insets
  ) -> AttributeForm {
    if axis == .horizontal { return outward(by: Insets.zero.subtracting(ornament)) }
    var form = self
    form.fraction = isLocation && atEnd ? 1 : 0
    form.offset += fraction * height
    if isLocation { form.offset += atEnd ? ornament.bottom - height : -ornament.top }
    return form
  }
}
