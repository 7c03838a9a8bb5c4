// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import SnapKit
import UIKit

/// Bars whose widths are shares of their tracks.
final class RatingBreakdownView: UIView {
  private(set) var bars: [UIView] = []
  private var tracks: [UIView] = []

  var shares: [Double] = [] {
    didSet {
      for (bar, (share, track)) in zip(bars, zip(shares, tracks)) {
        bar.snp.remakeConstraints { make in
          make.left.top.bottom.equalTo(track)
          make.width.equalTo(track).multipliedBy(share)
        }
      }
    }
  }

  init(count: Int) {
    super.init(frame: .zero)
    var last: UIView? = nil
    for index in 0..<count {
      let label = UILabel()
      label.font = .systemFont(ofSize: 10)
      label.text = "\(count - index)"
      let track = UIView(), bar = UIView()
      addSubview(label)
      addSubview(track)
      addSubview(bar)
      label.snp.makeConstraints { make in
        make.left.equalToSuperview()
        if let last { make.top.equalTo(last.snp.bottom).offset(4) } else { make.top.equalTo(0) }
        if index == count - 1 { make.bottom.equalToSuperview() }
      }
      track.snp.makeConstraints { make in
        make.left.equalTo(label.snp.right).offset(8)
        make.right.equalTo(0)
        make.height.equalTo(6)
        make.centerY.equalTo(label.snp.centerY)
      }
      last = label
      bars.append(bar)
      tracks.append(track)
    }
    defer { shares = Array(repeating: 0, count: count) }
  }

  required init?(coder: NSCoder) { fatalError() }
}
