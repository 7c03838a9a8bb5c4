// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Foundation
import LayoutDSL

/// Reads the data, lays out the sheets and writes the pictures.
struct Gallery {
  /// The options of the command line.
  let options: Options

  /// Runs the command.
  ///
  /// All sheets are read, laid out and drawn before the first file is written.
  func run() throws {
    try GallerySans.check()
    let folder = options.data.map { DataFolder(url: URL(fileURLWithPath: $0)) } ?? .bundled
    let kinds = options.sheet.map { [$0] } ?? SheetKind.allCases
    let sheets = try kinds.flatMap { try $0.sheets(from: folder) }
    let times = try sheets.map { sheet in
      try ContinuousClock().measure { try solve(sheet) }
    }
    if options.printsText {
      for sheet in sheets { print("\(sheet.title)\n\(sheet.root.snp.textTree())\n") }
      return
    }
    let pictures = sheets.map(Picture.init(of:))
    var files = pictures.map { ($0.file, $0.svg) }
    files += pictures.map { ($0.inspectorFile, $0.inspector) }
    if options.sheet == nil {
      let clash = Clash()
      files += [("clash.svg", clash.svg), ("clash.html", clash.page)]
      files += [("index.html", HTMLIndex(pictures: pictures).text)]
    }
    try OutputFolder(url: URL(fileURLWithPath: options.output)).write(files)
    for (picture, time) in zip(pictures, times) { print(report(picture, time)) }
    if options.sheet == nil { print("\(options.output)/index.html") }
  }

  private func solve(_ sheet: Sheet) throws(SheetError) {
    do {
      try sheet.root.snp.layout()
    } catch {
      throw SheetError(sheet: sheet.name, reason: error)
    }
  }

  private func report(_ picture: Picture, _ time: Duration) -> String {
    let milliseconds = String(format: "%.1f", time / .milliseconds(1))
    return "\(options.output)/\(picture.file): \(picture.views) views, "
      + "\(picture.constraints) constraints, solved in \(milliseconds) ms"
  }
}
