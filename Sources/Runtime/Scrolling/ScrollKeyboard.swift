/// The keyboard, as a scrolling finger drags it (SC-80).
protocol ScrollKeyboard: AnyObject {
  /// Called with the finger's height in the window. Returns whether the finger drags the keyboard.
  func follow(_ scroller: Scroller, to y: Double) -> Bool
  /// Called when the finger has left, with its velocity downwards; none if it was taken away.
  func letGo(_ scroller: Scroller, velocity: Double?)
}
