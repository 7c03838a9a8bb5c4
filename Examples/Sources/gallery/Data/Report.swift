// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// A quarterly report as it is read from `report.json`.
struct Report: Decodable, Sendable {
  /// A key figure.
  struct Figure: Decodable, Sendable {
    /// The label of the figure.
    var label: String
    /// The value, as printed.
    var value: String
    /// The change from the previous period, as printed.
    var change: String
    /// A remark about the change.
    var note: String
    /// Whether the change is welcome.
    var isGood: Bool
  }

  /// A chart of values by label and series.
  struct Chart: Decodable, Sendable {
    /// A series of values, one for each label.
    struct Series: Decodable, Sendable {
      /// The name of the series.
      var name: String
      /// The values, at least 0.
      var values: [Double]
    }

    /// The title of the chart.
    var title: String
    /// The unit of the values.
    var unit: String
    /// The labels below the chart.
    var labels: [String]
    /// The series of values.
    var series: [Series]
  }

  /// A table of words and figures.
  struct Table: Decodable, Sendable {
    /// A column.
    struct Column: Decodable, Sendable {
      /// The title in the head.
      var title: String
      /// Whether the column contains figures, which are right-aligned.
      var isFigure: Bool?
      /// The share of the width that other columns leave; a column without one is as wide as its widest cell.
      var share: Double?
    }

    /// The title of the table.
    var title: String
    /// The columns.
    var columns: [Column]
    /// The cells, row by row.
    var rows: [[String]]
  }

  /// The title of the report.
  var title: String
  /// The name of the company.
  var company: String
  /// The period of the report.
  var period: String
  /// The summary.
  var summary: String
  /// The key figures.
  var figures: [Figure]
  /// The bar charts.
  var bars: [Chart]
  /// The line chart.
  var line: Chart
  /// The table.
  var table: Table
}

extension Report: Validated {
  func validate() throws(ValidationError) {
    for (index, chart) in bars.enumerated() { try Self.validate(chart, "bars[\(index)]") }
    try Self.validate(line, "line")
    if !table.columns.contains(where: { ($0.share ?? 0) > 0 }) {
      throw ValidationError(location: "table.columns", problem: "one column needs a share")
    }
    for (index, row) in table.rows.enumerated() where row.count != table.columns.count {
      throw ValidationError(
        location: "table.rows[\(index)]",
        problem: "\(row.count) cells for \(table.columns.count) columns")
    }
  }

  private static func validate(_ chart: Chart, _ location: String) throws(ValidationError) {
    for (index, series) in chart.series.enumerated() {
      let location = "\(location).series[\(index)].values"
      if series.values.count != chart.labels.count {
        throw ValidationError(
          location: location,
          problem: "\(series.values.count) values for \(chart.labels.count) labels")
      }
      if let value = series.values.first(where: { !(0...1e12).contains($0) }) {
        throw ValidationError(
          location: location, problem: "\(value) is not in 0...1,000,000,000,000")
      }
    }
  }
}
