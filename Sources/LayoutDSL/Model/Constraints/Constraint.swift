// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// A handle to the constraints of one chain of a block: one ``LayoutConstraint`` for each attribute and target.
///
/// ```swift
/// let top = title.snp.prepareConstraints { $0.top.equalToSuperview().offset(8) }[0]
/// top.activate()
/// top.update(offset: 24)
/// ```
///
/// The handle does not keep its view alive. The view retains the handle while the constraint is active.
public final class Constraint {
  // A chain of a block gets a handle only on request; see `ConstraintRow.chain`.

  /// The item whose block made the constraint.
  let item: ItemState

  /// The chain's description with later updates; nil once the rows contain all of it.
  ///
  /// Retained if the description has a mistake, or if the caller obtained the handle in the middle of the chain and
  /// may continue writing the chain.
  private var draft: ConstraintDraft?

  /// The distribution that made the constraint, if one did.
  private(set) var distribution: ConstraintDistribution?

  /// The first row of the description; nil if no row objects exist yet or the description has a mistake.
  ///
  /// Stored apart from the others because most chains make one row, which needs no array.
  private var firstRow: LayoutConstraint?
  private var otherRows: [LayoutConstraint] = []

  /// The number of the chain whose row objects have not been made yet; 0 once the handle has its rows.
  private(set) var chainNumber: UInt32 = 0
  private var isBuilt = false

  /// Whether the last request was to activate the constraint, even if a mistake prevented that.
  private(set) var isActivationRequested = false

  /// Whether the handle is uninstalling its own rows and ignores their notifications.
  private(set) var isChangingRows = false

  /// Whether the constraint is in the item's list of constraints made by its blocks.
  private(set) var isListed = false

  /// Whether the constraint is in the item's list of mistakes.
  private(set) var isInMistakeList = false

  /// The mistakes with their stages: any number from building the description, at most one of each other stage.
  private(set) var stagedMistakes: [StagedMistake] = []

  /// Makes a constraint whose chain may still be continued.
  init(item: ItemState, chain: ConstraintDescription, ofBlockIn fileID: String) {
    self.item = item
    draft = ConstraintDraft(chain, ofBlockIn: fileID)
  }

  /// Makes a constraint from a finished chain.
  init(item: ItemState, final chain: borrowing ConstraintDescription) {
    self.item = item
    build(chain)
    if firstRow == nil { draft = ConstraintDraft(copy chain, ofBlockIn: "") }
  }

  /// Makes and lists the handle for the chain of an active row that has none.
  init(of row: LayoutConstraint) {
    item = row.first
    isActivationRequested = true
    adoptRows(ofChain: row.row.chain)
    makeRowObjects()
  }

  /// Makes and lists the handle of a row that a block made and that its object has activated again.
  init(ofOnly row: LayoutConstraint) {
    item = row.first
    isActivationRequested = true
    isBuilt = true
    add(row)
    item.addHandle(self)
  }

  deinit {
    // The item retains active handles, and only an active handle can lack its row objects.
    if let firstRow { detach(firstRow) }
    for row in otherRows { detach(row) }
  }

  /// The constraints that the handle controls, active or not.
  public var layoutConstraints: [LayoutConstraint] {
    build()
    return rows
  }

  /// Whether all of ``layoutConstraints`` are active; setting the property activates or deactivates them.
  public var isActive: Bool {
    get { !rows.isEmpty && rows.allSatisfy(\.isInstalled) }
    set { if newValue { activate() } else { deactivate() } }
  }
}

// Changes of the state above.
extension Constraint {
  func setActivationRequested(_ isRequested: Bool) { isActivationRequested = isRequested }

  /// Records whether the item lists the constraint among those made by its blocks.
  func setListed(_ isListed: Bool) { self.isListed = isListed }

  func setInMistakeList(_ isInList: Bool) { isInMistakeList = isInList }

  func setDistribution(_ distribution: ConstraintDistribution?) { self.distribution = distribution }

  /// Uninstalls all rows and ignores the notification from each.
  func uninstallRows() {
    isChangingRows = true
    for row in rows { row.uninstall() }
    isChangingRows = false
  }

  /// Records a mistake in place of those at its stage.
  func replaceMistakes(with mistake: StagedMistake) {
    dropMistakes(at: mistake.stage)
    stagedMistakes.append(mistake)
  }

  func dropMistakes(at stage: StagedMistake.Stage? = nil) {
    if stagedMistakes.isEmpty { return }
    stagedMistakes.removeAll { stage == nil || $0.stage == stage }
  }

