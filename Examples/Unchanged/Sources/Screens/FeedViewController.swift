// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import SnapKit
import UIKit

/// A controller from the days before safe areas.
class FeedViewController: UIViewController {
  let searchBar = SearchBarView()
  let listView = UIView()
  let tabBar = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    [searchBar, listView, tabBar].forEach { view.addSubview($0) }
    searchBar.snp.makeConstraints { (make) -> Void in
      make.top.equalTo(self.topLayoutGuide.snp.bottom)
      make.left.right.equalTo(self.view)
      make.height.equalTo(52)
    }
    listView.snp.makeConstraints { (make) -> Void in
      make.top.equalTo(self.searchBar.snp.bottom)
      make.left.right.equalTo(self.view)
      make.bottom.equalTo(self.tabBar.snp.top)
    }
    tabBar.snp.makeConstraints { (make) -> Void in
      make.left.right.equalTo(self.view)
      make.bottom.equalTo(self.bottomLayoutGuide.snp.top)
      make.height.equalTo(49)
    }
  }
}
