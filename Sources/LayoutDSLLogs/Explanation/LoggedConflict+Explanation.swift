// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

extension LoggedConflict {
  /// The summary of the conflict in one line.
  ///
  /// - Complexity: That of ``ConflictAnalysis/init(_:)``.
  public var headline: String { ConflictReport(self).headline }

  /// The lines about the conflict in ``LayoutLog/explanation``, beginning with the headline.
  ///
  /// - Complexity: That of ``ConflictAnalysis/init(_:)``.
  public var explanation: [String] { ConflictReport(self).lines }

  /// The headline, the broken constraint and the usual cures, for displays that show the set itself in another way.
  ///
  /// - Complexity: That of ``ConflictAnalysis/init(_:)``.
  public var summary: [String] { ConflictReport(self).summary }

  /// The framework that wrote the message.
  var framework: String { isAppKit ? "AppKit" : "UIKit" }

  /// The names of the items in the explanation: their class, with a number if several share it.
  ///
  /// - Complexity: O(*m*) for *m* constraints.
  public var names: [LoggedItem: String] {
    let names = ItemNames(self)
    var result: [LoggedItem: String] = [:]
    for item in items { result[item] = names[item] }
    return result
  }
}
