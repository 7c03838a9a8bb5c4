// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Foundation

/// A case file: an array of cases, or an object that holds one under `cases`.
public struct CaseFile: Decodable, Sendable {
  /// A file that holds no cases in the format.
  public struct Unusable: Error, CustomStringConvertible {
    /// The file, and what is wrong with it.
    public let description: String
  }

  /// The cases in order.
  public let cases: [SolverCase]

  private enum Key: String, CodingKey { case format, cases }

  /// Reads the file at `path`.
  ///
  /// - Throws: ``Unusable`` naming the place where it leaves the format.
  public init(path: String) throws(Unusable) {
    let data: Data
    do {
      data = try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      throw Unusable(description: "\(path) cannot be read; give the path of a case file")
    }
    do {
      self = try JSONDecoder().decode(CaseFile.self, from: data)
    } catch let error as DecodingError {
      throw Unusable(description: "\(path) is not a case file: \(error.explanation)")
    } catch {
      throw Unusable(description: "\(path) is not a case file: \(error)")
    }
    if cases.isEmpty { throw Unusable(description: "\(path) holds no cases") }
  }

  /// Reads either form.
  public init(from decoder: any Decoder) throws {
    if (try? decoder.unkeyedContainer()) != nil {
      cases = try [SolverCase](from: decoder)
      return
    }
    let fields = try decoder.container(keyedBy: Key.self)
    if let format = try fields.decodeIfPresent(Int.self, forKey: .format), format != 1 {
      throw DecodingError.dataCorruptedError(
        forKey: .format, in: fields, debugDescription: "format \(format) is not known, only 1 is")
    }
    cases = try fields.decode([SolverCase].self, forKey: .cases)
  }
}
