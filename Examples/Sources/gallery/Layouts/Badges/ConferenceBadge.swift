// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL
import LayoutDSLPictures
import LayoutDSLText

/// The badge of one person: a band, and the name in the largest size that fits.
///
/// Names differ in length by a factor of twenty. The given name stays on one line and shrinks. The rest of the name may
/// take two lines, and shrinks if that is not enough. The affiliation takes two lines and is truncated. The whole badge
/// is mirrored for a name that is read from right to left.
final class ConferenceBadge: LayoutView, LayoutDrawable {
  private let band: BoxView
  private let event: LayoutLabel
  private let role: LayoutLabel
  private let given: LayoutLabel
  private let family: LayoutLabel
  private let affiliation: LayoutLabel

  /// Builds a badge for a conference.
  init(_ badge: BadgeSheetData.Badge, event title: String) {
    band = BoxView(fill: BadgeStyle.color(of: badge.role))
    event = LayoutLabel(title, BadgeStyle.event, lines: 1)
    role = LayoutLabel(badge.role.rawValue.uppercased(), BadgeStyle.role, lines: 1)
    given = LayoutLabel(badge.given, BadgeStyle.given, lines: 1)
    family = LayoutLabel(badge.family, BadgeStyle.family, lines: 2)
    affiliation = LayoutLabel(badge.affiliation, BadgeStyle.affiliation, lines: 2)
    super.init(frame: .zero)
    snp.setLabel(badge.given)
    semanticContentAttribute = badge.direction == .rtl ? .forceRightToLeft : .forceLeftToRight
    for (label, scale) in [(given, 0.3), (family, 0.6)] {
      label.adjustsFontSizeToFitWidth = true
      label.minimumScaleFactor = scale
    }
    for view in [band, event, role, given, family, affiliation] { addSubview(view) }
    placeBand()
    placeName()
  }

  func shapes(in bounds: Rect) -> [LayoutShape] {
    let outline = LayoutPaint(fill: .white, stroke: BadgeStyle.line, strokeWidth: 0.5)
    return [.rectangle(bounds, outline)]
  }

  private func placeBand() {
    role.setContentCompressionResistancePriority(.required, for: .horizontal)
    band.snp.makeConstraints { make in
      make.top.leading.trailing.equalToSuperview()
      make.height.equalTo(22)
    }
    event.snp.makeConstraints { make in
      make.leading.equalTo(band).offset(BadgeStyle.inset)
      make.centerY.equalTo(band)
    }
    role.snp.makeConstraints { make in
      make.leading.greaterThanOrEqualTo(event.snp.trailing).offset(8)
      make.trailing.equalTo(band).offset(-BadgeStyle.inset)
      make.centerY.equalTo(band)
    }
  }

  private func placeName() {
    // The labels get the full width, which is the limit at which they shrink.
    for label in [given, family, affiliation] {
      label.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
      label.snp.makeConstraints { make in
        make.leading.trailing.equalToSuperview().inset(BadgeStyle.inset)
      }
    }
    given.snp.makeConstraints { make in
      make.top.equalTo(band.snp.bottom).offset(5)
    }
    family.snp.makeConstraints { make in
      make.top.equalTo(given.snp.bottom)
      make.bottom.lessThanOrEqualTo(affiliation.snp.top).offset(-4).labeled("name fits")
    }
    affiliation.snp.makeConstraints { make in
      make.bottom.equalToSuperview().inset(8)
    }
  }
}
