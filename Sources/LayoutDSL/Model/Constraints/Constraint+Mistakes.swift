// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

extension Constraint {
  /// A mistake, and what must happen for it to go.
  struct StagedMistake {
    enum Stage {
      /// It is in the description; a change of the description may mend it.
      case description

      /// It was met when the constraint was activated, or made it inactive.
      case activation

      /// It came with an update that was refused; the next one that is not mends it.
      case update
    }

    let stage: Stage
    let mistake: RecordedMistake
  }

  /// What is wrong with the constraint; nil if nothing is.
  public var issue: ConstraintMistake? {
    if let first = stagedMistakes.first { return first.mistake.printed }
    return rows.first { !$0.isInstalled && $0.target?.isGone == true }?.deadTargetMistake.printed
  }

  /// All that is wrong, in the order in which it was met.
  var mistakes: [ConstraintMistake] { stagedMistakes.map(\.mistake.printed) }

  /// Records what is wrong; it replaces what was wrong at the same stage.
  func report(_ mistake: RecordedMistake, at stage: StagedMistake.Stage) {
    keep(StagedMistake(stage: stage, mistake: mistake))
    syncMistakes()
    if let stranger = mistake.stranger { stranger.note(RefusedTie(of: self, to: stranger)) }
  }

  /// Forgets what was wrong at a stage.
  func forgive(_ stage: StagedMistake.Stage) {
    if stagedMistakes.isEmpty { return }
    let forgiven = stagedMistakes.filter { $0.stage == stage }
    dropMistakes(at: stage)
    syncMistakes()
    for staged in forgiven { staged.mistake.stranger?.mistakesChanged() }
  }

  /// Brings the item's list of mistakes in line with ``stagedMistakes``.
  func syncMistakes() {
    switch (!stagedMistakes.isEmpty, isRecorded) {
    case (true, false):
      // An item that is gone has nobody to tell, and would keep the handle for ever.
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
