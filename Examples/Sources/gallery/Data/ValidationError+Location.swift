// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Foundation

extension ValidationError {
  /// A part of a key path.
  private struct Key: CodingKey {
    let stringValue: String
    let intValue: Int?

    init(stringValue: String) {
      self.stringValue = stringValue
      intValue = nil
    }

    init(intValue: Int) {
      stringValue = "\(intValue)"
      self.intValue = intValue
    }
  }

  /// Returns the location of the value in the file that it was read from: `line 12, column 20 (items[3].unitPrice)`.
  func location(in data: Data) -> String {
    let names = location.split { ".[]".contains($0) }
    let keys = names.map { Int($0).map(Key.init(intValue:)) ?? Key(stringValue: String($0)) }
    let found = JSONLocation(of: keys, in: data)
    return "line \(found.line), column \(found.column) (\(location))"
  }
}
