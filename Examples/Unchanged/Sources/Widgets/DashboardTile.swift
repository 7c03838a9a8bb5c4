// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import SnapKit
import UIKit

class BaseView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    setupSubviews()
    setupConstraints()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)!
    setupSubviews()
    setupConstraints()
  }

  open func setupSubviews() {}
  open func setupConstraints() {}
}

class DashboardTile: BaseView {
  struct Model {
    var title: String
    var value: Double
    var progress: CGFloat
  }

  let titleLabel = UILabel()
  let valueLabel = UILabel()
  let track = UIView()
  let bar = UIView()
  private var barWidth: Constraint?

  var model: Model? {
    didSet { update() }
  }

  override func setupSubviews() {
    super.setupSubviews()
    titleLabel.font = .systemFont(ofSize: 10)
    valueLabel.font = .systemFont(ofSize: 30)
    [titleLabel, valueLabel, track].forEach { addSubview($0) }
    track.addSubview(bar)
  }

  override func setupConstraints() {
    super.setupConstraints()
    titleLabel.snp.makeConstraints { make in
      make.leading.top.equalTo(layoutMarginsGuide)
      make.trailing.lessThanOrEqualTo(layoutMarginsGuide)
    }
    valueLabel.snp.makeConstraints { make in
      make.leading.equalTo(titleLabel)
      make.top.equalTo(titleLabel.snp.bottom).offset(4)
    }
    track.snp.makeConstraints { make in
      make.leading.trailing.equalTo(layoutMarginsGuide)
      make.top.equalTo(valueLabel.snp.bottom).offset(8)
      make.height.equalTo(6)
      make.bottom.equalTo(layoutMarginsGuide).priority(.high)
    }
    bar.snp.makeConstraints { make in
      make.leading.verticalEdges.equalToSuperview()
      barWidth = make.width.equalToSuperview().multipliedBy(0).constraint
    }
  }

  private func update() {
    guard let model = model else { return }
    titleLabel.text = model.title.uppercased()
    valueLabel.text = String(format: "%.1f", model.value)
    barWidth?.deactivate()
    bar.snp.makeConstraints { make in
      barWidth = make.width.equalTo(track.snp.width).multipliedBy(model.progress).constraint
    }
  }
}

final class DashboardView: BaseView {
  private(set) var tiles = [DashboardTile]()
  var columns = 2

  func reload(_ models: [DashboardTile.Model]) {
    tiles.forEach { $0.removeFromSuperview() }
    tiles = models.map { model in
      let tile = DashboardTile()
      tile.model = model
      return tile
    }
    for (index, tile) in tiles.enumerated() {
      addSubview(tile)
      let (row, column) = (index / columns, index % columns)
      tile.snp.makeConstraints { make in
        if column == 0 {
          make.left.equalToSuperview()
        } else {
          make.left.equalTo(tiles[index - 1].snp.right).offset(10)
          make.width.equalTo(tiles[index - 1])
        }
        if row == 0 {
          make.top.equalToSuperview()
        } else {
          make.top.equalTo(tiles[index - columns].snp.bottom).offset(10)
        }
        if column == columns - 1 { make.right.equalToSuperview() }
        if index == tiles.count - 1 { make.bottom.equalToSuperview() }
      }
    }
  }
}
