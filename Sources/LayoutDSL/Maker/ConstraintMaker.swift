// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The argument of a block, with which every chain begins.
///
/// ```swift
/// view.snp.makeConstraints { make in
///   make.left.top.equalToSuperview().offset(8)
///   make.size.equalTo(Size(width: 40, height: 40))
/// }
/// ```
@safe
public final class ConstraintMaker {
  // nil while the maker waits for another block; no caller uses the maker then.

  /// The state of the item, not retained: the caller of the block keeps the item and its state alive.
  @safe private var storedState: Unmanaged<ItemState>?

  /// The item, retained if a caller keeps the maker or one of its stages beyond the end of the block.
  private var retainedItem: (any LayoutConstraintItem)?

  /// The location of the block; chains without a relation have none of their own.
  private var location: SourceLocation

  /// The files of earlier blocks.
  @safe @exclusivity(unchecked) private var files = KnownFiles()

  @safe @exclusivity(unchecked) private var chains = OwnedList<ConstraintDescription>()

  /// The constraints that callers requested, by chain; they hold the chain's description.
  @safe @exclusivity(unchecked) private var handles = OwnedList<
    (chain: Int, constraint: Constraint)
  >()

  /// The stages of the last chain, reused by the next one unless a caller kept them.
  @safe @exclusivity(unchecked) @usableFromInline private(set) final
    var extendable: ConstraintMakerExtendable?
  @safe @exclusivity(unchecked) @usableFromInline private(set) final
    var editable: ConstraintMakerEditable?

  /// Whether the block updates constraints that match its own, as in `updateConstraints`.
  ///
  /// It is Masonry's property, and a block may set it. `prepareConstraints` ignores it.
  @safe @exclusivity(unchecked) public var updateExisting = false

  /// Whether all constraints that earlier blocks made are removed, as in `remakeConstraints`.
  ///
  /// It is Masonry's property, and a block may set it. `prepareConstraints` ignores it.
  @safe @exclusivity(unchecked) public var removeExisting = false

  /// Whether a caller kept a stage and may continue its chain after the end of the block.
  private var hasEscapedStages = false

  private init(_ state: Unmanaged<ItemState>?, at location: SourceLocation) {
    unsafe storedState = state
    self.location = location
    chains.reserve(10)
  }

  deinit {
    if isKept(&extendable) || isKept(&editable) { moveToSuccessor() }
  }

  /// The view or guide that the chains constrain; the maker, and a chain that a caller keeps, keep it alive.
  ///
  /// Through a weak reference to the maker, callers may read this between two blocks; they get an unrelated view then.
  public var item: any LayoutConstraintItem { retainedItem ?? state.item ?? LayoutView() }

  /// The state that the item shares with its constraints.
  var state: ItemState { unsafe storedState?.takeUnretainedValue() ?? ItemState() }
}

// The life of a maker: it serves many blocks of a tree, one after another, unless a caller keeps it.
extension ConstraintMaker {
  /// Returns a maker for a block of an item: the spare one of the tree, or a new one.
  private static func open(_ state: ItemState, at location: SourceLocation) -> ConstraintMaker {
    if let view = state.view { return open(view, at: location) }
    return open(state, in: state.ownView?.representativeContext, at: location)
  }

  /// Returns a maker for a block of a view, and sets the view's translation of its autoresizing mask to false.
  private static func open(_ view: LayoutView, at location: SourceLocation) -> ConstraintMaker {
    // A subclass may override the setter and move the view in it.
    let isOverridable = view.passMarks.contains(.hasHooks)
    if isOverridable { view.translatesAutoresizingMaskIntoConstraints = false }
    let context = view.representativeContext
    if !isOverridable { view.setTranslation(false, in: context) }
    return open(view.itemState, in: context, at: location)
  }

  /// Returns a maker for a block of an item in the tree of `context`, which is nil for an item without a tree.
  @inline(__always)
  private static func open(
    _ state: ItemState, in context: TreeContext?, at location: SourceLocation
  ) -> ConstraintMaker {
    let state = unsafe Unmanaged.passUnretained(state)
    guard let spare = context?.takeSpareMaker() as? ConstraintMaker else {
      return unsafe ConstraintMaker(state, at: location)
    }
    // A caller with a weak reference may have begun chains in between.
    if spare.chainCount > 0 || spare.handles.count > 0 || !spare.isPlainMake { spare.clear() }
    unsafe spare.storedState = state
    spare.location = location
    return spare
  }

  /// Ends the block: stages that callers kept retain the maker from now on.
  @inline(__always)
  private func close() {
    release(&extendable)
    release(&editable)
  }

