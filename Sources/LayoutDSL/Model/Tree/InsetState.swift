// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// What a view knows of insets that depend on frames.
///
/// Only views have one that were given safe area insets, preserve their superview's margins, or
/// have something that goes by their insets: a guide, a constraint to a margin, an arrangement; and those of callers' classes
/// that were given margins or told of insets.
final class InsetState {
  /// The safe area insets that the view adds to those that it inherits.
  private(set) var additional = Insets.zero

  /// The insets that rows stand for; the engine keeps them up to date.
  private(set) var settled = ViewInsets()

  /// Those that they stood for before.
  private(set) var before = ViewInsets()

  /// What those before led to, as frames had it.
  private(set) var led = ViewInsets()

  /// The insets that the view was last told of.
  private(set) var told: ViewInsets

  /// The insets that rows of a fitting size are being written with; nil otherwise.
  private(set) var fitted: ViewInsets?

  /// What the view's own getters answer while its overridden ones are asked; nil otherwise.
  private(set) var asked: ViewInsets?

  /// What the engine knows of the readable guide, if there is one.
  private(set) var readable = ReadableWidth()

  /// Whether `settled` is about to be others.
  private(set) var isMoving = false

  /// The engines that list the view, by the raw value of the role.
  private var listings = Array(repeating: Listing(), count: Role.allCases.count)

  init(told: ViewInsets) {
    self.told = told
  }

  /// What an engine lists a view for.
  enum Role: Int, CaseIterable {
    /// Something goes by its insets: the engine keeps `settled` up to date.
    case owner

    /// It gives insets to those below.
    case source

    /// It has a readable guide.
    case readable
  }

  private struct Listing {
    weak var engine: (any TreeEngine)?
    var number = 0
  }

  func isListed(by engine: any TreeEngine, as role: Role) -> Bool {
    listings[role.rawValue].engine === engine
  }

  /// Notes that an engine lists the view; false if it does already.
  func enter(_ engine: any TreeEngine, as role: Role) -> Bool {
    if isListed(by: engine, as: role) { return false }
    listings[role.rawValue].engine = engine
    listings[role.rawValue].number += 1
    return true
  }

  /// Tells the listing apart from earlier ones, which the same engine may still have if another had the view since.
  func listingNumber(as role: Role) -> Int { listings[role.rawValue].number }

  /// Notes that an engine lists the view no more.
  func leave(_ engine: any TreeEngine, as role: Role) {
    if isListed(by: engine, as: role) { listings[role.rawValue].engine = nil }
  }

  /// Notes whether insets are found that are others than `settled`.
  func setMoving(_ isMoving: Bool) { self.isMoving = isMoving }

  /// Notes the insets that rows stand for from now on.
  func settle(at insets: ViewInsets, led: ViewInsets? = nil) {
    before = settled
    settled = insets
    self.led = led ?? insets
  }

  /// Forgets the insets before: an attempt begins with those that there are.
  func forgetBefore() { (before, led) = (settled, settled) }

  /// Begins with the readable width that there is in a view this wide.
  func startReadableWidth(in width: Double) {
    readable = ReadableWidth(room: settled.room(in: width))
    settled.excess = readable.excess
  }

  /// Finds out anew whether the view is held by its readable guide.
  ///
  /// - Returns: Whether it was held.
  func beginReadablePass() -> Bool { readable.beginPass() }

  /// Narrows the readable guide to the room that was found between the margins.
  func followReadableWidth(_ room: Double) { readable.follow(room) }

  /// Gives the view safe area insets of its own.
  func setAdditional(_ insets: Insets) { additional = insets }

  /// Lets insets count while rows of a fitting size are being written.
  func fit(_ insets: ViewInsets?) { fitted = insets }

  func noteTold(safeArea: Insets) { told.safeArea = safeArea }

  func noteTold(margins: Insets) { told.margins = margins }

  /// What an overridden getter answers where `insets` are what the view would have without it.
  func answer<Answer>(_ insets: ViewInsets, _ getter: () -> Answer) -> Answer {
    let before = asked
    asked = insets
    defer { asked = before }
    return getter()
  }
}

/// The insets that a view has.
struct ViewInsets: Hashable {
  var safeArea = Insets.zero
  var margins = Insets.zero

  /// What the readable guide is narrower by than the margins leave room.
  var excess = 0.0

  /// The same with what the readable guide is narrower by now.
  func keepingExcess(of other: ViewInsets) -> ViewInsets {
    ViewInsets(safeArea: safeArea, margins: margins, excess: other.excess)
  }

  /// The same, brought to rest; see ``Insets/damped(after:_:led:)``.
  func damped(after last: ViewInsets, _ lastButOne: ViewInsets, led: ViewInsets) -> ViewInsets {
    ViewInsets(
      safeArea: safeArea.damped(after: last.safeArea, lastButOne.safeArea, led: led.safeArea),
      margins: margins.damped(after: last.margins, lastButOne.margins, led: led.margins),
      excess: excess)
  }

  /// The same, on no side more than others.
  func capped(at most: ViewInsets) -> ViewInsets {
    ViewInsets(
      safeArea: safeArea.merging(most.safeArea, min), margins: margins.merging(most.margins, min),
      excess: excess)
  }

  /// Whether they differ by no more than rounding does.
  func isClose(to other: ViewInsets) -> Bool {
    hasMarginsClose(to: other) && abs(excess - other.excess) <= LayoutTolerance.edge
  }

  /// Whether safe area and margins differ by no more than rounding does.
  func hasMarginsClose(to other: ViewInsets) -> Bool {
    safeArea.isClose(to: other.safeArea) && margins.isClose(to: other.margins)
  }

  /// The insets of a guide that follows them.
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

  /// The height of a guide that is a strip above or below the safe area.
  func strip(of kind: LayoutGuide.Kind) -> Double {
    switch kind {
    case .aboveSafeArea: safeArea.top
    case .belowSafeArea, .keyboard: safeArea.bottom
    case .free, .content, .frame, .margins, .safeArea, .readable, .bottomEdge: 0
    }
  }

  /// The insets with the readable width that there is between the margins.
  func readable(in width: Double) -> ViewInsets {
    ViewInsets(
      safeArea: safeArea, margins: margins, excess: ReadableWidth(room: room(in: width)).excess)
  }

  /// The width between the margins of a view.
  func room(in width: Double) -> Double { width - margins.left - margins.right }
}
