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
  name: "LayoutDSLHarfBuzz",
  products: [.library(name: "LayoutDSLHarfBuzz", targets: ["LayoutDSLHarfBuzz"])],
  dependencies: [.package(name: "LayoutDSL", path: "../..")],
  targets: [
    .systemLibrary(
      name: "CHarfBuzz", pkgConfig: "harfbuzz", providers: [.apt(["libharfbuzz-dev"])]),
    .systemLibrary(
      name: "CFriBidi", pkgConfig: "fribidi", providers: [.apt(["libfribidi-dev"])]),
    .systemLibrary(
      name: "CUnibreak", pkgConfig: "libunibreak", providers: [.apt(["libunibreak-dev"])]),
    .target(
      name: "LayoutDSLHarfBuzz",
      dependencies: [
        "CHarfBuzz", "CFriBidi", "CUnibreak",
        .product(name: "LayoutDSL", package: "LayoutDSL"),
        .product(name: "LayoutDSLText", package: "LayoutDSL"),
      ],
      swiftSettings: settings),
    .testTarget(
      name: "LayoutDSLHarfBuzzTests",
      dependencies: [
        "LayoutDSLHarfBuzz",
        .product(name: "LayoutDSL", package: "LayoutDSL"),
        .product(name: "LayoutDSLText", package: "LayoutDSL"),
      ],
      exclude: ["record"],
      resources: [.copy("Fonts")],
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
