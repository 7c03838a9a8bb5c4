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
  private(set) var description: ConstraintDescription
  private var rows: [LayoutConstraint] = []
  private var isBuilt = false

  /// Whether the constraint was activated last, even if a mistake kept it from it.
  private var isWanted = false

  /// Whether the item lists the constraint among what it made.
  var isListed = false

  /// Whether the item lists the constraint among its flaws.
  var isRecorded = false

  private var descriptionMistakes: [ConstraintMistake] = []
  private var activationMistake: ConstraintMistake?
  private var updateMistake: ConstraintMistake?
  private var isChangingRows = false

  init(item: ItemState, description: ConstraintDescription) {
    self.item = item
    self.description = description
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

  /// What is wrong with the constraint; nil if nothing is.
  public var issue: ConstraintMistake? {
    if let first = mistakes.first { return first }
    for row in rows where !row.isInstalled {
      if case .item(let state) = row.target, state.isGone { return row.deadTargetMistake }
    }
    return nil
  }
}

// Activation.
extension Constraint {
  /// Makes the constraint take part in layout, or records why it cannot.
  ///
  /// Either all of ``layoutConstraints`` are installed or none that was not before. A
  /// missing target is resolved to the superview that the view has now.
  public func activate() {
    isWanted = true
    build()
    guard descriptionMistakes.isEmpty, let places = resolve() else { return }
    for (row, place) in zip(rows, places) where !row.isInstalled {
      row.owner = self
      row.install(at: place)
    }
    settle()
  }

  /// Takes the constraint out of layout.
  ///
  /// It can be activated again.
  public func deactivate() {
    isWanted = false
    isChangingRows = true
    for row in rows { row.uninstall() }
    isChangingRows = false
    activationMistake = nil
    syncFlaws()
    item.unlist(self)
  }

  /// Activates the constraint the way `updateConstraints` does: an active constraint of the
  /// same view that differs by its constant only is taken over instead of installing another.
  ///
  /// The former handle keeps the rows that were taken over as well; whoever writes last wins.
  func activateAdopting() {
    isWanted = true
    build()
    guard descriptionMistakes.isEmpty, let places = resolve() else { return }
    var candidates: [LayoutConstraint] = []
    for constraint in item.made {
      for row in constraint.rows where row.isInstalled && row.owner === constraint {
        candidates.append(row)
      }
    }
    var kept: [LayoutConstraint] = []
    var formerOwners: [Constraint] = []
    for (row, place) in zip(rows, places) {
      var isNew = true
      for candidate in candidates where candidate.isSimilar(to: row, at: place) {
        isNew = false
        if candidate.owner !== self {
          if let former = candidate.owner { formerOwners.append(former) }
          candidate.owner = self
          kept.append(candidate)
        }
        candidate.setConstantSource(row.constantSource)
        candidate.location = row.location
        if let label = row.label { candidate.identifier = label }
      }
      if isNew {
        row.owner = self
        row.install(at: place)
        candidates.append(row)
        kept.append(row)
      }
    }
    rows = kept
    settle()
    for former in formerOwners { former.rowWasUninstalled() }
  }

  /// Where each row would be installed; nil, and a mistake recorded, if one cannot be.
  private func resolve() -> [LayoutConstraint.Place]? {
    var places: [LayoutConstraint.Place] = []
    places.reserveCapacity(rows.count)
    for row in rows {
      switch row.resolve() {
      case .success(let place): places.append(place)
      case .failure(let mistake):
        report(mistake)
        return nil
      }
    }
    return places
  }

  /// The constraint is valid and installed: lists it, and forgets what was wrong.
  private func settle() {
    activationMistake = nil
    updateMistake = nil
    syncFlaws()
    if !rows.isEmpty { item.list(self) }
  }

  /// A row went without this handle's doing, or to another handle.
  func rowWasUninstalled() {
    if isChangingRows { return }
    if !rows.contains(where: { $0.isInstalled && $0.owner === self }) { item.unlist(self) }
  }

  /// A row was activated without this handle's doing.
  func rowWasInstalled() {
    activationMistake = nil
    syncFlaws()
    item.list(self)
  }
}

// Building and changing.
extension Constraint {
  /// Makes the rows unless they are made.
  private func build() {
    guard !isBuilt else { return }
    isBuilt = true
    do {
      rows = try description.rows(for: item)
      descriptionMistakes = []
      for row in rows { row.owner = self }
    } catch {
      rows = []
      descriptionMistakes = error.mistakes
    }
    syncFlaws()
  }

  /// Changes the description; rows made before are made again.
  func edit(_ change: (inout ConstraintDescription) -> Void) {
    change(&description)
    guard isBuilt else { return }
    let wasWanted = isWanted
    deactivate()
    rows = []
    isBuilt = false
    updateMistake = nil
    if wasWanted { activate() } else { build() }
  }

  /// Notes what is wrong from the description alone, such as a chain without a relation.
  func validate() {
    build()
  }

  /// Replaces the constants of all rows.
  func update(constant: ConstraintConstant) {
    guard constant.isFinite else {
      updateMistake = description.mistake(.notFinite, "the new constant is not a finite number")
      syncFlaws()
      return
    }
    guard isBuilt, descriptionMistakes.isEmpty else {
      edit { $0.constant = constant }
      return
    }
    description.constant = constant
    for row in rows { row.setConstantSource(constant) }
    updateMistake = nil
    syncFlaws()
  }

  /// Replaces the priorities of all rows, and nothing else of them.
  func update(priorityValue: Float) {
    guard let value = LayoutConstraint.usable(priorityValue) else {
      updateMistake = description.mistake(.notFinite, "the new priority is not a finite number")
      syncFlaws()
      return
    }
    guard isBuilt, descriptionMistakes.isEmpty else {
      edit { $0.priority = value }
      return
    }
    description.priority = value
    for row in rows { row.setPriorityValue(value) }
    updateMistake = nil
    syncFlaws()
  }
}

// Mistakes.
extension Constraint {
  /// All that is wrong, in the order in which it was met.
  var mistakes: [ConstraintMistake] {
    var result = descriptionMistakes
    if let activationMistake { result.append(activationMistake) }
    if let updateMistake { result.append(updateMistake) }
    return result
  }

  /// Records what kept the constraint from being, or staying, active.
  func report(_ mistake: ConstraintMistake) {
    if mistake.kind == .notFinite {
      updateMistake = mistake
    } else {
      activationMistake = mistake
    }
    syncFlaws()
  }

  /// Brings the item's list of flaws in line with ``mistakes``.
  private func syncFlaws() {
    let isFlawed =
      !descriptionMistakes.isEmpty || activationMistake != nil || updateMistake != nil
    switch (isFlawed, isRecorded) {
    case (true, false):
      isRecorded = true
      item.record(.constraint(self))
    case (false, true):
      isRecorded = false
      item.forgetFlaws(of: self)
    case (true, true):
      item.mistakesChanged()
    case (false, false):
      break
    }
  }
}

extension LayoutConstraint {
  /// Whether this active constraint and `other`, were it at `place`, differ at most by their
  /// constants.
  fileprivate func isSimilar(to other: LayoutConstraint, at place: Place) -> Bool {
    first === other.first && installedSecond === place.second
      && firstAttribute == other.firstAttribute && secondAttribute == other.secondAttribute
      && relation == other.relation && multiplier == other.multiplier
      && priorityValue == other.priorityValue
  }
}
