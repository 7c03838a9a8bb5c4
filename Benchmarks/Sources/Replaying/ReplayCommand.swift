// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Foundation
import Traces

/// The command `replay TRACE... [--dump FILE] [--cap SECONDS] [--min-time SECONDS] [--counts]`.
///
/// Prints one line of JSON for each trace: medians of the initial solve and of each label.
public struct ReplayCommand {
  /// An invalid call, described in a sentence.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  private static let usage =
    "usage: replay TRACE... [--dump FILE] [--cap SECONDS] [--min-time SECONDS] [--counts]"
  private static let mostRepetitions = 40

  private var traces: [String] = []
  private var dump: String?
  private var cap = 60.0
  private var minimum = 0.0
  private var isCounting = false

  /// Runs the command and returns the exit status.
  public static func run(_ arguments: [String]) -> Int32 {
    var hasSucceeded = true
    do {
      let command = try ReplayCommand(arguments)
      for path in command.traces {
        do {
          print(try command.replay(path).line())
        } catch {
          hasSucceeded = false
          printError(error)
          print(try ReplayReport(failure: "\(error)").line())
        }
      }
    } catch {
      hasSucceeded = false
      printError(error)
    }
    return hasSucceeded ? 0 : 1
  }

  private static func printError(_ error: any Error) {
    FileHandle.standardError.write(Data("replay: \(error)\n".utf8))
  }

  private init(_ arguments: [String]) throws {
    var rest = arguments[...]
    func number(_ option: String) throws -> Double {
      guard let text = rest.popFirst(), let value = Double(text), value >= 0 else {
        throw Failure(description: "\(option) takes a number of seconds")
      }
      return value
    }
    while let argument = rest.popFirst() {
      switch argument {
      case "--dump":
        guard let path = rest.popFirst() else { throw Failure(description: "--dump takes a file") }
        dump = path
      case "--cap": cap = try number(argument)
      case "--min-time": minimum = try number(argument)
      case "--counts": isCounting = true
      case _ where argument.hasPrefix("--"):
        throw Failure(description: "unknown option \(argument); \(Self.usage)")
      default: traces.append(argument)
      }
    }
    if traces.isEmpty { throw Failure(description: Self.usage) }
  }

  private func replay(_ path: String) throws -> ReplayReport {
    let trace = try Self.read(path)
    var timings = Timings(trace)
    var text = ""
    let start = ContinuousClock.now
    var repetitions = 0
    repeat {
      let isDumping = repetitions == 0 && dump != nil
      Replay.run(trace, capSeconds: cap, isCounting: isCounting, into: &timings) { number, values in
        guard isDumping else { return }
        text += "D \(number)\n"
        for value in values { text += String(format: "%.17g\n", value) }
      }
      repetitions += 1
    } while start.duration(to: .now) < .seconds(minimum) && repetitions < Self.mostRepetitions
      && timings.errors.isEmpty && !timings.timedOut
    if let dump { try text.write(toFile: dump, atomically: true, encoding: .utf8) }
    return ReplayReport(trace, timings, repetitions: repetitions, isCounting: isCounting)
  }

  private static func read(_ path: String) throws -> Trace {
    let text: String
    do {
      text = try String(contentsOfFile: path, encoding: .utf8)
    } catch {
      throw Failure(description: "\(path) cannot be read")
    }
    do {
      return try Trace(parsing: text)
    } catch {
      throw Failure(description: "\(path), \(error)")
    }
  }
}
