/// A view's place in the tree, and what is not animatable about it. Relatives are row indices, −1
/// none.
///
/// Flags say how a view is drawn, touched and laid out; layers above set them for reasons of their
/// own.
struct ViewRow: BitwiseCopyable {
  struct Flags: OptionSet {
    let rawValue: UInt64
    static let hidden = Flags(rawValue: 1)
    static let clipsToBounds = Flags(rawValue: 2)
    static let userInteractionEnabled = Flags(rawValue: 4)
    static let needsLayout = Flags(rawValue: 8)
    /// Has not been laid out for its size, as it has got that out of the window.
    static let missesLayout = Flags(rawValue: 1 << 42)
    static let window = Flags(rawValue: 16)
    /// Has, or has had, a transform in space or a curl.
    static let effects = Flags(rawValue: 32)
    /// Is not drawn when seen from behind.
    static let singleSided = Flags(rawValue: 64)
    /// Shows what another view showed once.
    static let snapshot = Flags(rawValue: 128)
    /// Takes no touches itself, but lets its subviews have theirs.
    static let passesTouches = Flags(rawValue: 256)
    /// Some view below it has an owner, or has had one.
    static let holdsOwned = Flags(rawValue: 512)
    /// Is drawn for a while though it is hidden.
    static let drawnHidden = Flags(rawValue: 1024)
    /// Has, or has had, a presence: see `Presence`.
    static let presence = Flags(rawValue: 2048)
    /// Takes no touches, nor does what is below it.
    static let untouchable = Flags(rawValue: 4096)
    /// Has, or has had, a shadow or a border.
    static let decorated = Flags(rawValue: 8192)
    /// Is blended with what is below it before its alpha counts.
    static let groupsOpacity = Flags(rawValue: 16384)
    /// Has been made by the library for a key.
    static let libraryOwned = Flags(rawValue: 32768)
    /// Is on its way out, and drawn until it is there.
    static let outgoing = Flags(rawValue: 65536)
    /// Is drawn in an overlay instead of where it stands.
    static let drawnElsewhere = Flags(rawValue: 131072)
    /// Overlays are drawn in front of its subviews.
    static let holdsOverlays = Flags(rawValue: 262144)
    /// Is drawn smaller than it is, behind what covers it.
    static let drawnScaled = Flags(rawValue: 524288)
    /// Is, or has been, drawn larger or smaller than its bounds: see `PropertyID.placeScale`.
    static let placed = Flags(rawValue: 1 << 20)
    /// Is drawn as if its superview were as large as that is drawn.
    static let counters = Flags(rawValue: 1 << 21)
    /// Some view in it is, or has been, such a one.
    static let countered = Flags(rawValue: 1 << 22)
    /// Is drawn in front of everything else in an ancestor, which has the other flag.
    static let lifted = Flags(rawValue: 1 << 23)
    static let holdsLifted = Flags(rawValue: 1 << 24)
    /// Stands in front of all siblings without this flag.
    static let inFront = Flags(rawValue: 1 << 26)
    /// Has, or has had, such subviews.
    static let holdsFront = Flags(rawValue: 1 << 27)
    /// Has, or has had, a property that depends on another, or on which one depends.
    static let bound = Flags(rawValue: 1 << 28)
    /// States of a view: see `ViewStates`.
    static let hovered = Flags(rawValue: 1 << 33)
    static let focused = Flags(rawValue: 1 << 34)
    static let selected = Flags(rawValue: 1 << 35)
    static let highlighted = Flags(rawValue: 1 << 36)
    /// Stands in the window, by itself or by what is above it.
    static let inWindow = Flags(rawValue: 1 << 25)
    /// Is laid out in this direction, whatever is around it.
    static let leftToRight = Flags(rawValue: 1 << 40)
    static let rightToLeft = Flags(rawValue: 1 << 41)
    /// A bound of what is above it relies on where it is drawn: see `ViewReaches`.
    static let relied = Flags(rawValue: 1 << 29)
    /// A bound of what is below it is kept.
    static let keepsReach = Flags(rawValue: 1 << 30)
    /// Its subviews are found by where they are.
    static let indexed = Flags(rawValue: 1 << 31)
    /// Is the first of a run of siblings that have a bound together.
    static let leadsRun = Flags(rawValue: 1 << 32)
    /// Is a row whose content is aside, or may be: see `RowActions`.
    static let swiped = Flags(rawValue: 1 << 37)
  }

  var name: Handle.Bits
  var parent: Int32 = -1
  var firstChild: Int32 = -1
  var lastChild: Int32 = -1
  var previous: Int32 = -1
  var next: Int32 = -1
  var childCount: Int32 = 0
  /// The first of the view's tracks: properties whose shown value differs from the model value.
  var firstTrack = TrackID.none
  /// The first of the view's own values of custom properties.
  var firstCustom: Int32 = -1
  /// Built-in properties changed since the last frame, one bit each.
  var changed: UInt16 = 0
  /// Running animations that keep touches from the view.
  var interactionBlocks: UInt16 = 0
  var flags: Flags = [.userInteractionEnabled]
  /// The object of a layer above whose view this is.
  var owner: Handle.Bits = 0

  var handle: Handle { Handle(bits: name) }
}

/// Rows of copied views: see `Views.beginCopy`.
extension ViewRow {
  /// A row of a view that has not been copied: nothing of it is drawn.
  static var absent: ViewRow {
    var row = ViewRow(name: 0)
    row.previous = -3
    row.flags = [.hidden]
    return row
  }

  var isAbsent: Bool { previous == -3 }

  /// Marks a copied row that no superview has yet, in place of its previous sibling.
  static var unlinked: Int32 { -2 }
}

extension ViewRow.Flags {
  /// Those that say where a view is drawn, or whether what is below it is drawn within it.
  static let placesPicture: Self = [.clipsToBounds, .drawnScaled, .counters, .lifted]
}
