// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

// These methods work on active and inactive constraints. A number that is not finite is refused and recorded as a
// mistake.
extension Constraint {
  /// Replaces the constant by an offset.
  @discardableResult
  public func update(
    offset: any ConstraintOffsetTarget, fileID: String = #fileID, line: UInt = #line
  ) -> Constraint {
    update(constant: offset._offsetTarget, at: SourceLocation(fileID: fileID, line: line))
    return self
  }

  /// Replaces the constant by an inset.
  @discardableResult
  public func update(
    inset: any ConstraintInsetTarget, fileID: String = #fileID, line: UInt = #line
  ) -> Constraint {
    update(constant: inset._insetTarget, at: SourceLocation(fileID: fileID, line: line))
    return self
  }

  /// Replaces the constant by an inset whose leading and trailing sides follow the direction of text.
  @discardableResult
  public func update(
    inset: any ConstraintDirectionalInsetTarget, fileID: String = #fileID, line: UInt = #line
  ) -> Constraint {
    update(constant: inset._directionalInsetTarget, at: SourceLocation(fileID: fileID, line: line))
    return self
  }

  /// Replaces the priority, which may also change between required and optional.
  @discardableResult
  public func update(
    priority: ConstraintPriority, fileID: String = #fileID, line: UInt = #line
  ) -> Constraint {
    update(priorityValue: priority.value, at: SourceLocation(fileID: fileID, line: line))
    return self
  }

  /// Replaces the priority, which may also change between required and optional.
  @discardableResult
  public func update(
    priority: any ConstraintPriorityTarget, fileID: String = #fileID, line: UInt = #line
  ) -> Constraint {
    update(
      priorityValue: priority.constraintPriorityTargetValue,
      at: SourceLocation(fileID: fileID, line: line))
    return self
  }

  /// Replaces the constants of widths and heights, leaving other attributes unchanged.
  @discardableResult
  public func update(
    sizeOffset: Size, fileID: String = #fileID, line: UInt = #line
  ) -> Constraint {
    update(at: SourceLocation(fileID: fileID, line: line), .size(sizeOffset), of: .size) {
      $0.setSizeOffset(sizeOffset)
    }
    return self
  }

  /// Replaces the constants of the two centres, leaving other attributes unchanged.
  @discardableResult
  public func update(
    centerOffset: Point, fileID: String = #fileID, line: UInt = #line
  ) -> Constraint {
    update(at: SourceLocation(fileID: fileID, line: line), .point(centerOffset), of: .center) {
      $0.setCenterOffset(centerOffset)
    }
    return self
  }

  /// Replaces the constants of all rows.
  func update(constant: ConstraintConstant, at location: SourceLocation) {
    guard constant.isFinite else { return refuse("constant", at: location) }
    update({ $0.setConstant(constant) }) { $0.setConstant(constant) }
  }

  /// Replaces the constants of rows whose first attribute is one of `attributes`.
  private func update(
    at location: SourceLocation, _ constant: ConstraintConstant,
    of attributes: ConstraintAttributes, _ change: (inout ConstraintDescription) -> Void
  ) {
    guard constant.isFinite else { return refuse("constant", at: location) }
    update(change) { row in
      let attribute = row.firstAttribute
      if attributes.isDisjoint(with: ConstraintAttributes(attribute)) { return }
      row.setConstant(DirectedConstant(constant.value(for: attribute, in: .leftToRight)))
    }
  }

  /// Replaces the priorities of all rows.
  func update(priorityValue: Float, at location: SourceLocation) {
    guard let value = LayoutConstraint.usable(priorityValue) else {
      return refuse("priority", at: location)
    }
    update({ $0.setPriority(value) }) { $0.setPriorityValue(value) }
  }

  private func update(
    _ change: (inout ConstraintDescription) -> Void, _ changeRow: (LayoutConstraint) -> Void
  ) {
    guard isValid else { return edit(change) }
    changeDraft(change)
    for row in rows { changeRow(row) }
    removeMistakes(at: .update)
  }

  private func refuse(_ what: String, at location: SourceLocation) {
    let (item, attributes) = (item, attributes)
    report(
      RecordedMistake(.notFinite, at: location, label: label) {
        "the new \(what) of \(item.name).\(attributes) is not a finite number"
      }, at: .update)
  }
}

// Masonry's setters. They work on active and inactive constraints; a number that is not finite is refused and
// recorded as a mistake.
extension Constraint {
  /// Replaces the constant by a number, in points; Masonry's `setOffset:`.
  public func setOffset(
    _ offset: any ConstraintOffsetTarget, fileID: String = #fileID, line: UInt = #line
  ) {
    update(offset: offset, fileID: fileID, line: line)
  }

  /// Replaces the constant by the same distance inwards from every side, in points; Masonry's `setInset:`.
  public func setInset(
    _ inset: any ConstraintInsetTarget, fileID: String = #fileID, line: UInt = #line
  ) {
    update(inset: inset, fileID: fileID, line: line)
  }

  /// Replaces the constant by distances inwards, in points; Masonry's `setInsets:`.
  public func setInsets(_ insets: Insets, fileID: String = #fileID, line: UInt = #line) {
    update(inset: insets, fileID: fileID, line: line)
  }

  /// Replaces the constants of widths and heights, in points; Masonry's `setSizeOffset:`.
  public func setSizeOffset(_ offset: Size, fileID: String = #fileID, line: UInt = #line) {
    update(sizeOffset: offset, fileID: fileID, line: line)
  }

  /// Replaces the constants of the two centres, in points; Masonry's `setCenterOffset:`.
  public func setCenterOffset(_ offset: Point, fileID: String = #fileID, line: UInt = #line) {
    update(centerOffset: offset, fileID: fileID, line: line)
  }
}
