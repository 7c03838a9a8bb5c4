// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

public import LayoutDSL

/// Runs what may fail about a layout and, if it does and the environment variable `LAYOUT_PAGES` names a
/// folder, writes the inspector's page of the tree there before the error goes on.
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
/// The page lists what a `LayoutError` or a `LayoutMismatch` says; its slider goes back to the frames that
/// were expected. Beside it is a picture of what differs, `AppTests-CardTests-12.svg`. Nothing is written without the variable, and a page that cannot be written is passed
/// over, so that tests are the same either way.
///
/// - Parameters:
///   - root: The topmost view of the page.
///   - name: The name of the file without `.html`; the place of the call if nil.
///   - fileID: The file that the name comes from; leave it out.
///   - line: The line that the name comes from; leave it out.
///   - body: What may fail.
/// - Returns: What `body` gives back.
/// - Throws: What `body` throws.
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
