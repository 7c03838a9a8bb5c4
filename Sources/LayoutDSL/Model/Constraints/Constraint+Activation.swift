// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

extension Constraint {
  /// Makes the constraint take part in layout, or records why it cannot.
  ///
  /// Either all of ``layoutConstraints`` are installed or none that was not before. A
  /// missing target is resolved to the superview that the view has now.
  public func activate() {
    setWanted(true)
    build()
    guard isSound else { return syncFlaws() }
    guard let places = resolve() else { return }
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
    setWanted(false)
    uninstallRows()
    forgive(.activation)
    item.unlist(self)
  }

  /// Activates the constraint the way `updateConstraints` does.
  ///
  /// Active constraints that earlier blocks of the same view made, and that differ by their
  /// constant only, get the new constant and become this handle's. The former handle keeps
  /// them too; whoever writes last wins.
  ///
  /// - Parameter known: What blocks of the view made; rows that are installed are added.
  func activateAdopting(among known: inout AdoptableRows) {
    setWanted(true)
    build()
    guard isSound else { return syncFlaws() }
    guard let places = resolve() else { return }
    var kept: [LayoutConstraint] = []
    var identities: Set<ObjectIdentifier> = []
    var formerOwners: [Constraint] = []
    var formerCount = 0
    for (row, place) in zip(rows, places) {
      let similar = known.rows(similarTo: row, at: place)
      for candidate in similar {
        let candidate = candidate.object
        if candidate.owner !== self {
          if let former = candidate.owner { formerOwners.append(former) }
          formerCount += 1
          candidate.owner = self
        }
        // The block may have activated the row itself.
        if identities.insert(ObjectIdentifier(candidate)).inserted { kept.append(candidate) }
        candidate.takeOver(from: row)
      }
      if similar.isEmpty {
        row.owner = self
        row.install(at: place)
        if let reference = row.reference { known.add(reference) }
        identities.insert(ObjectIdentifier(row))
        kept.append(row)
      }
    }
    // What is wholly a distribution's stays one, so that the next distribution removes it.
    if formerCount == kept.count { join(formerOwners.first?.distribution) }
    setRows(kept)
    settle()
    for former in formerOwners { former.rowWasUninstalled() }
  }

  /// A row went without this handle's doing, or to another handle.
  func rowWasUninstalled() {
    if isChangingRows { return }
    let active = rows.filter(\.isInstalled)
    if !active.contains(where: { $0.owner === self }) { item.unlist(self) }
    if active.isEmpty { setWanted(false) }
  }

  /// A row was activated without this handle's doing.
  func rowWasInstalled() {
    forgive(.activation)
    item.list(self)
  }

  /// Where each row would be installed; nil, and a mistake recorded, if one cannot be.
  private func resolve() -> [ConstraintPlace]? {
    var places: [ConstraintPlace] = []
    places.reserveCapacity(rows.count)
    for row in rows {
      // Rows of one target have one place.
      if let last = places.last, row.row.hasTarget(of: rows[places.count - 1].row) {
        places.append(last)
        continue
      }
      switch row.resolve() {
      case .found(let place): places.append(place)
      case .refused(let mistake):
        report(mistake, at: .activation)
        return nil
      }
    }
    return places
  }

  /// The constraint is valid and installed: lists it, and forgets what was wrong.
  private func settle() {
    dropFaults()
    syncFlaws()
    if !rows.isEmpty { item.list(self) }
  }
}

/// The active constraints that blocks of an item made, by all that similar ones have in common.
struct AdoptableRows {
  /// What constraints of one item share that differ at most by their constants.
  private struct Kind: Hashable {
    let second: ObjectIdentifier?
    let firstAttribute: LayoutConstraint.Attribute
    let secondAttribute: LayoutConstraint.Attribute
    let relation: LayoutConstraint.Relation
    let priority: Float
    let multiplier: Double

    init(_ row: ConstraintRow, multiplier: Double, second: ItemState?) {
      self.second = second.map(ObjectIdentifier.init)
      (firstAttribute, secondAttribute) = (row.firstAttribute, row.secondAttribute)
      (relation, priority) = (row.relation, row.priority)
      self.multiplier = multiplier
    }
  }

  private var rows: [Kind: [ConstraintReference]] = [:]

  /// All that blocks of the item made, with and without handles.
  ///
  /// - Complexity: O(constraints of the item), if nobody has handles that were not asked for their
  ///   constraints.
  init(of item: ItemState) {
    for reference in item.blockRows { add(reference) }
    for constraint in item.made {
      for row in constraint.rows where row.owner === constraint {
        if let reference = row.reference { add(reference) }
      }
    }
  }

  /// Takes in a constraint that was installed since.
  mutating func add(_ reference: ConstraintReference) {
    let row = reference.row
    let kind = Kind(row, multiplier: reference.multiplier, second: row.second)
    rows[kind, default: []].append(reference)
  }

  /// Those that differ from `row`, were it at `place`, at most by their constants.
  func rows(similarTo row: LayoutConstraint, at place: ConstraintPlace) -> [ConstraintReference] {
    let kind = Kind(row.row, multiplier: row.multiplier, second: place.second)
    return rows[kind]?.filter(\.isUsed) ?? []
  }
}

extension LayoutConstraint {
  /// Takes over what may differ between similar constraints.
  fileprivate func takeOver(from other: LayoutConstraint) {
    setConstant(other.directedConstant)
    location = other.location
    if let label = other.label { identifier = label }
  }
}
