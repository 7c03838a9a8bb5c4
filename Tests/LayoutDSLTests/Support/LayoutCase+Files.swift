// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Foundation

/// The files of cases.
extension LayoutCase {
  /// All cases of the file.
  static let all = load("Fixtures/layouts")

  /// All cases of stack views that are about UIStackView.
  static let allStacks = load("Fixtures/stacks").filter { $0.platform == nil }

  /// All cases of autoresizing masks.
  static let allMasks = load("Fixtures/autoresizing")

  /// All cases of visual formats.
  static let allFormats = load("Fixtures/vfl")

  private static func load(_ name: String) -> [LayoutCase] {
    guard let url = Bundle.module.url(forResource: name, withExtension: "json"),
      let data = try? Data(contentsOf: url),
      let cases = try? JSONDecoder().decode([LayoutCase].self, from: data)
    else { return [] }
    return cases
  }
}
