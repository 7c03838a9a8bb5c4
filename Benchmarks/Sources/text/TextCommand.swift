// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Foundation
import LayoutDSL
import LayoutDSLText

/// The number of characters per second that the embedded measurer shapes and sets in lines on one core.
@main
enum TextCommand {
  /// The number of texts, all different, of about 500 characters each.
  private static let count = 4000

  static func main() throws {
    let path = CommandLine.arguments.dropFirst().first
    guard let path, let data = FileManager.default.contents(atPath: path) else {
      print("usage: text FONT.ttf", to: &standardError)
      exit(2)
    }
    let style = TextStyle(FontStack([try Font([UInt8](data))]), size: 16)
    let texts = (0..<count).map { StyledText(paragraph($0), style) }
    let characters = texts.reduce(0) { $0 + $1.string.count }
    let measurer = TextMeasurer(capacity: count)
    let options = TextOptions(width: 400)
    for round in ["first", "again", "narrower"] {
      let options = round == "narrower" ? TextOptions(width: 250) : options
      let clock = ContinuousClock()
      var lines = 0
      let time = clock.measure {
        for text in texts { lines += measurer.layout(text, options).lines.count }
      }
      let seconds = Double(time.components.attoseconds) / 1e18 + Double(time.components.seconds)
      let rate = Double(characters) / seconds / 1e6
      let million = (rate * 10).rounded() / 10
      print("\(round): \(characters) characters, \(lines) lines, \(million) million a second")
    }
  }

  /// Returns prose of common words, different for each number.
  private static func paragraph(_ number: Int) -> String {
    let words = [
      "the", "layout", "of", "Available", "text,", "Wave", "to", "constraint.", "and", "Year",
      "well-known", "(Title)", "with", "2026", "To", "in", "a", "measured", "line;", "AVATAR",
    ]
    var state = UInt64(number) &* 0x9E37_79B9_7F4A_7C15 &+ 1
    var text = "\(number):"
    while text.utf8.count < 500 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      text += " " + words[Int(state >> 33) % words.count]
    }
    return text
  }
}

/// The output stream for errors.
struct StandardError: TextOutputStream {
  mutating func write(_ string: String) { FileHandle.standardError.write(Data(string.utf8)) }
}

nonisolated(unsafe) private var standardError = StandardError()
