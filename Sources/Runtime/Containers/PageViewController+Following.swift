/// What the scroller does, and what follows from it.
extension PageViewController {
  /// The offsets of a frame are there.
  func scrollerHasMoved() {
    guard !isFollowing, let scroller, pitch > 0, pitch == dimension + settings.spacing else {
      return
    }
    isFollowing = true
    controllers.entities.hold(self)
    // A fast content may leave one page and come to the next in one frame.
    var patience = 4
    while patience > 0, scroller.isAlive, scroller.follower === follower {
      patience -= 1
      position = sign * scroller.shownOffset(axis) / pitch + 0
      if position == 0, adoptDirection() { scroller.setFrame(axis, frame) }
      guard let session, let turn else {
        beginByHand(scroller)
        break
      }
      guard lead(session, turn, scroller) else { break }
    }
    isFollowing = false
    controllers.entities.release(handle)
  }

  /// Answers whether the transition has ended, and the content is elsewhere than at rest.
  private func lead(
    _ session: TransitionSession, _ turn: Turn, _ scroller: Scroller
  ) -> Bool {
    let way = position * Double(turn.direction)
    let isHeld = scroller.isInHand
    switch session.state {
    case .preparing:
      session.lead(to: min(max(0, way), 1))
      return false
    case .ended: return false
    case .running, .settling:
      if isHeld {
        self.turn?.isByHand = true
        if scroller.isDragging { findBeyond() }
        _ = session.pause()
      } else if turn.isByHand {
        session.turnLed(outcome(turn, scroller))
      }
    case .interactive:
      if isHeld {
        if scroller.isDragging { findBeyond() }
      } else {
        session.letGoLed(outcome(turn, scroller))
      }
    }
    guard self.session === session, !session.hasEnded else { return true }
    let isIdle = !isHeld && !scroller.isMoving && !scroller.isLed
    if way >= 1 - Self.touching {
      return arrive(session, .finished)
    }
    if way <= Self.touching, isIdle || self.turn?.isByHand == true {
      return arrive(session, .cancelled)
    }
    session.lead(to: max(0, way))
    if isIdle { scroller.settleAtRest() }
    return false
  }

  /// In pages: less than any screen shows.
  private static let touching = 1e-9

  private func outcome(_ turn: Turn, _ scroller: Scroller) -> TransitionOutcome {
    // A block's target is what the view has.
    let target =
      scroller.isLed
      ? controllers.views.geometry(viewIfLoaded.index)[2 + axis] : scroller[axis].target
    return sign * target / pitch * Double(turn.direction) < 0.5 ? .cancelled : .finished
  }

  private func arrive(_ session: TransitionSession, _ outcome: TransitionOutcome) -> Bool {
    isArriving = true
    let hasEnded = session.arriveLed(outcome)
    isArriving = false
    return hasEnded
  }

  /// The content has left its place: the page that comes begins to.
  private func beginByHand(_ scroller: Scroller) {
    guard position.magnitude > Self.touching, turn == nil, !transitions.isBusy(self), isOnScreen,
      selected != nil
    else { return }
    let direction = position > 0 ? 1 : -1
    guard let page = direction > 0 ? behind : before else { return }
    let mark = selected
    if let pageDelegate {
      controllers.host.call { pageDelegate.willTurn(to: page, in: self) }
    }
    // Who has been told may have asked for something.
    guard turn == nil, selected === mark, !transitions.isBusy(self), isOnScreen,
      (direction > 0 ? behind : before) === page, (try? checkNewcomer(page)) != nil
    else { return }
    transitions.perform(for: self, naming: [page]) { [self] in
      perform(page, direction, isByHand: true, animated: true, nil)
    }
    session?.lead(to: min(position.magnitude, 1))
  }

  /// A finger has caught a page that comes and can go on to the next one.
  private func findBeyond() {
    guard let turn, turn.beyond == nil, turn.page.isViewLoaded, let scroller,
      let caught = scroller.fingers.caughtTarget[axis],
      sign * caught / pitch * Double(turn.direction) > 0.5
    else { return }
    let beyond = ask(turn.direction, from: turn.page)
    guard let beyond, self.turn?.page === turn.page else { return }
    self.turn?.beyond = beyond
    scroller.setFrame(axis, frame)
  }
}

/// Hears of the scroller for its controller, which owns it.
final class PageFollower: ScrollFollower {
  private unowned(unsafe) let pages: PageViewController

  init(_ pages: PageViewController) { self.pages = pages }

  override func scrollerHasMoved(_ scroller: Scroller) { pages.scrollerHasMoved() }
}
