// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

public import LayoutDSL

/// A view that shows an image and has the image's size as its intrinsic size.
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
  /// The image; nil by default.
  public final var image: LayoutImage? {
    didSet { if image?.size != oldValue?.size { invalidateIntrinsicContentSize() } }
  }

  /// How the image is scaled to a frame of other proportions; by default it fits inside.
  public final var contentMode = LayoutImage.ContentMode.scaleAspectFit

  /// The image's size in points, or no intrinsic metric if it is unknown.
  open override var intrinsicContentSize: Size {
    image?.size
      ?? Size(width: LayoutView.noIntrinsicMetric, height: LayoutView.noIntrinsicMetric)
  }

  /// The ratio of the image's height to its width, for use as a multiplier; 1 if it is unknown.
  public final var heightForWidth: Double {
    guard let size = image?.size, size.width > 0 else { return 1 }
    return size.height / size.width
  }

  /// Returns the image, scaled to the bounds by the content mode.
  open func shapes(in bounds: Rect) -> [LayoutShape] {
    image.map { [.image($0, in: bounds, contentMode)] } ?? []
  }
}
