/// Hears of the scroller for its controller, which owns it.
final class PageFollower: ScrollFollower {
  /// The owner, which leaves the scroller when it ends.
  private unowned(unsafe) let pages: PageViewController

  init(_ pages: PageViewController) { self.pages = pages }

  override func scrollerHasMoved(_ scroller: Scroller) { pages.scrollerHasMoved() }

  override func scrollerRests(_ scroller: Scroller) { pages.settleBetweenPages() }
}