  /// Stores a maker for the next block of the item's tree, unless a caller keeps it.
  ///
  /// - Parameter context: The context of the item's tree; nil for an item without a tree.
  @inline(__always)
  private static func recycle(
    _ maker: consuming ConstraintMaker, of state: ItemState,
    in context: consuming TreeContext?
  ) {
    guard !maker.hasEscapedStages, isKnownUniquelyReferenced(&maker) else {
      return maker.retainedItem = state.item
    }
    maker.storedState = nil
    maker.clear()
    // Only in a tree of several views is another block likely.
    if state.parent != nil { context?.storeSpareMaker(maker) }
  }

  private func clear() {
    chains.removeAll { $0.releaseItem() }
    handles.removeAll()
    (updateExisting, removeExisting) = (false, false)
  }

  /// Gives up a stage that a caller keeps, which then retains the maker.
  @inline(__always)
  private func release<Stage: _ConstraintMakerStage>(_ stage: inout Stage?) {
    if !isKept(&stage) { return }
    stage?.retain(self)
    stage = nil
    hasEscapedStages = true
  }

  /// Whether a caller keeps a stage.
  @inline(__always)
  private func isKept<Stage: _ConstraintMakerStage>(_ stage: inout Stage?) -> Bool {
    stage != nil && !isKnownUniquelyReferenced(&stage)
  }

  /// Moves the chains to another maker when this one is deinitialized and a caller still uses a stage.
  private func moveToSuccessor() {
    let successor = unsafe ConstraintMaker(storedState, at: location)
    swap(&successor.chains, &chains)
    swap(&successor.handles, &handles)
    successor.retainedItem = retainedItem
    extendable?.retain(successor)
    editable?.retain(successor)
  }
}

// The calls of stages. Each leaves the stage with which the chain continues in the maker. The caller reads it from
// there, so that continuing a chain retains nothing.
extension ConstraintMaker {
  /// The stage before the relation of the chain that was written last.
  @inlinable @inline(__always)
  var lastExtendable: ConstraintMakerExtendable { unsafe extendable.unsafelyUnwrapped }

  /// The stage after the relation of the chain that was written last.
  @inlinable @inline(__always)
  var lastEditable: ConstraintMakerEditable { unsafe editable.unsafelyUnwrapped }

  @inlinable @inline(__always)
  func begin(_ attributes: ConstraintAttributes) -> ConstraintMakerExtendable {
    _begin(attributes)
    return lastExtendable
  }

  @usableFromInline
  func _begin(_ attributes: ConstraintAttributes) {
    let index = chainCount
    chains.append(ConstraintDescription(attributes: attributes, ofBlockAt: location.number))
    setStage(&extendable, at: index)
  }

  /// Makes the maker's stage write the chain at `index`.
  @inline(__always)
  private func setStage<Stage: _ConstraintMakerStage>(_ own: inout Stage?, at index: Int) {
    if own?.position.index == index { return }
    if isKnownUniquelyReferenced(&own) {
      own.move(to: index)
    } else {
      replaceStage(&own, at: index)
    }
  }

  @inline(never)
  private func replaceStage<Stage: _ConstraintMakerStage>(_ own: inout Stage?, at index: Int) {
    release(&own)
    own = Stage(index, of: self, isKept: false)
  }

  /// Edits what follows the relation of the chain at `index`, and makes the maker's stage write that chain.
  @inline(__always)
  func editAndContinue(_ index: Int, _ change: (inout ConstraintDescription) -> Void) {
    edit(index, change)
    setStage(&editable, at: index)
  }

  @usableFromInline
  func _add(_ attributes: ConstraintAttributes, to index: Int) {
    edit(index) { $0.add(attributes) }
    setStage(&extendable, at: index)
  }

  /// Edits the description at `index`, even if its constraint was already requested.
  ///
  /// Inlined, so that the closure costs no call.
  @inline(__always)
  func edit(_ index: Int, _ change: (inout ConstraintDescription) -> Void) {
    // A weak reference to a stage may outlive its block.
    if index >= chainCount { return }
    if handles.count > 0, let constraint = handle(of: index) {
      constraint.edit(change)
    } else {
      change(&chains[Int32(truncatingIfNeeded: index)])
    }
  }

