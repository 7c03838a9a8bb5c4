// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import CAllocations
import LayoutDSL

/// Blocks of chains, for measuring the cost of writing the chains: without that of the `Constraint` and
/// `LayoutConstraint` objects, which are made at the end of a block.
public struct ChainWork {
  /// The kinds of chains; all chains of a block are of one kind.
  public enum Chain: String, CaseIterable, Sendable {
    /// `make.left.equalTo(view).offset(8).priority(.high)`
    case view
    /// `make.left.equalTo(view.snp.right).multipliedBy(2).offset(8)`
    case item
    /// `make.left.top.equalTo(8).priority(750)`
    case number
    /// `make.edges.equalToSuperview().inset(insets).labeled("edges")`
    case superview
  }

  /// The kind of the chains.
  public let chain: Chain

  /// The number of chains in a block.
  public let chainsPerBlock: Int

  private let root = LayoutView()
  private let view = LayoutView()
  private let other = LayoutView()

  /// Makes the views.
  public init(_ chain: Chain, chainsPerBlock: Int) {
    (self.chain, self.chainsPerBlock) = (chain, chainsPerBlock)
    root.addSubview(view)
    root.addSubview(other)
  }

  /// The name, as in `view_4`: the kind of the chains and their number in a block.
  public var name: String { "\(chain.rawValue)_\(chainsPerBlock)" }

  /// Runs a block and returns the values of `probe` before and after its chains are written.
  @inline(never)
  public func measure<Count>(_ probe: () -> Count) -> (before: Count, after: Count) {
    var before = probe()
    var after = before
    view.snp.prepareConstraints { make in
      before = probe()
      write(make)
      after = probe()
    }
    return (before, after)
  }

  /// Runs a block whose chains are written inside of a call of ``counted_section(_:_:)``.
  public func runInSection() {
    view.snp.prepareConstraints { make in
      let body = { write(make) }
      withoutActuallyEscaping(body) { escapable in
        var call = escapable
        withUnsafeMutablePointer(to: &call) { pointer in
          counted_section({ $0?.assumingMemoryBound(to: (() -> Void).self).pointee() }, pointer)
        }
      }
    }
  }

  /// Returns the number of heap allocations per chain.
  public func allocations() -> Double {
    _ = measure { 0 }
    let (before, after) = measure(allocation_count)
    return Double(after - before) / Double(chainsPerBlock)
  }

  @inline(never)
  private func write(_ make: ConstraintMaker) {
    switch chain {
    case .view:
      for _ in 0..<chainsPerBlock { make.left.equalTo(other).offset(8).priority(.high) }
    case .item:
      for _ in 0..<chainsPerBlock {
        make.left.equalTo(other.snp.right).multipliedBy(2).offset(8)
      }
    case .number:
      for _ in 0..<chainsPerBlock { make.left.top.equalTo(8).priority(750) }
    case .superview:
      let insets = Insets(top: 1, left: 2, bottom: 3, right: 4)
      for _ in 0..<chainsPerBlock {
        make.edges.equalToSuperview().inset(insets).labeled("edges")
      }
    }
  }
}
