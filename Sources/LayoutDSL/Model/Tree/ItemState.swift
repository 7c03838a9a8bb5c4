// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// What a view or guide shares with the constraints that mention it.
///
/// Constraints hold states, not items: a state outlives its item, so that a constraint to an
/// item that is gone says so instead of meaning another. Whoever needs the item of a state asks
/// the state, which has none from the moment the item begins to end.
///
/// Active constraints stand in the table of their first item and refer to the other without keeping it: the
/// other finds them, too (``forEachUse(_:)``), and whichever item ends first takes them out, see ``retire()``.
@safe @usableFromInline final class ItemState {
  /// The view; nil once it has begun to end.
  var view: LayoutView? { unsafe storedView?.takeUnretainedValue() }

  /// The guide; nil once it has begun to end.
  var guide: LayoutGuide? { unsafe rarities?.guide }

  // The item owns the state and takes itself out of it at its end, see `part()`: a reference that
  // is safe without being counted, and layout reads it all the time.
  @safe private(set) var storedView: Unmanaged<LayoutView>?

  private struct Marks: OptionSet {
    let rawValue: UInt8

    static let isGone = Marks(rawValue: 1)
    static let isGuide = Marks(rawValue: 1 << 1)
    static let hasScrollArea = Marks(rawValue: 1 << 2)
    static let isInWindow = Marks(rawValue: 1 << 3)
  }

  /// The state of the superview, or of the owner of a guide.
  ///
  /// Cut when either ends, so that states never hang on one another in a long chain.
  private(set) var parent: ItemState?

  /// The active constraints whose first item this is.
  @safe @exclusivity(unchecked) var table = ConstraintTable()

  subscript(row slot: Int32) -> ConstraintRow {
    @inline(__always) _read { yield table[slot] }
    @inline(__always) _modify { yield &table[slot] }
  }

  /// The items that may have constraints about this one.
  @safe @exclusivity(unchecked) private var users = UserList()

  /// What the item is, and what became of it; behind what ends within a word.
  private var marks: Marks = .isGone

  /// The handles of what the item's own blocks made and is active, in the order of activation.
  @safe @exclusivity(unchecked) private(set) var made: [Constraint] = []

  /// What few items have: kept apart, since there are many items.
  private final class Rarities {
    unowned(unsafe) var guide: LayoutGuide?
    var mistakeRecords: [MistakeRecord] = []
    var refusedTies = RefusedTies()
    var label: String?
    var measurements: MeasurementMemo?
  }

  @safe @exclusivity(unchecked) private var rarities: Rarities?

  private var madeRarities: Rarities { rarities.orMade(Rarities()) }

  /// What is wrong with what the item's own blocks made.
  private(set) var mistakeRecords: [MistakeRecord] {
    get { rarities?.mistakeRecords ?? [] }
    _modify { yield &madeRarities.mistakeRecords }
  }

  /// Whether something may be wrong with what the item's own blocks made, or with what others wanted to
  /// have with it.
  var hasMistakes: Bool {
    guard let rarities else { return false }
    return !rarities.mistakeRecords.isEmpty || !rarities.refusedTies.isEmpty
  }

  /// The mistakes of items in other trees that were to be tied to this one.
  var mistakesOfStrangers: [ConstraintMistake] { rarities?.refusedTies.mistakes ?? [] }

  /// Notes that an item of another tree was to be tied to this one.
  func note(_ tie: RefusedTie) {
    madeRarities.refusedTies.note(tie)
    mistakesChanged()
  }

  /// Forgets the mistakes of others that are mended or gone.
  func forgetMendedTies() { rarities?.refusedTies.removeMended() }

  /// What messages call the item.
  var label: String? { rarities?.label }

  /// Says what messages call the item.
  func setLabel(_ label: String?) {
    if label == self.label { return }
    madeRarities.label = label
    nameChanged()
  }

  /// Tells the engine that messages may have another name for the item.
  func nameChanged() { ownView?.treeEngine?.namesChanged() }

  @safe @exclusivity(unchecked) private var files = SourceFiles()

