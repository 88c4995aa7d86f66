/// What is to be drawn, back to front, in the coordinates of the window.
final class DrawList {
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

  private(set) var items = Column<Item>()
}

extension DrawList {
  func make(_ tracks: Tracks) {}
}
