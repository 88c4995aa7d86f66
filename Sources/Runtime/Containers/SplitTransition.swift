/// The transition in which columns appear or disappear, and others make room.
final class SplitTransition: AnimatedTransitioning {
  private let split: SplitViewController

  init(_ split: SplitViewController) { self.split = split }

  override func transitionDuration(_ context: TransitionContext) -> Double {
    TransitionPolicy.split.duration
  }
  override func animateTransition(_ context: TransitionContext) {
    if let session = context.session { split.animate(session) }
  }
}

/// The screen-edge pan that shows the next column.
final class SplitReveal: EdgeBinding {
  /// The owner, which ends this, and the closure below, when it ends.
  private unowned(unsafe) let split: SplitViewController

  /// Returns nil if too many objects are alive.
  init?(_ split: SplitViewController) {
    guard let edge = EdgePan(split.controllers.gestures, edges: .leading) else { return nil }
    self.split = split
    // The owner ends this binding, and the closure with it, when it ends.
    super.init(edge, Rule()) { [unowned(unsafe) split] in split.reveal($0) }
  }

  override var way: Double? { split.revealedWidth }

  override func wantsTouches(_ gesture: Gesture) -> Bool { interaction.isBound || split.canReveal }
}

/// The veil over the secondary column while others are over it: dims it, takes its touches, and
/// hides the other columns when tapped.
final class SplitVeil: GestureHandler {
  /// The owner, which removes this when it ends.
  private unowned(unsafe) let split: SplitViewController
  /// Retained; none while there is nothing to dim.
  private var view = Handle.none
  private var tap: TapGesture?

  init(_ split: SplitViewController) { self.split = split }

  private var views: Views { split.controllers.views }

  /// The veil's view while it is in the container.
  var index: Int? { view.isNone || views.parent(view.index) == nil ? nil : view.index }

  /// Adds the veil to the container, with alpha 0.
  func enter() {
    let controllers = split.controllers
    if view.isNone {
      guard let new = try? views.createOwn() else { return }
      view = new
      tap = try? controllers.entities.insertOwn(
        TapGesture(gestures: controllers.gestures), as: .gesture)
      tap?.handler = self
      if let tap { controllers.gestures.attach(tap, to: new) }
    }
    guard index == nil else { return }
    controllers.animations.removeAll(from: view.index)
    controllers.slideAlong(view.index, in: split.viewIfLoaded.index, from: { $0 }, to: { $0 })
    split.transitions.animations.performWithoutAnimation {
      controllers.set(
        view.index, .backgroundColor, split.look.dimming?.components(alpha: 1) ?? [0, 0, 0, 1])
      controllers.set(view.index, .alpha, [0])
    }
    try? views.add(view.index, to: split.viewIfLoaded.index)
  }

  func setAlpha(_ alpha: Double) {
    if let index { split.controllers.set(index, .alpha, [alpha]) }
  }

  /// Puts the veil in its state of rest: removed, or in place.
  func settle(isIn: Bool) {
    guard isIn else { return remove() }
    enter()
    guard let index else { return }
    split.controllers.place(index, in: split.viewIfLoaded.index)
    split.transitions.animations.performWithoutAnimation { setAlpha(split.dimming) }
  }

  func remove() { if let index { views.removeFromSuperview(index) } }

  /// Ends the tap, and releases the view.
  func end() {
    let controllers = split.controllers
    if let tap {
      controllers.gestures.detach(tap)
      if tap.handler === self { tap.handler = nil }
      controllers.entities.release(tap.handle)
    }
    tap = nil
    guard views.names.contains(view) else { return }
    remove()
    views.release(view)
    view = .none
  }

  override func wantsTouches(_ gesture: Gesture) -> Bool {
    split.settings.isInteractive && !split.transitions.isBusy(split)
  }

  override func gestureDidChange(_ gesture: Gesture) {
    if gesture.state == .ended { split.hideOverlay() }
  }
}
