// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL

/// The command `shared`: lays out the shared views and prints their frames.
@main
struct Shared {
  static func main() throws {
    try layOutHeader()
    try layOutCell()
    try layOutForm()
  }

  /// Lays out a profile's header at two widths.
  private static func layOutHeader() throws {
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

  /// Lays out a cell that is as high as its text needs.
  private static func layOutCell() throws {
    let cell = ArticleCell(style: .default, reuseIdentifier: nil)
    cell.titleLabel.text = "Layout on a server"
    cell.summaryLabel.text =
      "Constraints are solved where no screen is, and every frame can be tested before anybody sees one."
    cell.snp.setLabel("cell")
    cell.contentView.snp.setLabel("content")
    cell.pictureView.snp.setLabel("picture")
    cell.titleLabel.snp.setLabel("title")
    cell.summaryLabel.snp.setLabel("summary")
    cell.frame.size = Size(width: 240, height: cell.height(for: 240))
    try cell.snp.layout()
    print(cell.snp.textTree())
  }

  /// Lays out a form with an error.
  private static func layOutForm() throws {
    let form = SignUpFormView(placeholders: ["Name", "Email", "Password"])
    form.snp.setLabel("form")
    form.scrollView.snp.setLabel("scroll")
    form.errorLabel.snp.setLabel("error")
    form.submitButton.snp.setLabel("submit")
    form.validate()
    try form.snp.layout()
    print(form.snp.textTree())
  }
}
