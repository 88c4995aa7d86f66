/// Where content begins from side to side. Offsets stay physical: they grow to the right in either
/// direction (SC-48).
extension Scroller {
  /// The direction in which its content is laid out.
  var direction: LayoutDirection {
    options.direction ?? scrollers.views.layoutDirection(of: view.index)
  }

  /// The sign of the offset on the way from the start of the content to its end.
  func forward(_ axis: Int) -> Double { axis == 0 ? direction.forward : 1 }

  /// The offset at which the right edges of content and view are in the same place, whatever the
  /// insets; as of the last `findEdges`.
  var widthBeyond: Double { content.size.width - x.dimension }

  /// Takes what moves along when content that begins at the right begins elsewhere: its distance from
  /// there stays.
  func carryStart(by distance: Double) {
    guard forward(0) < 0, x.isMoving || x.isDragging else { return }
    x.shift(by: distance)
    fingers.shift(0, by: distance)
  }

  /// Takes content of another size whose parts keep their distance from where it begins, whatever block
  /// is open, as rows on demand do: so does the offset at rest, and goes to its range from there.
  func setSizeAtStart(_ size: Size) {
    edgesChanged {
      let growth = size.width - content.size.width
      content.setSize(size)
      guard forward(0) < 0, growth != 0, paging(0) == nil, !x.isMoving, !x.isDragging else {
        return
      }
      x.shift(by: growth)
      show()
    }
  }

  /// Shows content that has been turned round as far from its start as before, unless something moves
  /// it: that goes on where it is.
  func adoptDirection() {
    guard flow != direction else { return }
    setFlow(direction)
    guard case .idle = x.state, !isInHand, zoom.motion == nil else { return }
    adoptView()
    let place = Point(x: x.inRange(x.minimum + x.maximum - x.offset), y: y.offset)
    if place != offset { put(place) }
  }
}
