// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// What a view or guide shares with the constraints that mention it.
///
/// Constraints hold states, not items: a state outlives its item, so that a constraint to an
/// item that is gone says so instead of meaning another. Whoever needs the item of a state asks
/// the state, which has none from the moment the item begins to end.
///
/// Active constraints stand in the table of their first item and refer to the other strongly, which
/// may do the same. The item's end breaks that cycle, see ``retire()``.
@safe @usableFromInline final class ItemState {
  /// The view; nil once it has begun to end.
  var view: LayoutView? { unsafe storedView?.takeUnretainedValue() }

  /// The guide; nil once it has begun to end.
  var guide: LayoutGuide? { unsafe storedGuide }

  // The item owns the state and takes itself out of it at its end, see `part()`: a reference that
  // is safe without being counted, and layout reads it all the time.
  @safe @exclusivity(unchecked) private(set) var storedView: Unmanaged<LayoutView>?
  @exclusivity(unchecked) private unowned(unsafe) var storedGuide: LayoutGuide?

  /// Whether the view or guide is gone.
  @safe @exclusivity(unchecked) private(set) var isGone = true

  /// Whether the item is, or was, a guide.
  @safe @exclusivity(unchecked) private(set) var isGuide = false

  /// Whether the item is a scroll view, whose content has an area of its own.
  @safe @exclusivity(unchecked) private(set) var hasScrollArea = false

  /// Whether the item, a view of a class of the caller's own, was told that it is in a tree that is laid
  /// out.
  @safe @exclusivity(unchecked) private(set) var isInWindow = false

  /// The state of the superview, or of the owner of a guide.
  ///
  /// Cut when either ends, so that states never hang on one another in a long chain.
  @safe @exclusivity(unchecked) private(set) var parent: ItemState?

  /// The active constraints whose first item this is.
  @safe @exclusivity(unchecked) var table = ConstraintTable()

  /// The row at a slot of the table.
  subscript(row slot: Int32) -> ConstraintRow {
    @inline(__always) _read { yield table[slot] }
    @inline(__always) _modify { yield &table[slot] }
  }

  /// Items that have, or had, active constraints that mention this one or are hosted by its view;
  /// subviews and guides are not listed, since they are known as such.
  ///
  /// Many have one or two, which need no list.
  @safe @exclusivity(unchecked) private var firstUser: ItemState?
  @safe @exclusivity(unchecked) private var secondUser: ItemState?
  @safe @exclusivity(unchecked) private var users = OwnedList<ItemState>()

  /// How many rows that mention the item went since ``users`` that are so no more were struck off.
  @safe @exclusivity(unchecked) private var lostUses: Int32 = 0

  /// The handles of what the item's own blocks made and is active, in the order of activation.
  @safe @exclusivity(unchecked) private(set) var made: [Constraint] = []

  /// What is wrong with what the item's own blocks made.
  @safe @exclusivity(unchecked) private(set) var flaws: [Flaw] = []

  /// What messages call the item.
  private(set) var label: String?

  /// Says what messages call the item.
  func setLabel(_ label: String?) { self.label = label }

  /// The file where the first constraint of the item was written, and most others, too; and the others.
  @safe @exclusivity(unchecked) private var sourceFile: String?
  @safe @exclusivity(unchecked) private var otherFiles: [String] = []

  /// The engine's place for the item.
  @safe @exclusivity(unchecked) var engineSlot = EngineSlot()

  func belong(to view: LayoutView) {
    unsafe storedView = Unmanaged.passUnretained(view)
    isGone = false
  }

  func belong(to guide: LayoutGuide) {
    unsafe storedGuide = guide
    (isGone, isGuide) = (false, true)
  }

  /// Notes whether the item, a view, was told that it is in a tree that is laid out.
  func setWindow(_ isInWindow: Bool) { self.isInWindow = isInWindow }

  /// Notes that the item is a scroll view.
  func openScrollArea() { hasScrollArea = true }

  /// Whether the item is a subview or a guide of another one's view.
  @inline(__always)
  func isDirectly(in other: Unmanaged<ItemState>) -> Bool {
    guard let parent else { return false }
    return unsafe Unmanaged.passUnretained(parent).toOpaque() == other.toOpaque()
  }

