/// Items to be drawn, back to front, in the coordinates of the window.
///
/// Made when somebody asks and something has changed since; warm, that allocates nothing.
final class DrawList {
  /// Laid out as `motus_draw_item`.
  struct Item: BitwiseCopyable {
    let view: Handle.Bits
    let tag: UInt64
    var transform: AffineTransform
    var bounds: Rect
    var red: Double
    var green: Double
    var blue: Double
    var colorAlpha: Double
    var alpha: Double
    var cornerRadius: Double
    let clip: Int32
    let depth: Int32

    @inline(__always)
    mutating func setColor(_ values: UnsafePointer<Double>) {
      red = values[0]
      green = values[1]
      blue = values[2]
      colorAlpha = values[3]
    }
  }

  /// Effect of an item beyond a flat rectangle. Laid out as `motus_draw_effect`.
  struct Effect: BitwiseCopyable {
    /// Index of the item; they ascend.
    let item: Int32
    let reserved: Int32 = 0
    /// From the item's own coordinates to those of the window.
    var transform: Transform3D
    let curl: Double
    let curlDirection: Double
  }

  var items = Buffer<Item>()
  var effects = Buffer<Effect>()
  /// One for each item, and the groups that they name, once somebody has asked for them.
  var details = Buffer<Detail>()
  var groups = Buffer<OpacityGroup>()
  var hasDetails = false
  /// The innermost group of the view that is visited, −1 for none.
  var openGroup: Int32 = -1
  /// The items from the window down to the view that is visited, one for each depth.
  var path = Buffer<Int32>()
  /// Effects of the items in `path`, −1 for those that lie flat in the window.
  var pathEffects = Buffer<Int32>()
  /// The item of the view that was added last, and its effect, −1 when it has none.
  var lastItem: Int32 = -1
  var lastEffect: Int32 = -1
  /// Room for what one view shows.
  let shown = UnsafeMutablePointer<Double>.allocate(
    capacity: PropertyKind.builtInComponents + PropertyID.maximumComponents)
  /// The view that is drawn in front of others just now, and what clips it.
  var liftedView = -1
  var liftedClip: Int32 = -1
  /// Whether the first item stands at the origin, opaque: of a snapshot, the view that shows it
  /// says where it stands.
  var takesRootAsPlain = false
  /// The state of the tree that the items show; 0 before the first.
  var version: UInt64 = 0
  /// `PictureNotes.shape` of the tree that the items show; 0 before the first.
  var shape: UInt64 = 0
  /// How often the tree has been walked.
  private(set) var walks: UInt64 = 0
  /// Values from which the items are computed, where frames follow each other.
  var sources = DrawSources()
  var keepsSources = false
  /// Whether what nobody sees is left out.
  private(set) var culls = false
  let reaches = DrawReaches()
  /// Where the view that is visited can be seen.
  var region = Box.everything
  var levels = Buffer<Level>()
  /// From the view that is visited to the window, when it has a depth.
  var space = Transform3D.identity
  /// Whether the item that was added last is seen by itself, and what was there before it.
  var isLastSeen = true
  var lastMark = Mark()
  /// The most items of the last pictures, and how many pictures these are.
  private var most = 0
  private var pictures = 0

  init(culls: Bool = false) { self.culls = culls }

  deinit { shown.deallocate() }

  /// Leaves out what nobody sees, or does not.
  func setCulls(_ culls: Bool) {
    guard culls != self.culls else { return }
    self.culls = culls
    version = 0
    shape = 0
  }

  func noteWalk() { walks += 1 }

  /// Gives room back that has not been needed for a while (CU-4).
  func fitRoom() {
    most = max(most, items.count)
    pictures += 1
    guard pictures >= 32 else { return }
    let room = most + most / 2 + 64
    (most, pictures) = (0, 0)
    guard items.capacity > 2 * room else { return }
    items.giveBack()
    items.reserve(room)
    details.giveBack()
    sources = DrawSources()
  }
}
