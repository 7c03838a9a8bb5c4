// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Foundation
import LayoutDSL

/// Reads the data, lays everything out, and writes the pictures.
struct Gallery {
  /// What was asked for.
  let options: Options

  /// Does what was asked for.
  ///
  /// Everything is read, laid out and drawn before the first file is written.
  func run() throws {
    let sheets = try sheets()
    let times = try sheets.map { sheet in
      try ContinuousClock().measure { try solve(sheet) }
    }
    if options.printsText {
      for sheet in sheets { print("\(sheet.title)\n\(sheet.root.snp.textTree())\n") }
      return
    }
    let pictures = sheets.map(Picture.init(of:))
    let page = (name: "index.html", contents: HTMLIndex(pictures: pictures).text)
    let folder = OutputFolder(url: URL(fileURLWithPath: options.output))
    let clash = Clash()
    try folder.write(
      pictures.map { ($0.file, $0.svg) } + pictures.map { ($0.inspectorFile, $0.inspector) }
        + [("clash.svg", clash.svg), ("clash.html", clash.page), page])
    for (picture, time) in zip(pictures, times) { print(report(picture, time)) }
    print("\(options.output)/\(page.name)")
  }

  private func sheets() throws(DataError) -> [Sheet] {
    let folder = options.data.map { DataFolder(url: URL(fileURLWithPath: $0)) } ?? .bundled
    return [
      .invoice(try folder.load("invoice.json", as: Invoice.self)),
      .card(try folder.load("card-ltr.json", as: SocialCard.self)),
      .card(try folder.load("card-rtl.json", as: SocialCard.self)),
    ]
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
