// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

// What subclasses override of what layout reads (record 0502).
//
// A view of a class of the caller's own is asked when it comes to an engine: each getter is called twice while the
// library's own answers are marked, first small and then large. Whatever answers something else is overridden.

extension LayoutView {
  /// Finds out whether the class overrides anything that layout reads.
  ///
  /// - Complexity: O(1): a dozen calls for a view of a class of the caller's own, none for others.
  final func lookForOverrides() {
    guard passMarks.contains(.hasHooks), !passMarks.hasAny(of: .probes) else { return }
    removeMarks(.hasOverrides)
    let isOverridden = answersOtherwise(.isProbedLow) || answersOtherwise(.isProbedHigh)
    if isOverridden { insertMarks(.hasOverrides) }
    let translation = translatesAutoresizingMaskIntoConstraints
    if translation != storedTranslation { setTranslation(translation, in: knownContext) }
  }

  /// Whether a getter does not answer what the library's own does under a mark.
  private final func answersOtherwise(_ probe: PassMarks) -> Bool {
    insertMarks(probe)
    defer { removeMarks(probe) }
    let insets = Insets.probe(probe)
    let rect = Rect(x: 0, y: 0, width: 64, height: 32)
    return layoutMargins != insets || safeAreaInsets != insets
      || directionalLayoutMargins != insets.directional(in: .leftToRight)
      || semanticContentAttribute != .probe(probe)
      || alignmentRect(forFrame: rect) != rect.inset(by: insets)
      || frame(forAlignmentRect: rect) != rect.inset(by: Insets.zero.subtracting(insets))
  }
}

// What the getters of the library answer.
extension LayoutView {
  /// The layout margins of a view that does not override them.
  final var ownMargins: Insets {
    if passMarks.hasAny(of: .probes) { return .probe(passMarks) }
    if let asked = insetState?.asked { return asked.margins }
    return insets(asking: .safeArea) { $0.knownFrame }.margins
  }

  /// The margins by direction of a view that does not override them.
  final var ownDirectionalMargins: DirectionalInsets {
    if passMarks.hasAny(of: .probes) {
      return Insets.probe(passMarks).directional(in: .leftToRight)
    }
    let margins = insetState?.asked?.margins ?? layoutMargins
    return margins.directional(in: effectiveUserInterfaceLayoutDirection)
  }

  /// The safe area insets of a view that does not override them.
  final var ownSafeArea: Insets {
    if passMarks.hasAny(of: .probes) { return .probe(passMarks) }
    if let asked = insetState?.asked { return asked.safeArea }
    return insets(asking: .nothing) { $0.knownFrame }.safeArea
  }

  /// What the view makes of the safe area that it inherits.
  final func safeArea(overriding inherited: ViewInsets) -> Insets {
    let state = ownInsetState
    let answer = state.answer(inherited) { safeAreaInsets }
    return answer.isFinite ? answer : inherited.safeArea
  }

  /// What the view makes of the margins that it was given.
  ///
  /// ``directionalLayoutMargins`` have the last word: they follow the others unless they are overridden.
  final func margins(overriding given: ViewInsets) -> Insets {
    let state = ownInsetState
    let margins = state.answer(given) { layoutMargins }
    let insets = ViewInsets(
      safeArea: given.safeArea, margins: margins.isFinite ? margins : given.margins)
    let direction = effectiveUserInterfaceLayoutDirection
    let directional = state.answer(insets) { directionalLayoutMargins }
    if !directional.isFinite || directional == insets.margins.directional(in: direction) {
      return insets.margins
    }
    return directional.physical(in: direction)
  }
}

extension Insets {
  /// What the library's own getters answer under a mark.
  static func probe(_ marks: PassMarks) -> Insets {
    marks.contains(.isProbedHigh) ? Insets(all: 1000) : .zero
  }
}

extension LayoutView.SemanticContentAttribute {
  /// The same for the direction.
  static func probe(_ marks: PassMarks) -> LayoutView.SemanticContentAttribute {
    marks.contains(.isProbedHigh) ? .forceRightToLeft : .unspecified
  }
}
