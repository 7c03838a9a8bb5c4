// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Foundation
import LayoutCases
import Testing

@Suite("Layout files")
struct LayoutCaseTests {
  /// A row of two views of 40 × 20 and 60 × 30 at the top of a root, and a view with a mask.
  private static let start = """
    "name":"t","direction":"ltr","root":{"width":200,"height":100},
    "views":[{"id":"s","parent":"root"},
      {"id":"a","parent":"s","intrinsic":[40,20],"hugging":[250,250],"compression":[750,750]},
      {"id":"b","parent":"s","intrinsic":[60,30]},
      {"id":"m","parent":"root","frame":[0,50,100,10],"autoresizing":"W"}],
    "guides":[{"id":"g","owner":"root","kind":"safeArea","insets":[10,0,0,0]}],
    "stacks":[{"id":"s","axis":"horizontal","distribution":"fill","alignment":"leading",
      "spacing":10,"customSpacing":{},"hidden":[],"arranged":["a","b"]}],
    "constraints":[
      {"item":"s","attr":"left","rel":"eq","toItem":"root","toAttr":"left","multiplier":1,
       "constant":0,"priority":1000},
      {"item":"s","attr":"top","rel":"eq","toItem":"g","toAttr":"top","multiplier":1,
       "constant":0,"priority":1000}]
    """

  private func run(_ rest: String) throws -> [String] {
    let path = FileManager.default.temporaryDirectory
      .appendingPathComponent("layout-\(UUID().uuidString).json").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    try Data("[{\(Self.start),\(rest)}]".utf8).write(to: URL(fileURLWithPath: path))
    return try LayoutCaseFile(path: path).entries.flatMap { entry in
      entry.layout.map(LayoutCaseRunner.run) ?? [entry.problem ?? ""]
    }
  }

  @Test(
    "what holds",
    arguments: [
      #""expect":{"frames":{"s":[0,10,110,30],"b":[50,0,60,null]},"ambiguous":[]}"#,
      #""expect":{},"steps":[{"do":[{"op":"hide","id":"a"}],"expect":{"frames":{"b":[0,0,60,30]}}},{"do":[{"op":"unhide","id":"a"}],"expect":{"frames":{"b":[50,0,60,30]}}}]"#,
      #""expect":{},"steps":[{"do":[{"op":"stack","id":"s","set":{"axis":"vertical","spacing":5,"alignment":"trailing"}}],"expect":{"frames":{"s":[0,10,60,55],"a":[20,0,40,20],"b":[0,25,60,30]}}}]"#,
      #""expect":{},"steps":[{"do":[{"op":"stack","id":"s","set":{"customSpacing":{"a":1},"arranged":["b","a"]}}],"expect":{"frames":{"a":[70,0,40,20]}}},{"do":[{"op":"stack","id":"s","set":{"arranged":["a","b"],"edgeInsets":[1,2,3,4]}}],"expect":{"frames":{"s":[0,10,107,34],"a":[2,1,40,20],"b":[43,1,60,30]}}}]"#,
      #""expect":{},"steps":[{"do":[{"op":"add","constraint":{"item":"a","attr":"width","rel":"eq","toItem":null,"toAttr":null,"multiplier":1,"constant":70,"priority":1000}},{"op":"constant","constraint":2,"value":50}],"expect":{"frames":{"b":[60,0,60,30]}}},{"do":[{"op":"remove","constraint":2}],"expect":{"frames":{"b":[50,0,60,30]}}},{"do":[{"op":"readd","constraint":2},{"op":"priority","constraint":2,"value":1}],"expect":{"frames":{"b":[50,0,60,30]}}}]"#,
      #""expect":{"equations":[{"view":"m","axis":"x","of":"superSize","constant":100,"times":"max","multiplier":1}]},"steps":[{"do":[{"op":"resize","width":300,"height":100}],"expect":{"frames":{"m":[0,50,200,10]}}}]"#,
      #""expect":{},"steps":[{"do":[{"op":"insets","id":"g","value":[20,0,0,0]},{"op":"direction","value":"rtl"},{"op":"intrinsic","id":"a","size":[50,null]}],"expect":{"frames":{"s":[0,20,120,30],"a":[70,0,50,0]}}}]"#,
    ])
  func holds(rest: String) throws {
    #expect(try run(rest) == [])
  }

  @Test(
    "what does not hold",
    arguments: [
      (#""expect":{"frames":{"b":[50,0,60,31]}}"#, "frame of \"b\""),
      (#""expect":{"frames":{"x":[50,0,60,31]}}"#, "no view or guide \"x\""),
      (#""expect":{"frames":{"b":[50,0,60]}}"#, "numbers"),
      (#""expect":{"ambiguous":["a"]}"#, "ambiguous"),
      (#""expect":{"conflict":[0]}"#, "expected a conflict"),
      (#""expect":{"error":"invalidArgument"}"#, "expected the error"),
      (#""expect":{"constraints":[{"item":"a","attr":"top","rel":"eq"}]}"#, "constraints"),
      (#""expect":{"fittingSize":[1,1]}"#, "fitting size"),
      (#""expect":{"frame":{}}"#, "not known"),
      (
        #""expect":{},"steps":[{"do":[{"op":"constant","constraint":9,"value":0}],"expect":{}}]"#,
        "no constraint 9"
      ),
      (#""expect":{},"steps":[{"do":[{"op":"fly"}],"expect":{}}]"#, "fly"),
      (
        #""expect":{},"steps":[{"do":[{"op":"stack","id":"s","set":{"spaceing":3}}],"expect":{}}]"#,
        "property"
      ),
      (#""expect":{"equations":[{"view":"m","axis":"x","of":"min","constant":100}]}"#, "equation"),
      (
        #""expect":{"equations":[{"view":"m","axis":"x","of":"size","constant":100}]},"steps":[{"do":[{"op":"resize","width":300,"height":100}],"expect":{}}]"#,
        "after step 1: equation"
      ),
    ])
  func differs(rest: String, what: String) throws {
    let differences = try run(rest)
    #expect(differences.count == 1)
    #expect(differences.first?.contains(what) == true, "\(differences)")
  }

  @Test("cases of AppKit and disputed ones are to be skipped")
  func skipping() throws {
    let text =
      #"[{"name":"x","root":{},"expect":{},"platform":"appkit"},"#
      + #"{"name":"y","root":{},"expect":{},"disputed":true},{"name":"z","root":{},"expect":{}}]"#
    let path = FileManager.default.temporaryDirectory
      .appendingPathComponent("layout-\(UUID().uuidString).json").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    let entries = try LayoutCaseFile(path: path).entries
    #expect(entries.map { $0.layout?.reasonToSkip } == ["appkit", "disputed", nil])
    #expect(throws: LayoutCaseFile.Unusable.self) { try LayoutCaseFile(path: path + ".none") }
  }
}
