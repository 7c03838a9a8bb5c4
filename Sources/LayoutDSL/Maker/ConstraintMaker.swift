// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// What a block receives: the beginning of every chain.
///
/// ```swift
/// view.snp.makeConstraints { make in
///   make.left.top.equalToSuperview().offset(8)
///   make.size.equalTo(Size(width: 40, height: 40))
/// }
/// ```
@safe
public final class ConstraintMaker {
  // None while the maker waits for another block; nobody has it then.

  @safe @exclusivity(unchecked) private var storedItem: (any LayoutConstraintItem)?

  /// The state of the item, which keeps it.
  @safe @exclusivity(unchecked) private var storedState: Unmanaged<ItemState>?

  /// What stood for the item's tree when the block began, if the tree gave the maker.
  @safe @exclusivity(unchecked) private var tree: TreeContext?

  /// Where the block is; chains without a relation have no place of their own.
  @safe @exclusivity(unchecked) private var location: SourceLocation

  /// What the chains say so far.
  @safe @exclusivity(unchecked) private var chains = OwnedList<ConstraintDescription>()

  /// The constraints that were asked for, by chain; they hold what the chain says.
  @safe @exclusivity(unchecked) private var handles = OwnedList<
    (chain: Int, constraint: Constraint)
  >()

  /// The stages of the last chain, used again by the next one unless somebody kept them.
  @safe @exclusivity(unchecked) private var extendable: ConstraintMakerExtendable?
  @safe @exclusivity(unchecked) private var editable: ConstraintMakerEditable?

  /// Whether the block is running; afterwards stages are made for whoever asks for one.
  @safe @exclusivity(unchecked) private var isOpen = true

  /// Whether what the block makes takes the place of what matches it, as `updateConstraints` does.
  ///
  /// Masonry's property: a block may set it. `prepareConstraints` passes over it.
  @safe @exclusivity(unchecked) public var updateExisting = false

  /// Whether all that blocks made before goes, as `remakeConstraints` does.
  ///
  /// Masonry's property: a block may set it. `prepareConstraints` passes over it.
  @safe @exclusivity(unchecked) public var removeExisting = false

  /// Whether somebody kept a stage and may go on writing its chain when the block has ended.
  @safe @exclusivity(unchecked) private var hasKeptStages = false

  private init(_ item: any LayoutItem, _ state: ItemState, at location: SourceLocation) {
    storedItem = item
    unsafe storedState = Unmanaged.passUnretained(state)
    self.location = location
    chains.reserve(10)
  }

  /// The view or guide that the chains constrain; the maker, and a chain that is kept, keep it.
  ///
  /// Somebody with a weak reference may ask for it between two blocks; what is said there is said of
  /// nobody's view.
  public var item: any LayoutConstraintItem { storedItem ?? LayoutView() }

  /// What the item shares with its constraints.
  var state: ItemState { unsafe storedState?.takeUnretainedValue() ?? ItemState() }
}

// The life of a maker. One serves many blocks of a tree, one after another, unless somebody keeps it.
extension ConstraintMaker {
  /// A maker for a block of `item`: the spare one of the tree, or a new one.
  static func open(_ item: any LayoutItem, at location: SourceLocation) -> ConstraintMaker {
    let state = item.itemState
    if let view = state.view { return open(view, at: location) }
    return open(item, state, in: state.ownView?.knownContext, at: location)
  }

  /// A maker for a block of a view, which constraints place from now on.
  private static func open(_ view: LayoutView, at location: SourceLocation) -> ConstraintMaker {
    // A class of the caller's may override what is set, and move the view.
    let isOverridable = view.passMarks.contains(.hasHooks)
    if isOverridable { view.translatesAutoresizingMaskIntoConstraints = false }
    let context = view.knownContext
    if !isOverridable { view.endTranslation(in: context) }
    return open(view, view.itemState, in: context, at: location)
  }