  /// Notes that the item is in another one now, or in none.
  func move(to parent: ItemState?) {
    self.parent = parent
  }
}

extension ItemState {
  /// The view or guide, unless it is gone.
  var item: (any LayoutItem)? {
    if let view { return view }
    return guide
  }

  /// The view in whose tree the item lives: itself, or the owner of a guide.
  var ownView: LayoutView? { view ?? (guide == nil ? nil : parent?.view) }

  /// What stands for a missing target: the superview, or the owner of a guide.
  var impliedTarget: LayoutView? { parent?.view }
}

extension ItemState {
  /// Notes that another item has a constraint that mentions this one, or that its view hosts.
  ///
  /// - Complexity: O(1), amortised.
  @inline(__always)
  func note(user: ItemState) {
    if firstUser === user { return }
    if firstUser == nil { firstUser = user } else { noteOther(user: user) }
  }

  private func noteOther(user: ItemState) {
    if secondUser === user { return }
    if secondUser == nil { return secondUser = user }
    if users.count > 0, users[users.count - 1] === user { return }
    if lostUses >= 64, lostUses >= users.count { strikeOffUsers() }
    users.append(user)
  }

  /// Notes that a row that mentioned the item, or that its view hosted, is gone.
  func noteLostUse() { lostUses &+= 1 }

  /// Calls `body` with the items that may have constraints about this one, each once.
  func forEachUser(_ body: (ItemState) -> Void) {
    guard let firstUser else { return }
    if users.count == 0 {
      body(firstUser)
      if let secondUser { body(secondUser) }
      return
    }
    for user in distinctUsers { body(user) }
  }

  /// The users, each once, in the order in which they came first.
  private var distinctUsers: [ItemState] {
    // By their addresses, which decide nothing but what is the same; a set would hash them all.
    var all: [(address: UInt, place: Int32, user: ItemState)] = []
    all.reserveCapacity(Int(users.count) + 2)
    func list(_ user: ItemState, _ place: Int32) {
      all.append((UInt(bitPattern: ObjectIdentifier(user)), place, user))
    }
    if let firstUser { list(firstUser, -2) }
    if let secondUser { list(secondUser, -1) }
    for place in 0..<users.count { list(users[place], place) }
    all.sort { $0.address < $1.address || ($0.address == $1.address && $0.place < $1.place) }
    var last: UInt = 0
    all.removeAll { entry in
      defer { last = entry.address }
      return entry.address == last
    }
    all.sort { $0.place < $1.place }
    return all.map(\.user)
  }

  private func strikeOffUsers() {
    let known = distinctUsers
    users.removeAll()
    for user in known
    where user !== firstUser && user !== secondUser && user.hasRow(concerning: self) {
      users.append(user)
    }
    lostUses = 0
  }

  /// The number by which constraints of the item name a file.
  func number(ofFile fileID: String) -> UInt16 {
    guard let sourceFile else {
      sourceFile = fileID
      return 0
    }
    if sourceFile == fileID { return 0 }
    if let place = otherFiles.firstIndex(of: fileID) { return UInt16(place + 1) }
    if otherFiles.count < Int(UInt16.max) { otherFiles.append(fileID) }
    return UInt16(otherFiles.count)
  }

  /// The file that constraints of the item name by a number.
  func file(_ number: UInt16) -> String {
    number == 0 ? sourceFile ?? "" : otherFiles[Int(number) - 1]
  }
}

extension ItemState {
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
}

extension ItemState {
  /// Something wrong, and whose fault it is.
  enum Flaw {
    /// A constraint of the DSL; it knows its mistakes.
    case constraint(Constraint)

    /// A constraint in UIKit's form.
    case row(LayoutConstraint, RecordedMistake)

    /// A number given to the item itself; it is named, and the item by its place when read.
    case number(String)

    /// The tree itself.
    case tree(RecordedMistake)

    /// A constraint of an item in another tree that was to be tied to this one.
    case refusedTie(RefusedTie)
  }

