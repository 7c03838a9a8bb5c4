// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

// Words that Masonry has on every stage of a chain.

extension ConstraintMakerRelatable {
  /// The chain itself, for readability: `make.left.and.top`.
  public var and: Self { self }

  /// The chain itself, for readability.
  public var with: Self { self }
}

extension ConstraintMakerFinalizable {
  /// The chain itself, for readability.
  public var and: Self { self }

  /// The chain itself, for readability: `equalTo(other).with.offset(8)`.
  public var with: Self { self }

  /// Names the constraint in messages, with a number if it has several attributes.
  ///
  /// Masonry's name for ``labeled(_:)``: `make.edges.equalTo(other).key("frame")` gives
  /// `frame[0]` to `frame[3]`, in the order of expansion.
  @discardableResult
  public func key(_ key: String) -> ConstraintMakerFinalizable {
    position.edit { $0.setLabel(key, isNumbered: true) }
    return self
  }
}

extension ConstraintMakerEditable {
  /// Sets the constant of widths and heights, and leaves that of other attributes.
  ///
  /// Unlike ``offset(_:)`` it depends on the attribute on the left, as in Masonry.
  @discardableResult
  public func sizeOffset(_ amount: Size) -> ConstraintMakerEditable {
    position.edit { $0.setSizeOffset(amount) }
    return self
  }

  /// Sets the constant of the two centres, and leaves that of other attributes.
  ///
  /// Unlike ``offset(_:)`` it depends on the attribute on the left, as in Masonry.
  @discardableResult
  public func centerOffset(_ amount: Point) -> ConstraintMakerEditable {
    position.edit { $0.setCenterOffset(amount) }
    return self
  }

  /// Sets the constant to distances inwards: Masonry's name for ``inset(_:)-(ConstraintInsetTarget)``.
  @discardableResult
  public func insets(_ amount: Insets) -> ConstraintMakerEditable {
    inset(amount)
  }

  /// Sets the constant by the kind of the value: a number like ``offset(_:)``, a point like ``centerOffset(_:)``, a
  /// size like ``sizeOffset(_:)``, insets like `insets`.
  ///
  /// It is Masonry's `valueOffset`, without boxes.
  @discardableResult
  public func valueOffset(_ value: any ConstraintConstantTarget) -> ConstraintMakerEditable {
    switch value._constantTarget {
    case .point(let point): return centerOffset(point)
    case .size(let size): return sizeOffset(size)
    case let constant:
      position.edit { $0.setConstant(constant) }
      return self
    }
  }
}
