/// A built-in transition for every kind of container, in which pairs of views fly.
final class MatchedTransition: AnimatedTransitioning {
  /// Motion of the screens. The values are those of the C enumerators.
  enum Style: UInt32 { case slide = 0, dissolve = 1, none = 2 }

  private static let parallax = 0.3

  private let style: Style
  private let seconds: Double
  private let timing: TimingCurve
  private let options: MatchedOptions
  private var dissolve: Dissolve?

  init(_ style: Style, seconds: Double, timing: TimingCurve, _ options: MatchedOptions) {
    self.style = style
    self.seconds = seconds
    self.timing = timing
    self.options = options
  }

  override var matches: MatchedOptions? { options }
  override var curve: TimingCurve? { timing }
  override var endsWithItsTime: Bool { true }

  override func transitionDuration(_ context: TransitionContext) -> Double { seconds }

  override func animateTransition(_ context: TransitionContext) {
    guard let session = context.session else { return }
    session.insertComing()
    switch style {
    case .none: break
    case .dissolve: dissolve = Dissolve(session, timing)
    case .slide: slide(session)
    }
  }

  /// Slides both screens, the lower one by a part of the width.
  private func slide(_ session: TransitionSession) {
    let controllers = session.controllers
    let views = controllers.views
    let from = session.request.view(of: session.request.from)
    let to = session.request.view(of: session.request.to)
    let front = session.goesBack ? from : to
    let back = session.goesBack ? to : from
    let distance =
      session.direction.forward * views.bounds(session.containerView.index).size.width
    let ends = [(front, distance), (back, -Self.parallax * distance)].filter {
      views.names.contains($0.0)
    }
    // The front screen comes on the way there, the other one on the way back.
    let comes = { (view: Handle) in (view == front) != session.goesBack }
    var homes: [Rect] = []
    for (view, distance) in ends {
      homes.append(views.frame(view.index))
      if comes(view) { move(view, homes[homes.count - 1], by: distance, controllers) }
    }
    var block = AnimationOptions(duration: session.duration)
    block.curve = timing
    _ = session.animations.animate(block) {
      for (index, (view, distance)) in ends.enumerated() {
        self.move(view, homes[index], by: comes(view) ? 0 : distance, controllers)
      }
    }
  }

  override func animationEnded(_ completed: Bool) {
    dissolve?.end()
    dissolve = nil
  }

  /// Sets a view's frame at a distance from its place, unless a transform leaves it no such frame.
  private func move(_ view: Handle, _ home: Rect, by distance: Double, _ controllers: Controllers) {
    guard controllers.views.names.contains(view),
      (try? controllers.views.filling(home, view.index)) != nil
    else { return }
    controllers.setFrame(
      view.index, Rect(origin: home.origin + Vector(dx: distance, dy: 0), size: home.size))
  }
}
