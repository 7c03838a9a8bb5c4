// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The state of a view or guide that the constraints mentioning it refer to.
///
/// Constraints refer to states, not items. A state outlives its item, so a constraint can report that its item no
/// longer exists. To obtain the item, ask its state, which returns nil as soon as the item's `deinit` begins.
///
/// An active constraint is stored in the table of its first item and refers to the other items without retaining
/// them. Those find the constraint too (``forEachRowOfUsers(_:)``), and whichever item ends first deactivates it; see
/// ``tearDown()``.
@safe @usableFromInline final class ItemState {
  /// The view; nil once its `deinit` has begun.
  var view: LayoutView? { unsafe storedView?.takeUnretainedValue() }

  /// The guide; nil once its `deinit` has begun.
  var guide: LayoutGuide? { unsafe rareProperties?.guide }

  // The item owns the state and clears this reference when it ends, see `clearItem()`. So the reference is safe without
  // reference counting, which matters because layout reads it all the time.
  @safe private(set) var storedView: Unmanaged<LayoutView>?

  private struct Marks: OptionSet {
    let rawValue: UInt8

    static let isGone = Marks(rawValue: 1)
    static let isGuide = Marks(rawValue: 1 << 1)
    static let hasScrollArea = Marks(rawValue: 1 << 2)
    static let isInWindow = Marks(rawValue: 1 << 3)
  }

  /// The state of the superview, or of a guide's owner.
  ///
  /// Set to nil when either ends, so that states never form long chains of references.
  private(set) var parent: ItemState?

  /// The active constraints whose first item is this item.
  @safe @exclusivity(unchecked) var table = ConstraintTable()

  subscript(row slot: Int32) -> ConstraintRow {
    @inline(__always) _read { yield table[slot] }
    @inline(__always) _modify { yield &table[slot] }
  }

  /// The items that may have constraints that mention this item.
  @safe @exclusivity(unchecked) private var users = UserList()

  /// Flags of the item, stored in the padding after a field that ends within a word.
  private var marks: Marks = .isGone

  /// The handles of active constraints made by the item's own blocks, in the order of activation.
  @safe @exclusivity(unchecked) private(set) var activeHandles: [Constraint] = []

  /// The properties that few items have, stored apart because there are many items.
  private final class RareProperties {
    unowned(unsafe) var guide: LayoutGuide?
    var mistakeRecords: [MistakeRecord] = []
    var refusedConstraints = RefusedConstraints()
    var label: String?
    var measurements: MeasurementMemo?
  }

  @safe @exclusivity(unchecked) private var rareProperties: RareProperties?

  private var ensuredRareProperties: RareProperties { rareProperties.getOrInsert(RareProperties()) }

  /// The mistakes of constraints made by the item's own blocks.
  private(set) var mistakeRecords: [MistakeRecord] {
    get { rareProperties?.mistakeRecords ?? [] }
    _modify { yield &ensuredRareProperties.mistakeRecords }
  }

  /// Whether there may be mistakes in constraints of the item's own blocks, or in those of items in other trees with
  /// this item.
  var hasMistakes: Bool {
    guard let rareProperties else { return false }
    return !rareProperties.mistakeRecords.isEmpty || !rareProperties.refusedConstraints.isEmpty
  }

  /// The mistakes of items in other trees whose constraints mention this item.
  var mistakesOfOtherTrees: [ConstraintMistake] {
    rareProperties?.refusedConstraints.mistakes ?? []
  }

  /// Records a refused constraint between an item of another tree and this item.
  func noteRefused(_ constraint: RefusedConstraint) {
    ensuredRareProperties.refusedConstraints.add(constraint)
    mistakesChanged()
  }

  func removeOutdatedRefusals() { rareProperties?.refusedConstraints.removeOutdated() }

  /// The label of the item in messages.
  var label: String? { rareProperties?.label }

  /// Sets the label of the item in messages.
  func setLabel(_ label: String?) {
    if label == self.label { return }
    ensuredRareProperties.label = label
    nameChanged()
  }

  /// Notifies the engine that the item's name in messages may have changed.
  func nameChanged() { ownView?.treeEngine?.namesChanged() }

