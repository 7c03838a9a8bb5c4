// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Foundation

#if canImport(FoundationXML)
import FoundationXML
#endif

/// Reads a document as XML does, and keeps elements and text.
final class XMLReader: NSObject, XMLParserDelegate {
  /// The elements in order, with their attributes.
  private(set) var elements: [(name: String, attributes: [String: String])] = []
  /// All text, run together.
  private(set) var text = ""
  /// What is wrong; nil for well-formed XML.
  private(set) var error: String?

  init(_ document: String) {
    super.init()
    let parser = XMLParser(data: Data(document.utf8))
    parser.delegate = self
    if !parser.parse() { error = parser.parserError.map { "\($0)" } ?? "not XML" }
  }

  /// The attributes of the elements of a name.
  func all(_ name: String) -> [[String: String]] {
    elements.filter { $0.name == name }.map(\.attributes)
  }

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?, attributes attributeDict: [String: String] = [:]
  ) {
    elements.append((elementName, attributeDict))
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }
}
