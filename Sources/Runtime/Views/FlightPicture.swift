/// One pair of views in flight, as it is drawn: a frame, and in it what is below either view.
struct FlightPicture: BitwiseCopyable {
  /// A view whose subtree is drawn in the frame.
  struct Contents: BitwiseCopyable {
    /// 0 when there is nothing to draw.
    var view: Handle.Bits = 0
    /// From the view's own coordinates to those of the frame.
    var map = AffineTransform.identity
    var weight = 0.0
  }

  /// The view in front of whose subviews it flies, and in whose coordinates.
  var container: Handle.Bits
  /// From the frame's own coordinates, whose origin is its top left, to those of the container.
  var transform = AffineTransform.identity
  /// The part of the frame that is visible, in the frame's coordinates.
  var clip = Rect.zero
  var color = Color(red: 0, green: 0, blue: 0, alpha: 0)
  var alpha = 1.0
  var radii = CornerRadii()
  var border = (width: 0.0, color: Color.black)
  /// Drawn over the container, behind the frame.
  var dimming = Color.clear
  /// How far the container is blurred behind the frame.
  var blur = 0.0
  var shadow = (color: Color.clear, offset: Vector(dx: 0, dy: 0), radius: 0.0)
  /// Drawn first.
  var destination = Contents()
  var source = Contents()
}

/// Flights to be drawn now, in drawing order.
final class FlightPictures {
  private(set) var all = Buffer<FlightPicture>()
  /// The index of each one's frame in the draw list; −1 when it is not drawn.
  private(set) var items = Buffer<Int32>()

  /// Views that are drawn smaller, about their middles.
  struct Cover: BitwiseCopyable {
    let view: Handle.Bits
    let scale: Double
  }

  private(set) var covers = Buffer<Cover>()

  func scale(of view: Handle.Bits) -> Double {
    for index in 0..<covers.count where covers[index].view == view { return covers[index].scale }
    return 1
  }

  /// Draws a view smaller.
  func cover(_ view: Handle.Bits, scale: Double) { covers.append(Cover(view: view, scale: scale)) }

  func removeAll() {
    covers.removeAll()
    all.removeAll()
    items.removeAll()
  }

  /// Takes over all that is in flight elsewhere.
  func copy(_ other: FlightPictures) {
    all.copy(other.all)
    items.copy(other.items)
    covers.copy(other.covers)
  }

  func append(_ picture: FlightPicture) {
    all.append(picture)
    items.append(-1)
  }
}
