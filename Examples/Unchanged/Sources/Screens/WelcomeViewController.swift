// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import SnapKit
import UIKit

final class WelcomeViewController: UIViewController {
  private let headlineLabel = UILabel()
  private let startButton = UIButton(type: .system)
  private let artView = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.addSubview(artView)
    view.addSubview(headlineLabel)
    view.addSubview(startButton)
    headlineLabel.text = "Welcome"
    headlineLabel.font = .boldSystemFont(ofSize: 40)
    startButton.setTitle("Start", for: .normal)

    artView.snp.makeConstraints { make in
      make.top.equalTo(view.safeAreaLayoutGuide.snp.top)
      make.left.right.equalTo(view)
      make.height.equalTo(view.snp.height).multipliedBy(0.5).offset(-20)
    }
    headlineLabel.snp.makeConstraints { make in
      make.centerX.equalTo(view)
      make.top.equalTo(artView.snp.bottom).offset(24)
    }
    startButton.snp.makeConstraints { make in
      make.left.right.equalTo(view.layoutMarginsGuide)
      make.bottom.equalTo(view.safeAreaLayoutGuide).inset(16)
      make.height.equalTo(48)
    }
  }

  var frames: [CGRect] { [artView.frame, headlineLabel.frame, startButton.frame] }
}