  /// Whose the item and its rows are, and where that engine has it.
  private(set) var engineSlot = EngineSlot()

  /// What the view's content measured; nil for items without a measuring closure.
  var measurements: MeasurementMemo? { rarities?.measurements }

  /// Keeps what content measured, or forgets it.
  func keep(_ memo: MeasurementMemo?) {
    if memo != nil || rarities != nil { madeRarities.measurements = memo }
  }

  /// Gives the item and its rows to the engine with a solver; what another one kept of them means nothing to it.
  @inline(__always)
  func adopt(for solver: UInt64) {
    if engineSlot.give(to: solver) { leaveEngine() }
  }

  private func leaveEngine() {
    table.forgetEngine()
    keep(nil)
  }

  /// Takes a place in the engine with a solver.
  @inline(__always)
  func enter(_ solver: UInt64, at place: Int32) {
    adopt(for: solver)
    engineSlot.move(to: place)
    keep(nil)
  }

  /// Leaves its place in the engine; what this kept of the rows stays.
  func leavePlace() {
    engineSlot.move(to: -1)
    keep(nil)
  }

  func belong(to view: LayoutView) {
    unsafe storedView = Unmanaged.passUnretained(view)
    marks.remove(.isGone)
  }

  func belong(to guide: LayoutGuide) {
    unsafe madeRarities.guide = guide
    marks = .isGuide
  }

  /// Notes whether the item, a view, was told that it is in a tree that is laid out.
  func setWindow(_ isInWindow: Bool) {
    if isInWindow { marks.insert(.isInWindow) } else { marks.remove(.isInWindow) }
  }

  /// Notes that the item is a scroll view.
  func openScrollArea() { marks.insert(.hasScrollArea) }

  /// Notes that the item is in another one now, or in none.
  func move(to parent: ItemState?) {
    self.parent = parent
  }

  /// Whether the view or guide is gone.
  var isGone: Bool { marks.contains(.isGone) }

  /// Whether the item is, or was, a guide.
  var isGuide: Bool { marks.contains(.isGuide) }

  /// Whether the item is a scroll view, whose content has an area of its own.
  var hasScrollArea: Bool { marks.contains(.hasScrollArea) }

  /// Whether the item, a view of a class of the caller's own, was told that it is in a tree that is laid
  /// out.
  var isInWindow: Bool { marks.contains(.isInWindow) }

  /// The view or guide, unless it is gone.
  var item: (any LayoutItem)? {
    if let view { return view }
    return guide
  }

  /// The view in whose tree the item lives: itself, or the owner of a guide.
  var ownView: LayoutView? { view ?? (guide == nil ? nil : parent?.view) }

  /// What stands for a missing target: the superview, or the owner of a guide.
  var impliedTarget: LayoutView? { parent?.view }

  /// Notes that another item has a constraint that mentions this one, or that its view hosts.
  ///
  /// - Complexity: O(1), amortised.
  @inline(__always)
  func note(user: ItemState) { users.note(user, of: self) }

  /// Notes that a row that mentioned the item, or that its view hosted, is gone.
  func noteLostUse() { users.noteLostUse() }

  /// Calls `body` with the items that may have constraints about this one, each once.
  func forEachUser(_ body: (ItemState) -> Void) {
    guard let (first, second) = users.few else { return users.distinct.forEach(body) }
    if let first { body(first) }
    if let second { body(second) }
  }

  /// The number by which constraints of the item name a file.
  func number(ofFile fileID: String) -> UInt8 {
    var known = KnownFiles()
    return number(ofFile: fileID, among: &known)
  }

  /// The same; the list of files is shared with other items if it can.
  @inline(__always)
  func number(ofFile fileID: String, among known: inout KnownFiles) -> UInt8 {
    files.number(of: fileID, among: &known)
  }

  /// The file that constraints of the item name by a number.
  func file(_ number: UInt8) -> String { files[number] }

  /// Lists what a block of the item made, unless it is listed.
  func list(_ constraint: Constraint) {
    if constraint.isListed { return }
    constraint.setListed(true)
    made.append(constraint)
  }

