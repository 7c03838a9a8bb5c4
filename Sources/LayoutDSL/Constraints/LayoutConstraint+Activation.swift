// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

extension LayoutConstraint {
  /// Where an activation installs a constraint.
  struct Place {
    let second: ItemState?
    let host: LayoutView
  }

  /// Whether the constraint takes part in layout.
  ///
  /// Activating resolves a missing target to the superview that the item has now. What
  /// cannot be activated stays inactive and is recorded as a mistake.
  public var isActive: Bool {
    get { isInstalled }
    set {
      guard newValue != isInstalled else { return }
      if newValue {
        if let defect { return record(defect.mistake) }
        switch resolve() {
        case .success(let place):
          install(at: place)
          if let owner { owner.rowWasInstalled() } else { first.forgetFlaws(of: self) }
        case .failure(let mistake):
          report(mistake, at: .activation)
        }
      } else {
        uninstall()
      }
    }
  }

  /// Finds the second item and the host, or what is wrong.
  func resolve() -> Result<Place, ConstraintMistake> {
    guard !first.isGone else {
      return .failure(mistake(.deadTarget, "the item that it was made for is gone"))
    }
    guard let own = first.ownView else {
      return .failure(
        mistake(.noSuperview, "\(first.name) belongs to no view"))
    }
    let other: ItemState
    switch target {
    case .none:
      return .success(Place(second: nil, host: own))
    case .item(let state):
      guard !state.isGone else { return .failure(deadTargetMistake) }
      other = state
    case .superview:
      guard let superview = first.impliedTarget else {
        return .failure(
          mistake(
            .noSuperview, "\(first.name) has no superview; add it to one first"))
      }
      other = superview.itemState
    }
    guard let foreign = other.ownView, let host = own.closestCommonView(with: foreign) else {
      return .failure(strangers(other))
    }
    return resolveOrigins(at: Place(second: other, host: host))
  }

  /// Widens a place to where the distances of the constraint begin.
  private func resolveOrigins(at place: Place) -> Result<Place, ConstraintMistake> {
    guard let origins else { return .success(place) }
    var host = place.host
    for origin in origins.all {
      guard !origin.item.isGone else { return .failure(deadTargetMistake) }
      guard let foreign = origin.item.ownView, let common = host.closestCommonView(with: foreign)
      else { return .failure(strangers(origin.item)) }
      host = common
    }
    return .success(Place(second: place.second, host: host))
  }

  private func strangers(_ other: ItemState) -> ConstraintMistake {
    mistake(.noCommonAncestor, "\(first.name) and \(other.name) are in different trees")
  }

  /// What to say when the target is gone.
  var deadTargetMistake: ConstraintMistake {
    mistake(.deadTarget, "the target of \(first.name).\(firstAttribute) is gone")
  }

  func mistake(_ kind: ConstraintMistake.Kind, _ message: String) -> ConstraintMistake {
    ConstraintMistake(kind, message, at: location, label: label)
  }

  /// Records what is wrong at the view whose block made the constraint.
  func report(_ mistake: ConstraintMistake, at stage: Constraint.Fault.Stage) {
    if let owner {
      owner.report(mistake, at: stage)
    } else {
      record(mistake)
    }
  }

  /// Records what the engine found wrong with the active constraint.
  func report(_ mistake: ConstraintMistake) {
    report(mistake, at: mistake.kind == .notFinite ? .update : .activation)
  }

  /// Forgets that a number was refused.
  func forgiveNumber() {
    if let owner { return owner.forgive(.update) }
    guard let recorded = recordedMistake else { return }
    if let defect {
      record(defect.mistake)
    } else if recorded.kind == .notFinite {
      first.forgetFlaws(of: self)
    }
  }
}

extension ConstraintMistake: Error {}