  /// A maker for a block of an item in the tree that `context` stands for; nil if it stands alone.
  @inline(__always)
  private static func open(
    _ item: any LayoutItem, _ state: ItemState, in context: TreeContext?,
    at location: SourceLocation
  ) -> ConstraintMaker {
    guard let context, let spare = context.takeSpareMaker() else {
      return ConstraintMaker(item, state, at: location)
    }
    // A weak reference may have said something in between.
    if spare.chainCount > 0 || spare.handles.count > 0 || !spare.hasUsualEnd { spare.clear() }
    spare.storedItem = item
    unsafe spare.storedState = Unmanaged.passUnretained(state)
    spare.tree = context
    spare.location = location
    spare.isOpen = true
    return spare
  }

  /// Ends the block: whoever kept a stage keeps the maker by it from now on.
  private func close() {
    isOpen = false
    tree = nil
    release(&extendable)
    release(&editable)
  }

  /// Leaves a maker to the next block of the tree that `context` stands for, unless somebody keeps it.
  private static func recycle(_ maker: consuming ConstraintMaker, to context: TreeContext) {
    var maker = maker
    guard !maker.hasKeptStages, isKnownUniquelyReferenced(&maker) else { return }
    maker.storedItem = nil
    maker.storedState = nil
    maker.clear()
    context.giveSpareMaker(maker)
  }

  private func clear() {
    chains.removeAll { $0.isSimple }
    handles.removeAll()
    (updateExisting, removeExisting) = (false, false)
  }

  /// Lets go of a stage that somebody else keeps, which then keeps the maker.
  @inline(__always)
  private func release<Stage: ReusableStage>(_ stage: inout Stage?) {
    if stage == nil || isKnownUniquelyReferenced(&stage) { return }
    stage?.keepMaker()
    stage = nil
    hasKeptStages = true
  }
}

// What stages ask for.
extension ConstraintMaker {
  /// Begins a chain with `attributes`.
  func begin(_ attributes: ConstraintAttributes) -> ConstraintMakerExtendable {
    let index = chainCount
    chains.append(ConstraintDescription(attributes: attributes, ofBlockAt: location.number))
    return stage(&extendable, at: index)
  }

  /// The stage after the relation of the chain at `index`.
  @inline(__always)
  private func editableStage(at index: Int) -> ConstraintMakerEditable {
    stage(&editable, at: index)
  }

  /// The last chain's stage for the chain at `index`, or a new one.
  @inline(__always)
  private func stage<Stage: ReusableStage>(_ last: inout Stage?, at index: Int) -> Stage {
    release(&last)
    if let last {
      last.place.index = index
      return last
    }
    let stage = Stage(index, of: self, isKept: !isOpen)
    if isOpen { last = stage }
    return stage
  }

  /// Changes the description at `index`, also after its constraint was asked for.
  ///
  /// Inlined, so that a change costs no call of a closure.
  @inline(__always)
  func edit(_ index: Int, _ change: (inout ConstraintDescription) -> Void) {
    // A weak reference to a stage may outlast its block.
    if index >= chainCount { return }
    if handles.count > 0, let constraint = handle(of: index) {
      constraint.edit(change)
    } else {
      change(&chains[Int32(truncatingIfNeeded: index)])
    }
  }

  /// Changes what the chain at `index` says, and where it was written.
  @inline(__always)
  func edit(
    _ index: Int, at fileID: String, _ line: UInt, _ change: (inout ConstraintDescription) -> Void
  ) {
    edit(index) { description in
      description.locate(fileID, line, sharing: location.fileID)
      change(&description)
    }
  }

  /// Says the relation and the right side of the chain at `index`.
  @inline(__always)
  func relate(
    _ index: Int, _ relation: LayoutConstraint.Relation, to target: ConstraintTarget,
    _ fileID: String, _ line: UInt
  ) -> ConstraintMakerEditable {
    guard isSimple(index, fileID) else {
      return relate(index, relation, fileID, line) { $0.relate(to: target) }
    }
    chains[Int32(truncatingIfNeeded: index)].begin(relation, line)
    chains[Int32(truncatingIfNeeded: index)].relate(to: target)
    return editableStage(at: index)
  }

  /// Says the relation of the chain at `index`, to what the superview has of the same attributes.
  @inline(__always)
  func relateToSuperview(
    _ index: Int, _ relation: LayoutConstraint.Relation, _ fileID: String, _ line: UInt
  ) -> ConstraintMakerEditable {
    guard isSimple(index, fileID) else {
      return relate(index, relation, fileID, line) { $0.relateToSuperview(.none) }
    }
    chains[Int32(truncatingIfNeeded: index)].begin(relation, line)
    chains[Int32(truncatingIfNeeded: index)].relateToSuperview(.none)
    return editableStage(at: index)
  }

