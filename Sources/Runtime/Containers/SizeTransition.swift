/// The transition of the window to another size, with everything that fills it (CN-6, CO-10).
final class SizeTransition: AnimatedTransitioning {
  private let size: Size
  private let options: AnimationOptions
  /// Whether the window has been resized: where the animator was not called, the end does it.
  private var hasResized = false

  init(size: Size, options: AnimationOptions) {
    self.size = size
    self.options = options
  }

  override func transitionDuration(_ context: TransitionContext) -> Double { options.total }

  override func animateTransition(_ context: TransitionContext) {
    guard let session = context.session else { return }
    hasResized = true
    _ = session.animations.animate(
      options, completion: { _ in _ = session.complete(true) }
    ) { session.controllers.resize(to: size) }
  }

  /// Changes the window's size in a transition of its root. `turns` counts the clockwise quarter
  /// turns of the rotation, which the coordinator reports as target transform. Without options, a
  /// length of time, a change, or a root that is shown, the size changes at once, without a
  /// transition.
  static func perform(
    _ size: Size, turns: Int32, _ options: AnimationOptions?, _ transitions: Transitions,
    completion: ((Bool) -> Void)?
  ) {
    let controllers = transitions.controllers
    guard let root = controllers.find(controllers.root),
      root.appearance == .appeared || !root.presented.isNone,
      let options, options.total > 0, options.total.isFinite,
      size != controllers.views.bounds(controllers.views.window.index).size || turns != 0
    else {
      controllers.announce(size, with: .none)
      controllers.animations.performWithoutAnimation {
        controllers.animations.layOutWindow { controllers.resize(to: size) }
      }
      controllers.presentations?.windowDidResize()
      completion?(true)
      return
    }
    transitions.perform(for: root) {
      guard
        let animator = try? controllers.entities.insertOwn(
          SizeTransition(size: size, options: options), as: .animationController)
      else {
        completion?(false)
        return
      }
      var request = TransitionRequest(
        policy: .size, container: root, from: nil, to: nil, isAnimated: true,
        containerView: { () throws(Fault) in try root.view() })
      request.animator = animator
      request.quarterTurns = turns
      request.willShow = {
        let coordinator = transitions.session(of: root.handle)?.coordinator
        controllers.announce(size, with: coordinator?.handle ?? .none)
      }
      request.settle = { _ in
        if !animator.hasResized {
          controllers.animations.performWithoutAnimation { controllers.resize(to: size) }
        }
        controllers.presentations?.windowDidResize()
      }
      request.completion = completion
      transitions.begin(request)
      controllers.entities.release(animator.handle)
    }
  }
}
