// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Children
import Foundation

/// The command `lives`.
///
/// Runs solver histories and prints a line for each; for a failed one also the shortest list of calls found that fails
/// in the same way. The last line is `N passed, N failed`. The status is not 0 if any failed.
public struct LivesCommand: Sendable {
  private let options: LivesOptions

  /// Runs the command and returns the exit status.
  public static func run(_ arguments: [String]) -> Int32 {
    do {
      let command = LivesCommand(options: try LivesOptions(arguments))
      switch command.options.mode {
      case .histories: return command.histories()
      case .firstBatches: return command.firstBatches()
      case .oneHistory: return try command.oneHistory()
      case .firstBatchesHere: return try command.firstBatchesHere()
      case .replay: return try command.replay()
      case .shrink: return try command.shrink()
      }
    } catch {
      FileHandle.standardError.write(Data("lives: \(error)\n".utf8))
      return 2
    }
  }
}

/// The parts that run in this process.
extension LivesCommand {
  private func oneHistory() throws -> Int32 {
    var runner = HistoryRunner()
    (runner.steps, runner.every) = (options.steps, options.every)
    (runner.limit, runner.log) = (options.limit, options.log)
    let report = try runner.run(options.profiles[0], seed: options.seed)
    print(
      """
      \(report.steps) calls, \(report.solves) solves, \(report.refused) refused, \
      \(report.sets) sets judged, \(report.compared) compared
      """)
    return printFault(report.fault)
  }

  private func firstBatchesHere() throws -> Int32 {
    var runner = FirstBatchRunner(spread: options.spread)
    runner.limit = options.limit
    let report = try runner.run(options.seed..<options.seed + options.count)
    print("\(report.refused) \(report.sets)")
    for (seed, fault) in report.faults { print("\(seed) \(fault)") }
    return 0
  }

  private func replay() throws -> Int32 {
    var runner = HistoryRunner()
    runner.limit = options.limit
    return printFault(try runner.replay(try read()))
  }

  /// Shrinks the list in a file and writes every shorter list back to it.
  private func shrink() throws -> Int32 {
    guard let file = options.file else { return 2 }
    var runner = HistoryRunner()
    runner.limit = options.limit
    var shrinker = CallShrinker(try read(), within: .seconds(options.shrinking)) { calls in
      (try? runner.replay(calls))?.kind.rawValue == options.kind
    }
    shrinker.onShrink = { calls in try? write(calls, to: file) }
    shrinker.shrink()
    return 0
  }

  private func read() throws -> [SolverCall] {
    guard let file = options.file else { return [] }
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map { line in
      guard let call = SolverCall(parsing: line) else {
        throw LivesOptions.Failure(description: "not a call: \(line)")
      }
      return call
    }
  }

  private func write(_ calls: [SolverCall], to file: URL) throws {
    try Data(calls.map { "\($0)\n" }.joined().utf8).write(to: file, options: .atomic)
  }

  /// Prints a fault and returns the exit status.
  private func printFault(_ fault: SolverFault?) -> Int32 {
    guard let fault else { return 0 }
    print("\(ChildRun.mark)\(fault)")
    return 1
  }
}

/// The parts that run in child processes.
extension LivesCommand {
  private func histories() -> Int32 {
    let tasks = (options.seed..<options.seed + options.seeds).flatMap { seed in
      options.profiles.map { (profile: $0.name, seed: seed) }
    }
    let tally = Tally()
    Workers(options.jobs).run(tasks.count) { number in
      let (profile, seed) = tasks[number]
      let arguments = [
        "one", "--profile", profile, "--seed", "\(seed)", "--steps", "\(options.steps)", "--every",
        "\(options.every)", "--limit", "\(options.limit)",
      ]
      let clock = ContinuousClock.now
      let child = ChildRun(arguments)
      let seconds = clock.duration(to: .now) / .seconds(1)
      var text = "\(profile) seed \(seed): "
      text += child.lines.first { !$0.hasPrefix(ChildRun.mark) } ?? "no report"
      text += String(format: ", %.1f s", seconds)
      if let failure = child.failure {
        text += "\nFAIL \(profile) seed \(seed): \(failure)\n"
        let log = temporaryFile()
        let failing = ChildRun(arguments + ["--log", log.path])
        text += (try? shrunk(log, kind: failing.kind ?? "")) ?? "the calls cannot be read"
      }
      tally.count(isFailure: child.failure != nil, text)
    }
    return tally.close()
  }

