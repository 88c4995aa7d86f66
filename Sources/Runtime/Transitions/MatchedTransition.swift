/// A built-in transition for every kind of container, with pairs of views that fly.
final class MatchedTransition: AnimatedTransitioning {
  /// The C enumerators have the same values.
  enum Style: UInt32 { case slide = 0, dissolve = 1, none = 2 }

  private static let parallax = 0.3

  private let style: Style
  private let seconds: Double
  private let timing: TimingCurve
  private let options: MatchedOptions
  private var faded = Handle.none
  private var opacity = 1.0
  private var animations: Animations?

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
    let controllers = session.controllers
    let views = controllers.views
    animations = session.animations
    let from = session.request.view(of: session.request.from)
    let to = session.request.view(of: session.request.to)
    let container = session.containerView.index
    let place = session.finalFrames.to
    if views.names.contains(to) {
      if (try? views.filling(place, to.index)) != nil { controllers.setFrame(to.index, place) }
      try? insert(to.index, into: container, behind: session.goesBack ? from : .none, views)
    }
    let front = session.goesBack ? from : to
    let back = session.goesBack ? to : from
    var block = AnimationOptions(duration: session.duration)
    block.curve = timing
    switch style {
    case .none: break
    case .dissolve:
      guard views.names.contains(front) else { return }
      faded = front
      opacity = views.look(front.index)[0]
      if !session.goesBack { fade(0) }
      _ = session.animations.animate(block) { fade(session.goesBack ? 0 : opacity) }
    case .slide:
      let way = views.bounds(container).size.width
      let ends = [(front, way), (back, -Self.parallax * way)].filter { views.names.contains($0.0) }
      let comes = { (view: Handle) in (view == front) != session.goesBack }
      var homes: [Rect] = []
      for (view, way) in ends {
        homes.append(views.frame(view.index))
        if comes(view) { move(view, homes[homes.count - 1], by: way, controllers) }
      }
      _ = session.animations.animate(block) {
        for (index, (view, way)) in ends.enumerated() {
          self.move(view, homes[index], by: comes(view) ? 0 : way, controllers)
        }
      }
    }
  }

  /// What has been faded is as it was, wherever it stands now.
  override func animationEnded(_ completed: Bool) {
    animations?.performWithoutAnimation { fade(opacity) }
    faded = .none
    animations = nil
  }

  private func fade(_ alpha: Double) {
    guard let animations, animations.views.names.contains(faded),
      let kind = PropertyKind.builtIn(.alpha)
    else { return }
    var alpha = alpha
    animations.set(faded.index, .alpha, kind, to: &alpha)
  }

  private func move(_ view: Handle, _ home: Rect, by way: Double, _ controllers: Controllers) {
    guard controllers.views.names.contains(view),
      (try? controllers.views.filling(home, view.index)) != nil
    else { return }
    controllers.setFrame(
      view.index, Rect(origin: home.origin + Vector(dx: way, dy: 0), size: home.size))
  }

  private func insert(
    _ view: Int, into container: Int, behind other: Handle, _ views: Views
  ) throws(Fault) {
    if views.names.contains(other), views.parent(other.index) == container {
      try views.insert(view, into: container, below: other.index)
    } else {
      try views.add(view, to: container)
    }
  }
}
