// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import SnapKit
import UIKit

/// A page whose gaps are layout guides of equal height.
final class WalkthroughPageView: UIView {
  let illustration = UIImageView(image: UIImage(size: CGSize(width: 200, height: 150)))
  let headline = UILabel()
  let body = UILabel()
  let nextButton = UIButton()
  let topSpacer = UILayoutGuide(), bottomSpacer = UILayoutGuide()

  convenience init(headline: String, body: String) {
    self.init(frame: .zero)
    self.headline.text = headline
    self.body.text = body
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    headline.font = .boldSystemFont(ofSize: 30)
    headline.textAlignment = .center
    body.font = .systemFont(ofSize: 20)
    body.numberOfLines = 2
    [illustration, headline, body, nextButton].forEach { addSubview($0) }
    [topSpacer, bottomSpacer].forEach { addLayoutGuide($0) }
    topSpacer.identifier = "top spacer"
    topSpacer.snp.makeConstraints { make in
      make.top.equalTo(safeAreaLayoutGuide)
      make.height.greaterThanOrEqualTo(10)
    }
    illustration.snp.makeConstraints { make in
      make.top.equalTo(topSpacer.snp.bottom)
      make.centerX.equalToSuperview()
    }
    headline.snp.makeConstraints { make in
      make.top.equalTo(illustration.snp.bottom).offset(30)
      make.centerX.equalTo(illustration)
    }
    body.snp.makeConstraints { make in
      make.top.equalTo(headline.snp.bottom).offset(10)
      make.directionalHorizontalEdges.equalToSuperview().inset(40)
    }
    bottomSpacer.snp.makeConstraints { make in
      make.top.equalTo(body.snp.bottom)
      make.height.equalTo(topSpacer)
    }
    nextButton.snp.makeConstraints { make in
      make.top.equalTo(bottomSpacer.snp.bottom)
      make.horizontalEdges.equalTo(layoutMarginsGuide)
      make.height.equalTo(44)
      make.bottom.equalTo(safeAreaLayoutGuide).offset(-16)
    }
  }

  required init?(coder: NSCoder) { fatalError() }
}
