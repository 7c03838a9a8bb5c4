// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// A quarterly report as it is read from `report.json`.
struct Report: Decodable, Sendable {
  /// A figure that stands for the whole.
  struct Figure: Decodable, Sendable {
    /// What it counts.
    var label: String
    /// How much, as printed.
    var value: String
    /// Against before, as printed.
    var change: String
    /// What the change means.
    var note: String
    /// Whether the change is welcome.
    var isGood: Bool
  }

  /// Numbers by place and series.
  struct Chart: Decodable, Sendable {
    /// Numbers of one kind, one for each label.
    struct Series: Decodable, Sendable {
      /// What they are.
      var name: String
      /// The numbers, none below 0.
      var values: [Double]
    }

    /// What it shows.
    var title: String
    /// What the numbers count.
    var unit: String
    /// What stands below.
    var labels: [String]
    /// The numbers.
    var series: [Series]
  }

  /// Rows of words and figures.
  struct Table: Decodable, Sendable {
    /// A column.
    struct Column: Decodable, Sendable {
      /// What the head says.
      var title: String
      /// Whether it has figures, which end where reading ends.
      var isFigure: Bool?
      /// The part that it takes of what narrow columns leave; without it a column is as wide as its cells.
      var share: Double?
    }

    /// What it lists.
    var title: String
    /// The columns.
    var columns: [Column]
    /// The cells, row by row.
    var rows: [[String]]
  }

  /// What the report is called.
  var title: String
  /// Whose it is.
  var company: String
  /// What time it is about.
  var period: String
  /// What there is to say.
  var summary: String
  /// The figures.
  var figures: [Figure]
  /// The charts of bars.
  var bars: [Chart]
  /// The chart of lines.
  var line: Chart
  /// The table.
  var table: Table
}

extension Report: Validated {
  func validate() throws(ValidationError) {
    for (index, chart) in bars.enumerated() { try Self.validate(chart, "bars[\(index)]") }
    try Self.validate(line, "line")
    if !table.columns.contains(where: { ($0.share ?? 0) > 0 }) {
      throw ValidationError(place: "table.columns", problem: "one column needs a share")
    }
    for (index, row) in table.rows.enumerated() where row.count != table.columns.count {
      throw ValidationError(
        place: "table.rows[\(index)]",
        problem: "\(row.count) cells for \(table.columns.count) columns")
    }
  }

  private static func validate(_ chart: Chart, _ place: String) throws(ValidationError) {
    for (index, series) in chart.series.enumerated() {
      let place = "\(place).series[\(index)].values"
      if series.values.count != chart.labels.count {
        throw ValidationError(
          place: place, problem: "\(series.values.count) values for \(chart.labels.count) labels")
      }
      if let value = series.values.first(where: { !(0...1e12).contains($0) }) {
        throw ValidationError(place: place, problem: "\(value) is not in 0...1,000,000,000,000")
      }
    }
  }
}
