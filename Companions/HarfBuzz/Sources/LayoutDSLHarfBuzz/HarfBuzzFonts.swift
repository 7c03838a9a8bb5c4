// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import CHarfBuzz
import LayoutDSLText

/// The HarfBuzz fonts of the library's fonts; each is made once.
final class HarfBuzzFonts {
  private var fonts: [Font: OpaquePointer] = [:]
  private var owned: [UnsafeMutablePointer<CChar>] = []

  deinit {
    for font in fonts.values { hb_font_destroy(font) }
    for bytes in owned { bytes.deallocate() }
  }

  /// Returns HarfBuzz's font, scaled to font units.
  func font(_ font: Font) -> OpaquePointer {
    if let known = fonts[font] { return known }
    let bytes = UnsafeMutablePointer<CChar>.allocate(capacity: max(1, font.data.count))
    font.data.withUnsafeBytes { data in
      UnsafeMutableRawBufferPointer(start: bytes, count: data.count).copyMemory(from: data)
    }
    owned.append(bytes)
    let blob = hb_blob_create(
      bytes, UInt32(font.data.count), HB_MEMORY_MODE_READONLY, nil, nil)
    let face = hb_face_create(blob, UInt32(font.face))
    hb_blob_destroy(blob)
    let made = hb_font_create(face)
    hb_face_destroy(face)
    guard let made else {
      preconditionFailure("HarfBuzz always gives a font, if need be an empty one")
    }
    hb_font_set_scale(made, Int32(font.metrics.unitsPerEm), Int32(font.metrics.unitsPerEm))
    fonts[font] = made
    return made
  }
}
