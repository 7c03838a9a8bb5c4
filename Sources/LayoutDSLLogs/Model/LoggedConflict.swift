// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// One message of a log: a list of constraints that cannot all hold, and the one that was broken.
public struct LoggedConflict: Sendable {
  /// The constraints listed, in the order of the log.
  public internal(set) var constraints: [LoggedConstraint] = []

  /// Which of ``constraints`` was broken; nothing where the log does not say.
  public internal(set) var broken: Int?

  /// Whether the constraint that was broken is no member of the printed list; it is then the last of
  /// ``constraints``.
  public internal(set) var isBrokenUnlisted = false

  /// The line that it begins at, counted from 1.
  public internal(set) var line = 0

  /// How often the log tells it with the same constraints.
  public internal(set) var count = 1

  /// Whether it is AppKit that wrote it.
  public internal(set) var isAppKit = false

  /// How many of its lines could not be read.
  public internal(set) var unread = 0

  /// How many of its constraints the system replaced by `<private>`.
  public internal(set) var hidden = 0

  /// Whether views of AppKit are in it, and none of UIKit.
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

  /// Whether `other` tells of the same clash.
  func tellsTheSame(as other: LoggedConflict) -> Bool {
    guard constraints.count == other.constraints.count, broken == other.broken else { return false }
    return zip(constraints, other.constraints).allSatisfy { $0.saysTheSame(as: $1) }
  }
}