  /// All mistakes, in the order in which they were made.
  var mistakes: [ConstraintMistake] {
    var result: [ConstraintMistake] = []
    for flaw in flaws {
      switch flaw {
      case .constraint(let constraint): result.append(contentsOf: constraint.mistakes)
      case .row(_, let mistake), .tree(let mistake): result.append(mistake.printed)
      case .refusedTie: continue
      case .number(let what):
        let message = "the \(what) of \(name) is not finite; it was not taken"
        let nowhere = SourceLocation(fileID: "", line: 0)
        result.append(ConstraintMistake(.notFinite, message, at: nowhere))
      }
    }
    return result
  }

  /// The mistakes of items in other trees that were to be tied to this one.
  var mistakesOfStrangers: [ConstraintMistake] {
    var result: [ConstraintMistake] = []
    for case .refusedTie(let tie) in flaws { result.append(contentsOf: tie.mistakes) }
    return result
  }

  /// Notes that an item of another tree was to be tied to this one, in place of what is over.
  func note(_ tie: RefusedTie) {
    flaws.removeAll {
      if case .refusedTie(let other) = $0 { other.isOver || other.isSame(as: tie) } else { false }
    }
    record(.refusedTie(tie))
  }

  /// Records that `flaw` exists.
  func record(_ flaw: Flaw) {
    flaws.append(flaw)
    mistakesChanged()
  }

  /// Forgets what was wrong with `constraint`.
  func forgetFlaws(of constraint: Constraint) {
    if flaws.isEmpty { return }
    flaws.removeAll {
      if case .constraint(let other) = $0 { other === constraint } else { false }
    }
    mistakesChanged()
  }

  /// Forgets what was wrong with `constraint`.
  func forgetFlaws(of constraint: LayoutConstraint) {
    if flaws.isEmpty { return }
    let old = flaws.filter {
      if case .row(let other, _) = $0 { other === constraint } else { false }
    }
    if old.isEmpty { return }
    flaws.removeAll { if case .row(let other, _) = $0 { other === constraint } else { false } }
    mistakesChanged()
    tellStrangers(of: old)
  }

  /// Forgets what was wrong with an earlier constraint of the same chain as `constraint`.
  func forgetFlaws(ofSameChainAs constraint: Constraint) {
    if flaws.isEmpty { return }
    for case .constraint(let old) in flaws
    where old !== constraint && old.location == constraint.location
      && old.attributes == constraint.attributes
    {
      old.setRecorded(false)
      forgetFlaws(of: old)
    }
  }

  /// Records that a number given to the item itself was refused.
  func refuse(_ what: String) {
    accept(what)
    record(.number(what))
  }

  /// Forgets that a number given to the item itself was refused.
  func accept(_ what: String) {
    if flaws.isEmpty { return }
    flaws.removeAll { if case .number(let other) = $0 { other == what } else { false } }
    mistakesChanged()
  }

  /// Forgets everything that was wrong.
  func forgetAllFlaws() {
    if flaws.isEmpty { return }
    let old = flaws
    // Those of others stay until they are mended, or gone.
    flaws.removeAll { if case .refusedTie(let tie) = $0 { tie.isOver } else { true } }
    for case .constraint(let constraint) in old { constraint.setRecorded(false) }
    mistakesChanged()
    tellStrangers(of: old)
  }

  /// Tells the trees that flaws were about, besides the item's own, that these are gone.
  private func tellStrangers(of old: [Flaw]) {
    for flaw in old {
      switch flaw {
      case .constraint(let constraint):
        for fault in constraint.faults { fault.mistake.stranger?.mistakesChanged() }
      case .row(_, let mistake):
        mistake.stranger?.mistakesChanged()
      case .number, .tree, .refusedTie:
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
    isGone = true
    storedView = nil
    unsafe storedGuide = nil
    parent = nil
  }

  /// Lets go of everything: the item is gone, or about to be.
  ///
  /// Called from the item's `deinit`, after ``part()``.
  func retire() {
    uninstallAll()
    (firstUser, secondUser) = (nil, nil)
    users.removeAll()
    _ = unlistAll()
    if flaws.isEmpty { return }
    let old = flaws
    flaws = []
    tellStrangers(of: old)
  }
}