  @safe @exclusivity(unchecked) private var files = SourceFiles()

  /// The engine that the item and its rows belong to, and the item's index there.
  private(set) var engineSlot = EngineSlot()

  /// The measurements of the view's content; nil for items without a measuring closure.
  var measurements: MeasurementMemo? { rareProperties?.measurements }

  /// Stores the measurements of content, or discards them.
  func setMeasurements(_ memo: MeasurementMemo?) {
    if memo != nil || rareProperties != nil { ensuredRareProperties.measurements = memo }
  }

  /// Assigns the item and its rows to the engine with a solver, and discards another engine's data.
  @inline(__always)
  func assign(toEngine solver: UInt64) {
    if engineSlot.assign(to: solver) { leaveEngine() }
  }

  private func leaveEngine() {
    table.forgetEngine()
    setMeasurements(nil)
  }

  /// Sets the item's index in the engine with a solver.
  @inline(__always)
  func enterEngine(_ solver: UInt64, at index: Int32) {
    assign(toEngine: solver)
    engineSlot.setIndex(index)
    setMeasurements(nil)
  }

  /// Removes the item's index; the engine's data of the rows remains.
  func clearEngineIndex() {
    engineSlot.setIndex(-1)
    setMeasurements(nil)
  }

  func setItem(_ view: LayoutView) {
    unsafe storedView = Unmanaged.passUnretained(view)
    marks.remove(.isGone)
  }

  func setItem(_ guide: LayoutGuide) {
    unsafe ensuredRareProperties.guide = guide
    marks = .isGuide
  }

  /// Records whether the view was notified that it is in a tree that is laid out.
  func setWindow(_ isInWindow: Bool) {
    if isInWindow { marks.insert(.isInWindow) } else { marks.remove(.isInWindow) }
  }

  /// Records that the item is a scroll view.
  func openScrollArea() { marks.insert(.hasScrollArea) }

  /// Sets the state of the superview or owner; nil for none.
  func setParent(_ parent: ItemState?) {
    self.parent = parent
  }

  /// Whether the view or guide no longer exists.
  var isGone: Bool { marks.contains(.isGone) }

  /// Whether the item is, or was, a guide.
  var isGuide: Bool { marks.contains(.isGuide) }

  /// Whether the item is a scroll view, whose content has an area with its own extents.
  var hasScrollArea: Bool { marks.contains(.hasScrollArea) }

  /// Whether the item, a view of a caller's class, was notified that it is in a tree that is laid out.
  var isInWindow: Bool { marks.contains(.isInWindow) }

  /// The view or guide; nil if it no longer exists.
  var item: (any LayoutItem)? {
    if let view { return view }
    return guide
  }

  /// The view that determines the item's tree: the item itself, or a guide's owner.
  var ownView: LayoutView? { view ?? (guide == nil ? nil : parent?.view) }

  /// The target of a constraint that names none: the superview, or a guide's owner.
  var impliedTarget: LayoutView? { parent?.view }

  /// Registers an item with a constraint that mentions this item or is hosted by its view.
  ///
  /// - Complexity: O(1), amortised.
  @inline(__always)
  func addUser(_ user: ItemState) { users.add(user, of: self) }

  /// Records that a row that mentioned the item, or was hosted by its view, was removed.
  func noteRemovedUse() { users.noteRemovedUse() }

  /// Calls `body` once with each item that may have constraints that mention this item.
  func forEachUser(_ body: (ItemState) -> Void) {
    guard let (first, second) = users.few else { return users.distinct.forEach(body) }
    if let first { body(first) }
    if let second { body(second) }
  }

  /// Returns the number for a file in the constraints of the item.
  func number(ofFile fileID: String) -> UInt8 {
    var known = KnownFiles()
    return number(ofFile: fileID, among: &known)
  }

  /// Returns the number for a file, sharing the list of files with other items if possible.
  @inline(__always)
  func number(ofFile fileID: String, among known: inout KnownFiles) -> UInt8 {
    files.number(of: fileID, among: &known)
  }

  /// Returns the file with a number in the constraints of the item.
  func file(_ number: UInt8) -> String { files[number] }

