/// A page that arrives and one that leaves: both views are in the content of the scroller that
/// moves them.
final class PageTransition: AnimatedTransitioning {
  /// The owner, which ends this when it ends.
  private unowned(unsafe) let pages: PageViewController

  init(_ pages: PageViewController) { self.pages = pages }

  override var isLed: Bool { true }
  override var matches: MatchedOptions? { nil }
  override func transitionDuration(_ context: TransitionContext) -> Double {
    ScrollFigures.animationTime
  }
  override func animateTransition(_ context: TransitionContext) { pages.beginTurn() }
}

/// The interaction of a finger on the pages' scroller with the transition.
final class PageHand: InteractiveTransitioning {
  /// Whether the finger has begun the transition.
  private var beginsByHand = false

  func beginTurn(isByHand: Bool) { beginsByHand = isByHand }

  override var wantsInteractiveStart: Bool { beginsByHand }
  override var isHeld: Bool { true }
  override var isPercentDriven: Bool { true }
}
