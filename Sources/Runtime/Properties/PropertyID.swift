/// The number of an animatable property; the C enumerators have the same values.
struct PropertyID: Equatable, BitwiseCopyable {
  let rawValue: UInt16

  /// Stands for all of them where a function says so.
  static let all = PropertyID(rawValue: 0)
  static let center = PropertyID(rawValue: 1)
  static let bounds = PropertyID(rawValue: 2)
  static let transform = PropertyID(rawValue: 3)
  static let alpha = PropertyID(rawValue: 4)
  static let backgroundColor = PropertyID(rawValue: 5)
  /// The radii of all four corners, from the top left clockwise; a host may also name them by
  /// another number, `numberOfCornerRadii`.
  static let cornerRadius = PropertyID(rawValue: 6)
  /// Not animatable: a change shows at once.
  static let hidden = PropertyID(rawValue: 7)

  /// Sixteen numbers, about the center, after the affine transform.
  static let transform3D = PropertyID(rawValue: 8)
  /// How far a page is turned, 0 to 1, and in which direction its edge goes, in radians.
  static let curl = PropertyID(rawValue: 9)
  static let shadowColor = PropertyID(rawValue: 10)
  static let shadowOffset = PropertyID(rawValue: 11)
  static let shadowRadius = PropertyID(rawValue: 12)
  static let borderColor = PropertyID(rawValue: 13)
  static let borderWidth = PropertyID(rawValue: 14)
  /// `cornerRadius` with four numbers instead of one.
  static let numberOfCornerRadii = PropertyID(rawValue: 15)

  /// Properties that arrangements move beside those of a host: alpha, transform about the center
  /// and offset of the drawn view. Setters refuse them.
  static let presenceAlpha = PropertyID(rawValue: 32)
  static let presenceTransform = PropertyID(rawValue: 33)
  static let presenceOffset = PropertyID(rawValue: 34)
  /// By how much a view is drawn wider and higher than its bounds; set and moved as the presence
  /// is.
  static let placeScale = PropertyID(rawValue: 35)
  /// How far the content of a row is aside, to the right in points; and how much of the room beside it
  /// its first action has taken from the others, 0 to 1. Moved by `RowActions` alone.
  static let swipe = PropertyID(rawValue: 36)
  static let swipeFill = PropertyID(rawValue: 37)

  /// How far what is behind a view is blurred where the view is opaque, in points: the dimming of a
  /// presentation alone has it.
  static let backdropBlur = PropertyID(rawValue: 38)

  /// How far blocks move the content of a scroller in its view's coordinates, on both axes, in points:
  /// counted from 0 whenever nothing moves it. It tells the part of an offset's motion that goes with
  /// content from the part that scrolls. The library's own: not drawn, and no host hears of it.
  static let contentShift = PropertyID(rawValue: 39)

  static let firstCustom: UInt16 = 64
  static let maximumComponents = 16

  var isCustom: Bool { rawValue >= Self.firstCustom }
  var isPresence: Bool { rawValue >= Self.presenceAlpha.rawValue && !isCustom }
  /// Whether it is part of a view's shadow or border, or blurs what is behind it.
  var isDecoration: Bool {
    rawValue >= Self.shadowColor.rawValue && rawValue <= Self.borderWidth.rawValue
      || self == .backdropBlur
  }
  /// Whether the row of a view has a bit for its changes.
  var hasBit: Bool { rawValue < 16 }
}

extension PropertyID {
  /// Whether it says where its view, or what the view shows, stands in the layout.
  var isGeometry: Bool { self == .center || self == .bounds || self == .contentShift }

  /// Whether it says where its view stands, as opposed to how it looks.
  var movesItsView: Bool {
    switch self {
    case .center, .bounds, .transform, .transform3D, .placeScale, .contentShift: true
    default: isOfValue && isMotionOfValue
    }
  }

  /// Whether it says where a view's picture is, its shadow included.
  @inline(__always)
  var placesPicture: Bool {
    switch self {
    case .center, .bounds, .transform, .transform3D, .curl, .shadowOffset, .shadowRadius,
      .presenceTransform, .presenceOffset, .placeScale, .swipe:
      true
    default: false
    }
  }
}
