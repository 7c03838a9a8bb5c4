// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// An attribute of an item as a linear form of the item's own frame: `origin + fraction · extent + offset` for a
/// location, `fraction · extent + offset` for a size.
///
/// The origin is the item's left or top, the extent its width or height. So `centerX` is `left + 0.5 · width`,
/// `bottomMargin` is `top + 1 · height - margin`, and `width` is `1 · width`.
struct AttributeForm: Hashable {
  /// The axis: horizontal for left and width, vertical for top and height.
  var axis: Axis

  /// Whether the origin is part of the form, as it is for locations and not for sizes.
  var isLocation: Bool

  /// The coefficient of the extent.
  var fraction: Double

  /// The constant, in points, in the direction of the axis.
  var offset: Double
}

extension AttributeForm {
  /// Makes the form of an attribute whose leading or trailing is already resolved, with a constant added; nil for
  /// `notAnAttribute`.
  @inline(__always)
  init?(_ attribute: LayoutConstraint.Attribute, offset: Double = 0) {
    guard let axis = attribute.axis else { return nil }
    self.init(
      axis: axis, isLocation: attribute.isLocation, fraction: attribute.fraction, offset: offset)
  }

  /// The form in the item's own coordinates, in which its left and top are 0.
  @inline(__always)
  var withoutOrigin: AttributeForm {
    AttributeForm(axis: axis, isLocation: false, fraction: fraction, offset: offset)
  }

  /// Returns the same location or size as a form of the owner, from which the item is inset.
  ///
  /// With `g` the inset rectangle and `o` its owner, `g.origin = o.origin + near` and
  /// `g.extent = o.extent - near - far`.
  func inOwner(insetBy insets: Insets) -> AttributeForm {
    let (near, far) = insets.ends(along: axis)
    var form = self
    form.offset += (isLocation ? near : 0) - fraction * (near + far)
    return form
  }

  /// Returns the same location or size as a form of the owner, of whose bounds the item is a strip along the top or
  /// bottom.
  ///
  /// - Parameter ornament: How far the owner's bounds reach beyond its alignment rectangle.
  func inOwner(
    stripOfHeight height: Double, atEnd: Bool, in ornament: Insets
  ) -> AttributeForm {
    if axis == .horizontal { return inOwner(insetBy: Insets.zero.subtracting(ornament)) }
    var form = self
    form.fraction = isLocation && atEnd ? 1 : 0
    form.offset += fraction * height
    if isLocation { form.offset += atEnd ? ornament.bottom - height : -ornament.top }
    return form
  }
}
