// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "App",
  // The checkout beside this package.
  dependencies: [.package(name: "LayoutDSL", path: "../LayoutDSL")],
  targets: [
    .executableTarget(
      name: "App",
      dependencies: [
        .product(name: "LayoutDSL", package: "LayoutDSL"),
        .product(name: "LayoutDSLPictures", package: "LayoutDSL"),
        .product(name: "LayoutDSLText", package: "LayoutDSL"),
        .product(name: "LayoutDSLTextFoundation", package: "LayoutDSL"),
      ]),
    .testTarget(
      name: "AppTests",
      dependencies: ["App", .product(name: "LayoutDSL", package: "LayoutDSL")]),
  ])
