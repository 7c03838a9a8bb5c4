// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Workloads

/// The sizes of each family in a race.
enum RacePlan {
  private static let sizes = [10, 100, 300, 1000, 3000, 10_000]

  /// The complete plan.
  static let full: [(family: Workload.Family, sizes: [Int])] = [
    (.enaml, [1, 10, 100]),
    (.chain, sizes), (.list, sizes), (.nested, sizes), (.grid, sizes),
    (.gridr, [10, 100, 300, 1000]), (.table, sizes), (.gaps, sizes),
    (.churn, [10, 30, 100, 300, 1000]), (.tail, [100, 1000, 10_000]),
    (.stormlist, [100, 300, 1000]), (.stormgrid, [100, 300, 1000]),
    (.hierWeakMedium, [2000]), (.hierMediumStrong, [2000]), (.hierWeakStrong, [2000]),
  ]

  /// The short plan, for the gate.
  static let quick: [(family: Workload.Family, sizes: [Int])] = [
    (.enaml, [1, 10]),
    (.chain, [10, 100]), (.list, [10, 100]), (.nested, [10, 100]), (.grid, [10, 100]),
    (.gridr, [10, 100]), (.table, [10, 100]), (.gaps, [10, 100]),
    (.churn, [10, 30]), (.tail, [100]),
    (.hierWeakMedium, [2000]), (.hierMediumStrong, [2000]), (.hierWeakStrong, [2000]),
  ]

  /// Returns the requested workloads, by family and size.
  static func workloads(_ options: RaceOptions) -> [Workload] {
    (options.isQuick ? quick : full).flatMap { entry in
      entry.sizes.map { Workload(entry.family, $0) }
    }.filter { workload in
      workload.size <= options.maxSize
        && (options.names.isEmpty
          || options.names.contains { $0 == workload.name || $0 == workload.family.rawValue })
    }
  }
}
