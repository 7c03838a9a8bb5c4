// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// One conflict message of a log: constraints that cannot all hold, and the one that was broken.
public struct LoggedConflict: Sendable {
  /// The listed constraints, in the order of the log.
  public internal(set) var constraints: [LoggedConstraint] = []

  /// The index of the broken constraint in ``constraints``; nil if the log does not name it.
  public internal(set) var broken: Int?

  /// Whether the broken constraint is missing from the printed list; it is then the last of ``constraints``.
  public internal(set) var isBrokenUnlisted = false

  /// The number of the line at which the message begins, counted from 1.
  public internal(set) var line = 0

  /// The number of consecutive messages with the same constraints.
  public internal(set) var count = 1

  /// Whether AppKit wrote the message.
  public internal(set) var isAppKit = false

  /// The number of its lines that could not be read.
  public internal(set) var unread = 0

  /// The number of its constraints that the system replaced by `<private>`.
  public internal(set) var hidden = 0

  /// Whether its items include views of AppKit and none of UIKit.
  var hasOnlyAppKitClasses: Bool {
    var isAppKit = false
    for constraint in constraints {
      for item in [constraint.first.item, constraint.second?.item, constraint.superview] {
        guard let name = item?.className else { continue }
        if name.hasPrefix("UI") || name.hasPrefix("_UI") { return false }
        isAppKit = isAppKit || name.hasPrefix("NS") && !name.hasPrefix("NSKVO")
      }
    }
    return isAppKit
  }

  /// Whether both messages report the same conflict.
  func isRepetition(of other: LoggedConflict) -> Bool {
    guard constraints.count == other.constraints.count, broken == other.broken else { return false }
    return zip(constraints, other.constraints).allSatisfy { $0.isSameConstraint(as: $1) }
  }
}
