// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Foundation
import Traces

/// The command `replay TRACE... [--dump FILE] [--cap SECONDS] [--min-time SECONDS]`.
///
/// Prints one line of JSON for each trace: medians of the initial solve and of each label.
@main
struct ReplayCommand {
  var traces: [String] = []
  var dump: String?
  var cap = 60.0
  var minimum = 0.0

  static func main() {
    do {
      let command = try ReplayCommand(Array(CommandLine.arguments.dropFirst()))
      for path in command.traces { try command.replay(path) }
    } catch {
      FileHandle.standardError.write(Data("replay: \(error)\n".utf8))
      exit(1)
    }
  }

  /// A call that cannot be carried out, in a sentence.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  init(_ arguments: [String]) throws {
    var rest = arguments[...]
    func number(_ option: String) throws -> Double {
      guard let text = rest.popFirst(), let value = Double(text) else {
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
      case _ where argument.hasPrefix("--"):
        throw Failure(description: "unknown option \(argument)")
      default: traces.append(argument)
      }
    }
    if traces.isEmpty {
      throw Failure(
        description: "usage: replay TRACE... [--dump FILE] [--cap SECONDS] [--min-time SECONDS]")
    }
  }

  private func replay(_ path: String) throws {
    let trace: Trace
    do {
      trace = try Trace(parsing: String(contentsOfFile: path, encoding: .utf8))
    } catch let error as Trace.ParseError {
      throw Failure(description: "\(path): \(error)")
    } catch {
      throw Failure(description: "\(path) cannot be read")
    }
    let replay = Replay(trace: trace, capSeconds: cap)
    var timings = Replay.Timings(groups: Array(repeating: [], count: trace.labels.count))
    var text = ""
    let start = ContinuousClock.now
    var repetitions = 0
    repeat {
      let isFirst = repetitions == 0 && dump != nil
      replay.run(into: &timings) { number, values in
        guard isFirst else { return }
        text += "D \(number)\n"
        for value in values { text += String(format: "%.17g\n", value) }
      }
      repetitions += 1
    } while start.duration(to: .now) < .seconds(minimum) && repetitions < 40
      && timings.errors.isEmpty && !timings.timedOut
    if let dump { try text.write(toFile: dump, atomically: true, encoding: .utf8) }
    print(report(trace, timings, repetitions))
  }

  private func report(_ trace: Trace, _ timings: Replay.Timings, _ repetitions: Int) -> String {
    let status = !timings.errors.isEmpty ? "error" : timings.timedOut ? "timeout" : "ok"
    var labels: [String] = []
    for (label, seconds) in zip(trace.labels, timings.groups).dropFirst()
    where !seconds.isEmpty {
      let mean = seconds.reduce(0, +) / Double(seconds.count)
      labels.append(
        "\"\(label)\":{\"n\":\(seconds.count),\"median_us\":\(quantile(seconds, 0.5) * 1e6),"
          + "\"mean_us\":\(mean * 1e6),\"p95_us\":\(quantile(seconds, 0.95) * 1e6)}")
    }
    let errors = timings.errors.prefix(1).map { error in
      "\""
        + error.replacing("\\", with: "\\\\").replacing("\"", with: "'")
        .replacing("\n", with: " ") + "\""
    }
    return "{\"status\":\"\(status)\",\"reps\":\(repetitions),"
      + "\"build_ms\":\(quantile(timings.groups[0], 0.5) * 1e3),"
      + "\"labels\":{\(labels.joined(separator: ","))},"
      + "\"errors\":[\(errors.joined(separator: ","))]}"
  }

  private func quantile(_ values: [Double], _ share: Double) -> Double {
    if values.isEmpty { return -1 }
    let sorted = values.sorted()
    return sorted[min(sorted.count - 1, Int(Double(sorted.count) * share))]
  }
}
