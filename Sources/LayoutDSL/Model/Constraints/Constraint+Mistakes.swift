// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

extension Constraint {
  /// A mistake with the stage at which it was made, which decides what removes it.
  struct StagedMistake {
    enum Stage {
      /// The description is wrong; a change of the description may correct it.
      case description

      /// The constraint could not be activated, or was deactivated because its target is gone.
      case activation

      /// An update was refused; the next accepted update removes the mistake.
      case update
    }

    let stage: Stage
    let mistake: RecordedMistake
  }

  /// The first mistake of the constraint; nil if it has none.
  public var issue: ConstraintMistake? {
    if let first = stagedMistakes.first { return first.mistake.printed }
    return rows.first { !$0.isInstalled && $0.target?.isGone == true }?.deadTargetMistake.printed
  }

  /// All mistakes in the order in which they were recorded.
  var mistakes: [ConstraintMistake] { stagedMistakes.map(\.mistake.printed) }

  /// Records a mistake in place of an earlier one at the same stage.
  func report(_ mistake: RecordedMistake, at stage: StagedMistake.Stage) {
    replaceMistakes(with: StagedMistake(stage: stage, mistake: mistake))
    syncMistakes()
    if let item = mistake.foreignItem { item.noteRefused(RefusedConstraint(of: self, to: item)) }
  }

  func removeMistakes(at stage: StagedMistake.Stage) {
    if stagedMistakes.isEmpty { return }
    let forgiven = stagedMistakes.filter { $0.stage == stage }
    dropMistakes(at: stage)
    syncMistakes()
    for staged in forgiven { staged.mistake.foreignItem?.mistakesChanged() }
  }

  /// Updates the item's list of mistakes to match ``stagedMistakes``.
  func syncMistakes() {
    switch (!stagedMistakes.isEmpty, isInMistakeList) {
    case (true, false):
      // An item that is gone is in no tree that could report the mistake, and its list would retain the handle forever.
      if item.isGone { return }
      item.record(.constraint(self))
    case (false, true):
      item.forgetMistakes(ofChains: { $0 === self })
    case (true, true):
      item.mistakesChanged()
    case (false, false):
      break
    }
  }
}
