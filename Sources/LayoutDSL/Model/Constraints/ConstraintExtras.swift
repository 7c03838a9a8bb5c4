// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// What few constraints have: kept apart, since there are many constraints.
@safe
final class ConstraintExtras {
  /// What the second attribute is multiplied by.
  let multiplier: Double

  /// Where the distances begin, if one of the sides is a distance between two anchors.
  let origins: ConstraintOrigins?

  /// The constant where text runs from right to left, if it is another one there.
  private(set) var rightToLeft: Double?

  /// A name for messages.
  private(set) var identifier: String?

  /// Whether somebody said that an archive should have the constraint; there are no archives.
  private(set) var shouldBeArchived = false

  init(
    multiplier: Double = 1, origins: ConstraintOrigins? = nil, rightToLeft: Double? = nil,
    identifier: String? = nil
  ) {
    self.multiplier = multiplier
    self.origins = origins
    self.rightToLeft = rightToLeft
    self.identifier = identifier
  }

  /// Replaces the constant where text runs from right to left; nil if it is the same there.
  func setRightToLeft(_ constant: Double?) { rightToLeft = constant }

  /// Names the constraint.
  func setIdentifier(_ identifier: String?) { self.identifier = identifier }

  /// Notes what has been wrong since the constraint was made.
  func setInitialMistake(_ initialMistake: RecordedMistake?) {
    self.initialMistake = initialMistake
  }

  /// Notes whether an archive should have the constraint.
  func setShouldBeArchived(_ value: Bool) { shouldBeArchived = value }

  /// What has been wrong since the constraint was made, and keeps it inactive.
  private(set) var initialMistake: RecordedMistake?

  /// The object that activated the constraint, which is kept until it is deactivated.
  private var keptObject: LayoutConstraint?

  // An item takes out the rows that its view hosts before it ends.

  private unowned(unsafe) var storedHost: ItemState?

  // Neither is kept otherwise. A handle takes itself out of its rows at its end, an object out of its row.

  private unowned(unsafe) var storedOwner: Constraint?
  private unowned(unsafe) var storedObject: LayoutConstraint?

  /// The item of the view that hosts the constraint, if it is neither the first item nor that one's parent.
  var host: ItemState? { unsafe storedHost }

  /// Notes which view hosts the constraint from now on, or that none does.
  func setHost(_ host: ItemState?) { unsafe storedHost = host }

  /// The handle that the constraint belongs to, if there is one.
  var owner: Constraint? {
    get { unsafe storedOwner }
    set { unsafe storedOwner = newValue }
  }

  /// The object that speaks for the constraint, if somebody holds one.
  var object: LayoutConstraint? {
    get { unsafe storedObject }
    set { unsafe storedObject = newValue }
  }

  /// Keeps the object while the constraint is active, as UIKit's views keep theirs: code may hold it weakly.
  func keepObject() { keptObject = object }

  /// Lets go of the object, which the caller has to hold.
  func releaseObject() { keptObject = nil }
}
