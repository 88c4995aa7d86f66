/// Changes of the tree of which hosts hear later: while somebody works through buffers that a
/// callback could change, nobody is called. What has moved meanwhile is reported at the end, as it
/// stands then.
extension Views {
  /// Whether moves are made in silence.
  var holdsNews: Bool { holdsOfNews > 0 }

  /// Lets moves be made in silence while `body` runs; the host may be called after it, and change
  /// anything.
  func holdingNews(_ body: () -> Void) {
    holdsOfNews += 1
    body()
    holdsOfNews -= 1
    guard !holdsNews else { return }
    for observer in observers { observer.reportMoves() }
  }

  /// Announces that a view is about to be moved in silence, as if it were moved now: the host may
  /// be called here. What comes of it is reported at the end of the silence.
  func announce(_ child: Int, into parent: Int?) {
    guard bearsNews(child), isInWindow(child) != parent.map({ isInWindow($0) }) ?? false else {
      return
    }
    if let parent {
      for observer in observers where observer.refusal(of: child, into: parent) != nil { return }
    }
    for observer in observers { observer.announce(child, into: parent) }
  }

  /// Whether a view has an owner, or holds one that has.
  func bearsNews(_ view: Int) -> Bool {
    rows[view].owner != 0 || rows[view].flags.contains(.holdsOwned)
  }
}
