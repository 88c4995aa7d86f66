/// What is to be drawn, back to front, in the coordinates of the window.
///
/// Made when somebody asks and something has changed since; warm, that allocates nothing.
final class DrawList {
  /// Laid out as `motus_draw_item`.
  struct Item: BitwiseCopyable {
    let view: UInt64
    let transform: AffineTransform
    let bounds: Rect
    let red: Double
    let green: Double
    let blue: Double
    let colorAlpha: Double
    let alpha: Double
    let cornerRadius: Double
    let clip: Int32
    let depth: Int32
  }

  var items = Column<Item>()
  /// The items from the window down to the view that is visited, one for each depth.
  var path = Column<Int32>()
  /// Room for what one view shows.
  let shown = UnsafeMutablePointer<Double>.allocate(capacity: PropertyKind.builtInComponents)
  /// The state of the tree that the items show; 0 before the first.
  var version: UInt64 = 0

  deinit { shown.deallocate() }
}
