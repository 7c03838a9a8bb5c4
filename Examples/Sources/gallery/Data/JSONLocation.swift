// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Foundation

/// The position of the value with a coding path in a JSON text.
///
/// The text must be valid JSON: a decoder has read it and has found an unexpected value.
struct JSONLocation {
  /// The line and column, counted from 1; columns are counted in characters.
  let line: Int
  let column: Int

  /// Finds the value; if a key of the path is missing, finds the object or list that lacks it.
  init(of path: [any CodingKey], in data: Data) {
    var scanner = Scanner(bytes: Array(data))
    scanner.find(path[...])
    let before = String(decoding: scanner.bytes.prefix(scanner.offset), as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    line = before.count
    column = (before.last?.count ?? 0) + 1
  }

  private struct Scanner {
    let bytes: [UInt8]
    var offset = 0

    private var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

    /// Moves from the value that begins here to the value of a path in it.
    mutating func find(_ path: ArraySlice<any CodingKey>) {
      skipSpace()
      guard let key = path.first, next == UInt8(ascii: key.intValue == nil ? "{" : "[") else {
        return
      }
      let start = offset
      offset += 1
      var index = 0
      while true {
        skipSpace()
        guard let byte = next, byte != UInt8(ascii: "}"), byte != UInt8(ascii: "]") else { break }
        var isFound = key.intValue == index
        if key.intValue == nil {
          let begin = offset
          skipValue()
          isFound = bytes[begin..<offset].elementsEqual("\"\(key.stringValue)\"".utf8)
          skipSpace()
          offset += 1
          skipSpace()
        }
        if isFound { return find(path.dropFirst()) }
        skipValue()
        index += 1
        skipSpace()
        if next == UInt8(ascii: ",") { offset += 1 }
      }
      offset = start
    }

    private mutating func skipSpace() {
      while let byte = next, byte <= 0x20 { offset += 1 }
    }

    /// Skips a string, number or word, or a list or object with its contents.
    private mutating func skipValue() {
      var depth = 0
      repeat {
        guard let byte = next else { return }
        switch byte {
        case UInt8(ascii: "\""): skipString()
        case UInt8(ascii: "["), UInt8(ascii: "{"):
          depth += 1
          offset += 1
        case UInt8(ascii: "]"), UInt8(ascii: "}"):
          depth -= 1
          offset += 1
        case UInt8(ascii: ","), UInt8(ascii: ":"): offset += 1
        default:
          while let byte = next, !Self.ends(byte) { offset += 1 }
          skipSpaceIfInside(depth)
        }
        skipSpaceIfInside(depth)
      } while depth > 0
    }

    private mutating func skipSpaceIfInside(_ depth: Int) {
      if depth > 0 { skipSpace() }
    }

    private mutating func skipString() {
      offset += 1
      while let byte = next, byte != UInt8(ascii: "\"") {
        offset += byte == UInt8(ascii: "\\") ? 2 : 1
      }
      offset += 1
    }

    private static func ends(_ byte: UInt8) -> Bool {
      byte <= 0x20 || ",:]}\"".utf8.contains(byte)
    }
  }
}
