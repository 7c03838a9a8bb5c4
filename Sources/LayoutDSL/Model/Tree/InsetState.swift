// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The state of a view's insets that depend on frames.
///
/// A view has such a state if it was given safe area insets, preserves its superview's margins, or has something
/// that depends on its insets: a guide, a constraint to a margin or an arrangement. A view of a caller's class also
/// has one if it was given margins or its inset hooks were called.
final class InsetState {
  /// The safe area insets that the view adds to those that it inherits.
  private(set) var additional = Insets.zero

  /// The insets that the rows use; the engine keeps them up to date.
  private(set) var current = ViewInsets()

  /// The insets that the rows used before `current`.
  private(set) var previous = ViewInsets()

  /// The insets that the frames resulting from `previous` led to.
  private(set) var resultOfPrevious = ViewInsets()

  /// The insets last reported to the view through its hooks.
  private(set) var reported: ViewInsets

  /// The insets used while the rows of a fitting size are being written; nil otherwise.
  private(set) var fittingOverride: ViewInsets?

  /// The insets that the inherited getters return while an overridden getter is called; nil otherwise.
  private(set) var getterOverride: ViewInsets?

  /// The width of the readable guide, if the view has one.
  private(set) var readable = ReadableWidth()

  /// Whether insets were found that will replace `current`.
  private(set) var isChanging = false

  /// The engine that lists the view in each role, by the role's raw value.
  private var registrations = Array(repeating: Registration(), count: Role.allCases.count)

  init(reported: ViewInsets) {
    self.reported = reported
  }

  /// A reason for which an engine lists a view.
  enum Role: Int, CaseIterable {
    /// Guides, constraints or an arrangement depend on its insets: the engine keeps `current` up to date.
    case user

    /// Its descendants inherit insets from it.
    case provider

    /// It has a readable guide.
    case readable
  }

  private struct Registration {
    weak var engine: (any TreeEngine)?
    var number = 0
  }

  func isRegistered(by engine: any TreeEngine, as role: Role) -> Bool {
    registrations[role.rawValue].engine === engine
  }

  /// Records that an engine lists the view; returns false if it did already.
  func register(by engine: any TreeEngine, as role: Role) -> Bool {
    if isRegistered(by: engine, as: role) { return false }
    registrations[role.rawValue].engine = engine
    registrations[role.rawValue].number += 1
    return true
  }

  /// Returns the number of the current listing, which differs from those that an engine may still have from earlier.
  func registrationNumber(as role: Role) -> Int { registrations[role.rawValue].number }

  /// Records that an engine no longer lists the view.
  func unregister(by engine: any TreeEngine, as role: Role) {
    if isRegistered(by: engine, as: role) { registrations[role.rawValue].engine = nil }
  }

  /// Records whether insets were found that differ from `current`.
  func setChanging(_ isChanging: Bool) { self.isChanging = isChanging }

  /// Sets the insets that the rows use from now on.
  func setCurrent(_ insets: ViewInsets, resultOfPrevious: ViewInsets? = nil) {
    previous = current
    current = insets
    self.resultOfPrevious = resultOfPrevious ?? insets
  }

  /// Discards the previous insets, so that an iteration starts from the current ones.
  func forgetPrevious() { (previous, resultOfPrevious) = (current, current) }

  /// Starts with the readable width that a view of this width has.
  func startReadableWidth(in width: Double) {
    readable = ReadableWidth(room: current.widthInsideMargins(in: width))
    current.excess = readable.excess
  }

  /// Starts a pass, in which it is determined again whether the readable guide holds the view's width.
  ///
  /// - Returns: Whether the guide held it before.
  func beginReadablePass() -> Bool { readable.beginPass() }

  /// Adjusts the readable guide to the room that was found between the margins.
  func updateReadableWidth(for room: Double) { readable.update(for: room) }

  /// Sets the view's additional safe area insets.
  func setAdditional(_ insets: Insets) { additional = insets }

  /// Sets the insets to use while rows of a fitting size are being written; nil afterwards.
  func setFittingOverride(_ insets: ViewInsets?) { fittingOverride = insets }

  func noteReported(safeArea: Insets) { reported.safeArea = safeArea }

  func noteReported(margins: Insets) { reported.margins = margins }

  /// Calls an overridden getter while the inherited getters return `insets`.
  func withGetterOverride<Answer>(_ insets: ViewInsets, call getter: () -> Answer) -> Answer {
    let before = getterOverride
    getterOverride = insets
    defer { getterOverride = before }
    return getter()
  }
}

struct ViewInsets: Hashable {
  var safeArea = Insets.zero
  var margins = Insets.zero

  /// The difference between the width inside the margins and the width of the readable guide.
  var excess = 0.0

  /// Returns these insets with the excess of others.
  func keepingExcess(of other: ViewInsets) -> ViewInsets {
    ViewInsets(safeArea: safeArea, margins: margins, excess: other.excess)
  }

  /// Returns these insets, extrapolated towards a fixed point; see ``Insets/extrapolated(after:_:resultOfPrevious:)``.
  func extrapolated(after last: ViewInsets, _ lastButOne: ViewInsets, resultOfPrevious: ViewInsets)
    -> ViewInsets
  {
    ViewInsets(
      safeArea: safeArea.extrapolated(
        after: last.safeArea, lastButOne.safeArea, resultOfPrevious: resultOfPrevious.safeArea),
      margins: margins.extrapolated(
        after: last.margins, lastButOne.margins, resultOfPrevious: resultOfPrevious.margins),
      excess: excess)
  }

  /// Returns these insets, limited on each side to those of `most`.
  func capped(at most: ViewInsets) -> ViewInsets {
    ViewInsets(
      safeArea: safeArea.merging(most.safeArea, min), margins: margins.merging(most.margins, min),
      excess: excess)
  }

  /// Whether two sets of insets differ by no more than rounding.
  func isClose(to other: ViewInsets) -> Bool {
    hasMarginsClose(to: other) && abs(excess - other.excess) <= LayoutTolerance.edge
  }

  /// Whether safe areas and margins differ by no more than rounding.
  func hasMarginsClose(to other: ViewInsets) -> Bool {
    safeArea.isClose(to: other.safeArea) && margins.isClose(to: other.margins)
  }

  /// Returns the insets from the view's bounds to a guide of some kind.
  func insets(of kind: LayoutGuide.Kind) -> Insets {
    switch kind {
    case .free, .content, .frame, .aboveSafeArea, .belowSafeArea, .keyboard, .bottomEdge:
      return .zero
    case .margins: return margins
    case .safeArea: return safeArea
    case .readable:
      return Insets(
        top: margins.top, left: margins.left + excess / 2,
        bottom: margins.bottom, right: margins.right + excess / 2)
    }
  }

  /// Returns the height of a guide that is a strip above or below the safe area.
  func stripHeight(of kind: LayoutGuide.Kind) -> Double {
    switch kind {
    case .aboveSafeArea: safeArea.top
    case .belowSafeArea, .keyboard: safeArea.bottom
    case .free, .content, .frame, .margins, .safeArea, .readable, .bottomEdge: 0
    }
  }

  /// Returns these insets with the readable width that fits between the margins.
  func readable(in width: Double) -> ViewInsets {
    ViewInsets(
      safeArea: safeArea, margins: margins,
      excess: ReadableWidth(room: widthInsideMargins(in: width)).excess)
  }

  func widthInsideMargins(in width: Double) -> Double { width - margins.left - margins.right }
}
