// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL
import Workloads

/// A cell of a list with an avatar, a title, a subtitle, a time, a button and a separator.
///
/// It has only plain views, since the calls of overridden hooks are not to be measured.
final class ListCellView {
  /// The cell itself.
  let view = LayoutView()

  private let avatar = LayoutView()
  private let title = LayoutView()
  private let subtitle = LayoutView()
  private let time = LayoutView()
  private let button = LayoutView()
  private let separator = LayoutView()

  /// The constraint that places the cell below its predecessor.
  var link: Constraint?

  init() {
    for content in [avatar, title, subtitle, time, button, separator] { view.addSubview(content) }
  }

  /// Makes the constraints of the cell and its subviews, except ``link``.
  func constrain(_ content: ListContent) {
    view.snp.makeConstraints { make in
      make.left.right.equalToSuperview()
      make.height.greaterThanOrEqualTo(44)
      make.height.equalTo(44).priority(250)
    }
    avatar.snp.makeConstraints { make in
      make.left.equalToSuperview().offset(16)
      make.top.equalToSuperview().offset(8)
      make.size.equalTo(40)
      make.bottom.lessThanOrEqualToSuperview().offset(-8)
    }
    title.snp.makeConstraints { make in
      make.left.equalTo(avatar.snp.right).offset(12)
      make.top.equalToSuperview().offset(8)
      make.right.lessThanOrEqualTo(time.snp.left).offset(-8)
      make.width.greaterThanOrEqualTo(40).priority(750)
      make.width.greaterThanOrEqualTo(content.titleWidth).priority(250)
      make.width.lessThanOrEqualTo(content.titleWidth).priority(250)
      make.height.greaterThanOrEqualTo(content.titleHeight).priority(750)
      make.height.lessThanOrEqualTo(content.titleHeight).priority(250)
    }
    subtitle.snp.makeConstraints { make in
      make.left.equalTo(title)
      make.top.equalTo(title.snp.bottom).offset(4)
      make.right.lessThanOrEqualTo(button.snp.left).offset(-8)
      make.bottom.lessThanOrEqualToSuperview().offset(-8)
      make.width.greaterThanOrEqualTo(40).priority(750)
      make.width.greaterThanOrEqualTo(content.subtitleWidth).priority(250)
      make.width.lessThanOrEqualTo(content.subtitleWidth).priority(250)
      make.height.greaterThanOrEqualTo(content.subtitleHeight).priority(750)
      make.height.lessThanOrEqualTo(content.subtitleHeight).priority(250)
    }
    time.snp.makeConstraints { make in
      make.right.equalToSuperview().offset(-16)
      make.centerY.equalTo(title)
      make.width.greaterThanOrEqualTo(content.timeWidth).priority(750)
      make.width.lessThanOrEqualTo(content.timeWidth).priority(250)
      make.height.greaterThanOrEqualTo(14).priority(750)
      make.height.lessThanOrEqualTo(14).priority(250)
    }
    button.snp.makeConstraints { make in
      make.right.equalToSuperview().offset(-16)
      make.centerY.equalToSuperview().priority(500)
      make.top.greaterThanOrEqualTo(time.snp.bottom).offset(4)
      make.bottom.lessThanOrEqualToSuperview().offset(-8)
      make.width.greaterThanOrEqualTo(content.buttonWidth).priority(750)
      make.width.lessThanOrEqualTo(content.buttonWidth).priority(250)
      make.height.greaterThanOrEqualTo(24).priority(750)
      make.height.lessThanOrEqualTo(24).priority(250)
    }
    separator.snp.makeConstraints { make in
      make.left.equalTo(title)
      make.right.bottom.equalToSuperview()
      make.height.equalTo(1)
    }
  }
}
