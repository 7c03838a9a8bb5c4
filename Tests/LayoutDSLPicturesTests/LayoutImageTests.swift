// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL
import LayoutDSLPictures
import Testing

@Suite("Images")
struct LayoutImageTests {
  private static let png: [UInt8] =
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
    + [0, 0, 1, 0x2C, 0, 0, 0, 0x64, 8, 6, 0, 0, 0]
  private static let gif: [UInt8] = Array("GIF89a".utf8) + [0x2C, 1, 0x64, 0, 0, 0]
  private static let jpeg: [UInt8] =
    [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xFF, 0xC4, 0, 3, 9]
    + [0xFF, 0xC2, 0, 11, 8, 0, 0x64, 1, 0x2C, 3]

  @Test(
    "sizes are those in the head of the file",
    arguments: [(png, "image/png"), (gif, "image/gif"), (jpeg, "image/jpeg")])
  func sizes(bytes: [UInt8], type: String) throws {
    let image = try #require(LayoutImage(bytes: bytes, scale: 2))
    #expect(image.size == Size(width: 150, height: 50))
    #expect(image.link.hasPrefix("data:\(type);base64,"))
    for count in 0..<(type == "image/png" ? 24 : type == "image/gif" ? 10 : 23) {
      #expect(LayoutImage(bytes: Array(bytes.prefix(count))) == nil, "\(count) bytes")
    }
    #expect(LayoutImage(bytes: bytes, scale: 0) == nil)
  }

  @Test(
    "what is no image is none",
    arguments: [
      [], [0xFF, 0xD8, 0xFF], [0xFF, 0xD8, 0xFF, 0xE0, 0, 0, 0, 0], Array("<svg/>".utf8),
      [0xFF, 0xD8, 0xFF, 0xFF, 0xFF, 0xFF],
    ])
  func others(bytes: [UInt8]) {
    #expect(LayoutImage(bytes: bytes) == nil)
  }

  @Test("an image view has the size of its image, and shows it")
  func view() throws {
    let (root, view) = (makeView("root", 0, 0, 400, 300), LayoutImageView())
    #expect(view.shapes(in: .zero).isEmpty && view.heightForWidth == 1)
    root.addSubview(view)
    view.image = LayoutImage(bytes: Self.png)
    view.snp.makeConstraints { $0.left.top.equalToSuperview() }
    root.layoutIfNeeded()
    #expect(view.frame == Rect(x: 0, y: 0, width: 300, height: 100))
    view.snp.makeConstraints { make in
      make.width.equalTo(60)
      make.height.equalTo(view.snp.width).multipliedBy(view.heightForWidth)
    }
    view.contentMode = .scaleAspectFill
    root.layoutIfNeeded()
    #expect(view.frame.height == 20)
    let image = try #require(XMLReader(LayoutPicture(of: root, .drawing).svg).all("image").first)
    #expect(image["width"] == "60" && image["preserveAspectRatio"] == "xMidYMid slice")
    view.image = LayoutImage(link: "photo.jpg")
    #expect(view.intrinsicContentSize.width == LayoutView.noIntrinsicMetric)
  }
}
