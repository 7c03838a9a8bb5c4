// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Foundation

/// A file of layout cases: an array of cases.
public struct LayoutCaseFile: Sendable {
  /// The error of a file that has no cases in the format.
  public struct Unusable: Error, CustomStringConvertible {
    /// The file, and the error in it.
    public let description: String
  }

  /// The entries in order.
  public let entries: [Entry]

  /// A case, or a description of its error.
  public struct Entry: Decodable, Sendable {
    /// The name of the case; empty if it has none.
    public let name: String

    /// The case; nil if it has a format error.
    public let layout: LayoutCase?

    /// The place and description of the format error.
    public let problem: String?

    private enum Key: String, CodingKey { case name }

    /// Decodes a case; a format error does not prevent other cases from being read.
    public init(from decoder: any Decoder) throws {
      let fields = try? decoder.container(keyedBy: Key.self)
      name = (try? fields?.decode(String.self, forKey: .name)) ?? ""
      do {
        layout = try LayoutCase(from: decoder)
        problem = nil
      } catch let error as DecodingError {
        layout = nil
        problem = "it is not in the format: \(error.explanation)"
      }
    }
  }

  /// Reads the file at `path`.
  ///
  /// - Throws: ``Unusable`` with the place of the format error.
  public init(path: String) throws(Unusable) {
    let data: Data
    do {
      data = try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      throw Unusable(description: "\(path) cannot be read; give the path of a layout file")
    }
    do {
      entries = try JSONDecoder().decode([Entry].self, from: data)
    } catch let error as DecodingError {
      throw Unusable(description: "\(path) is not a layout file: \(error.explanation)")
    } catch {
      throw Unusable(description: "\(path) is not a layout file: \(error)")
    }
    if entries.isEmpty { throw Unusable(description: "\(path) holds no cases") }
  }
}
