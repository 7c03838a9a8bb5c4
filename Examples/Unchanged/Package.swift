// swift-tools-version: 6.2
// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import PackageDescription

// Files of an app as they are: `import UIKit`, `import SnapKit`. Where there is no UIKit, two small modules of
// these names stand in for it. They are a package of their own, since `canImport(UIKit)` is true for all that
// is built beside them.
let package = Package(
  name: "Unchanged",
  dependencies: [
    // Its views have UIKit's `init(coder:)`, as these files expect.
    .package(name: "LayoutDSL", path: "../..", traits: ["ViewCoding"])
  ],
  targets: [
    .target(
      name: "UIKit",
      dependencies: [
        .product(name: "LayoutDSL", package: "LayoutDSL"),
        .product(name: "LayoutDSLFoundation", package: "LayoutDSL"),
        .product(name: "LayoutDSLUIKitNames", package: "LayoutDSL"),
      ]),
    .target(
      name: "SnapKit",
      dependencies: [.product(name: "LayoutDSL", package: "LayoutDSL")]),
    .target(
      name: "Screens",
      dependencies: [
        "UIKit", "SnapKit", .product(name: "LayoutDSLUIKitNames", package: "LayoutDSL"),
      ],
      swiftSettings: [.treatAllWarnings(as: .error)]),
    .target(
      name: "Widgets",
      dependencies: [
        "UIKit", "SnapKit", .product(name: "LayoutDSLUIKitNames", package: "LayoutDSL"),
      ],
      swiftSettings: [.treatAllWarnings(as: .error)]),
    .testTarget(
      name: "ScreensTests", dependencies: ["Screens", "Widgets", "UIKit", "SnapKit"],
      swiftSettings: [
        .treatAllWarnings(as: .error),
        // Swift Testing has an addition for the real UIKit, which files that import both would look for.
        .unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"]),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
