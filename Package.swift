// swift-tools-version: 6.2
// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import PackageDescription

/// One rule book for every target: Swift 6, every warning an error, and the upcoming
/// features that will be the default in a later language mode.
let settings: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .strictMemorySafety(),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]

/// The test target that somebody is at work on: no other one is built then.
let only = Context.environment["ONLY_TESTS"]

/// A target of tests is compiled as a whole, which takes a third less than file by file.
///
/// Its macros are expanded once then, and nothing is written for debuggers. Who works on one target compiles what
/// changed, with all that a debugger wants.
let wholeTarget = [
  "-disable-batch-mode", "-wmo", "-num-threads", "2", "-no-emit-module-separately-wmo",
  "-Xfrontend", "-gnone",
]

/// Optimising the tests themselves takes minutes and shows nothing; who tests an optimised library
/// can leave it out.
let testSettings =
  Context.environment["UNOPTIMIZED_TESTS"] != nil
  ? settings + [.unsafeFlags(["-Onone"])]
  : only == nil ? settings + [.unsafeFlags(wholeTarget)] : settings

/// `Double.rounded()` and `squareRoot()` lower to libm calls on Linux; a bare executable
/// that never imports Foundation would otherwise fail to link.
let libm: [LinkerSetting] = [.linkedLibrary("m", .when(platforms: [.linux]))]

let package = Package(
  name: "LayoutDSL",
  products: [
    .library(name: "Cassowary", targets: ["Cassowary"]),
    .library(name: "LayoutDSL", targets: ["LayoutDSL"]),
    .library(name: "LayoutDSLPictures", targets: ["LayoutDSLPictures"]),
    .library(name: "LayoutDSLFoundation", targets: ["LayoutDSLFoundation"]),
    .library(name: "LayoutDSLText", targets: ["LayoutDSLText"]),
    .library(name: "LayoutDSLTextFoundation", targets: ["LayoutDSLTextFoundation"]),
    .library(name: "LayoutDSLTextNames", targets: ["LayoutDSLTextNames"]),
    .library(
      name: "LayoutDSLUIKitNames",
      targets: ["LayoutDSLUIKitNames", "LayoutDSLCoreGraphicsNames"]),
    .library(name: "LayoutDSLLogs", targets: ["LayoutDSLLogs"]),
  ],
  traits: [
    .trait(
      name: "InternalChecks",
      description: """
        Verifies the solver's invariants after every solve. Complexity promises are void \
        while it is on.
        """),
    .trait(
      name: "ViewCoding",
      description: """
        Views have UIKit's `required init?(coder:)`, so that classes directly below UIView may call \
        `super.init(coder:)`. Every view class with a designated initialiser must have it then, in \
        all packages of the graph.
        """),
    .default(enabledTraits: []),
  ],
  targets: [
    .target(name: "Cassowary", swiftSettings: settings, linkerSettings: libm),
    .target(
      name: "LayoutDSL",
      dependencies: ["Cassowary"],
      swiftSettings: settings,
      linkerSettings: libm),
    .target(
      name: "LayoutDSLPictures",
      dependencies: ["LayoutDSL", "LayoutDSLText"],
      swiftSettings: settings,
      linkerSettings: libm),
    .target(
      name: "LayoutDSLFoundation", dependencies: ["LayoutDSL"], swiftSettings: settings),
    .target(
      name: "LayoutDSLText", dependencies: ["LayoutDSL"], swiftSettings: settings,
      linkerSettings: libm),
    .target(
      name: "LayoutDSLTextFoundation", dependencies: ["LayoutDSLText"], swiftSettings: settings),
    .target(
      name: "LayoutDSLTextNames", dependencies: ["LayoutDSLText"], swiftSettings: settings),
    .target(
      name: "LayoutDSLUIKitNames", dependencies: ["LayoutDSL"], swiftSettings: settings),
    .target(
      name: "LayoutDSLCoreGraphicsNames", dependencies: ["LayoutDSL"], swiftSettings: settings),
    .target(
      name: "LayoutDSLLogs",
      dependencies: ["Cassowary"],
      swiftSettings: settings,
      linkerSettings: libm),
    .testTarget(
      name: "CassowaryTests",
      dependencies: ["Cassowary"],
      resources: [.copy("Cases")],
      swiftSettings: testSettings),
    .testTarget(
      name: "LayoutDSLTests",
      dependencies: ["LayoutDSL", "LayoutDSLUIKitNames", "LayoutDSLCoreGraphicsNames"],
      resources: [.copy("Fixtures")],
      swiftSettings: testSettings),
    .testTarget(
      name: "LayoutDSLThreadTests",
      dependencies: ["LayoutDSL"],
      swiftSettings: testSettings),
    .testTarget(
      name: "LayoutDSLIsolationTests",
      dependencies: ["LayoutDSL", "LayoutDSLUIKitNames", "LayoutDSLCoreGraphicsNames"],
      swiftSettings: testSettings),
    .testTarget(
      name: "LayoutDSLMainActorTests",
      dependencies: ["LayoutDSL", "LayoutDSLUIKitNames", "LayoutDSLCoreGraphicsNames"],
      swiftSettings: testSettings + [.defaultIsolation(MainActor.self)]),
  ],
  swiftLanguageModes: [.v6]
)

