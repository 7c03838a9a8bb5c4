// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

extension ExpectedRefusal: Decodable {
  private enum Key: String, CodingKey {
    case on, kind, step, conflicts, op
    case example = "conflict_example"
  }

  /// Reads the fields of an `expect_error` step.
  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    kind = try fields.decode(RefusalKind.self, forKey: .kind)
    operation = try fields.decodeIfPresent(String.self, forKey: .on)
    step = try fields.decode(CaseStep.self, forKey: .step)
    stepOperation = try fields.nestedContainer(keyedBy: Key.self, forKey: .step)
      .decode(String.self, forKey: .op)
    conflicts = try fields.decodeIfPresent([[String]].self, forKey: .conflicts)
    example = try fields.decodeIfPresent([String].self, forKey: .example)
  }
}
