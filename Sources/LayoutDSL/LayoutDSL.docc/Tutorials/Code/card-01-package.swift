// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "App",
  dependencies: [.package(path: "../LayoutDSL")],  // the checkout beside this package
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