  /// Sets the relation of the chain at `index`, and its right side with `change`, which receives `side`: a closure that
  /// captured it would retain what it refers to.
  @inline(__always)
  func relate<Side>(
    _ index: Int, _ relation: LayoutConstraint.Relation, to side: Side, _ fileID: String,
    _ line: UInt, _ change: (inout ConstraintDescription, Side) -> Void
  ) {
    if handles.count == 0, index < chainCount, fileID == location.fileID {
      // The chain is edited in place, and it is in the file of the block.
      chains[Int32(truncatingIfNeeded: index)].setRelation(relation, line)
      change(&chains[Int32(truncatingIfNeeded: index)], side)
    } else {
      relateElsewhere(index, relation, to: side, fileID, line, change)
    }
    setStage(&editable, at: index)
  }

  @inline(never)
  private func relateElsewhere<Side>(
    _ index: Int, _ relation: LayoutConstraint.Relation, to side: Side, _ fileID: String,
    _ line: UInt, _ change: (inout ConstraintDescription, Side) -> Void
  ) {
    edit(index) { description in
      description.setLocation(fileID, line, sharing: location.fileID)
      description.setRelation(relation)
      change(&description, side)
    }
  }

  /// Records that a caller may continue chains after the end of the block.
  func markStagesEscaped() { hasEscapedStages = true }

  /// The number of chains begun.
  var chainCount: Int { Int(chains.count) }

  func description(at index: Int) -> ConstraintDescription {
    if index >= chainCount {
      return ConstraintDescription(attributes: .none, location: location)
    }
    return handle(of: index)?.chain
      ?? chains[Int32(truncatingIfNeeded: index)].located(in: location.fileID)
  }

  func constraint(at index: Int) -> Constraint {
    if let constraint = handle(of: index) { return constraint }
    let isKnown = index < chainCount
    let chain =
      isKnown ? chains[Int32(truncatingIfNeeded: index)] : description(at: index)
    let constraint = Constraint(item: state, chain: chain, ofBlockIn: location.fileID)
    handles.append((index, constraint))
    return constraint
  }

  /// Returns the constraint of a chain, if it was requested; it is mostly that of the last chain.
  private func handle(of index: Int) -> Constraint? {
    var last = handles.count - 1
    while last >= 0 {
      if handles[last].chain == index { return handles[last].constraint }
      last -= 1
    }
    return nil
  }
}

// The constraints of a block.
extension ConstraintMaker {
  /// Ends the block and returns the constraints of all chains that have a relation, in the order begun.
  ///
  /// Chains without a relation are recorded as mistakes. If an update repeats a chain, the mistakes of its last run are
  /// removed.
  private func finish(repeating: Bool) -> [Constraint] {
    close()
    if repeating { forgetEarlierMistakes() }
    var result: [Constraint] = []
    result.reserveCapacity(chainCount)
    for index in 0..<chainCount {
      let constraint = finishedConstraint(at: index)
      if constraint.hasRelation { result.append(constraint) }
    }
    return result
  }

  /// Removes the mistakes that the last run of the block recorded for its chains.
  private func forgetEarlierMistakes() {
    if state.mistakeRecords.isEmpty { return }
    var sites: Set<ChainSite> = []
    for index in 0..<chainCount {
      let chain = description(at: index)
      sites.insert(ChainSite(location: chain.location, attributes: chain.attributes))
    }
    var block: Set<ObjectIdentifier> = []
    for number in 0..<handles.count { block.insert(ObjectIdentifier(handles[number].constraint)) }
    state.forgetMistakes(ofChains: {
      sites.contains($0.site) && !block.contains(ObjectIdentifier($0))
    })
  }

  /// Activates the block's constraints, like ``finish(repeating:)`` and activation, but without making objects for
  /// constraints that no caller requested.
  private func install(_ state: ItemState, _ own: LayoutView, _ context: TreeContext) {
    if hasEscapedStages { return activateConstraints() }
    if chainCount == 0 { return }
    let file = state.number(ofFile: location.fileID, among: &files)
    var rowCount = chains.count
    for index in 0..<chains.count where chains[index].attributes.hasSeveral {
      rowCount += Int32(truncatingIfNeeded: chains[index].attributes.count - 1)
    }
    state.reserveRows(rowCount)
    var index: Int32 = 0
    while true {
      index = state.install(
        &chains, from: index, to: nextHandled(from: index), writtenIn: file, of: own, in: context)
      if index == chains.count { return }
      let isInstalled =
        if let handle = handle(of: Int(index)) {
          handle.activateWithoutRows {
            state.install(handled: &$0, writtenIn: file, of: own, in: context)
          }
        } else {
          installRows(of: index, writtenIn: file, own, context)
        }
      if !isInstalled { activateConstraint(at: Int(index)) }
      index += 1
    }
  }

