// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

extension Constraint {
  /// Activates the constraint, or records why it cannot be activated.
  ///
  /// Installs either all of ``layoutConstraints`` or none besides those already active. If the chain names no
  /// target, the view's current superview is the target.
  public func activate() {
    setActivationRequested(true)
    build()
    guard isValid else { return syncMistakes() }
    guard let sites = resolve() else { return }
    for (row, site) in zip(rows, sites) where !row.isInstalled {
      row.owner = self
      row.install(at: site)
    }
    finishActivation()
  }

  /// Deactivates the constraint; it can be activated again.
  public func deactivate() {
    setActivationRequested(false)
    uninstallRows()
    removeMistakes(at: .activation)
    item.removeHandle(self)
  }

  /// Activates the constraint the way `updateConstraints` does.
  ///
  /// Active constraints that earlier blocks of the same view made, and that differ only in their constants, receive the
  /// new constants and now belong to this handle. The former handle refers to them as well; the last update wins.
  ///
  /// - Parameter known: The active constraints made by blocks of the view; newly installed rows are added.
  func activateAdopting(among known: inout AdoptableRows) {
    setActivationRequested(true)
    build()
    guard isValid else { return syncMistakes() }
    guard let sites = resolve() else { return }
    var kept: [LayoutConstraint] = []
    var identities: Set<ObjectIdentifier> = []
    var formerOwners: [Constraint] = []
    var formerCount = 0
    for (row, site) in zip(rows, sites) {
      let similar = known.rows(similarTo: row, at: site)
      for candidate in similar {
        let candidate = candidate.object
        if candidate.owner !== self {
          if let former = candidate.owner { formerOwners.append(former) }
          formerCount += 1
          candidate.owner = self
        }
        // The block itself may have activated the row, so that it is among the candidates.
        if identities.insert(ObjectIdentifier(candidate)).inserted { kept.append(candidate) }
        candidate.takeOver(from: row)
      }
      if similar.isEmpty {
        row.owner = self
        row.install(at: site)
        if let reference = row.reference { known.add(reference) }
        identities.insert(ObjectIdentifier(row))
        kept.append(row)
      }
    }
    // If all rows come from former handles, the constraint joins their distribution, so that the next `distribute`
    // removes it.
    if formerCount == kept.count { setDistribution(formerOwners.first?.distribution) }
    setRows(kept)
    finishActivation()
    for former in formerOwners { former.rowWasUninstalled() }
  }

  /// Updates the handle after a row was uninstalled by other code or adopted by another handle.
  func rowWasUninstalled() {
    if isChangingRows { return }
    let active = rows.filter(\.isInstalled)
    if !active.contains(where: { $0.owner === self }) { item.removeHandle(self) }
    if active.isEmpty { setActivationRequested(false) }
  }

  /// Lists the constraint after other code activated one of its rows.
  func rowWasInstalled() {
    removeMistakes(at: .activation)
    item.addHandle(self)
  }

  /// Returns the site of each row, or records a mistake and returns nil if a row cannot be installed.
  private func resolve() -> [ConstraintSite]? {
    var sites: [ConstraintSite] = []
    sites.reserveCapacity(rows.count)
    for row in rows {
      guard let site = row.site else {
        report(row.placementMistake, at: .activation)
        return nil
      }
      sites.append(site)
    }
    return sites
  }

  /// Lists the installed constraint and drops its mistakes.
  private func finishActivation() {
    dropMistakes()
    syncMistakes()
    if !rows.isEmpty { item.addHandle(self) }
  }
}

extension LayoutConstraint {
  /// Copies the properties in which similar constraints may differ.
  fileprivate func takeOver(from other: LayoutConstraint) {
    setConstant(other.directedConstant)
    location = other.location
    if let label = other.label { identifier = label }
  }
}
