/// Follows a scroller: called in each frame in which it moves, or fingers come or go, with the new
/// offsets and before anybody else is notified.
class ScrollFollower {
  func scrollerHasMoved(_ scroller: Scroller) {}

  /// Called in a frame in which no finger and no motion has the content, once the end of its motion has
  /// been reported.
  func scrollerRests(_ scroller: Scroller) {}
}
