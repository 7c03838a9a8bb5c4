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
public final class ConstraintMaker {
  /// The view or guide that the chains constrain; the maker, and a chain that is kept, keep it.
  public let item: any LayoutConstraintItem

  /// What the item shares with its constraints.
  let state: ItemState

  /// Where the block is; chains without a relation have no place of their own.
  private let location: SourceLocation

  /// A chain, and its constraint once that was asked for, which then holds the description.
  struct Entry {
    var description: ConstraintDescription
    var constraint: Constraint?
  }

  @safe @exclusivity(unchecked) private var entries = OwnedList<Entry>()

  /// The stages of the last chain, used again by the next one unless somebody kept them; none once
  /// the block has ended, since they keep the maker.
  @safe @exclusivity(unchecked) private var extendable: ConstraintMakerExtendable?
  @safe @exclusivity(unchecked) private var editable: ConstraintMakerEditable?
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
  private var hasKeptStages = false

  init(item: any LayoutItem, location: SourceLocation) {
    self.item = item
    self.state = item.itemState
    self.location = location
    entries.reserve(10)
    state.view?.translatesAutoresizingMaskIntoConstraints = false
  }

  /// Begins a chain with `attributes`.
  func begin(_ attributes: ConstraintAttributes) -> ConstraintMakerExtendable {
    let index = chainCount
    entries.append(
      Entry(
        description: ConstraintDescription(attributes: attributes, ofBlockAt: location.number)))
    if isKnownUniquelyReferenced(&extendable), let extendable {
      extendable.index = index
      return extendable
    }
    if extendable != nil { hasKeptStages = true }
    let stage = ConstraintMakerExtendable(maker: self, index: index)
    if isOpen { extendable = stage }
    return stage
  }

  /// The stage after the relation of the chain at `index`.
  func editableStage(at index: Int) -> ConstraintMakerEditable {
    if isKnownUniquelyReferenced(&editable), let editable {
      editable.index = index
      return editable
    }
    if editable != nil { hasKeptStages = true }
    let stage = ConstraintMakerEditable(maker: self, index: index)
    if isOpen { editable = stage }
    return stage
  }

  /// Changes the description at `index`, also after its constraint was asked for.
  ///
  /// Inlined, so that a change costs no call of a closure.
  @inline(__always)
  func edit(_ index: Int, _ change: (inout ConstraintDescription) -> Void) {
    if let constraint = self[index].constraint {
      constraint.edit(change)
    } else {
      change(&self[index].description)
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

  /// Lets the chain at `index` be equal to the superview unless it says something else.
  func relateToSuperview(_ index: Int, at fileID: String, _ line: UInt) {
    edit(index, at: fileID, line) { description in
      description.relation = .equal
      description.relateToSuperview(.none)
    }
  }

  /// Notes that somebody may go on with the chains when the block has ended.
  func keepStages() { hasKeptStages = true }

  private subscript(index: Int) -> Entry {
    @inline(__always) _read { yield entries[Int32(truncatingIfNeeded: index)] }
    @inline(__always) _modify { yield &entries[Int32(truncatingIfNeeded: index)] }
  }

  /// How many chains were begun.
  var chainCount: Int { Int(entries.count) }

  /// What the chain at `index` says.
  func description(at index: Int) -> ConstraintDescription {
    self[index].constraint?.chain ?? self[index].description.located(in: location.fileID)
  }

  /// The constraint of the chain at `index`.
  func constraint(at index: Int) -> Constraint {
    if let constraint = self[index].constraint { return constraint }
    let constraint = Constraint(item: state, chain: description(at: index))
    self[index].constraint = constraint
    return constraint
  }

  /// Ends the block: the constraints of all chains that have a relation, in the order begun.
  ///
  /// Those that have none are recorded as mistakes. When an update repeats a chain, what was
  /// wrong with it the last time is forgotten.
  func finish(repeating: Bool) -> [Constraint] {
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
  func install() {
    close()
    if chainCount == 0 { return }
    guard !hasKeptStages, let own = state.ownView else {
      for index in 0..<chainCount { activateConstraint(at: index) }
      return
    }
    let context = own.context
    let elsewhere = state.isWritten(in: location.fileID) ? nil : location.fileID
    var rowCount = 0
    for index in 0..<chainCount { rowCount += self[index].description.attributes.count }
    state.table.reserve(rowCount)
    for index in 0..<chainCount {
      if self[index].constraint != nil || !installRows(of: index, own, context, elsewhere) {
        activateConstraint(at: index)
      }
    }
  }

  /// Installs the rows of a chain, all or none; false if something is wrong.
  private func installRows(
    of index: Int, _ own: LayoutView, _ context: TreeContext, _ elsewhere: String?
  ) -> Bool {
    let chain = state.table.nextChain()
    var isPlaced = true
    let mistakes = self[index].description.forEachRow(of: state, writtenIn: elsewhere) {
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

  /// Lets go of the stages, and notes whether somebody else keeps one.
  private func close() {
    isOpen = false
    if extendable != nil, !isKnownUniquelyReferenced(&extendable) { hasKeptStages = true }
    if editable != nil, !isKnownUniquelyReferenced(&editable) { hasKeptStages = true }
    extendable = nil
    editable = nil
  }

  /// The constraint of the chain at `index`, built.
  private func finishedConstraint(at index: Int) -> Constraint {
    if hasKeptStages || self[index].constraint != nil {
      let constraint = constraint(at: index)
      constraint.build()
      return constraint
    }
    return Constraint(item: state, final: description(at: index))
  }
}

extension ConstraintMaker {
  /// Runs `block` and returns what it made, inactive.
  static func prepare(
    _ item: any LayoutItem, at location: SourceLocation, repeating: Bool = false,
    _ block: (ConstraintMaker) -> Void
  ) -> [Constraint] {
    let maker = ConstraintMaker(item: item, location: location)
    block(maker)
    return maker.finish(repeating: repeating)
  }

  /// Runs `block` and activates what it made.
  static func make(
    _ item: any LayoutItem, at location: SourceLocation, _ block: (ConstraintMaker) -> Void
  ) {
    let maker = ConstraintMaker(item: item, location: location)
    block(maker)
    if maker.hasUsualEnd {
      maker.install()
    } else {
      maker.activateAsTold(repeating: maker.updateExisting)
    }
  }

  /// Runs `block`, activates what it made and returns it.
  static func making(
    _ item: any LayoutItem, at location: SourceLocation, _ block: (ConstraintMaker) -> Void
  ) -> [Constraint] {
    let maker = ConstraintMaker(item: item, location: location)
    block(maker)
    return maker.activateAsTold(repeating: maker.updateExisting)
  }

  /// Runs `block` and moves the constants of what matches; activates what does not.
  @discardableResult
  static func update(
    _ item: any LayoutItem, at location: SourceLocation, _ block: (ConstraintMaker) -> Void
  ) -> [Constraint] {
    let maker = ConstraintMaker(item: item, location: location)
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
