// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import UIKit

final class PhotoGridCell: UICollectionViewCell {
  let imageView = UIImageView()
  let captionLabel = UILabel()
  private let selectionView = UIView()

  var isPicked: Bool = false {
    didSet { selectionView.isHidden = !isPicked }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(imageView)
    contentView.addSubview(captionLabel)
    imageView.addSubview(selectionView)
    captionLabel.font = .systemFont(ofSize: 10)
    [imageView, captionLabel, selectionView].forEach {
      $0.translatesAutoresizingMaskIntoConstraints = false
    }

    NSLayoutConstraint.activate([
      imageView.topAnchor.constraint(equalTo: contentView.topAnchor),
      imageView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      imageView.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      imageView.heightAnchor.constraint(equalTo: imageView.widthAnchor, multiplier: 3.0 / 4.0),
      captionLabel.topAnchor.constraint(equalTo: imageView.bottomAnchor, constant: 4),
      captionLabel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 4),
      captionLabel.trailingAnchor.constraint(
        lessThanOrEqualTo: contentView.trailingAnchor, constant: -4),
    ])

    let size: CGFloat = 22
    NSLayoutConstraint.activate([
      NSLayoutConstraint(
        item: selectionView, attribute: .right, relatedBy: .equal, toItem: imageView,
        attribute: .right, multiplier: 1, constant: -6),
      NSLayoutConstraint(
        item: selectionView, attribute: .bottom, relatedBy: .equal, toItem: imageView,
        attribute: .bottom, multiplier: 1, constant: -6),
      NSLayoutConstraint(
        item: selectionView, attribute: .width, relatedBy: .equal, toItem: nil,
        attribute: .notAnAttribute, multiplier: 1, constant: size),
      NSLayoutConstraint(
        item: selectionView, attribute: .height, relatedBy: .equal, toItem: nil,
        attribute: .notAnAttribute, multiplier: 1, constant: size),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  var selectionFrame: CGRect { selectionView.frame }
}
