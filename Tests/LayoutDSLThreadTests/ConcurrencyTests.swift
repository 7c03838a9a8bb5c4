// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Foundation
import LayoutDSL
import Testing

/// Trees share nothing: any number of them on any threads, one thread per tree at a time.
///
/// The gate runs these under the thread sanitizer.
@Suite("Concurrency")
struct ConcurrencyTests {
  private static let trees = 24

  @Test("a tree per task gives what the trees give one after another")
  func tasks() async {
    let serial = (0..<Self.trees).map(Self.snapshots)
    var concurrent = Array(repeating: [LayoutSnapshot](), count: Self.trees)
    await withTaskGroup(of: (Int, [LayoutSnapshot]).self) { group in
      for number in 0..<Self.trees { group.addTask { (number, Self.snapshots(number)) } }
      for await (number, snapshots) in group { concurrent[number] = snapshots }
    }
    #expect(concurrent == serial)
    #expect(Set(serial.map { "\($0[0])" }).count > 1)
  }

  /// What threads found, behind a lock that the thread sanitizer knows: it takes `Mutex` for no lock on Linux.
  private final class Results: @unchecked Sendable {
    private let lock = NSLock()
    private var snapshots: [[LayoutSnapshot]]

    init(count: Int) { snapshots = Array(repeating: [], count: count) }

    var all: [[LayoutSnapshot]] { lock.withLock { snapshots } }

    func set(_ new: [LayoutSnapshot], at number: Int) { lock.withLock { snapshots[number] = new } }
  }

  @Test("a tree per thread gives what the trees give one after another")
  func threads() {
    let serial = (0..<Self.trees).map(Self.snapshots)
    let results = Results(count: Self.trees)
    let done = DispatchSemaphore(value: 0)
    for number in 0..<Self.trees {
      Thread {
        let snapshots = Self.snapshots(number)
        results.set(snapshots, at: number)
        done.signal()
      }.start()
    }
    for _ in 0..<Self.trees { done.wait() }
    #expect(results.all == serial)
  }

  @Test("a tree goes from task to task, and what was found there stays")
  func sending() async {
    let tree = await Self.makeLaidOut(3)
    let expected = Self.snapshots(3)
    #expect(tree.snp.snapshot() == expected[0])
    let frames = await Task { Self.flipped(tree) }.value
    #expect(frames == expected[1])
  }

  @Test("random edits find the same frames on every thread")
  func edits() async {
    let compared = await withTaskGroup(of: Int?.self) { group in
      for seed in UInt64(1)...UInt64(12) {
        group.addTask { try? TreeEditRunner.run(TreeEditGenerator.edits(seed: seed, steps: 8)) }
      }
      return await group.reduce(into: [Int?]()) { $0.append($1) }
    }
    #expect(compared.count == 12)
    #expect(!compared.contains(nil))
  }

  @concurrent private static func makeLaidOut(_ number: Int) async -> sending LayoutView {
    let tree = makeTree(number)
    tree.layoutIfNeeded()
    return tree
  }

  private static func flipped(_ tree: LayoutView) -> LayoutSnapshot {
    tree.semanticContentAttribute = .forceRightToLeft
    tree.layoutIfNeeded()
    return tree.snp.snapshot()
  }

  /// What a tree looks like, flipped, and narrower.
  private static func snapshots(_ number: Int) -> [LayoutSnapshot] {
    let tree = makeTree(number)
    tree.layoutIfNeeded()
    var snapshots = [tree.snp.snapshot()]
    tree.semanticContentAttribute = .forceRightToLeft
    tree.layoutIfNeeded()
    snapshots.append(tree.snp.snapshot())
    for width in stride(from: 300.0, to: 200, by: -20) {
      tree.frame = Rect(x: 0, y: 0, width: width, height: 900)
      tree.layoutIfNeeded()
      snapshots.append(tree.snp.snapshot())
    }
    return snapshots
  }

  /// A list of cells with a stack, a text that wraps and a view that only its mask places.
  private static func makeTree(_ number: Int) -> LayoutView {
    let root = LayoutView(frame: Rect(x: 0, y: 0, width: 320, height: 900))
    root.snp.setLabel("root")
    var previous: LayoutView?
    for row in 0..<8 {
      let cell = LayoutView()
      let text = LayoutView()
      let length = Double(200 + 37 * (number + row))
      text.snp.measure { Size(width: length, height: 12 * max(1, (length / $0).rounded(.up))) }
      let badge = LayoutView()
      let stack = LayoutStackView(arrangedSubviews: [SizedView(20, 20), text])
      stack.spacing = Double(4 + row)
      stack.alignment = .center
      root.addSubview(cell)
      cell.addSubview(stack)
      cell.addSubview(badge)
      badge.frame = Rect(x: 0, y: 0, width: 9, height: 9)
      badge.autoresizingMask = .flexibleLeftMargin
      stack.snp.makeConstraints { make in
        make.edges.equalToSuperview().inset(8)
      }
      cell.snp.makeConstraints { make in
        make.leading.trailing.equalTo(root.snp.margins)
        if let previous { make.top.equalTo(previous.snp.bottom).offset(number % 5) }
        if previous == nil { make.top.equalToSuperview() }
        make.height.equalTo(0).priority(.low)
      }
      previous = cell
    }
    return root
  }
}
