// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

extension LayoutSnapshot: CustomStringConvertible {
  /// The tree as ``ConstraintViewDSL/textTree()`` prints it, with all digits.
  ///
  /// ```
  /// card  0 0 320 120
  ///   title  16 16 288 20
  /// ```
  public var description: String {
    entries.map { entry in
      let frame = entry.frame
      let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(Self.text)
      return TextTree.indentation(entry.depth) + entry.name + "  "
        + numbers.joined(separator: " ")
    }
    .joined(separator: "\n")
  }

  private static func text(_ number: Double) -> String {
    let whole = number.rounded()
    return whole == number && number.magnitude < 1e15 ? "\(Int(whole))" : "\(number)"
  }
}
