// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Foundation

/// The command `throughput`: the number of trees per second that are built, laid out, resized and read, on one core and
/// on more, with each tree in a task of its own.
///
/// `throughput [--quick]` prints a line for each number of cores: the median of some runs, the best run, and both
/// relative to one core. Trees share nothing, so the ratios should equal the number of cores, unless memory limits
/// them. The last two columns are the processor's time per tree and the ratio that follows from it, which are valid on
/// a busy machine, too.
@main
struct ThroughputCommand {
  /// A measurement of some trees: trees per second, and the seconds of all cores per tree.
  struct Rate {
    var treesPerSecond: Double
    var processorTime: Double
  }

  static func main() async {
    let isQuick = CommandLine.arguments.contains("--quick")
    let treesPerCore = isQuick ? 8 : 80
    let runs = isQuick ? 3 : 9
    _ = await rate(1, treesPerCore)
    print("cores\ttrees_per_s\tbest\tmedian_ratio\tbest_ratio\tcpu_ms\tcpu_ratio")
    // Runs take turns, so that the machine's other load affects all of them equally.
    let most = ProcessInfo.processInfo.activeProcessorCount
    var all: [[Rate]] = Array(repeating: [], count: most)
    for _ in 0..<runs {
      for cores in 1...most { all[cores - 1].append(await rate(cores, treesPerCore)) }
    }
    let rates = all.map { $0.map(\.treesPerSecond).sorted() }
    let times = all.map { $0.map(\.processorTime).sorted()[runs / 2] }
    for cores in 1...most {
      let (median, best) = (rates[cores - 1][runs / 2], rates[cores - 1][runs - 1])
      let ratios = [
        median / rates[0][runs / 2], best / rates[0][runs - 1], times[cores - 1] * 1e3,
        Double(cores) * times[0] / times[cores - 1],
      ].map { String(format: "%.2f", $0) }
      print("\(cores)\t\(Int(median))\t\(Int(best))\t" + ratios.joined(separator: "\t"))
    }
  }

  /// Returns the rate with `cores` tasks at a time.
  private static func rate(_ cores: Int, _ treesPerCore: Int) async -> Rate {
    let clock = ContinuousClock()
    let (start, spent) = (clock.now, processorTime())
    let rows = await withTaskGroup(of: Int.self) { group in
      for core in 0..<cores {
        group.addTask {
          (0..<treesPerCore).reduce(0) { $0 + ListTree.rows(core * treesPerCore + $1) }
        }
      }
      return await group.reduce(0, +)
    }
    precondition(rows > 0, "the trees are empty")
    let trees = Double(cores * treesPerCore)
    return Rate(
      treesPerSecond: trees / ((clock.now - start) / .seconds(1)),
      processorTime: (processorTime() - spent) / trees)
  }

  /// Returns the seconds that the process has spent on all cores.
  private static func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
