// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL
import Testing

/// Stack views whose views have little room: what must hold after each change, whichever views give way.
@Suite("Crowded stack views")
struct CrowdedStackViewTests {
  /// A stack view as wide as its root, and random changes.
  private struct Sample {
    let distribution: LayoutStackView.Distribution
    let root: LayoutView
    let stack = LayoutStackView()
    let spacing = 2.0
    var random: SplitMix

    init(_ distribution: LayoutStackView.Distribution, _ count: Int, slack: Double, seed: UInt64) {
      self.distribution = distribution
      random = SplitMix(state: seed)
      let needed = (13 + spacing) * Double(count) - spacing
      root = makeRoot((slack * needed).rounded(), 50)
      stack.distribution = distribution
      stack.spacing = spacing
      for _ in 0..<count { stack.addArrangedSubview(SizedView(13, 10)) }
      root.addSubview(stack)
      stack.snp.makeConstraints { $0.edges.equalToSuperview() }
    }

    /// Hides, shows, inserts or removes a view, or changes the width; what was done.
    mutating func change() -> String {
      let views = stack.arrangedSubviews
      guard let view = views.randomElement(using: &random) else { return "nothing" }
      switch Int.random(in: 0..<5, using: &random) {
      case 0: view.isHidden = true
      case 1:
        for hidden in views where hidden.isHidden {
          hidden.isHidden = false
          return "show"
        }
      case 2:
        let place = Int.random(in: 0...views.count, using: &random)
        stack.insertArrangedSubview(SizedView(9, 10), at: place)
        return "insert at \(place)"
      case 3: view.removeFromSuperview()
      default:
        root.frame.size.width =
          (root.frame.width * Double.random(in: 0.9...1.1, using: &random)).rounded()
        return "width \(root.frame.width)"
      }
      return "hide or remove"
    }

    /// What does not hold.
    func faults() -> [String] {
      let views = stack.arrangedSubviews.filter { !$0.isHidden }
      var faults = root.snp.issues.map { "\($0)" }
      let width = root.frame.width
      var (needed, missing, surplus) = (spacing * Double(views.count - 1), 0.0, 0.0)
      for case let view as SizedView in views {
        let content = view.contentWidth ?? 0
        needed += content
        missing += max(0, content - view.frame.width)
        surplus += max(0, view.frame.width - content)
        if view.frame.width < -1e-9 { faults.append("a width of \(view.frame.width)") }
      }
      if abs(missing - max(0, needed - width)) > 1e-6 {
        faults.append("\(missing) missing of \(needed) in \(width)")
      }
      let filled = distribution == .fill ? max(0, width - needed) : 0
      if abs(surplus - filled) > 1e-6 { faults.append("\(surplus) added to \(needed) in \(width)") }
      for (view, next) in zip(views, views.dropFirst()) {
        let gap = next.frame.minX - view.frame.maxX
        if gap < spacing - 1e-6 { faults.append("a gap of \(gap)") }
      }
      if let last = views.last, abs(last.frame.maxX - width) > 1e-6 {
        faults.append("the last view ends at \(last.frame.maxX) of \(width)")
      }
      return faults
    }
  }

  @Test(
    "views lose what is missing and nothing more, and keep the spacing",
    arguments: [LayoutStackView.Distribution.fill, .equalSpacing, .equalCentering],
    [0.5, 0.7, 0.95, 1])
  func crowded(_ distribution: LayoutStackView.Distribution, slack: Double) {
    for count in [40, 60, 80] {
      let seed = UInt64(count)
      var sample = Sample(distribution, count, slack: slack, seed: seed)
      var changes: [String] = []
      for _ in 0..<10 {
        layOut(sample.root)
        let faults = sample.faults()
        #expect(faults.isEmpty, "seed \(seed), \(count) views after \(changes): \(faults)")
        if !faults.isEmpty { return }
        changes.append(sample.change())
      }
    }
  }
}