  /// Takes what a block of the item made off the list.
  func unlist(_ constraint: Constraint) {
    guard constraint.isListed else { return }
    constraint.setListed(false)
    if let place = made.lastIndex(where: { $0 === constraint }) { made.remove(at: place) }
  }

  /// Takes all handles off the list of what the item's blocks made, and returns them.
  func unlistAll() -> [Constraint] {
    let all = made
    made = []
    for constraint in all { constraint.setListed(false) }
    return all
  }

  /// Mistakes, and what they are recorded of.
  enum MistakeRecord {
    /// A constraint of the DSL; it knows its mistakes.
    case constraint(Constraint)

    /// A constraint in UIKit's form.
    case row(LayoutConstraint, RecordedMistake)

    /// A number given to the item itself; it is named, and the item by its place when read.
    case number(String)

    /// The tree itself.
    case tree(RecordedMistake)
  }

  /// All mistakes, in the order in which they were made.
  var mistakes: [ConstraintMistake] {
    var result: [ConstraintMistake] = []
    for record in mistakeRecords {
      switch record {
      case .constraint(let constraint): result.append(contentsOf: constraint.mistakes)
      case .row(_, let mistake), .tree(let mistake): result.append(mistake.printed)
      case .number(let what):
        let message = "a number that is not finite was not taken as the \(what) of \(name)"
        let nowhere = SourceLocation(fileID: "", line: 0)
        result.append(ConstraintMistake(.notFinite, message, at: nowhere))
      }
    }
    return result
  }

  func record(_ mistake: MistakeRecord) {
    if case .constraint(let constraint) = mistake { constraint.setRecorded(true) }
    mistakeRecords.append(mistake)
    mistakesChanged()
  }

  /// Forgets what was wrong with chains of blocks for which `isForgotten` holds.
  func forgetMistakes(ofChains isForgotten: (Constraint) -> Bool) {
    forgetMistakes { if case .constraint(let chain) = $0 { isForgotten(chain) } else { false } }
  }

  func forgetMistakes(of constraint: LayoutConstraint) {
    forgetMistakes { if case .row(let other, _) = $0 { other === constraint } else { false } }
  }

  /// Whether numbers that the item itself was given are finite; that others were refused is recorded, and
  /// forgotten with the next ones that are.
  @discardableResult
  func accepts(_ isFinite: Bool, as what: String) -> Bool {
    forgetMistakes { if case .number(let other) = $0 { other == what } else { false } }
    if !isFinite { record(.number(what)) }
    return isFinite
  }

  /// Forgets everything that was wrong.
  func forgetAllMistakes() {
    forgetMistakes(where: { _ in true })
  }

  @inline(__always)
  private func forgetMistakes(where isForgotten: (MistakeRecord) -> Bool) {
    if mistakeRecords.isEmpty { return }
    let old = mistakeRecords.filter(isForgotten)
    if old.isEmpty { return }
    for case .constraint(let constraint) in old { constraint.setRecorded(false) }
    mistakeRecords.removeAll(where: isForgotten)
    mistakesChanged()
    tellStrangers(of: old)
  }

  /// Tells the trees that mistakes were about, besides the item's own, that these are gone.
  private func tellStrangers(of old: [MistakeRecord]) {
    for record in old {
      switch record {
      case .constraint(let constraint):
        for staged in constraint.stagedMistakes { staged.mistake.stranger?.mistakesChanged() }
      case .row(_, let mistake):
        mistake.stranger?.mistakesChanged()
      case .number, .tree:
        continue
      }
    }
  }

  /// Tells the engine that ``mistakes`` is another list.
  func mistakesChanged() {
    ownView?.treeEngine?.mistakesChanged(self)
  }

  /// Forgets the item: the first thing that its `deinit` does.
  func part() {
    marks.insert(.isGone)
    storedView = nil
    unsafe rarities?.guide = nil
    parent = nil
  }

  /// Lets go of everything: the item is gone, or about to be.
  ///
  /// Called from the item's `deinit`, after ``part()``.
  func retire() {
    uninstallAll()
    users.removeAll()
    _ = unlistAll()
    forgetMistakes(where: { _ in true })
  }
}
