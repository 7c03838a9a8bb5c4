// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Foundation

/// The command `throughput`: how many trees a second are built, laid out, resized and read out, on one
/// core and on more, each tree in a task of its own.
///
/// `throughput [--quick]` prints a line for each number of cores: the median of some runs, the best
/// run, and both as multiples of what one core does. Trees share nothing, so the multiples should be
/// the number of cores, as far as memory keeps up.
@main
struct ThroughputCommand {
  static func main() async {
    let isQuick = CommandLine.arguments.contains("--quick")
    let treesPerCore = isQuick ? 8 : 80
    let runs = isQuick ? 3 : 9
    _ = await rate(1, treesPerCore)
    print("cores\ttrees_per_s\tbest\tmedian_ratio\tbest_ratio")
    var one = (median: 0.0, best: 0.0)
    for cores in 1...ProcessInfo.processInfo.activeProcessorCount {
      var rates: [Double] = []
      for _ in 0..<runs { rates.append(await rate(cores, treesPerCore)) }
      rates.sort()
      let (median, best) = (rates[runs / 2], rates[runs - 1])
      if cores == 1 { one = (median, best) }
      let ratios = [median / one.median, best / one.best].map { String(format: "%.2f", $0) }
      print("\(cores)\t\(Int(median))\t\(Int(best))\t\(ratios[0])\t\(ratios[1])")
    }
  }

  /// Trees a second, with as many tasks as `cores` at work at once.
  private static func rate(_ cores: Int, _ treesPerCore: Int) async -> Double {
    let clock = ContinuousClock()
    let start = clock.now
    let rows = await withTaskGroup(of: Int.self) { group in
      for core in 0..<cores {
        group.addTask {
          (0..<treesPerCore).reduce(0) { $0 + ListTree.rows(core * treesPerCore + $1) }
        }
      }
      return await group.reduce(0, +)
    }
    precondition(rows > 0, "the trees are empty")
    return Double(cores * treesPerCore) / ((clock.now - start) / .seconds(1))
  }
}
