/// What a finger that scrolls pulls down (SC-80).
protocol ScrollKeyboard: AnyObject {
  /// The finger is at a height of the window. Answers whether it pulls the keyboard.
  func follow(_ scroller: Scroller, to y: Double) -> Bool
  /// It has left with a velocity downwards; none when it was taken away.
  func letGo(_ scroller: Scroller, velocity: Double?)
}
