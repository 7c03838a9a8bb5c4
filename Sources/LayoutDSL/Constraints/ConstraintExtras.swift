// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// What few constraints have: kept apart, since there are many constraints.
final class ConstraintExtras {
  /// What the second attribute is multiplied by.
  @safe @exclusivity(unchecked) var multiplier = 1.0

  /// Where the distances begin, if one of the sides is a distance between two anchors.
  @safe @exclusivity(unchecked) var origins: ConstraintOrigins?

  /// The constant where text runs from right to left, if it is another one there.
  @safe @exclusivity(unchecked) var rightToLeft: Double?

  /// A name for messages.
  var identifier: String?

  /// What has been wrong since the constraint was made, and keeps it inactive.
  var defect: ConstraintDefect?

  /// Where the constraint was written, if not where most constraints of its item were.
  var fileID: String?

  private var reference: HandleReference?

  /// The handle that the constraint belongs to, if there is one.
  var owner: Constraint? {
    get { reference?.handle }
    set { reference = newValue.map(HandleReference.init) }
  }
}

extension LayoutConstraint {
  /// What a constraint has besides its two sides.
  enum Attachment {
    /// Nothing, as a rule.
    case none

    /// A handle.
    case owner(HandleReference)

    /// Something rare, and perhaps a handle.
    case extras(ConstraintExtras)
  }
}