  /// Activates the constraint without making row objects; returns false if that is not possible.
  ///
  /// - Parameter install: Installs the rows of a chain and returns the chain's number; 0 if it cannot do so.
  func activateWithoutRows(_ install: (inout ConstraintDescription) -> UInt32) -> Bool {
    if isBuilt || isActivationRequested || !stagedMistakes.isEmpty { return false }
    guard let draft else { return false }
    let chain = draft.change(install)
    if chain == 0 { return false }
    self.draft = nil
    isActivationRequested = true
    adoptRows(ofChain: chain)
    return true
  }

  /// Makes this the handle of active rows that have none, and lists the constraint.
  private func adoptRows(ofChain chain: UInt32) {
    isBuilt = true
    chainNumber = chain
    item.addHandle(self)
  }

  /// Makes the row objects that the handle still lacks.
  func makeRowObjects() {
    let chain = chainNumber
    if chain == 0 { return }
    chainNumber = 0
    for reference in item.rows(ofChain: chain) { add(reference.object) }
  }

  /// The rows of the description.
  var rows: [LayoutConstraint] {
    makeRowObjects()
    return firstRow.map { [$0] + otherRows } ?? []
  }

  /// Replaces the rows and detaches dropped rows from this handle.
  func setRows(_ rows: [LayoutConstraint]) {
    let kept = Set(rows)
    for row in self.rows where !kept.contains(row) { detach(row) }
    firstRow = rows.first
    otherRows = Array(rows.dropFirst())
  }

  private func detach(_ row: LayoutConstraint) {
    if row.owner === self { row.owner = nil }
  }

  /// The chain's description, as long as it is retained.
  var chain: ConstraintDescription? { draft?.located }

  var hasRelation: Bool { !rows.isEmpty || draft?.chain.relation != nil }

  /// The attributes on the left.
  var attributes: ConstraintAttributes {
    if let draft { return draft.chain.attributes }
    var attributes = ConstraintAttributes.none
    for row in rows { attributes.formUnion(ConstraintAttributes(row.firstAttribute)) }
    return attributes
  }

  /// Where the chain was written.
  var location: SourceLocation? { chain?.location ?? rows.first?.location }

  /// The place of the chain in the source, by which a repeated run of the block is recognised.
  var site: ChainSite { ChainSite(location: location, attributes: attributes) }

  /// The name of the constraint in messages.
  var label: String? { draft?.chain.label ?? rows.first?.identifier }

  /// Makes the rows unless they exist, and records mistakes of the description.
  func build() {
    if isBuilt { return }
    guard let draft else { return }
    build(draft.located)
  }

  private func build(_ chain: borrowing ConstraintDescription) {
    isBuilt = true
    let mistakes = chain.forEachRow(of: item) { add(LayoutConstraint(item, $0, $1)) }
    if mistakes.isEmpty { return }
    for mistake in mistakes {
      stagedMistakes.append(StagedMistake(stage: .description, mistake: mistake))
    }
    syncMistakes()
  }

  private func add(_ row: LayoutConstraint) {
    row.owner = self
    if firstRow == nil { firstRow = row } else { otherRows.append(row) }
  }

  /// Whether the description was built and has no mistake.
  var isValid: Bool { isBuilt && !stagedMistakes.contains { $0.stage == .description } }

  /// Changes the retained description and leaves the rows unchanged.
  func changeDraft(_ change: (inout ConstraintDescription) -> Void) {
    draft?.change(change)
  }

  /// Changes the description and remakes rows that were made from it.
  func edit(_ change: (inout ConstraintDescription) -> Void) {
    guard let draft else { return }
    draft.change(change)
    if isBuilt { rebuild() }
  }

  /// Remakes the rows; a separate function because the compiler specialises ``edit(_:)`` for each closure.
  @inline(never)
  private func rebuild() {
    let wasActivationRequested = isActivationRequested
    deactivate()
    setRows([])
    isBuilt = false
    stagedMistakes = []
    if wasActivationRequested { activate() } else { build() }
    syncMistakes()
  }
}

/// The source location and attributes of a chain, which are the same in every run of its block.
struct ChainSite: Hashable {
  let location: SourceLocation?
  let attributes: ConstraintAttributes
}

/// A description in an object of its own, so that finished constraints need not store one.
private final class ConstraintDraft {
  /// The description, without a file if the chain is in the file of its block.
  private(set) var chain: ConstraintDescription

  private let fileID: String

  init(_ chain: ConstraintDescription, ofBlockIn fileID: String) {
    (self.chain, self.fileID) = (chain, fileID)
  }

  func change<Result>(_ body: (inout ConstraintDescription) -> Result) -> Result { body(&chain) }

  var located: ConstraintDescription { chain.located(in: fileID) }
}
