/// A page that comes, and one that goes: both stand in the content of the scroller that moves them.
final class PageTransition: AnimatedTransitioning {
  /// Owns this, and ends it when it ends.
  private unowned(unsafe) let pages: PageViewController

  init(_ pages: PageViewController) { self.pages = pages }

  override var isLed: Bool { true }
  override var matches: MatchedOptions? { nil }
  override func transitionDuration(_ context: TransitionContext) -> Double {
    ScrollFigures.animationTime
  }
  override func animateTransition(_ context: TransitionContext) { pages.beginTurn() }
}

/// The finger on the scroller of pages, as the transition knows it.
final class PageHand: InteractiveTransitioning {
  /// Whether the finger has begun it.
  var beginsByHand = false

  override var wantsInteractiveStart: Bool { beginsByHand }
  override var isHeld: Bool { true }
  override var isPercentDriven: Bool { true }
}
