// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

extension ShapedCluster.Kind {
  /// Classifies a grapheme by its first character.
  public init(of scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x20: self = .space
    case 0x21..<0x7F, 0xA0..<0xAD, 0xAE..<0x300: self = .text
    default: self = Self.unusual(scalar.value)
    }
  }

  private static func unusual(_ value: UInt32) -> Self {
    switch value {
    case 0x9: .tab
    case 0xA...0xD, 0x85, 0x2028, 0x2029: .hardBreak
    case 0xAD: .softHyphen
    case 0..<0x20, 0x7F..<0xA0, 0x34F, 0x61C, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x180B...0x180F,
      0x200B...0x200F, 0x202A...0x202E, 0x2060...0x206F, 0x3164, 0xFE00...0xFE0F, 0xFEFF, 0xFFA0,
      0xFFF0...0xFFF8, 0x1D173...0x1D17A, 0xE0000...0xE0FFF:
      .hidden
    default: .text
    }
  }
}
