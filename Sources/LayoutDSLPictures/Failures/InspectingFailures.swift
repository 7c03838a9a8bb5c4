// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

public import LayoutDSL

/// Runs code that may throw about a layout, and writes an inspector page for tests that fail.
///
/// The page is written, before the error is rethrown, if the environment variable `LAYOUT_PAGES` names a folder.
///
/// ```swift
/// @Test func card() throws {
///   try inspectingFailures(of: card) {
///     try card.snp.expect("card  0 0 320 120")
///   }
/// }
/// // LAYOUT_PAGES=/tmp/pages swift test   writes /tmp/pages/AppTests-CardTests-12.html
/// ```
///
/// The page lists the findings of a `LayoutError` or a `LayoutMismatch`, and its slider goes back to the expected
/// frames. A picture of the differences, `AppTests-CardTests-12.svg`, is written as well. Failures to write are
/// ignored, so tests have the same results with and without the variable.
///
/// - Parameters:
///   - root: The topmost view of the page.
///   - name: The name of the file without `.html`; nil for the place of the call.
///   - fileID: The file of the call, for the default name.
///   - line: The line of the call, for the default name.
///   - body: The code that may throw.
/// - Returns: The result of `body`.
/// - Throws: The error of `body`.
public func inspectingFailures<Result, Failure: Error>(
  of root: LayoutView, name: String? = nil, fileID: String = #fileID, line: UInt = #line,
  _ body: () throws(Failure) -> Result
) throws(Failure) -> Result {
  do {
    return try body()
  } catch {
    if let folder = PageFile.folder {
      FailurePage(of: root, error, name: FailurePage.name(name, fileID, line)).write(to: folder)
    }
    throw error
  }
}
