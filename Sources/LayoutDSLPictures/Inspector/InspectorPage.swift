// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL

/// The document of an inspector page: markup, style, script and data.
struct InspectorPage {
  /// The HTML document.
  let html: String

  /// Makes the page of a tree.
  init(_ root: LayoutView, _ additions: InspectorAdditions, title: String?) {
    let scene = Scene(of: root)
    var constraints = InspectorConstraints(scene)
    let reasons = InspectorReasons(scene, &constraints)
    let problems = InspectorProblems(scene, Findings(scene), additions, &constraints)
    let items = InspectorItems(scene, margins: constraints.margins)
    let title = title ?? scene.items.first?.name ?? ""
    var members: [(StaticString, JSONText)] = [
      ("title", JSONText(title)), ("items", items.list), ("classes", items.classes),
      ("constraints", constraints.list), ("files", constraints.fileList), ("why", reasons.list),
      ("texts", reasons.texts), ("problems", JSONText(problems.list)),
    ]
    if let (previous, removed) = additions.framesBefore(root.snp.snapshot()) {
      members.append(("was", previous))
      members.append(("gone", removed))
      members.append(("expected", JSONText(additions.before == nil ? 1 : 0)))
    }
    html = Self.document(
      title: title.escapedForMarkup, data: JSONText(members).text,
      drawing: Self.drawing(root, scene))
  }

  /// Returns the picture of the drawable views, or an empty text if there are none.
  private static func drawing(_ root: LayoutView, _ scene: Scene) -> String {
    guard scene.items.contains(where: { $0.view is any LayoutDrawable }) else { return "" }
    var options = LayoutPicture.Options.drawing
    options.identifierPrefix = "d"
    return LayoutPicture(of: root, options).svg
  }

  private static func document(title: String, data: String, drawing: String) -> String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="\(policy)">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>\(title)</title>
    <style>\(InspectorStyle.text)</style>
    </head>
    <body>
    \(InspectorMarkup.text)
    <template id="drawing">\(drawing)</template>
    <script type="application/json" id="data">\(data)</script>
    <script>\(InspectorScript.text)</script>
    </body>
    </html>

    """
  }

  /// The content security policy: it allows only the page's own script and style, and images in data URLs.
  private static let policy =
    "default-src 'none'; img-src data:; base-uri 'none'; form-action 'none'; "
    + "style-src 'sha256-\(SHA256(InspectorStyle.text).bytes.base64)'; "
    + "script-src 'sha256-\(SHA256(InspectorScript.text).bytes.base64)'"
}
