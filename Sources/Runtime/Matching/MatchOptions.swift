/// Options of a view in a flight: the place of its contents, and the path.
struct MatchOptions: BitwiseCopyable {
  /// Scaling of the contents. The values are those of the C enumerators.
  enum Content: UInt32 { case fill = 0, fit = 1, stretch = 2, none = 3 }

  struct Flags: OptionSet, BitwiseCopyable {
    let rawValue: UInt32
    /// At take-off only the visible part of the source is shown, and opens to all of it.
    static let clipsSource = Flags(rawValue: 1)
    static let arc = Flags(rawValue: 2)
    /// The source is drawn as it was at take-off.
    static let frozenSource = Flags(rawValue: 4)
    static let fadesThrough = Flags(rawValue: 8)
    static let all: Flags = [.clipsSource, .arc, .frozenSource, .fadesThrough]
  }

  var content = Content.fill
  var flags: Flags = []
  /// Size of the contents in points; zero for that of the bounds.
  var contentSize = Size.zero
  var gravity = Point(x: 0.5, y: 0.5)
  var z = 0.0

  var hasContentSize: Bool { contentSize.width > 0 && contentSize.height > 0 }

  /// Returns the rectangle of contents of size (a, b) in a rectangle of size (W, H),
  ///
  ///     k = max(W/a, H/b), min, (W/a, H/b) or 1,   origin = gravity ⊙ ((W, H) − k (a, b))
  @inline(never)
  func place(of contents: Size, in size: Size) -> Rect {
    guard contents.isMeasurable else { return Rect(origin: .zero, size: size) }
    var across = size.width / contents.width
    var down = size.height / contents.height
    switch content {
    case .fill:
      across = max(across, down)
      down = across
    case .fit:
      across = min(across, down)
      down = across
    case .stretch: break
    case .none: (across, down) = (1, 1)
    }
    let width = contents.width * across
    let height = contents.height * down
    return Rect(
      x: gravity.x * (size.width - width), y: gravity.y * (size.height - height), width: width,
      height: height)
  }
}
