// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

extension [UInt8] {
  /// The bytes in base 64.
  var base64: String {
    let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    var text: [UInt8] = []
    text.reserveCapacity((count + 2) / 3 * 4)
    for start in stride(from: 0, to: count, by: 3) {
      let group = self[start..<Swift.min(start + 3, count)]
      var bits = group.reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
      bits <<= 8 * UInt32(3 - group.count)
      for index in 0..<4 {
        let digit = Int(bits >> UInt32(18 - 6 * index) & 63)
        text.append(index <= group.count ? alphabet[digit] : UInt8(ascii: "="))
      }
    }
    return String(decoding: text, as: UTF8.self)
  }
}
