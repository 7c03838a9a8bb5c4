// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// What one chain of a block made: a handle to one ``LayoutConstraint`` per attribute.
///
/// ```swift
/// let top = title.snp.prepareConstraints { $0.top.equalToSuperview().offset(8) }[0]
/// top.activate()
/// top.update(offset: 24)
/// ```
///
/// A handle does not keep its view alive; the view keeps the handle while it is active.
public final class Constraint {
  // A chain of a block has a handle only if somebody asks for it; see `ConstraintRow.chain`.

  /// The item whose block made the constraint.
  let item: ItemState

  /// What the chain said, with later updates; nil once the rows say it all.
  ///
  /// Kept where it has a mistake, and where somebody asked for the constraint while the chain was
  /// written and may go on writing.
  private var draft: ConstraintDraft?

  /// The distribution that made the constraint, if one did.
  private(set) var distribution: ConstraintDistribution?

  /// What the description came to first; nil before the constraint is built, and if it has a mistake.
  ///
  /// Most chains come to one row, which needs no array.
  private var firstRow: LayoutConstraint?
  private var otherRows: [LayoutConstraint] = []

  /// Which chain of the item's blocks the constraint is, as long as nobody asked for the rows that it came
  /// to; 0 if it has them.
  private(set) var chainNumber: UInt32 = 0
  private var isBuilt = false

  /// Whether the constraint was activated last, even if a mistake kept it from it.
  private(set) var isWanted = false

  /// Whether this handle itself takes rows out, and need not be told.
  private(set) var isChangingRows = false

  /// Whether the item lists the constraint among what it made.
  private(set) var isListed = false

  /// Whether the item lists the constraint among those with mistakes.
  private(set) var isRecorded = false

  /// What is wrong, and since when: at most one of each stage but the first.
  private(set) var stagedMistakes: [StagedMistake] = []

  /// Makes a constraint that may still be written.
  init(item: ItemState, chain: ConstraintDescription, ofBlockIn fileID: String) {
    self.item = item
    draft = ConstraintDraft(chain, ofBlockIn: fileID)
  }

  /// Makes a constraint of what is written and will stay so.
  init(item: ItemState, final chain: borrowing ConstraintDescription) {
    self.item = item
    build(chain)
    if firstRow == nil { draft = ConstraintDraft(copy chain, ofBlockIn: "") }
  }

  /// Makes the handle of the chain of a block that made an active constraint without one, and lists it.
  init(of row: LayoutConstraint) {
    item = row.first
    isWanted = true
    stand(for: row.row.chain)
    takeRows()
  }

  deinit {
    // Active constraints are kept, and only they can be without their rows.
    if let firstRow { disown(firstRow) }
    for row in otherRows { disown(row) }
  }

  /// The constraints that this one stands for, active or not.
  public var layoutConstraints: [LayoutConstraint] {
    build()
    return rows
  }

  /// Whether all of ``layoutConstraints`` are active; setting it activates or deactivates.
  public var isActive: Bool {
    get { !rows.isEmpty && rows.allSatisfy(\.isInstalled) }
    set { if newValue { activate() } else { deactivate() } }
  }
}

// What changes of the state above.
extension Constraint {
  /// Notes whether the constraint was activated last.
  func setWanted(_ isWanted: Bool) { self.isWanted = isWanted }

  /// Notes whether the item lists the constraint among what it made.
  func setListed(_ isListed: Bool) { self.isListed = isListed }

  /// Notes whether the item lists the constraint among those with mistakes.
  func setRecorded(_ isRecorded: Bool) { self.isRecorded = isRecorded }

  /// Notes which distribution the constraint belongs to.
  func join(_ distribution: ConstraintDistribution?) { self.distribution = distribution }

  /// Takes all rows out without being told of each.
  func uninstallRows() {
    isChangingRows = true
    for row in rows { row.uninstall() }
    isChangingRows = false
  }

