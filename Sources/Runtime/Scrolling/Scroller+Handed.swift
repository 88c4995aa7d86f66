/// Drags that another pan hands over: that of a sheet that has no more room (SC-56).
extension Scroller {
  /// Returns the innermost scroller under a pan's finger that moves vertically.
  static func under(_ pan: PanGesture) -> Scroller? {
    guard let touch = pan.touches.first else { return nil }
    if let scroller = pan.gestures.entities[touch.content] as? Scroller, scroller.moves(1) {
      return scroller
    }
    for rival in touch.receivers {
      guard let scroller = (rival as? ScrollPan)?.scroller, scroller.moves(1) else { continue }
      return scroller
    }
    return nil
  }

  /// Begins a drag by another pan. Returns false if it is dragged, pinched or cannot move, or if a
  /// callback has ended the drag.
  func beginHandedDrag(by other: PanGesture, at hostTime: Double) -> Bool {
    guard !isDragging, zoom.pinch == nil, isAlive, moves(1) else { return false }
    adoptView()
    fingers.takePan(other.handle)
    fingers.forgetMoved(except: PerAxis(.none, handle))
    join(handle, at: scrollers.ownTime(of: hostTime))
    return isHanded(by: other)
  }

  /// Whether it is dragged by that pan.
  func isHanded(by other: PanGesture) -> Bool {
    isAlive && isDragging && fingers.handedPan == other.handle
  }

  /// Drags to a raw vertical offset, which the other pan gives.
  func drag(handed raw: Double) {
    adoptUnderFinger()
    guard y.isDragging else { return }
    y.drag(toRaw: raw)
    show()
  }

  /// Returns a vertical displacement in the window as one in the view's coordinates.
  func handed(_ distance: Double) -> Double {
    (try? pan.convert(Vector(dx: 0, dy: distance), to: view))?.dy ?? distance
  }

  /// Ends the drag with a velocity in the view's points per second: the finger has left, or the
  /// sheet moves alone.
  func endHandedDrag(velocity: Double, at hostTime: Double) {
    let slope = y.slope
    letKeyboardGo()
    fingers.takePan(.none)
    release(Vector(dx: 0, dy: velocity * slope), at: scrollers.ownTime(of: hostTime))
  }
}
