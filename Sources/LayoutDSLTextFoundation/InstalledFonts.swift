// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Foundation
public import LayoutDSLText

/// Finds fonts in the system's folders, or in given ones, by family, weight and slope.
///
/// ```swift
/// let fonts = InstalledFonts()
/// if let font = fonts.font(family: "Noto Sans", weight: 700) { … }
/// ```
///
/// The folders are searched when the first font is requested, with files in the order of their names, so that the same
/// files give the same font. Files that cannot be read, or are not valid fonts, are skipped and listed in ``problems``.
public final class InstalledFonts {
  /// A face of a file.
  private struct Face {
    let path: String
    let number: Int
    let names: FontNames
  }

  /// The folders in which this system keeps its fonts.
  public static let systemFolders: [String] = {
    let home = FileManager.default.homeDirectoryForCurrentUser.path
    #if os(macOS)
    return ["/System/Library/Fonts", "/Library/Fonts", home + "/Library/Fonts"]
    #elseif os(Windows)
    return ["C:/Windows/Fonts"]
    #else
    return [
      "/usr/share/fonts", "/usr/local/share/fonts", home + "/.local/share/fonts", home + "/.fonts",
    ]
    #endif
  }()

  /// The files that cannot be read or are not valid fonts, with the errors.
  public private(set) var problems: [(path: String, error: any Error)] = []

  private let folders: [String]
  private lazy var faces: [Face] = search()
  private var opened: [String: Font] = [:]

  /// Makes a finder of the fonts in some folders and their subfolders; by default in those of the system.
  public init(folders: [String] = InstalledFonts.systemFolders) {
    self.folders = folders
  }

  /// The available families, in alphabetical order.
  ///
  /// - Complexity: that of reading all files, the first time.
  public var families: [String] { Set(faces.map(\.names.family)).sorted() }

  /// Returns the face of a family nearest to a weight and a slope by the rules of CSS; nil if the family is missing.
  ///
  /// The case of the family name is ignored. A face is read once; later calls return the same font.
  ///
  /// - Complexity: O(*f*) for *f* faces, once the folders are searched.
  public func font(family: String, weight: Int = 400, isItalic: Bool = false) -> Font? {
    let wanted = family.lowercased()
    let found = faces.filter { $0.names.family.lowercased() == wanted }.min {
      rank($0.names, weight, isItalic) < rank($1.names, weight, isItalic)
    }
    return found.flatMap(open)
  }

  /// Returns the fonts of some families as a stack, without those that are missing.
  ///
  /// The stack is empty if all are missing: its texts have no glyphs, and `snp.lint()` lists their characters as
  /// `missingCharacters`.
  public func stack(families: [String], weight: Int = 400, isItalic: Bool = false) -> FontStack {
    FontStack(families.compactMap { font(family: $0, weight: weight, isItalic: isItalic) })
  }

  /// Returns how far a face is from the request: slope first, then weight, lighter or bolder first as in CSS.
  private func rank(_ names: FontNames, _ weight: Int, _ isItalic: Bool) -> (Int, Int, Int) {
    let difference = names.weight - weight
    let prefersLighter = weight <= 500
    // For weights from 400 to 500, those between the request and 500 come first.
    let isBetween = (400...500).contains(weight) && (weight...500).contains(names.weight)
    let isPreferred = isBetween || (difference <= 0) == prefersLighter || difference == 0
    return (names.isItalic == isItalic ? 0 : 1, isPreferred ? 0 : 1, abs(difference))
  }

  private func open(_ face: Face) -> Font? {
    let key = "\(face.path)#\(face.number)"
    if let known = opened[key] { return known }
    guard let data = FileManager.default.contents(atPath: face.path),
      let font = try? Font([UInt8](data), face: face.number)
    else { return nil }
    opened[key] = font
    return font
  }

  /// Reads the names of all faces.
  private func search() -> [Face] {
    var faces: [Face] = []
    for folder in folders {
      let paths = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
      for path in paths.sorted() where Self.isFont(path) {
        let whole = folder + "/" + path
        do {
          let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: whole)))
          for number in 0..<(try Font.faceCount(in: bytes)) {
            faces.append(
              Face(path: whole, number: number, names: try FontNames(of: bytes, face: number)))
          }
        } catch {
          problems.append((whole, error))
        }
      }
    }
    return faces
  }

  private static func isFont(_ path: String) -> Bool {
    [".ttf", ".otf", ".ttc", ".otc"].contains { path.lowercased().hasSuffix($0) }
  }
}
