// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Racing

/// The options of the command `layout`.
struct LayoutOptions {
  /// An invalid call, described in a sentence.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  private static let usage = """
    usage: layout [NAME...] [--peer PROGRAM]... [--no-yoga] [--max-size N] [--rounds N]
           [--min-time SECONDS] [--cap SECONDS] [--markdown FILE]
    """

  /// Which workloads to run, by name or family; all if empty.
  var names: [String] = []
  /// Other replay programs.
  var peers: [String] = []
  /// Whether Yoga takes part, if it can be built.
  var hasYoga = true
  /// The largest size.
  var maxSize = 10_000
  /// The number of runs of each contestant.
  var rounds = 3
  /// The minimum duration of a run, in seconds, if it can be repeated.
  var minimum = 0.3
  /// The time limit of a replay, in seconds.
  var cap = 20.0
  /// The file for the tables.
  var markdown: String?

  init(_ arguments: [String]) throws {
    var reader = ArgumentReader(arguments)
    while let argument = reader.next() {
      switch argument {
      case "--peer": peers.append(try reader.text(for: argument))
      case "--no-yoga": hasYoga = false
      case "--max-size": maxSize = Int(try reader.number(for: argument))
      case "--rounds": rounds = max(1, Int(try reader.number(for: argument)))
      case "--min-time": minimum = try reader.number(for: argument)
      case "--cap": cap = try reader.number(for: argument)
      case "--markdown": markdown = try reader.text(for: argument)
      case _ where argument.hasPrefix("-"):
        throw Failure(description: "unknown option \(argument)\n\(Self.usage)")
      default: names.append(argument)
      }
    }
  }
}
