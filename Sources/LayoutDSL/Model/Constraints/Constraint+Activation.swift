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
    guard isSound else { return syncMistakes() }
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
    guard isSound else { return syncMistakes() }
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
      guard let place = row.place else {
        report(row.obstacle, at: .activation)
        return nil
      }
      places.append(place)
    }
    return places
  }

  /// The constraint is valid and installed: lists it, and forgets what was wrong.
  private func settle() {
    dropMistakes()
    syncMistakes()
    if !rows.isEmpty { item.list(self) }
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
