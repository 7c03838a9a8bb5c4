// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

extension LoggedConflict {
  /// What clashes, in one line.
  ///
  /// - Complexity: That of ``ConflictAnalysis/init(_:)``.
  public var headline: String { ConflictReport(self).headline }

  /// The lines of the conflict's part of ``LayoutLog/explanation``, the headline first.
  ///
  /// - Complexity: That of ``ConflictAnalysis/init(_:)``.
  public var explanation: [String] { ConflictReport(self).lines }

  /// The headline, what was broken and the usual cures, for where the set itself is shown otherwise.
  ///
  /// - Complexity: That of ``ConflictAnalysis/init(_:)``.
  public var summary: [String] { ConflictReport(self).summary }

  /// Who wrote it.
  var framework: String { isAppKit ? "AppKit" : "UIKit" }

  /// What the explanation calls each item: its class, with a number where several share it.
  ///
  /// - Complexity: O(*m*) for *m* constraints.
  public var names: [LoggedItem: String] {
    let names = ItemNames(self)
    var result: [LoggedItem: String] = [:]
    for item in items { result[item] = names[item] }
    return result
  }
}
