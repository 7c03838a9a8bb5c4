// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

@testable import Cassowary

extension FlatArray {
  /// The elements as an array, for comparisons.
  var elements: [Element] { indices.map { self[$0] } }

  /// Makes an array of these elements.
  init(_ elements: [Element]) {
    self.init()
    for element in elements { append(element) }
  }
}

extension JournaledArray {
  /// The elements as an array, for comparisons.
  var elements: [Element] { (0..<count).map { self[$0] } }
}

extension MarkedList {
  /// The members as an array, for comparisons.
  var members: [Int] { indices.map { self[$0] } }
}

extension Agenda.List {
  /// The rows or variables, in the order in which they were noted.
  var members: [Int] { indices.map { self[$0] } }
}
