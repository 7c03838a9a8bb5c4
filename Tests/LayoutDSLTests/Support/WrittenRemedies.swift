// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL

extension LayoutView {
  /// Writes what is offered to settle what is open below this view, each once, as it is printed.
  ///
  /// - Returns: What was written; nil if something is open that no constraint was offered for.
  func writeRemedies() throws -> [String]? {
    let open = snp.ambiguities()
    if open.contains(where: { $0.tie != nil }) { return nil }
    var written: [String] = []
    for remedy in open.map(\.remedy) where !written.contains(remedy) {
      written.append(remedy)
      let parts = remedy.split(separator: " ").map(String.init)
      let number = Double(parts[2])
      let (first, second) = (try place(parts[0]), number == nil ? try place(parts[2]) : nil)
      let offset = parts.count == 5 ? Double(parts[3] + parts[4]) : 0
      LayoutConstraint(
        item: first.item, attribute: first.attribute, relatedBy: .equal, toItem: second?.item,
        attribute: second?.attribute ?? .notAnAttribute, multiplier: 1,
        constant: number ?? offset ?? .nan
      ).isActive = true
    }
    return written
  }

  /// What `title.bottom` or `scroll.contentLayoutGuide.width` are.
  private func place(
    _ text: String
  ) throws -> (item: any LayoutItem, attribute: LayoutConstraint.Attribute) {
    let names = text.split(separator: ".").map(String.init)
    let attributes: [LayoutConstraint.Attribute] = [.left, .right, .top, .bottom, .width, .height]
    guard let item = named(names[0]),
      let attribute = attributes.first(where: { "\($0)" == names.last })
    else { throw UnknownAttribute(name: text) }
    if names.count == 3, let scroll = item as? LayoutScrollView {
      let isFrame = names[1] == "frameLayoutGuide"
      return (isFrame ? scroll.frameLayoutGuide : scroll.contentLayoutGuide, attribute)
    }
    return (item, attribute)
  }

  private func named(_ label: String) -> (any LayoutItem)? {
    if snp.label() == label { return self }
    for guide in layoutGuides where guide.snp.label() == label { return guide }
    for view in subviews { if let found = view.named(label) { return found } }
    return nil
  }
}
