// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

extension ItemState {
  /// Installs the rows of a block's chains, up to the first chain that has rare properties or a mistake.
  ///
  /// The rows come last in the activation order of the tree of `context`. Values common to a chain are computed
  /// once, and each row is written directly into the table.
  ///
  /// - Parameters:
  ///   - start: The first chain to install.
  ///   - end: The index after the last chain to install.
  ///   - file: The file of the block.
  ///   - own: The view in whose tree the item is: itself, or a guide's owner.
  /// - Returns: The first chain that was not installed.
  func install(
    _ chains: inout OwnedList<ConstraintDescription>, from start: Int32, to end: Int32,
    writtenIn file: UInt8,
    of own: LayoutView, in context: TreeContext
  ) -> Int32 {
    let shift = context.numberOffset(of: own.storedContext)
    let itemTraits = ConstraintTraits(self)
    let ownSite = unsafe site(.none, nil)
    var next = start
    while next < end, install(&chains[next], itemTraits, ownSite, file, context, shift, 0) != 0 {
      next += 1
    }
    return next
  }

  /// Installs the rows of a chain that has a handle, and returns the chain's number; 0 if it has rare properties or
  /// a mistake.
  func install(
    handled chain: inout ConstraintDescription, writtenIn file: UInt8, of own: LayoutView,
    in context: TreeContext
  ) -> UInt32 {
    let shift = context.numberOffset(of: own.storedContext)
    return install(
      &chain, ConstraintTraits(self), unsafe site(.none, nil), file, context, shift,
      ConstraintRow.pendingHandleBit)
  }

  /// Installs the rows of a chain and returns its number; 0 if it has rare properties or a mistake.
  ///
  /// - Parameter ownSite: The site of rows without a target.
  @inline(__always)
  private func install(
    _ chain: inout ConstraintDescription, _ itemTraits: ConstraintTraits,
    _ ownSite: ConstraintSite?, _ file: UInt8, _ context: TreeContext, _ shift: Int,
    _ handled: UInt32
  ) -> UInt32 {
    guard chain.isBare, let relation = chain.relation, let pairing = chain.barePairing,
      let priority = LayoutConstraint.usable(chain.priority)
    else { return 0 }
    var rest = chain.attributes
    // A width or height that equals a constant has no target.
    let alone: ConstraintAttributes = chain.side == .constant ? rest.intersection(.size) : []
    var site: ConstraintSite?
    var kind = LayoutConstraint.TargetKind.none
    var traits = itemTraits
    if !rest.isSubset(of: alone) {
      kind = chain.side == .item ? .item : .superview
      site = unsafe self.site(kind, chain.unmanagedOther)
      guard let site else { return 0 }
      if site.reach != .near { registerUses(of: site, origins: nil) }
      if kind == .item {
        unsafe site.storedSecond?._withUnsafeGuaranteedRef {
          traits.formUnion(ConstraintTraits($0))
        }
      }
    }
    if alone != [], ownSite == nil { return 0 }
    let number = table.nextChain() | handled
    while let attribute = rest.removeFirst() {
      let end = pairing.end(for: attribute)
      guard let site = end.isTargeted ? site : ownSite else { continue }
      let subject = end.isTargeted ? end.attribute : attribute
      let slot = table.insert(
        ConstraintRow(
          at: site, attribute, relation, target: end.isTargeted ? kind : .none, end.attribute,
          traits.union(ConstraintTraits(attribute)).union(ConstraintTraits(subject)),
          constant: chain.bareConstant(for: subject), priority: priority, line: chain.line,
          file: file,
          chain: number, number: context.nextNumber() &- shift), nil, at: site)
      context.engineOfRepresentative?.constraintChanged(
        ConstraintReference(self, slot), .structure)
    }
    return number
  }
}
