// swift-tools-version: 6.2
// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import PackageDescription

/// The compiler settings of the library's own targets.
let settings: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .strictMemorySafety(),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]

let package = Package(
  name: "Examples",
  dependencies: [
    .package(name: "LayoutDSL", path: "..")
  ],
  targets: [
    .executableTarget(
      name: "gallery",
      dependencies: [
        .product(name: "LayoutDSL", package: "LayoutDSL"),
        .product(name: "LayoutDSLPictures", package: "LayoutDSL"),
        .product(name: "LayoutDSLText", package: "LayoutDSL"),
      ],
      resources: [.copy("Resources")],
      swiftSettings: settings),
    .executableTarget(
      name: "explain",
      dependencies: [
        .product(name: "LayoutDSL", package: "LayoutDSL"),
        .product(name: "LayoutDSLLogs", package: "LayoutDSL"),
        .product(name: "LayoutDSLPictures", package: "LayoutDSL"),
      ],
      swiftSettings: settings),
    .testTarget(
      name: "ExplainTests",
      dependencies: ["explain"],
      swiftSettings: settings),
    .testTarget(
      name: "GalleryTests",
      dependencies: [
        "gallery", .product(name: "LayoutDSLText", package: "LayoutDSL"),
      ],
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)

// macOS has no UIKit, and the library's module of UIKit names is empty on Darwin.
#if !os(macOS)
package.targets += [
  .executableTarget(
    name: "shared",
    dependencies: [
      .product(name: "LayoutDSL", package: "LayoutDSL"),
      .product(name: "LayoutDSLUIKitNames", package: "LayoutDSL"),
    ],
    swiftSettings: settings),
  .testTarget(
    name: "SharedTests",
    dependencies: ["shared"],
    swiftSettings: settings),
]
#endif