  /// Keeps a mistake in place of those of its stage.
  func keep(_ mistake: StagedMistake) {
    dropMistakes(at: mistake.stage)
    stagedMistakes.append(mistake)
  }

  func dropMistakes(at stage: StagedMistake.Stage? = nil) {
    if stagedMistakes.isEmpty { return }
    stagedMistakes.removeAll { stage == nil || $0.stage == stage }
  }

  /// Activates the constraint as rows without objects, if it is as the block left it; false if it is not.
  ///
  /// - Parameter install: Installs the rows of a chain and returns its number; 0 if it cannot be done so.
  func activateWithoutRows(_ install: (inout ConstraintDescription) -> UInt32) -> Bool {
    if isBuilt || isWanted || !stagedMistakes.isEmpty { return false }
    guard let draft else { return false }
    let chain = draft.change(install)
    if chain == 0 { return false }
    self.draft = nil
    isWanted = true
    stand(for: chain)
    return true
  }

  /// Stands for active rows of the item that no handle has, and lists the constraint.
  private func stand(for chain: UInt32) {
    isBuilt = true
    chainNumber = chain
    item.list(self)
  }

  /// Makes the objects of the rows, if there are none.
  func takeRows() {
    let chain = chainNumber
    if chain == 0 { return }
    chainNumber = 0
    for reference in item.rows(ofChain: chain) { add(reference.object) }
  }

  /// What the description came to.
  var rows: [LayoutConstraint] {
    takeRows()
    return firstRow.map { [$0] + otherRows } ?? []
  }

  /// Replaces the rows; those that are dropped no longer know this handle.
  func setRows(_ rows: [LayoutConstraint]) {
    for row in self.rows where !rows.contains(row) { disown(row) }
    firstRow = rows.first
    otherRows = Array(rows.dropFirst())
  }

  private func disown(_ row: LayoutConstraint) {
    if row.owner === self { row.owner = nil }
  }

  /// What the chain said, as long as it is kept.
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

  /// Which chain of the item's blocks the constraint is, if blocks are run again.
  var site: ChainSite { ChainSite(location: location, attributes: attributes) }

  /// What messages call the constraint.
  var label: String? { draft?.chain.label ?? rows.first?.identifier }

  /// Makes the rows unless they are made, and notes what is wrong with the description.
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

  /// Whether there is a sound description and rows that follow from it.
  var isSound: Bool { isBuilt && !stagedMistakes.contains { $0.stage == .description } }

  /// Changes what is kept of the description and leaves the rows alone.
  func note(_ change: (inout ConstraintDescription) -> Void) {
    draft?.change(change)
  }

  /// Changes the description; rows made before are made again.
  func edit(_ change: (inout ConstraintDescription) -> Void) {
    guard let draft else { return }
    draft.change(change)
    if isBuilt { rebuild() }
  }

  /// Makes the rows anew, apart from ``edit(_:)``, of which there is a copy for each change.
  @inline(never)
  private func rebuild() {
    let wasWanted = isWanted
    deactivate()
    setRows([])
    isBuilt = false
    stagedMistakes = []
    if wasWanted { activate() } else { build() }
    syncMistakes()
  }
}

/// Where a chain was written, and what it begins with: a block that is run again writes it there again.
struct ChainSite: Hashable {
  let location: SourceLocation?
  let attributes: ConstraintAttributes
}

/// A description in a box of its own: constraints that nobody writes any more have none.
private final class ConstraintDraft {
  /// What the chain says, but for the file if it is that of its block.
  private(set) var chain: ConstraintDescription

  private let fileID: String

  init(_ chain: ConstraintDescription, ofBlockIn fileID: String) {
    (self.chain, self.fileID) = (chain, fileID)
  }

  /// Changes what the chain says.
  func change<Result>(_ body: (inout ConstraintDescription) -> Result) -> Result { body(&chain) }

  /// What the chain says.
  var located: ConstraintDescription { chain.located(in: fileID) }
}
