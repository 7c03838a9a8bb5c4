// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

extension LayoutConstraint {
  /// Whether the constraint takes part in layout.
  ///
  /// Activating resolves a missing target to the superview that the item has now. What
  /// cannot be activated stays inactive and is recorded as a mistake, until false is set.
  public var isActive: Bool {
    get { isInstalled }
    set {
      if newValue == isInstalled {
        // What a chain of a block wants is said by its handle.
        if !newValue, owner == nil { first.forgetMistakes(of: self) }
      } else if newValue {
        if let initialMistake { return record(initialMistake) }
        guard let place else { return report(obstacle, at: .activation) }
        install(at: place)
        if let owner { owner.rowWasInstalled() } else { first.forgetMistakes(of: self) }
      } else {
        uninstall()
      }
    }
  }

  /// The second item and the host, where the constraint would be installed; nil if it cannot be.
  var place: ConstraintPlace? { first.place(of: row, origins: origins) }

  /// Why there is no place for the constraint.
  var obstacle: RecordedMistake {
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
      if item.ownView?.rootView !== own.rootView { return strangers(item) }
    }
    return strangers(other)
  }

  private func strangers(_ other: ItemState) -> RecordedMistake {
    RecordedMistake(
      .noCommonAncestor, at: location, label: label, stranger: other,
      { [first] in first.words(forStranger: other) })
  }

  /// What to say when the target is gone.
  var deadTargetMistake: RecordedMistake {
    let (first, attribute) = (first, firstAttribute)
    return mistake(.deadTarget, "the target of \(first.name).\(attribute) is gone")
  }

  /// A mistake of this constraint; the words must not hold it.
  func mistake(
    _ kind: ConstraintMistake.Kind, isMendable: Bool = false,
    _ words: @escaping @autoclosure () -> String
  ) -> RecordedMistake {
    RecordedMistake(kind, at: location, label: label, isMendable: isMendable, words)
  }

  /// Records what is wrong at the view whose block made the constraint.
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

  /// Forgets that a number was refused.
  func forgiveNumber() {
    if let owner { return owner.forgive(.update) }
    guard let recorded = recordedMistake else { return }
    if let initialMistake {
      record(initialMistake)
    } else if recorded.kind == .notFinite {
      first.forgetMistakes(of: self)
    }
  }

  /// What is wrong with the constraint; nil if nothing is.
  ///
  /// A constraint that a `snp` block made shows what is wrong with its ``Constraint``.
  public var issue: ConstraintMistake? {
    if let owner { return owner.issue }
    if let mistake = initialMistake ?? recordedMistake { return mistake.printed }
    if isInstalled { return nil }
    if first.isGone { return obstacle.printed }
    return isTargetGone ? deadTargetMistake.printed : nil
  }

  /// What the first item has recorded of a constraint that no block made.
  var recordedMistake: RecordedMistake? {
    for case .row(let row, let mistake) in first.mistakeRecords where row === self {
      return mistake
    }
    return nil
  }

  /// Records what is wrong with the constraint from its making on.
  func note(_ initialMistake: RecordedMistake) {
    self.initialMistake = initialMistake
    record(initialMistake)
  }

  /// Records a mistake of a constraint that no block made, in place of what was recorded of it.
  ///
  /// An item that is gone has nobody to tell, and would keep the constraint for ever.
  func record(_ mistake: RecordedMistake) {
    first.forgetMistakes(of: self)
    if first.isGone { return }
    first.record(.row(self, mistake))
    if let stranger = mistake.stranger { stranger.note(RefusedTie(of: self, to: stranger)) }
  }
}