  private func firstBatches() -> Int32 {
    let size: UInt64 = 50
    let end = options.seed + options.count
    let starts = Array(stride(from: options.seed, to: end, by: Int(size)))
    let tally = Tally()
    let totals = Totals()
    Workers(options.jobs).run(starts.count) { number in
      run(starts[number]..<min(end, starts[number] + size), totals, tally)
    }
    print("\(totals.refused) refused, \(totals.sets) sets judged")
    return tally.close()
  }

  /// Solves a range of seeds in one process; if that fails, one seed per process.
  private func run(_ seeds: Range<UInt64>, _ totals: Totals, _ tally: Tally) {
    let child = ChildRun([
      "here", "--seed", "\(seeds.lowerBound)", "--count", "\(seeds.count)", "--spread",
      "\(options.spread)", "--limit", "\(options.limit)",
    ])
    if child.failure == nil {
      let counts = child.lines.first?.split(separator: " ").compactMap { Int($0) } ?? []
      if counts.count == 2 { totals.add(refused: counts[0], sets: counts[1]) }
      for line in child.lines.dropFirst() {
        let parts = line.split(separator: " ", maxSplits: 1)
        report(UInt64(parts[0]) ?? 0, String(parts[1]), tally)
      }
      tally.pass(seeds.count - max(0, child.lines.count - 1))
    } else if seeds.count == 1 {
      report(seeds.lowerBound, child.failure ?? "", tally)
    } else {
      for seed in seeds { run(seed..<seed + 1, totals, tally) }
    }
  }

  private func report(_ seed: UInt64, _ failure: String, _ tally: Tally) {
    let file = temporaryFile()
    let calls = FirstBatchRunner(spread: options.spread).calls(seed: seed)
    try? write(calls, to: file)
    let kind = String(failure.prefix { $0 != ":" })
    let small = (try? shrunk(file, kind: kind)) ?? ""
    tally.count(
      isFailure: true,
      "FAIL first batch, spread \(options.spread), seed \(seed): \(failure)\n\(small)")
  }

  private func temporaryFile() -> URL {
    FileManager.default.temporaryDirectory.appendingPathComponent("lives-\(UUID()).txt")
  }

  /// Returns the shortest list of calls that was found to fail in the same way as those in `file`, as text.
  ///
  /// A child process shrinks the list. If it ends because a candidate does not terminate, every further candidate is
  /// replayed in a process of its own.
  private func shrunk(_ file: URL, kind: String) throws -> String {
    let candidate = temporaryFile()
    defer {
      try? FileManager.default.removeItem(at: candidate)
      try? FileManager.default.removeItem(at: file)
    }
    let limit = kind == "endless" ? min(2, options.limit) : options.limit
    func fails(_ calls: [SolverCall]) -> Bool {
      guard (try? write(calls, to: candidate)) != nil else { return false }
      return ChildRun(["replay", candidate.path, "--limit", "\(limit)"]).kind == kind
    }
    let count = try calls(file).count
    guard fails(try calls(file)) else {
      return "  the \(count) calls do not fail when replayed with one comparison at the end"
    }
    let child = ChildRun([
      "shrink", file.path, "--kind", kind, "--shrink", "\(options.shrinking)", "--limit",
      "\(limit)",
    ])
    var short = try calls(file)
    if child.failure != nil || SolverFault.Kind(rawValue: kind) == nil {
      var shrinker = CallShrinker(short, within: .seconds(options.shrinking), fails: fails)
      shrinker.shrink()
      short = shrinker.calls
    }
    return "  shrunk to \(short.count) of \(count) calls:\n"
      + short.map { "  \($0)" }.joined(separator: "\n")
  }

  private func calls(_ file: URL) throws -> [SolverCall] {
    try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      .compactMap { SolverCall(parsing: $0) }
  }
}
