// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import CaseFiles
import Foundation
import Testing

@Suite("Case files")
struct CaseRunnerTests {
  private static let start = """
    {"op":"var","name":"x"},{"op":"var","name":"y"},
    {"op":"add","id":"a","terms":[["x",1]],"constant":-3,"rel":"ge","priority":1000},
    {"op":"add","id":"b","terms":[["x",1],["y",-1]],"constant":0,"rel":"eq","priority":500},
    {"op":"edit","var":"x","priority":750},{"op":"suggest","var":"x","value":1}
    """
  private static let clash =
    #"{"op":"add","id":"c","terms":[["x",1]],"constant":-2,"rel":"le","priority":1000}"#

  private func run(_ steps: String) throws -> [CaseFailure] {
    let text = "{\"format\":1,\"cases\":[{\"name\":\"t\",\"steps\":[\(Self.start),\(steps)]}]}"
    let file = try JSONDecoder().decode(CaseFile.self, from: Data(text.utf8))
    return file.cases.flatMap { CaseRunner.run($0) }
  }

  @Test(
    "expectations that hold",
    arguments: [
      #"{"op":"expect","values":{"x":3,"y":3.000001}}"#,
      #"{"op":"expect","values":{"x":3.1},"tol":0.1}"#,
      #"{"op":"expect_levels","errors":[[750,2]]}"#,
      #"{"op":"expect_levels","errors":[[750,2],[500,0],[250,0]]}"#,
      #"{"op":"expect_ranges","ranges":{"x":[null,3],"y":[3,null]},"peer_values":{"x":1}}"#,
      #"{"op":"expect_satisfied","ids":["a","b"]}"#,
      #"{"op":"expect_error","on":"add","kind":"unsatisfiable","conflicts":[["c","a"]],"step":\#(clash)}"#,
      #"{"op":"expect_error","on":"add","kind":"unsatisfiable","conflict_example":["a","c"],"step":\#(clash)}"#,
      #"{"op":"expect_error","on":"suggest","kind":"nonFinite","step":{"op":"suggest","var":"x","value":"nan"}}"#,
      #"{"op":"expect_error","on":"edit","kind":"requiredEdit","step":{"op":"edit","var":"z","priority":1000}}"#,
      #"{"op":"expect_error","on":"unedit","kind":"unknownEdit","step":{"op":"unedit","var":"ghost"}}"#,
      #"{"op":"repeat","times":2,"steps":[{"op":"var","name":"z"},{"op":"remove","id":"b"},{"op":"add","id":"b","terms":[["z",2]],"constant":"1","rel":"eq"},{"op":"expect","values":{"z":-0.5}}]}"#,
    ])
  func holds(_ step: String) throws { #expect(try run(step).map(\.description) == []) }

  @Test(
    "expectations that do not hold",
    arguments: [
      #"{"op":"expect","values":{"x":3.00001}}"#, #"{"op":"expect","values":{"ghost":0}}"#,
      #"{"op":"expect_levels","errors":[[750,2.1]]}"#, #"{"op":"expect_levels","errors":[]}"#,
      #"{"op":"expect_levels","errors":[[750,2],[33,1]]}"#,
      #"{"op":"expect_ranges","ranges":{"x":[3.1,null]}}"#,
      #"{"op":"expect_ranges","ranges":{"x":[null,2.9]}}"#,
      #"{"op":"expect_satisfied","ids":["ghost"]}"#, #"{"op":"expect_violated","ids":["a"]}"#,
      #"{"op":"expect_error","on":"add","kind":"duplicate","step":\#(clash)}"#,
      #"{"op":"expect_error","on":"edit","kind":"unsatisfiable","step":\#(clash)}"#,
      #"{"op":"expect_error","on":"add","kind":"unsatisfiable","conflicts":[["c"]],"step":\#(clash)}"#,
      #"{"op":"expect_error","on":"add","kind":"unsatisfiable","conflict_example":["c"],"step":\#(clash)}"#,
      #"{"op":"expect_error","on":"remove","kind":"unknown","step":{"op":"remove","id":"b"}}"#,
      #"{"op":"unedit","var":"y"}"#, clash,
    ])
  func fails(_ step: String) throws { #expect(try run(step).count == 1) }

  @Test(
    "what is not in the format",
    arguments: [
      #"{"op":"jump"}"#, #"{"op":"remove"}"#, #"{"op":"expect_levels","errors":[[1]]}"#,
      #"{"op":"add","id":"q","terms":[["x"]],"rel":"eq"}"#,
      #"{"op":"add","id":"q","terms":[["x",1,2]],"rel":"eq"}"#,
      #"{"op":"add","id":"q","terms":[],"rel":"is"}"#,
      #"{"op":"suggest","var":"x","value":"much"}"#,
      #"{"op":"expect_error","on":"remove","kind":"odd","step":{"op":"remove","id":"a"}}"#,
    ])
  func malformed(_ step: String) {
    #expect(throws: DecodingError.self) { try run(step) }
  }

  @Test("a file that is not there is named")
  func missing() throws {
    let error = try #require(throws: CaseFile.Unusable.self) { try CaseFile(path: "/no/such") }
    #expect(error.description.contains("/no/such"))
  }
}
