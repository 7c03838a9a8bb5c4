// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL

/// Constraints for everything that a log leaves undetermined, so that the picture shows all views.
///
/// Each has a different priority below those of a log, since ties would be reported as ambiguities.
struct PictureFilling {
  private static let label = "only for the picture"

  private var lowest = 20.0

  /// The distance of two priorities.
  private let step: Double

  /// Makes priorities for a tree: two for its size, four for each guide and subview that ``fill(_:encloses:)`` pins.
  init(for root: LayoutView) {
    var count = 2
    var views = [root]
    while let view = views.popLast() {
      count += 4 * (view.layoutGuides.count + view.subviews.count)
      views += view.subviews
    }
    step = lowest / Double(count + 1)
  }

  /// Adds a size to the root, and positions for its descendants in their superviews.
  ///
  /// - Parameter encloses: Whether the root is not a view of the log and must enclose its subviews.
  mutating func fill(_ root: LayoutView, encloses: Bool) {
    if encloses { root.subviews.forEach(enclose) }
    root.snp.prepareConstraints { make in
      make.width.equalTo(320).priority(next()).labeled(Self.label)
      make.height.equalTo(200).priority(next()).labeled(Self.label)
    }.forEach { $0.activate() }
    fillContents(of: root)
  }

  private mutating func fillContents(of view: LayoutView) {
    for guide in view.layoutGuides { guide.snp.makeConstraints { pinToSuperview($0) } }
    for inner in view.subviews {
      inner.snp.makeConstraints { pinToSuperview($0) }
      fillContents(of: inner)
    }
  }

  private mutating func pinToSuperview(_ make: ConstraintMaker) {
    make.left.equalToSuperview().inset(12).priority(next()).labeled(Self.label)
    make.top.equalToSuperview().inset(12).priority(next()).labeled(Self.label)
    make.right.equalToSuperview().inset(12).priority(next()).labeled(Self.label)
    make.bottom.equalToSuperview().inset(12).priority(next()).labeled(Self.label)
  }

  private func enclose(_ view: LayoutView) {
    view.snp.makeConstraints { make in
      make.left.top.greaterThanOrEqualToSuperview().inset(12).priority(21).labeled(Self.label)
      make.right.bottom.lessThanOrEqualToSuperview().inset(12).priority(21).labeled(Self.label)
    }
  }

  /// Returns a priority lower than the previous ones.
  private mutating func next() -> Double {
    lowest -= step
    return lowest
  }
}
