// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Where the numbers are that the forward and backward solves read: plain addresses, without
/// the check of every index.
///
/// Good for one solve, in which no array grows. Each loop over addresses has a checked twin,
/// which takes over under `InternalChecks` and which a test compares it with.
@unsafe
struct Addresses {
  let rows: UnsafeMutablePointer<Row>
  let cells: UnsafeMutablePointer<Cell>
  let columns: UnsafeMutablePointer<Problem.Column>
  let entries: UnsafeMutablePointer<ColumnEntry>
  let value: UnsafeMutablePointer<Double>
  let lowerBound: UnsafeMutablePointer<Double>
  let item: UnsafeMutablePointer<Item>
  let pivot: UnsafeMutablePointer<Double>
  let leader: UnsafeMutablePointer<Int32>
  let blockIndex: UnsafeMutablePointer<Int32>
  let label: UnsafeMutablePointer<Int64>
  let next: UnsafeMutablePointer<Int32>
  let inQueue: UnsafeMutablePointer<Bool>
  let changedMark: UnsafeMutablePointer<Bool>
  let open: UnsafeMutablePointer<Double>
  let openSize: UnsafeMutablePointer<Double>
  let alpha: UnsafeMutablePointer<Double>

  init(_ core: borrowing SolverCore) {
    unsafe rows = core.problem.rows.address
    unsafe cells = core.problem.cells.storage.address
    unsafe columns = core.problem.columns.address
    unsafe entries = core.problem.entries.storage.address
    unsafe value = core.value.address
    unsafe lowerBound = core.lowerBound.address
    unsafe item = core.item.address
    unsafe pivot = core.pivot.address
    unsafe leader = core.leader.address
    unsafe blockIndex = core.blockIndex.address
    unsafe label = core.order.label.address
    unsafe next = core.order.next.address
    unsafe inQueue = core.work.inQueue.address
    unsafe changedMark = core.work.changedMark.address
    unsafe open = core.work.open.address
    unsafe openSize = core.work.openSize.address
    unsafe alpha = core.work.alpha.address
  }
}