  /// Whether a chain is written where it stands, and in the file of the block.
  @inline(__always)
  private func isSimple(_ index: Int, _ fileID: String) -> Bool {
    handles.count == 0 && index < chainCount && fileID == location.fileID
  }

  /// Says the relation of the chain at `index`, and the right side with `change`.
  @inline(never)
  func relate(
    _ index: Int, _ relation: LayoutConstraint.Relation, _ fileID: String, _ line: UInt,
    _ change: (inout ConstraintDescription) -> Void
  ) -> ConstraintMakerEditable {
    edit(index, at: fileID, line) { description in
      description.relation = relation
      change(&description)
    }
    return editableStage(at: index)
  }

  /// Lets the chain at `index` be equal to the superview unless it says something else.
  func relateToSuperview(_ index: Int, at fileID: String, _ line: UInt) {
    edit(index, at: fileID, line) { description in
      description.relation = .equal
      description.relateToSuperview(.none)
    }
  }

  /// Notes that somebody may go on with the chains when the block has ended.
  func keepStages() { hasKeptStages = true }

  /// How many chains were begun.
  var chainCount: Int { Int(chains.count) }

  /// What the chain at `index` says.
  func description(at index: Int) -> ConstraintDescription {
    if index >= chainCount {
      return ConstraintDescription(attributes: .none, location: location)
    }
    return handle(of: index)?.chain
      ?? chains[Int32(truncatingIfNeeded: index)].located(in: location.fileID)
  }

  /// The constraint of the chain at `index`.
  func constraint(at index: Int) -> Constraint {
    if let constraint = handle(of: index) { return constraint }
    let constraint = Constraint(item: state, chain: description(at: index))
    handles.append((index, constraint))
    return constraint
  }

  /// The constraint of a chain, if it was asked for; mostly it is the last chain.
  private func handle(of index: Int) -> Constraint? {
    var place = handles.count - 1
    while place >= 0 {
      if handles[place].chain == index { return handles[place].constraint }
      place -= 1
    }
    return nil
  }
}

// What a block comes to.
extension ConstraintMaker {
  /// Ends the block: the constraints of all chains that have a relation, in the order begun.
  ///
  /// Those that have none are recorded as mistakes. When an update repeats a chain, what was
  /// wrong with it the last time is forgotten.
  private func finish(repeating: Bool) -> [Constraint] {
    close()
    var result: [Constraint] = []
    result.reserveCapacity(chainCount)
    for index in 0..<chainCount {
      let constraint = finishedConstraint(at: index)
      if repeating { state.forgetFlaws(ofSameChainAs: constraint) }
      if constraint.hasRelation { result.append(constraint) }
    }
    return result
  }

  /// Ends the block and activates what it made, as ``finish(repeating:)`` and activating do, but
  /// without handles of chains that nobody asked one of.
  ///
  /// - Returns: What stands for the tree, if the block is one of many.
  private func install() -> TreeContext? {
    let tree = tree.take()
    close()
    if chainCount == 0 { return tree }
    let state = state
    guard !hasKeptStages, let own = state.ownView else {
      for index in 0..<chainCount { activateConstraint(at: index) }
      return nil
    }
    // The block may have moved the view, or its tree into another.
    let context = if let tree, own.isCounted(in: tree) { tree } else { own.context }
    install(state, own, context)
    return own.itemState.parent == nil ? nil : context
  }

  private func install(_ state: ItemState, _ own: LayoutView, _ context: TreeContext) {
    let elsewhere = state.isWritten(in: location.fileID) ? nil : location.fileID
    var rowCount = chains.count
    for index in 0..<chains.count where chains[index].attributes.hasSeveral {
      rowCount += Int32(truncatingIfNeeded: chains[index].attributes.count - 1)
    }
    state.table.reserve(rowCount)
    var index: Int32 = 0
    while true {
      if handles.count == 0, elsewhere == nil {
        index = state.install(&chains, from: index, of: own, in: context)
      }
      if index == chains.count { return }
      if handle(of: Int(index)) != nil || !installRows(of: index, own, context, elsewhere) {
        activateConstraint(at: Int(index))
      }
      index += 1
    }
  }