// What a first run does without is built and run by a second command, `DEEP_TESTS=1 swift test`: the rules that UIKit,
// SnapKit and Masonry brought, pictures, texts, logs, names, and long random, large and exhaustive tests.
let deepTests: [Target] = [
  .testTarget(
    name: "LayoutDSLRulesTests",
    dependencies: ["LayoutDSL", "LayoutDSLUIKitNames", "LayoutDSLCoreGraphicsNames"],
    exclude: ["Support/ConstantTable.swift", "Support/LayoutCase+Files.swift"],
    swiftSettings: testSettings),
  .testTarget(
    name: "LayoutDSLPicturesTests",
    dependencies: ["LayoutDSL", "LayoutDSLPictures", "LayoutDSLText"],
    swiftSettings: testSettings),
  .testTarget(
    name: "LayoutDSLTextTests",
    dependencies: [
      "LayoutDSL", "LayoutDSLText", "LayoutDSLTextFoundation", "LayoutDSLTextNames",
    ],
    exclude: ["record"],
    resources: [.copy("Fonts"), .copy("Recorded")],
    swiftSettings: testSettings),
  .testTarget(
    name: "LayoutDSLFoundationTests",
    dependencies: ["LayoutDSL", "LayoutDSLFoundation"],
    swiftSettings: testSettings),
  .testTarget(
    name: "LayoutDSLUIKitNamesTests",
    dependencies: ["LayoutDSL", "LayoutDSLUIKitNames", "LayoutDSLCoreGraphicsNames"],
    swiftSettings: testSettings),
  .testTarget(
    name: "LayoutDSLLogsTests",
    dependencies: ["LayoutDSLLogs"],
    resources: [.copy("Logs")],
    swiftSettings: testSettings),
  .testTarget(
    name: "CassowaryDeepTests",
    dependencies: ["Cassowary"],
    exclude: ["Support/Basis+Checks.swift", "Support/SolverCase+Files.swift"],
    swiftSettings: testSettings),
  .testTarget(
    name: "LayoutDSLDeepTests",
    dependencies: ["LayoutDSL", "LayoutDSLUIKitNames", "LayoutDSLCoreGraphicsNames"],
    exclude: [
      "Support/ConstantTable.swift", "Support/LayoutCase+Files.swift", "Support/Snippet.swift",
      "Support/TypeCheck.swift",
    ],
    swiftSettings: testSettings),
]
if Context.environment["DEEP_TESTS"] != nil || deepTests.contains(where: { $0.name == only }) {
  package.targets.removeAll { $0.type == .test }
  package.targets += deepTests
}
if let only { package.targets.removeAll { $0.type == .test && $0.name != only } }
