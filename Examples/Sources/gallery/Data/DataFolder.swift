// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Foundation

/// The folder with the JSON files.
struct DataFolder {
  /// The location of the folder.
  let url: URL

  /// The files in the package.
  static var bundled: DataFolder {
    DataFolder(url: Bundle.module.bundleURL.appendingPathComponent("Resources"))
  }

  /// Reads, decodes and validates a file.
  func load<Model: Decodable & Validated>(
    _ name: String, as type: Model.Type
  ) throws(DataError) -> Model {
    let file = url.appendingPathComponent(name)
    guard let data = FileManager.default.contents(atPath: file.path) else {
      let exists = FileManager.default.fileExists(atPath: file.path)
      throw DataError(file: file.path, problem: exists ? "cannot be read" : "no such file")
    }
    do {
      let model = try JSONDecoder().decode(type, from: data)
      try model.validate()
      return model
    } catch let error as ValidationError {
      throw DataError(file: file.path, location: error.location(in: data), problem: error.problem)
    } catch let error as DecodingError {
      throw DataError(file: file.path, data: data, error: error)
    } catch {
      throw DataError(file: file.path, problem: "\(error)")
    }
  }
}
