/// Pans moved by a wheel: a touch of the library's own represents it, which no host has fed.
extension Gestures {
  /// Begins a wheel's touch for the pans at a point that follow such wheels: from the inside out up
  /// to the view `limit`, and beyond it for those that `isRather` prefers to the content there.
  /// Returns whether there is one.
  func beginWheel(
    _ touch: Touch, at point: Point, time: Double, isContinuous: Bool, inside limit: Handle?,
    outside isRather: (PanGesture) -> Bool
  ) -> Bool {
    guard let hit = views.hitTest(views.window.index, point) else { return false }
    let wheel: PanGesture.WheelTypes = isContinuous ? .continuous : .notches
    var candidates: [Gesture] = []
    var current: Int? = hit
    var isOutside = false
    while let index = current {
      for gesture in gestures(of: index) {
        guard let pan = gesture as? PanGesture, pan.wheels.contains(wheel) else { continue }
        if isOutside, !isRather(pan) { continue }
        candidates.append(pan)
      }
      if let limit, views.rows[index].handle == limit {
        guard candidates.isEmpty else { break }
        isOutside = true
      }
      current = views.parent(index)
    }
    guard !candidates.isEmpty else { return false }
    touch.forget()
    touch.begin(TouchSample(id: .max, phase: .began, point: point, time: time))
    wheelTouch = touch
    return begin(touch, on: views.rows[hit].handle, candidates)
  }

  /// Moves a wheel's touch by a distance; recognizers report the place where it began.
  func moveWheel(_ touch: Touch, by way: Vector, at time: Double, _ phase: TouchSample.Phase) {
    let sample = TouchSample(id: .max, phase: phase, point: touch.location + way, time: time)
    deliver(sample, to: touch)
    for gesture in touch.receivers { gesture.location = touch.start }
    guard phase != .moved else { return }
    touch.forget()
    wheelTouch = nil
  }
}
