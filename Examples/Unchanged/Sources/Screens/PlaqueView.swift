// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import SnapKit
import UIKit

/// A view of a library: what others use of it says CGFloat and CGRect, too.
open class PlaqueView: UIView {
  public let textLabel = UILabel()
  public var onResize: ((CGSize) -> Void)?
  private var edges: Constraint?

  public var inset: CGFloat = 8 {
    didSet { edges?.update(inset: inset) }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    textLabel.font = .systemFont(ofSize: 20)
    addSubview(textLabel)
    textLabel.snp.makeConstraints { make in
      edges = make.edges.equalToSuperview().inset(inset).constraint
    }
  }

  public required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  open override var bounds: CGRect {
    didSet {
      if bounds.size != oldValue.size { onResize?(bounds.size) }
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = min(bounds.width, bounds.height) / 2
  }
}