  /// Installs the rows of a chain that may say rare things, all or none; false if something is wrong.
  private func installRows(
    of index: Int32, _ own: LayoutView, _ context: TreeContext, _ elsewhere: String?
  ) -> Bool {
    let chain = state.table.nextChain()
    var isPlaced = true
    let mistakes = chains[index].forEachRow(of: state, writtenIn: elsewhere) {
      guard isPlaced, let place = state.place(of: $0, origins: nil) else { return isPlaced = false }
      state.install($0, $1, at: place, chain: chain, of: own, in: context)
    }
    if !isPlaced {
      for reference in state.rows(ofChain: chain) { reference.uninstall() }
    }
    return isPlaced && mistakes.isEmpty
  }

  private func activateConstraint(at index: Int) {
    let constraint = finishedConstraint(at: index)
    if constraint.hasRelation { constraint.activate() }
  }

  /// The constraint of the chain at `index`, built.
  private func finishedConstraint(at index: Int) -> Constraint {
    if hasKeptStages || handle(of: index) != nil {
      let constraint = constraint(at: index)
      constraint.build()
      return constraint
    }
    return Constraint(item: state, final: description(at: index))
  }
}

// Blocks.
extension ConstraintMaker {
  /// Begins a block of a view.
  @usableFromInline
  static func _open(_ view: LayoutView, _ fileID: String, _ line: UInt) -> ConstraintMaker {
    open(view, at: SourceLocation(fileID: fileID, line: line))
  }

  /// Ends a block and activates what it made.
  @usableFromInline
  static func _close(_ maker: consuming ConstraintMaker) {
    guard maker.hasUsualEnd else {
      maker.activateAsTold(repeating: maker.updateExisting)
      return
    }
    if let context = maker.install() { recycle(maker, to: context) }
  }

  /// Runs `block` and returns what it made, inactive.
  static func prepare(
    _ item: any LayoutItem, at location: SourceLocation, repeating: Bool = false,
    _ block: (ConstraintMaker) -> Void
  ) -> [Constraint] {
    let maker = open(item, at: location)
    block(maker)
    return maker.finish(repeating: repeating)
  }

  /// Runs `block` and activates what it made.
  static func make(
    _ item: any LayoutItem, at location: SourceLocation, _ block: (ConstraintMaker) -> Void
  ) {
    let maker = open(item, at: location)
    block(maker)
    _close(maker)
  }

  /// Runs `block`, activates what it made and returns it.
  static func making(
    _ item: any LayoutItem, at location: SourceLocation, _ block: (ConstraintMaker) -> Void
  ) -> [Constraint] {
    let maker = open(item, at: location)
    block(maker)
    return maker.activateAsTold(repeating: maker.updateExisting)
  }

  /// Runs `block` and moves the constants of what matches; activates what does not.
  @discardableResult
  static func update(
    _ item: any LayoutItem, at location: SourceLocation, _ block: (ConstraintMaker) -> Void
  ) -> [Constraint] {
    let maker = open(item, at: location)
    maker.updateExisting = true
    block(maker)
    return maker.activateAsTold(repeating: true)
  }

  /// Whether the block left it at making and activating.
  private var hasUsualEnd: Bool { !updateExisting && !removeExisting }

  /// Ends the block and activates what it made, as it was told with ``updateExisting`` and
  /// ``removeExisting``.
  @discardableResult
  private func activateAsTold(repeating: Bool) -> [Constraint] {
    if removeExisting { Self.remove(item) }
    let made = finish(repeating: repeating)
    for constraint in made {
      if updateExisting { constraint.activateAdopting() } else { constraint.activate() }
    }
    return made
  }

  /// Deactivates all that blocks made for the item, and forgets its mistakes.
  static func remove(_ item: any LayoutItem) {
    let state = item.itemState
    for reference in state.blockRows { reference.uninstall() }
    for constraint in state.unlistAll() { constraint.deactivate() }
    state.forgetAllFlaws()
  }
}
