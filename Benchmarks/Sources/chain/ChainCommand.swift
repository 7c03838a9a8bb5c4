// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Chains

/// The command `chain`: the cost of writing a chain of a block, in time and allocations.
///
/// `chain` prints a line for each kind of chain and size of block: the median and minimum time of a chain in
/// nanoseconds over many blocks, and its allocations.
@main
struct ChainCommand {
  private static let blockCount = 20_000

  static func main() {
    print("chain_block\tmedian_ns\tleast_ns\tallocations")
    for chain in ChainWork.Chain.allCases {
      for size in [1, 4, 64] {
        let work = ChainWork(chain, chainsPerBlock: size)
        let (median, least) = nanoseconds(of: work)
        print("\(work.name)\t\(median)\t\(least)\t\(rounded(work.allocations()))")
      }
    }
  }

  /// Returns the time of a chain, less the time of reading the clock.
  private static func nanoseconds(of work: ChainWork) -> (median: Double, least: Double) {
    let clock = ContinuousClock()
    var empty: [Duration] = []
    var times: [Duration] = []
    for _ in 0..<blockCount {
      let start = clock.now
      empty.append(start.duration(to: clock.now))
      let (before, after) = work.measure { clock.now }
      times.append(before.duration(to: after))
    }
    empty.sort()
    times.sort()
    let idle = empty[blockCount / 2]
    return (
      per(times[blockCount / 2] - idle, work.chainsPerBlock),
      per(times[0] - idle, work.chainsPerBlock)
    )
  }

  private static func per(_ duration: Duration, _ count: Int) -> Double {
    rounded(duration / .nanoseconds(1) / Double(count))
  }

  private static func rounded(_ number: Double) -> Double { (number * 10).rounded() / 10 }
}
