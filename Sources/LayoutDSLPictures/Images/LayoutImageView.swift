// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

public import LayoutDSL

/// A view that shows an image, with the image's size as its own.
///
/// ```swift
/// let photo = LayoutImageView()
/// photo.image = LayoutImage(bytes: bytes)
/// photo.snp.makeConstraints { make in
///   make.left.right.top.equalToSuperview()
///   make.height.equalTo(photo.snp.width).multipliedBy(photo.heightForWidth)
/// }
/// ```
open class LayoutImageView: LayoutView, LayoutDrawable {
  /// What is shown; nothing at first.
  public final var image: LayoutImage? {
    didSet { if image?.size != oldValue?.size { invalidateIntrinsicContentSize() } }
  }

  /// How the image fills a frame of other proportions; all of it shows at first.
  public final var contentMode = LayoutImage.ContentMode.scaleAspectFit

  /// The image's size in points, if it is known.
  open override var intrinsicContentSize: Size {
    image?.size
      ?? Size(width: LayoutView.noIntrinsicMetric, height: LayoutView.noIntrinsicMetric)
  }

  /// How high the image is for each point of its width, as a multiplier; 1 if that is not known.
  public final var heightForWidth: Double {
    guard let size = image?.size, size.width > 0 else { return 1 }
    return size.height / size.width
  }

  /// The image in the whole of the bounds.
  open func shapes(in bounds: Rect) -> [LayoutShape] {
    image.map { [.image($0, in: bounds, contentMode)] } ?? []
  }
}
