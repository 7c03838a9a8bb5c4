// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The properties that few constraints have, kept out of the rows to keep those small.
@safe
final class ConstraintExtras {
  /// The multiplier of the second attribute.
  let multiplier: Double

  /// The locations that distances are measured from, if a side is a distance between two anchors.
  let origins: ConstraintOrigins?

  /// The number of standard gaps between baselines, which grow with the fonts; 0 if there is none.
  let baselineGaps: Double

  /// The constant where text runs from right to left; nil if it is the same in both directions.
  private(set) var rightToLeft: Double?

  /// The name of the constraint in messages.
  private(set) var identifier: String?

  /// The caller's value for `shouldBeArchived`, which has no effect because there are no archives.
  private(set) var shouldBeArchived = false

  init(
    multiplier: Double = 1, origins: ConstraintOrigins? = nil, baselineGaps: Double = 0,
    rightToLeft: Double? = nil, identifier: String? = nil
  ) {
    self.multiplier = multiplier
    self.origins = origins
    self.baselineGaps = baselineGaps
    self.rightToLeft = rightToLeft
    self.identifier = identifier
  }

  /// Sets the constant where text runs from right to left; nil if it is the same in both directions.
  func setRightToLeft(_ constant: Double?) { rightToLeft = constant }

  /// Sets the name of the constraint in messages.
  func setIdentifier(_ identifier: String?) { self.identifier = identifier }

  func setInitialMistake(_ initialMistake: RecordedMistake?) {
    self.initialMistake = initialMistake
  }

  func setShouldBeArchived(_ value: Bool) { shouldBeArchived = value }

  /// The mistake that the constraint was made with, which prevents activation.
  private(set) var initialMistake: RecordedMistake?

  /// The object through which the constraint was activated, retained until deactivation.
  private var keptObject: LayoutConstraint?

  // This reference cannot dangle: an item that ends first uninstalls the rows that its view hosts.

  private unowned(unsafe) var storedHost: ItemState?

  // These are not retained. A handle detaches itself from its rows when it ends, an object from its row.

  private unowned(unsafe) var storedOwner: Constraint?
  private unowned(unsafe) var storedObject: LayoutConstraint?

  /// The item of the hosting view, unless that is the first item or the first item's parent.
  var host: ItemState? { unsafe storedHost }

  /// Sets the item of the hosting view; nil if no view hosts the constraint.
  func setHost(_ host: ItemState?) { unsafe storedHost = host }

  /// The handle that the constraint belongs to; nil if none.
  var owner: Constraint? {
    get { unsafe storedOwner }
    set { unsafe storedOwner = newValue }
  }

  /// Whether a block made the constraint and its object has deactivated it: its handle may end before the object
  /// activates it again.
  private(set) var isOfBlock = false

  func setOfBlock(_ isOfBlock: Bool) { self.isOfBlock = isOfBlock }

  /// The object that represents the constraint; nil if no code holds one.
  var object: LayoutConstraint? {
    get { unsafe storedObject }
    set { unsafe storedObject = newValue }
  }

  /// Retains the object while the constraint is active, as UIKit does: callers may hold it weakly.
  func keepObject() { keptObject = object }

  /// Releases the object, which the caller must hold.
  func releaseObject() { keptObject = nil }
}
