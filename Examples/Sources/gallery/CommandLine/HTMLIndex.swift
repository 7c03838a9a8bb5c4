// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The index page of the pictures.
struct HTMLIndex {
  /// The pictures on the page.
  var pictures: [Picture]

  /// The page as HTML.
  var text: String {
    let figures = pictures.map(figure).joined(separator: "\n")
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>LayoutDSL gallery</title>
      <style>
      \(Self.style)
      </style>
      </head>
      <body>
      <header>
      <h1>LayoutDSL gallery</h1>
      <p>Every frame in these pictures was solved from constraint blocks, the data in JSON files
      and a font that comes with them. Nothing was nudged by hand. Each has a page that says why
      every view is where it is; <a href="clash.html">a broken card</a> shows what one says when things
      go wrong.</p>
      </header>
      <main>
      \(figures)
      </main>
      </body>
      </html>

      """
  }

  private static let style = """
    :root { color-scheme: light; --ink: #1b2530; --quiet: #5d6b78; --line: #dfe3e6; }
    * { box-sizing: border-box; }
    body { margin: 0 auto; max-width: 1080px; padding: 56px 24px 80px; background: #f4f3ef;
      color: var(--ink); font: 16px/1.55 Helvetica, Arial, "Liberation Sans", sans-serif; }
    h1 { margin: 0; font-size: 34px; line-height: 1.2; letter-spacing: -0.01em; }
    header p { margin: 12px 0 48px; max-width: 38em; color: var(--quiet); }
    main { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 40px; }
    figure { margin: 0; display: flex; flex-direction: column; }
    figure.tall { grid-row: span 2; }
    @media (max-width: 760px) { main { grid-template-columns: minmax(0, 1fr); } }
    figure > a { display: block; }
    figure.strip > a { max-height: 1100px; overflow-y: auto; }
    img { display: block; width: 100%; height: auto; border-radius: 6px;
      box-shadow: 0 1px 2px rgb(27 37 48 / 12%), 0 8px 28px rgb(27 37 48 / 10%); }
    figcaption { margin-top: 16px; padding-top: 12px; border-top: 1px solid var(--line); }
    h2 { margin: 0 0 4px; font-size: 17px; }
    figcaption p { margin: 0 0 6px; color: var(--quiet); font-size: 15px; }
    .facts { font-size: 13px; }
    .facts a { color: inherit; }
    """

  private func figure(_ picture: Picture) -> String {
    let file = picture.file.escapedForMarkup
    let ratio = picture.height / picture.width
    let shape = ratio > 3 ? " class=\"tall strip\"" : ratio > 1 ? " class=\"tall\"" : ""
    return """
      <figure\(shape)>
      <a href="\(file)"><img src="\(file)" alt="\(picture.title.escapedForMarkup)" \
      width="\(Int(picture.width))" height="\(Int(picture.height))"></a>
      <figcaption>
      <h2>\(picture.title.escapedForMarkup)</h2>
      <p>\(picture.caption.escapedForMarkup)</p>
      <p class="facts">\(Int(picture.width)) × \(Int(picture.height)) points, \
      \(picture.views) views, \(picture.constraints) constraints,
      <a href="\(file)">\(file)</a>,
      <a href="\(picture.inspectorFile.escapedForMarkup)">inspect it</a></p>
      </figcaption>
      </figure>
      """
  }
}
