/// The cross-fade of a transition: its view fades in when arriving, or out when going back, and has
/// its alpha of before at the end.
final class Dissolve {
  private let view: Handle
  /// The view's alpha before and after.
  private let alpha: Double
  private let animations: Animations

  /// Begins with the view in front: the arriving one, or, going back, the leaving one; nil if
  /// there is none.
  init?(_ session: TransitionSession, _ timing: TimingCurve) {
    let request = session.request
    view = request.view(of: session.goesBack ? request.from : request.to)
    guard session.controllers.views.names.contains(view) else { return nil }
    animations = session.animations
    alpha = animations.views.model(view.index, at: Component.alpha)[0]
    if !session.goesBack { set(0) }
    var block = AnimationOptions(duration: session.duration)
    block.curve = timing
    _ = animations.animate(block) { set(session.goesBack ? 0 : alpha) }
  }

  /// Restores the view's alpha, wherever the view is now.
  func end() { animations.performWithoutAnimation { set(alpha) } }

  private func set(_ alpha: Double) {
    guard animations.views.names.contains(view), let kind = PropertyKind.builtIn(.alpha) else {
      return
    }
    var alpha = alpha
    animations.set(view.index, .alpha, kind, to: &alpha)
  }
}

extension TransitionSession {
  /// Adds the arriving view to the container view at its final frame; going back, behind the
  /// leaving one.
  func insertComing() {
    let views = controllers.views
    let to = request.view(of: request.to)
    guard views.names.contains(to) else { return }
    let place = participants.finalFrames.to
    if (try? views.filling(place, to.index)) != nil { controllers.setFrame(to.index, place) }
    let from = request.view(of: request.from)
    if goesBack, views.names.contains(from), views.parent(from.index) == containerView.index {
      try? views.insert(to.index, into: containerView.index, below: from.index)
    } else {
      try? views.add(to.index, to: containerView.index)
    }
  }
}
