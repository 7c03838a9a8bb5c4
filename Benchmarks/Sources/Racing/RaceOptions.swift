// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Foundation

/// The options of the command `race`.
struct RaceOptions {
  /// An invalid call, described in a sentence.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  private static let usage = """
    usage: race [NAME...] [--quick] [--kiwi | --no-kiwi] [--peer PROGRAM]... [--peer-options]
           [--max-size N] [--rounds N] [--cap SECONDS] [--min-time SECONDS]
           [--write FOLDER] [--write-only] [--markdown FILE]
    """

  /// The prefixes of the names of workloads to run; all workloads if empty.
  var names: [String] = []
  /// Whether to run only small sizes.
  var isQuick = false
  /// Whether kiwi takes part; nil means unless the race is quick.
  var kiwi: Bool?
  /// Other replay programs.
  var peers: [String] = []
  /// Whether these support `--cap` and `--min-time`.
  var peersTakeOptions = false
  /// The largest size.
  var maxSize = Int.max
  /// The number of runs of each contestant; nil means one if the race is quick, else three.
  var rounds: Int?
  /// The time limit of a run, in seconds.
  var cap: Double?
  /// The minimum duration of a run, in seconds, if it can be repeated.
  var minimum: Double?
  /// The folder for the traces.
  var folder: String?
  /// Whether to write the traces without running a race.
  var isWriteOnly = false
  /// The file for the tables.
  var markdown: String?

  init(_ arguments: [String]) throws {
    var reader = ArgumentReader(arguments)
    while let argument = reader.next() {
      switch argument {
      case "--quick": isQuick = true
      case "--kiwi": kiwi = true
      case "--no-kiwi": kiwi = false
      case "--peer": peers.append(try reader.text(for: argument))
      case "--peer-options": peersTakeOptions = true
      case "--max-size": maxSize = Int(try reader.number(for: argument))
      case "--rounds": rounds = max(1, Int(try reader.number(for: argument)))
      case "--cap": cap = try reader.number(for: argument)
      case "--min-time": minimum = try reader.number(for: argument)
      case "--write": folder = try reader.text(for: argument)
      case "--write-only": isWriteOnly = true
      case "--markdown": markdown = try reader.text(for: argument)
      case _ where argument.hasPrefix("-"):
        throw Failure(description: "unknown option \(argument)\n\(Self.usage)")
      default: names.append(argument)
      }
    }
    if isWriteOnly && folder == nil {
      throw Failure(description: "--write-only needs --write FOLDER")
    }
  }
}
