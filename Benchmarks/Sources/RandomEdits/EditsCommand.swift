// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Children
import Foundation

/// The command `edits`.
///
/// Makes random edits for seeds, and prints each seed that failed a check with the smallest edits found that fail in
/// the same way. The last line has the number of compared values. The status is not 0 if any differed.
public struct EditsCommand: Sendable {
  private let options: EditsOptions

  /// Runs the command and returns the exit status.
  public static func run(_ arguments: [String]) -> Int32 {
    do {
      let command = EditsCommand(options: try EditsOptions(arguments))
      return command.options.isHere ? command.here() : command.seeds()
    } catch {
      FileHandle.standardError.write(Data("edits: \(error)\n".utf8))
      return 2
    }
  }

  /// Checks the seeds in this process and prints a line with the totals.
  private func here() -> Int32 {
    func say(_ text: String) { FileHandle.standardOutput.write(Data("\(text)\n".utf8)) }
    let runner = EditsRunner(
      options.checks, length: options.length, limit: options.limit, say: say)
    say(runner.run(options.seeds).line)
    return 0
  }

  /// Checks the seeds in child processes, several at a time.
  private func seeds() -> Int32 {
    let size: UInt64 = 50
    let seeds = options.seeds
    let starts = Array(stride(from: seeds.lowerBound, to: seeds.upperBound, by: Int(size)))
    let tally = EditsTally(seeds.count)
    Workers(options.jobs).run(starts.count) { number in
      let end = min(seeds.upperBound, starts[number] + size)
      run(starts[number]..<end, options.checks, tally)
    }
    return tally.close()
  }

  /// Checks a range of seeds in one process; if that fails, each seed and check in a process of its own.
  private func run(_ seeds: Range<UInt64>, _ checks: [TreeEditCheck], _ tally: EditsTally) {
    var arguments = ["here", "--seed", "\(seeds.lowerBound)", "--count", "\(seeds.count)"]
    arguments += ["--length", "\(options.length)", "--limit", "\(options.limit)"]
    if checks.count == 1 { arguments += ["--check", checks[0].rawValue] }
    let child = ChildRun(arguments)
    if child.failure == nil, let totals = child.lines.last.flatMap(EditsTotals.init(line:)) {
      tally.add(totals, seeds: seeds.count, child.lines.dropLast())
    } else if seeds.count > 1 {
      for seed in seeds { run(seed..<seed + 1, checks, tally) }
    } else if checks.count > 1 {
      for check in checks { run(seeds, [check], tally) }
    } else {
      let failure = "FAIL seed \(seeds.lowerBound), \(checks[0]): \(child.failure ?? "no totals")"
      var totals = EditsTotals()
      totals.fail()
      tally.add(totals, seeds: 1, child.lines + [Substring(failure)])
    }
  }
}
