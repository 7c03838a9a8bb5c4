// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The active constraints of an item, and the constraints of other items that mention it.
///
/// A row is stored with its first item and refers to its other items. In the other direction, an item finds the rows
/// that mention it in the tables of its subviews, its guides and the items in its list of users.
extension ItemState {
  /// Installs a row, last in the activation order of the tree of `context`.
  ///
  /// - Parameters:
  ///   - chain: The chain of the item's blocks that made the row; 0 if none did or a handle owns the row.
  ///   - own: The view in whose tree the item is: itself, or a guide's owner.
  @discardableResult
  func install(
    _ row: ConstraintRow, _ extras: ConstraintExtras?, at site: ConstraintSite,
    chain: UInt32 = 0, of own: LayoutView, in context: TreeContext
  ) -> Int32 {
    var row = row
    let shift = context.numberOffset(of: own.storedContext)
    row.activate(at: site, chain: chain, number: context.nextNumber() &- shift)
    if site.reach != .near { registerUses(of: site, origins: extras?.origins) }
    let slot = table.insert(row, extras, at: site)
    context.engineOfRepresentative?.constraintChanged(
      ConstraintReference(self, slot), .structure)
    return slot
  }

  /// Returns the rare properties of the row at a slot, made if it had none.
  func makeExtras(ofRow slot: Int32) -> ConstraintExtras { table.makeExtras(of: slot) }

  /// Removes and returns a row, which is then no longer installed.
  func removeRow(_ slot: Int32) -> (row: ConstraintRow, extras: ConstraintExtras?) {
    table.remove(slot)
  }

  /// Reserves capacity for the rows of a block.
  func reserveRows(_ additional: Int32) { table.reserve(additional) }

  /// Returns a number for the rows of a new chain of the item's blocks.
  func newChain() -> UInt32 { table.nextChain() }

  /// Registers the item as a user of the row's other items and host, so that they find the row.
  @inline(__always)
  func registerUses(of site: ConstraintSite, origins: ConstraintOrigins?) {
    guard site.reach == .sibling else { return registerFarUses(of: site, origins) }
    unsafe site.storedSecond?._withUnsafeGuaranteedRef { $0.addUser(self) }
  }

  private func registerFarUses(of site: ConstraintSite, _ origins: ConstraintOrigins?) {
    let others = [site.second, site.host] + (origins?.all.map(\.item) ?? [])
    for item in others.compactMap(\.self) where item !== self && item !== parent {
      item.addUser(self)
    }
  }

  /// Whether a constraint of the item mentions `other` or is hosted by its view.
  func hasRow(concerning other: ItemState) -> Bool { references.contains { $0.concerns(other) } }

  /// The constraints of the item, in no particular order.
  var references: [ConstraintReference] {
    if table.isEmpty { return [] }
    var references: [ConstraintReference] = []
    forEachRow { references.append($0) }
    return references
  }

  /// Calls `body` with the constraints of the item; `body` may change or remove them.
  @inline(__always)
  func forEachRow(_ body: (ConstraintReference) -> Void) {
    var slot: Int32 = 0
    while slot < table.slotCount {
      let reference = ConstraintReference(self, slot)
      if reference.isUsed { body(reference) }
      slot += 1
    }
  }

  /// Calls `body` with the constraints of other items that mention the item or are hosted by its view; `body` may
  /// change or remove them.
  ///
  /// - Parameter view: The item's view; given while it ends, when the item does not know it any more.
  /// - Complexity: O(*k*) for *k* constraints of subviews, guides and users.
  func forEachRowOfUsers(of view: LayoutView? = nil, _ body: (ConstraintReference) -> Void) {
    func look(at user: ItemState) {
      user.forEachRow { if $0.concerns(self) { body($0) } }
    }
    guard let view = view ?? self.view else { return forEachUser(look) }
    for child in view.storedSubviews { look(at: child.itemState) }
    for guide in view.guides { look(at: guide.itemState) }
    // Subviews are skipped, as they were visited above: one may be listed from an earlier place in the tree.
    forEachUser { if $0.parent !== self { look(at: $0) } }
  }

  /// Calls `body` with the constraints that mention the item; `body` may change or remove them.
  func forEachMention(_ body: (ConstraintReference) -> Void) {
    forEachRow(body)
    forEachRowOfUsers { if $0.mentions(self) { body($0) } }
  }

  func hasMention(where isWanted: (ConstraintReference) -> Bool) -> Bool {
    var isFound = false
    forEachMention { if !isFound, isWanted($0) { isFound = true } }
    return isFound
  }

  /// Calls `body` with the constraints that a view hosts; `body` may change or remove them.
  func forEachHosted(_ body: (ConstraintReference) -> Void) {
    forEachRow { if $0.host === self { body($0) } }
    forEachRowOfUsers { if $0.host === self { body($0) } }
  }

  /// The constraints that a view hosts, in the order of activation.
  var hostedReferences: [ConstraintReference] {
    var hosted: [ConstraintReference] = []
    forEachHosted { hosted.append($0) }
    return hosted.sorted(by: ConstraintReference.inOrder)
  }

  /// Deactivates all constraints that mention the item or that its view hosts.
  func uninstallAll() {
    forEachRow { $0.uninstall() }
    forEachRowOfUsers { $0.uninstall() }
  }

  /// The constraints made by the item's blocks that have no handle, in the order of activation.
  var blockRows: [ConstraintReference] {
    references.filter { $0.row.chain != 0 && !$0.row.hasPendingHandle }.sorted(
      by: ConstraintReference.inOrder)
  }

  /// Makes the handle of a chain collect its rows, if it has not done so yet.
  func makeRowObjects(ofChain chain: UInt32) {
    activeHandles.first { $0.chainNumber == chain }?.makeRowObjects()
  }

  /// The constraints of one chain of the item's blocks.
  func rows(ofChain chain: UInt32) -> [ConstraintReference] {
    references.filter { $0.row.chain == chain }
  }
}

extension ConstraintReference {
  /// Whether the constraint involves `item` other than as its first item, or is hosted by its view.
  func concerns(_ item: ItemState) -> Bool { host === item || mentions(item) }
}
