// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

extension LayoutConstraint {
  /// What is wrong with the constraint; nil if nothing is.
  ///
  /// A constraint that a `snp` block made shows what is wrong with its ``Constraint``.
  public var issue: ConstraintMistake? {
    if let owner { return owner.issue }
    if let mistake = defect ?? recordedMistake { return mistake.printed }
    return !isInstalled && isTargetGone ? deadTargetMistake.printed : nil
  }

  /// What the first item has recorded of a constraint that no block made.
  var recordedMistake: RecordedMistake? {
    for case .row(let row, let mistake) in first.flaws where row === self { return mistake }
    return nil
  }

  /// Records what is wrong with the constraint from its making on.
  func note(_ defect: RecordedMistake) {
    self.defect = defect
    record(defect)
  }

  /// Records a mistake of a constraint that no block made, in place of what was recorded of it.
  ///
  /// An item that is gone has nobody to tell, and would keep the constraint for ever.
  func record(_ mistake: RecordedMistake) {
    first.forgetFlaws(of: self)
    if first.isGone { return }
    first.record(.row(self, mistake))
    if let stranger = mistake.stranger { stranger.note(RefusedTie(of: self, to: stranger)) }
  }
}
