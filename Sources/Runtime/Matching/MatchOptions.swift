/// How a view's contents stand in a flight, and how the flight goes.
struct MatchOptions: BitwiseCopyable {
  /// The C enumerators have the same values.
  enum Content: UInt32 { case fill = 0, fit = 1, stretch = 2, none = 3 }

  struct Flags: OptionSet, BitwiseCopyable {
    let rawValue: UInt32
    /// Only what is seen of the source at take-off is shown there, and opens to the whole.
    static let clipsSource = Flags(rawValue: 1)
    static let arc = Flags(rawValue: 2)
    /// The source is drawn as it was at take-off.
    static let frozenSource = Flags(rawValue: 4)
    static let fadesThrough = Flags(rawValue: 8)
    static let all: Flags = [.clipsSource, .arc, .frozenSource, .fadesThrough]
  }

  var content = Content.fill
  var flags: Flags = []
  /// Zero stands for the size of the bounds.
  var contentSize = Size.zero
  var gravity = Point(x: 0.5, y: 0.5)
  var z = 0.0

  var hasContentSize: Bool { contentSize.width > 0 && contentSize.height > 0 }

  /// Where the contents stand in a rectangle of a size: with contents (a, b) in (W, H)
  ///
  ///     k = max(W/a, H/b), min, (W/a, H/b) or 1,   origin = gravity ⊙ ((W, H) − k (a, b))
  @inline(never)
  func place(of contents: Size, in size: Size) -> Rect {
    guard contents.width > 0, contents.height > 0 else { return Rect(origin: .zero, size: size) }
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
