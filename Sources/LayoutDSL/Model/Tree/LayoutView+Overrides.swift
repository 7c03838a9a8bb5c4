// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

// Detection of members that layout reads and subclasses override (record 0502).
//
// When a view of a caller's class joins an engine, each getter is called twice while the library's own getters
// return test values, first small and then large. A getter that returns another value is overridden.

extension LayoutView {
  /// Determines whether the class overrides members that layout reads.
  ///
  /// - Complexity: O(1): a dozen calls for a view of a caller's class, none for other views.
  final func lookForOverrides() {
    guard passMarks.contains(.hasHooks), !passMarks.hasAny(of: .probes) else { return }
    removeMarks(.hasOverrides)
    let isOverridden = answersOtherwise(.isProbedLow) || answersOtherwise(.isProbedHigh)
    if isOverridden { insertMarks(.hasOverrides) }
    let translation = translatesAutoresizingMaskIntoConstraints
    if translation != storedTranslation { setTranslation(translation, in: representativeContext) }
  }

  /// Returns whether a getter returns another value than the library's own under a mark.
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

// The values of the library's getters.
extension LayoutView {
  /// The layout margins without overrides.
  final var ownMargins: Insets {
    if passMarks.hasAny(of: .probes) { return .probe(passMarks) }
    if let asked = insetState?.getterOverride { return asked.margins }
    return insets(asking: .safeArea).margins
  }

  /// The directional margins without overrides.
  final var ownDirectionalMargins: DirectionalInsets {
    if passMarks.hasAny(of: .probes) {
      return Insets.probe(passMarks).directional(in: .leftToRight)
    }
    let margins = insetState?.getterOverride?.margins ?? layoutMargins
    return margins.directional(in: effectiveUserInterfaceLayoutDirection)
  }

  final var ownSafeArea: Insets {
    if passMarks.hasAny(of: .probes) { return .probe(passMarks) }
    if let asked = insetState?.getterOverride { return asked.safeArea }
    return insets(asking: .nothing).safeArea
  }

  /// Returns the view's overridden safe area, given the one that it would have otherwise.
  final func safeArea(overriding inherited: ViewInsets) -> Insets {
    let state = ownInsetState
    let answer = state.withGetterOverride(inherited) { safeAreaInsets }
    return answer.isFinite ? answer : inherited.safeArea
  }

  /// Returns the view's overridden margins, given those that it would have otherwise.
  ///
  /// ``directionalLayoutMargins`` take precedence; unless overridden, they are derived from the others.
  final func margins(overriding given: ViewInsets) -> Insets {
    let state = ownInsetState
    let margins = state.withGetterOverride(given) { layoutMargins }
    let insets = ViewInsets(
      safeArea: given.safeArea, margins: margins.isFinite ? margins : given.margins)
    let direction = effectiveUserInterfaceLayoutDirection
    let directional = state.withGetterOverride(insets) { directionalLayoutMargins }
    if !directional.isFinite || directional == insets.margins.directional(in: direction) {
      return insets.margins
    }
    return directional.physical(in: direction)
  }
}

extension Insets {
  /// Returns the test value of the library's getters under a mark.
  static func probe(_ marks: PassMarks) -> Insets {
    marks.contains(.isProbedHigh) ? Insets(all: 1000) : .zero
  }
}

extension LayoutView.SemanticContentAttribute {
  /// Returns the test value of the direction under a mark.
  static func probe(_ marks: PassMarks) -> LayoutView.SemanticContentAttribute {
    marks.contains(.isProbedHigh) ? .forceRightToLeft : .unspecified
  }
}
