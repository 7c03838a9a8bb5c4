// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

extension LayoutAmbiguity {
  /// Optional constraints of one priority that pull against one another, so that any value between what they
  /// ask for is as good as any other.
  public struct Tie: Hashable, Sendable {
    /// The priority that they have in common.
    public let priority: Double

    /// What pulls, at least two, as messages print it: constraints with their lines, and the sizes of content
    /// with the priority at which they are held.
    public let rivals: [String]
  }
}

extension LayoutAmbiguity.Tie: CustomStringConvertible {
  /// Who pulls, and which priority would decide it.
  public var description: String {
    var lines = MessageText()
    write(to: &lines)
    return lines.joined(restIn: "rivals")
  }

  /// What decides: of two the one that wins settles the other, of more it leaves the others as they are.
  private var decision: String {
    rivals.count == 2
      ? "\((priority + 1).layoutText) for the one that is to win" : "a priority of its own for each"
  }

  /// Adds the same to the lines of a message, the first behind `head`.
  func write(behind head: String = "", to lines: inout MessageText) {
    lines.add(
      head + "\(rivals.count) of priority \(priority.layoutText) pull against one another, and "
        + "\(decision) would decide it:")
    lines.addFolded(rivals) { "  \($0)" }
  }
}
