// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The files where the constraints of an item were written, by number.
///
/// A row keeps the number in a byte. What is written in a 257th file, or in further ones, is said to be of the
/// 256th: no item of a real program has constraints from so many, and a larger row would cost all of them.
struct SourceFiles: ~Copyable {
  /// The file of the first constraint, and of most others, too; and the others.
  private var first: String?
  private var others: [String] = []

  /// The number of a file.
  mutating func number(of fileID: String) -> UInt8 {
    guard let first else {
      first = fileID
      return 0
    }
    if first == fileID { return 0 }
    if let place = others.firstIndex(of: fileID) { return UInt8(place + 1) }
    if others.count < Int(UInt8.max) { others.append(fileID) }
    return UInt8(others.count)
  }

  /// The file with a number.
  subscript(number: UInt8) -> String {
    number == 0 ? first ?? "" : others[Int(number) - 1]
  }
}
