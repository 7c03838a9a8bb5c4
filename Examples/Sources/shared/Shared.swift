// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL

/// The command `shared`: lays the shared view out and prints its frames.
@main
struct Shared {
  static func main() throws {
    let header = ProfileHeaderView(
      picture: LayoutView(), name: ContentView(width: 120, height: 20),
      text: ContentView(width: 200, height: 17), button: ContentView(width: 72, height: 28))
    header.snp.setLabel("header")
    header.pictureView.snp.setLabel("picture")
    header.nameView.snp.setLabel("name")
    header.textView.snp.setLabel("text")
    header.buttonView.snp.setLabel("button")
    for (width, insets) in [
      (320.0, Insets(top: 12, left: 16, bottom: 12, right: 16)),
      (256.0, Insets(top: 8, left: 8, bottom: 8, right: 8)),
    ] {
      header.frame.size.width = width
      header.contentInsets = insets
      try header.snp.layout()
      print(header.snp.textTree())
    }
  }
}
