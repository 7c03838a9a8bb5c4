// swift-tools-version: 6.2
// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import PackageDescription

let settings: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "Benchmarks",
  dependencies: [.package(name: "LayoutDSL", path: "..")],
  targets: [
    .target(
      name: "CaseFiles",
      dependencies: [.product(name: "Cassowary", package: "LayoutDSL")],
      swiftSettings: settings),
    .executableTarget(name: "cases", dependencies: ["CaseFiles"], swiftSettings: settings),
    .target(
      name: "LayoutCases",
      dependencies: [.product(name: "LayoutDSL", package: "LayoutDSL")],
      swiftSettings: settings),
    .executableTarget(name: "layouts", dependencies: ["LayoutCases"], swiftSettings: settings),
    .target(name: "CAllocations"),
    .target(name: "CHeap"),
    .target(name: "Traces", swiftSettings: settings),
    .target(
      name: "Replaying",
      dependencies: ["CHeap", "Traces", .product(name: "Cassowary", package: "LayoutDSL")],
      swiftSettings: settings),
    .target(name: "Workloads", dependencies: ["Traces"], swiftSettings: settings),
    .executableTarget(name: "replay", dependencies: ["Replaying"], swiftSettings: settings),
    .target(
      name: "Racing", dependencies: ["Replaying", "Traces", "Workloads"],
      swiftSettings: settings),
    .executableTarget(
      name: "race", dependencies: ["Racing", "Replaying"], swiftSettings: settings),
    .target(
      name: "LayoutTrees",
      dependencies: ["Workloads", .product(name: "LayoutDSL", package: "LayoutDSL")],
      swiftSettings: settings),
    .target(
      name: "LayoutRacing",
      dependencies: [
        "CHeap", "LayoutTrees", "Racing", "Replaying", "Traces", "Workloads",
        .product(name: "LayoutDSL", package: "LayoutDSL"),
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "layout", dependencies: ["LayoutRacing", "Replaying"], swiftSettings: settings),
    .target(
      name: "Chains",
      dependencies: ["CAllocations", .product(name: "LayoutDSL", package: "LayoutDSL")],
      swiftSettings: settings),
    .executableTarget(name: "chain", dependencies: ["Chains"], swiftSettings: settings),
    .executableTarget(
      name: "conflicts",
      dependencies: [.product(name: "LayoutDSL", package: "LayoutDSL")],
      swiftSettings: settings),
    .executableTarget(
      name: "throughput",
      dependencies: [.product(name: "LayoutDSL", package: "LayoutDSL")],
      swiftSettings: settings),
    .executableTarget(
      name: "text",
      dependencies: [
        .product(name: "LayoutDSL", package: "LayoutDSL"),
        .product(name: "LayoutDSLText", package: "LayoutDSL"),
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "counts",
      dependencies: [
        "CAllocations", "CHeap", "Chains", "LayoutTrees", "Replaying", "Traces", "Workloads",
        .product(name: "Cassowary", package: "LayoutDSL"),
        .product(name: "LayoutDSL", package: "LayoutDSL"),
      ],
      swiftSettings: settings),
    .target(name: "Children", swiftSettings: settings),
    .target(
      name: "SolverHistories",
      dependencies: ["Children", .product(name: "Cassowary", package: "LayoutDSL")],
      swiftSettings: settings),
    .executableTarget(name: "lives", dependencies: ["SolverHistories"], swiftSettings: settings),
    .target(
      name: "RandomEdits",
      dependencies: ["Children", .product(name: "LayoutDSL", package: "LayoutDSL")],
      swiftSettings: settings),
    .executableTarget(name: "edits", dependencies: ["RandomEdits"], swiftSettings: settings),
    .testTarget(
      name: "BenchmarksTests",
      dependencies: [
        "CaseFiles", "LayoutCases", "LayoutTrees", "SolverHistories", "Racing", "RandomEdits",
        "Replaying", "Traces", "Workloads", .product(name: "LayoutDSL", package: "LayoutDSL"),
      ],
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
