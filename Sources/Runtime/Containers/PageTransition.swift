/// A page that arrives and one that leaves: both views are in the content of the scroller that
/// moves them.
final class PageTransition: AnimatedTransitioning {
  /// The owner, which ends this when it ends.
  private unowned(unsafe) let pages: PageViewController

  init(_ pages: PageViewController) { self.pages = pages }

  override var isLedByScroller: Bool { true }
  override var matches: MatchedOptions? { nil }
  override func transitionDuration(_ context: TransitionContext) -> Double {
    ScrollFigures.animationTime
  }
  override func animateTransition(_ context: TransitionContext) { pages.beginTurn() }
}

/// The interaction of the pages' scroller, whose offset leads the transition, with that.
final class PageInteraction: InteractiveTransitioning {
  /// Whether the offset has begun the transition, and not a request for a page.
  private var beginsByOffset = false

  func beginTurn(isByOffset: Bool) { beginsByOffset = isByOffset }

  override var wantsInteractiveStart: Bool { beginsByOffset }
  override var isHeld: Bool { true }
  override var isPercentDriven: Bool { true }
}
