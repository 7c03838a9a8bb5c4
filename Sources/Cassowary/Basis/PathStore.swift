// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The few rows whose constants are changed again and again, each with its path.
struct PathStore: ~Copyable {
  /// How many rows can have a path at a time.
  static let limit = 8

  var headers = FlatArray<ConstantPath.Header>()
  var lists: InlineArray<8, ConstantPath> = InlineArray { _ in ConstantPath() }

  /// The paths that the last committed solve followed.
  var followed = FlatArray<Int32>()

  /// The next path to give up when all are taken.
  private var oldest = 0

  /// Headers, followed paths and ``oldest`` as they were when the batch began.
  private var keptHeaders = FlatArray<ConstantPath.Header>()
  private var keptFollowed = FlatArray<Int32>()
  private var keptOldest = 0

  /// The path of a row; nil if it has none.
  func index(of row: Int32) -> Int? {
    for index in headers.indices where headers[index].row == row { return index }
    return nil
  }

  /// Gives a row a path that is not known yet, another row's if all are taken.
  mutating func add(_ row: Int32) -> Int {
    if headers.count < Self.limit {
      headers.append(ConstantPath.Header(row: row))
      return headers.count - 1
    }
    let index = oldest
    oldest = (oldest + 1) % Self.limit
    headers[index] = ConstantPath.Header(row: row)
    lists[index].apart.removeAll()
    return index
  }

  /// Writes down what ``goBack()`` goes back to.
  ///
  /// Lists are not: a path whose lists have been made anew since belongs to another tight set,
  /// or to other values, than its old header says, and is not followed.
  mutating func keep() {
    keptHeaders.removeAll()
    keptHeaders.append(contentsOf: headers)
    keptFollowed.removeAll()
    keptFollowed.append(contentsOf: followed)
    keptOldest = oldest
  }

  /// Makes the headers what they were at the last ``keep()``.
  mutating func goBack() {
    headers.removeAll()
    headers.append(contentsOf: keptHeaders)
    followed.removeAll()
    followed.append(contentsOf: keptFollowed)
    oldest = keptOldest
  }
}