  /// Adds a constraint made by a block of the item to the list, unless it is there.
  func addHandle(_ constraint: Constraint) {
    if constraint.isListed { return }
    constraint.setListed(true)
    activeHandles.append(constraint)
  }

  /// Removes a constraint made by a block of the item from the list.
  func removeHandle(_ constraint: Constraint) {
    guard constraint.isListed else { return }
    constraint.setListed(false)
    if let index = activeHandles.lastIndex(where: { $0 === constraint }) {
      activeHandles.remove(at: index)
    }
  }

  /// Removes and returns all listed handles.
  func removeAllHandles() -> [Constraint] {
    let all = activeHandles
    activeHandles = []
    for constraint in all { constraint.setListed(false) }
    return all
  }

  /// A mistake, by what it concerns.
  enum MistakeRecord {
    /// A constraint of a block, which stores its mistakes.
    case constraint(Constraint)

    /// A constraint in UIKit's form.
    case row(LayoutConstraint, RecordedMistake)

    /// A number set on the item itself: the property's name; the item's own name is composed on reading.
    case number(String)

    /// The structure of the tree.
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
    if case .constraint(let constraint) = mistake { constraint.setInMistakeList(true) }
    mistakeRecords.append(mistake)
    mistakesChanged()
  }

  /// Records a mistake unless it is already recorded, since the same call may run in every pass.
  func recordOnce(_ mistake: RecordedMistake) {
    if !mistakes.contains(mistake.printed) { record(.tree(mistake)) }
  }

  /// Removes the mistakes of constraints made by blocks for which `isForgotten` returns true.
  func forgetMistakes(ofChains isForgotten: (Constraint) -> Bool) {
    forgetMistakes { if case .constraint(let chain) = $0 { isForgotten(chain) } else { false } }
  }

  func forgetMistakes(of constraint: LayoutConstraint) {
    forgetMistakes { if case .row(let other, _) = $0 { other === constraint } else { false } }
  }

  /// Whether numbers set on the item itself are finite; if not, records a mistake, which the next finite ones remove.
  @discardableResult
  func accepts(_ isFinite: Bool, as what: String) -> Bool {
    forgetMistakes { if case .number(let other) = $0 { other == what } else { false } }
    if !isFinite { record(.number(what)) }
    return isFinite
  }

  /// Removes all mistakes but those of refused numbers.
  func forgetMistakesOfConstraints() {
    forgetMistakes { if case .number = $0 { false } else { true } }
  }

  func forgetAllMistakes() {
    forgetMistakes(where: { _ in true })
  }

  @inline(__always)
  private func forgetMistakes(where isForgotten: (MistakeRecord) -> Bool) {
    if mistakeRecords.isEmpty { return }
    let old = mistakeRecords.filter(isForgotten)
    if old.isEmpty { return }
    for case .constraint(let constraint) in old { constraint.setInMistakeList(false) }
    mistakeRecords.removeAll(where: isForgotten)
    mistakesChanged()
    notifyOtherTrees(of: old)
  }

  /// Notifies other trees that removed mistakes concerned.
  private func notifyOtherTrees(of old: [MistakeRecord]) {
    for record in old {
      switch record {
      case .constraint(let constraint):
        for staged in constraint.stagedMistakes { staged.mistake.foreignItem?.mistakesChanged() }
      case .row(_, let mistake):
        mistake.foreignItem?.mistakesChanged()
      case .number, .tree:
        continue
      }
    }
  }

  /// Notifies the engine that ``mistakes`` changed.
  func mistakesChanged() {
    ownView?.treeEngine?.mistakesChanged(self)
  }

  /// Clears the references to the item; called first in the item's `deinit`.
  func clearItem() {
    marks.insert(.isGone)
    storedView = nil
    unsafe rareProperties?.guide = nil
    parent = nil
  }

  /// Removes all constraints, users, handles and mistakes of an item that ends.
  ///
  /// Called from the item's `deinit`, after ``clearItem()``.
  func tearDown() {
    uninstallAll()
    users.removeAll()
    _ = removeAllHandles()
    forgetAllMistakes()
  }
}
