// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// What one chain of a block made: a handle to one ``LayoutConstraint`` per attribute.
///
/// ```swift
/// let top = title.snp.prepareConstraints { $0.top.equalToSuperview().offset(8) }[0]
/// top.activate()
/// top.update(offset: 24)
/// ```
///
/// A handle does not keep its view alive; the view keeps the handle while it is active.
public final class Constraint {
  /// The item whose block made the constraint.
  let item: ItemState

  /// What the chain said, with later updates.
  var chain: ConstraintDescription

  /// The distribution that made the constraint, if one did.
  var distribution: ConstraintDistribution?

  /// What the description came to; none before ``build()``, none if it is flawed.
  var rows: [LayoutConstraint] = []
  private var isBuilt = false

  /// Whether the constraint was activated last, even if a mistake kept it from it.
  var isWanted = false

  /// Whether this handle itself takes rows out, and need not be told.
  var isChangingRows = false

  /// Whether the item lists the constraint among what it made.
  var isListed = false

  /// Whether the item lists the constraint among its flaws.
  var isRecorded = false

  /// What is wrong, and since when; see ``report(_:at:)``.
  var faults: [Fault] = []

  init(item: ItemState, chain: ConstraintDescription) {
    self.item = item
    self.chain = chain
  }

  /// The constraints that this one stands for, active or not.
  public var layoutConstraints: [LayoutConstraint] {
    build()
    return rows
  }

  /// Whether all of ``layoutConstraints`` are active; setting it activates or deactivates.
  public var isActive: Bool {
    get { !rows.isEmpty && rows.allSatisfy(\.isInstalled) }
    set { if newValue { activate() } else { deactivate() } }
  }
}

extension Constraint {
  /// Makes the rows unless they are made, and notes what is wrong with the description.
  func build() {
    guard !isBuilt else { return }
    isBuilt = true
    do {
      rows = try chain.rows(for: item)
      for row in rows { row.owner = self }
    } catch {
      for mistake in error.mistakes { faults.append(Fault(stage: .description, mistake: mistake)) }
      syncFlaws()
    }
  }

  /// Whether there is a sound description and rows that follow from it.
  var isSound: Bool { isBuilt && !faults.contains { $0.stage == .description } }

  /// Changes the description; rows made before are made again.
  func edit(_ change: (inout ConstraintDescription) -> Void) {
    change(&chain)
    guard isBuilt else { return }
    let wasWanted = isWanted
    deactivate()
    rows = []
    isBuilt = false
    faults = []
    if wasWanted { activate() } else { build() }
    syncFlaws()
  }
}
