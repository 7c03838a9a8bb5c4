// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

extension LayoutConstraint {
  /// Whether the constraint is active and takes part in layout.
  ///
  /// Activating a constraint whose target is the superview uses the item's current superview. A constraint that
  /// cannot be activated stays inactive and is recorded as a mistake, until the property is set to false.
  public var isActive: Bool {
    get { isInstalled }
    set {
      if newValue == isInstalled {
        // If there is a handle, it tracks the mistakes of its chain.
        if !newValue, owner == nil { first.forgetMistakes(of: self) }
      } else if newValue {
        if let initialMistake { return record(initialMistake) }
        guard let site else { return report(placementMistake, at: .activation) }
        install(at: site)
        if owner == nil, extras?.isOfBlock == true { _ = Constraint(ofOnly: self) }
        extras?.setOfBlock(false)
        if let owner { owner.rowWasInstalled() } else { first.forgetMistakes(of: self) }
      } else {
        extras?.setOfBlock(row.chain != 0 || owner != nil)
        uninstall()
      }
    }
  }

  /// The second item and host with which the constraint would be installed; nil if it cannot be installed.
  var site: ConstraintSite? { first.site(of: row, origins: origins) }

  /// The mistake that describes why the constraint cannot be installed.
  var placementMistake: RecordedMistake {
    let first = first
    if first.isGone { return mistake(.deadTarget, "the item that it was made for is gone") }
    guard let own = first.ownView else {
      return mistake(.noSuperview, "\(first.name) belongs to no view")
    }
    guard let other = target else {
      return mistake(.noSuperview, first.wordsForMissingSuperview)
    }
    for item in [other] + (origins?.all.map(\.item) ?? []) {
      if item.isGone { return deadTargetMistake }
      if item.ownView?.rootView !== own.rootView { return differentTreesMistake(item) }
    }
    return differentTreesMistake(other)
  }

  private func differentTreesMistake(_ other: ItemState) -> RecordedMistake {
    RecordedMistake(
      .noCommonAncestor, at: location, label: label, foreignItem: other,
      { [first] in first.words(forForeignItem: other) })
  }

  /// The mistake for a target that no longer exists.
  var deadTargetMistake: RecordedMistake {
    let (first, attribute) = (first, firstAttribute)
    return mistake(.deadTarget, "the target of \(first.name).\(attribute) is gone")
  }

  /// Makes a mistake of this constraint; `words` must not retain the constraint.
  func mistake(
    _ kind: ConstraintMistake.Kind, isMendable: Bool = false,
    _ words: @escaping @autoclosure () -> String
  ) -> RecordedMistake {
    RecordedMistake(kind, at: location, label: label, isMendable: isMendable, words)
  }

  /// Records a mistake at the item whose block made the constraint.
  func report(_ mistake: RecordedMistake, at stage: Constraint.StagedMistake.Stage) {
    report(mistake, at: stage, of: row.chain != 0 ? Constraint(of: self) : owner)
  }

  func report(
    _ mistake: RecordedMistake, at stage: Constraint.StagedMistake.Stage, of owner: Constraint?
  ) {
    if let owner {
      owner.report(mistake, at: stage)
    } else {
      record(mistake)
    }
  }

  /// Removes the mistake that a number was refused.
  func removeNumberMistake() {
    if let owner { return owner.removeMistakes(at: .update) }
    guard let recorded = recordedMistake else { return }
    if let initialMistake {
      record(initialMistake)
    } else if recorded.kind == .notFinite {
      first.forgetMistakes(of: self)
    }
  }

  /// The mistake that concerns the constraint; nil if there is none.
  ///
  /// A constraint made by an `snp` block returns the issue of its ``Constraint``.
  public var issue: ConstraintMistake? {
    if let owner { return owner.issue }
    if let mistake = initialMistake ?? recordedMistake { return mistake.printed }
    if isInstalled { return nil }
    if first.isGone { return placementMistake.printed }
    return isTargetGone ? deadTargetMistake.printed : nil
  }

  /// The mistake that the first item has recorded for a constraint that no block made.
  var recordedMistake: RecordedMistake? {
    for case .row(let row, let mistake) in first.mistakeRecords where row === self {
      return mistake
    }
    return nil
  }

  func recordInitial(_ initialMistake: RecordedMistake) {
    self.initialMistake = initialMistake
    record(initialMistake)
  }

  /// Records a mistake of a constraint that no block made, replacing an earlier one.
  ///
  /// Nothing is recorded at an item that is gone: no tree could report it, and its list would retain the constraint
  /// forever.
  func record(_ mistake: RecordedMistake) {
    first.forgetMistakes(of: self)
    if first.isGone { return }
    first.record(.row(self, mistake))
    if let item = mistake.foreignItem { item.noteRefused(RefusedConstraint(of: self, to: item)) }
  }
}