  /// Returns the index of the first chain, from `index` on, whose constraint was requested.
  @inline(__always)
  private func nextHandled(from index: Int32) -> Int32 {
    var next = chains.count
    for number in 0..<handles.count where handles[number].chain >= Int(index) {
      next = min(next, Int32(truncatingIfNeeded: handles[number].chain))
    }
    return next
  }

  /// Installs all rows of a chain that may use rare features, or none; false if something is wrong.
  private func installRows(
    of index: Int32, writtenIn file: UInt8, _ own: LayoutView, _ context: TreeContext
  ) -> Bool {
    let chain = state.newChain()
    var haveSites = true
    let mistakes = chains[index].forEachRow(of: state, writtenIn: file) {
      guard haveSites, let site = state.site(of: $0, origins: nil) else {
        return haveSites = false
      }
      state.install($0, $1, at: site, chain: chain, of: own, in: context)
    }
    if !haveSites {
      for reference in state.rows(ofChain: chain) { reference.uninstall() }
    }
    return haveSites && mistakes.isEmpty
  }

  /// Activates the constraints of all chains, one after another.
  private func activateConstraints() {
    for index in 0..<chainCount { activateConstraint(at: index) }
  }

  private func activateConstraint(at index: Int) {
    let constraint = finishedConstraint(at: index)
    if constraint.hasRelation { constraint.activate() }
  }

  /// Returns the constraint of the chain at `index`, built.
  private func finishedConstraint(at index: Int) -> Constraint {
    if hasEscapedStages || handle(of: index) != nil {
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

  /// Ends a block and activates its constraints.
  @usableFromInline
  static func _close(_ maker: consuming ConstraintMaker, of view: LayoutView) {
    close(maker, of: view.itemState, in: view)
  }

  @inline(__always)
  private static func close(
    _ maker: consuming ConstraintMaker, of state: ItemState, in own: LayoutView
  ) {
    let context = own.context
    if maker.isPlainMake {
      maker.close()
      maker.install(state, own, context)
    } else {
      maker.activateWithOptions(repeating: maker.updateExisting)
    }
    recycle(maker, of: state, in: consume context)
  }

  /// Runs `block` and returns its constraints, inactive.
  static func prepare(
    _ state: ItemState, at location: SourceLocation, _ block: (ConstraintMaker) -> Void
  ) -> [Constraint] {
    let maker = open(state, at: location)
    block(maker)
    let made = maker.finish(repeating: false)
    recycle(maker, of: state, in: state.ownView?.representativeContext)
    return made
  }

  /// Runs `block` and activates its constraints.
  static func make(
    _ state: ItemState, at location: SourceLocation, _ block: (ConstraintMaker) -> Void
  ) {
    let maker = open(state, at: location)
    block(maker)
    if let own = state.ownView { return close(maker, of: state, in: own) }
    // For a guide that no view owns, the chains are recorded as mistakes, one after another.
    if maker.isPlainMake {
      maker.close()
      maker.activateConstraints()
    } else {
      maker.activateWithOptions(repeating: maker.updateExisting)
    }
    recycle(maker, of: state, in: nil)
  }

  /// Runs `block`, activates its constraints and returns them.
  ///
  /// - Parameter isUpdate: Whether ``updateExisting`` is true at the beginning of the block.
  @discardableResult
  static func makeReturning(
    _ state: ItemState, at location: SourceLocation, isUpdate: Bool = false,
    _ block: (ConstraintMaker) -> Void
  ) -> [Constraint] {
    let maker = open(state, at: location)
    maker.updateExisting = isUpdate
    block(maker)
    let made = maker.activateWithOptions(repeating: isUpdate || maker.updateExisting)
    recycle(maker, of: state, in: state.ownView?.representativeContext)
    return made
  }

  /// Whether the block set neither ``updateExisting`` nor ``removeExisting``.
  private var isPlainMake: Bool { !updateExisting && !removeExisting }

  /// Ends the block and activates its constraints as ``updateExisting`` and ``removeExisting`` require.
  @discardableResult
  private func activateWithOptions(repeating: Bool) -> [Constraint] {
    if removeExisting { Self.remove(state) }
    let made = finish(repeating: repeating)
    if updateExisting {
      var known = AdoptableRows(of: state)
      for constraint in made { constraint.activateAdopting(among: &known) }
    } else {
      for constraint in made { constraint.activate() }
    }
    return made
  }

  /// Deactivates all constraints that blocks made for the item, and removes its mistakes except for refused numbers.
  static func remove(_ state: ItemState) {
    for reference in state.blockRows { reference.uninstall() }
    for constraint in state.removeAllHandles() { constraint.deactivate() }
    state.forgetMistakesOfConstraints()
  }
}
