@testable import Motus

/// What presentation adds to a stage: a plain screen R fills the window, others are presented.
extension TransitionStage {
  /// A stage whose root is the screen R.
  static func withRoot() -> TransitionStage {
    let stage = TransitionStage()
    must { try stage.controllers.setRoot(stage.screen("R")) }
    stage.tick()
    stage.clear()
    return stage
  }

  var presentations: Presentations { runtime.presentations }

  func settings(_ name: String) -> ModalSettings { presentations.settings(of: self[name]) }

  /// The style of a screen from now on.
  func style(_ name: String, _ style: PresentationStyle, _ transition: ModalTransitionStyle? = nil)
  {
    presentations.setStyle(style, of: self[name])
    if let transition { settings(name).setTransitionStyle(transition) }
  }

  /// Presents, and answers what it was refused with.
  @discardableResult
  func present(_ name: String, by source: String, animated: Bool = true) -> Fault.Code? {
    do throws(Fault) {
      try presentations.present(self[name], by: self[source], animated: animated) {
        [unowned self] done in note("presented \(name)(\(done))")
      }
      return nil
    } catch {
      return error.code
    }
  }

  func dismiss(_ name: String, animated: Bool = true) {
    presentations.dismiss(self[name], animated: animated) { [unowned self] done in
      note("dismissed \(name)(\(done))")
    }
  }

  /// The names that a screen presents, from the nearest.
  func chain(_ name: String) -> [String] {
    var found: [String] = []
    var current: ViewController = self[name]
    while let next = controllers.find(current.presented) {
      found.append(self.name(next))
      current = next
    }
    return found
  }

  /// The screens whose views stand in the window.
  var inWindow: [String] {
    screens.filter { runtime.entities.contains($0.handle) && controllers.isInWindow($0) }
      .map(\.name).sorted()
  }

  /// The calls of appearance among the lines, briefly: `R.WD`.
  func takeAppearances() -> [String] {
    let short = [
      "willAppear": "WA", "isAppearing": "IA", "didAppear": "DA", "willDisappear": "WD",
      "didDisappear": "DD",
    ]
    return take().compactMap { line in
      guard let dot = line.firstIndex(of: "."), let end = line.firstIndex(of: "("),
        let call = short[String(line[line.index(after: dot)..<end])]
      else { return nil }
      return line[...dot] + call
    }
  }

  /// The vertical middle of a screen as it is shown.
  func y(_ name: String) -> Double { shown(self[name], .center).dropFirst().first ?? .nan }
}

/// Answers the animator and the interactor that it is given, and writes down who is asked.
final class StageTransitioning: TransitioningDelegate {
  unowned(unsafe) let stage: TransitionStage
  var animator: AnimatedTransitioning?
  var interactor: InteractiveTransitioning?
  var presentation: PresentationController?

  init(_ stage: TransitionStage) { self.stage = stage }

  override func animationController(
    forPresented presented: ViewController, presenting: ViewController, source: ViewController
  ) -> AnimatedTransitioning? {
    stage.note(
      "present animator? \(stage.name(presented)) \(stage.name(presenting)) \(stage.name(source))")
    return animator
  }

  override func animationController(
    forDismissed dismissed: ViewController
  ) -> AnimatedTransitioning? {
    stage.note("dismiss animator? \(stage.name(dismissed))")
    return animator
  }

  override func interactionController(
    for animator: AnimatedTransitioning, isPresenting: Bool
  ) -> InteractiveTransitioning? {
    stage.note("interactor? \(isPresenting)")
    return interactor
  }

  override func presentationController(
    forPresented presented: ViewController, presenting: ViewController?, source: ViewController
  ) -> PresentationController? {
    stage.note("presentation controller?")
    return presentation
  }
}

/// A presentation controller that writes down what it is told, with a backdrop that fades alongside.
final class StagePresentation: PresentationController {
  unowned(unsafe) let stage: TransitionStage
  var frame = Rect(x: 0, y: 400, width: 400, height: 400)
  var removes = false
  var coversWindow = true
  private(set) var backdrop = Handle.none

  init(_ stage: TransitionStage, _ name: String) {
    self.stage = stage
    super.init(stage.presentations, style: .custom, presented: stage[name].handle)
  }

  override var shouldPresentInFullscreen: Bool { coversWindow }
  override var shouldRemovePresentersView: Bool { removes }
  override func frameOfPresentedView() -> Rect { frame }
  override func containerViewWillLayoutSubviews() { stage.note("container will lay out") }
  override func containerViewDidLayoutSubviews() { stage.note("container did lay out") }

  override func presentationTransitionWillBegin() {
    stage.note("presentation will begin")
    guard let view = must({ try stage.views.create() }) else { return }
    backdrop = view
    must { try stage.views.add(view.index, to: containerView.index) }
    fade(to: 0)
    guard let presented = presentedController,
      let coordinator = stage.transitions.coordinator(of: presented)
    else { return fade(to: 1) }
    _ = coordinator.animateAlongside(
      .init(animation: { [unowned self] _ in fade(to: 1) }, completion: nil, view: .none))
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    stage.note("presentation did end(\(completed))")
    if !completed { removeBackdrop() }
  }

  override func dismissalTransitionWillBegin() {
    stage.note("dismissal will begin")
    guard let presented = presentedController,
      let coordinator = stage.transitions.coordinator(of: presented)
    else { return }
    _ = coordinator.animateAlongside(
      .init(animation: { [unowned self] _ in fade(to: 0) }, completion: nil, view: .none))
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    stage.note("dismissal did end(\(completed))")
    if completed { removeBackdrop() }
  }

  /// The backdrop's opacity as it is shown.
  var shownAlpha: Double {
    guard let kind = stage.views.properties.kind(of: .alpha), stage.views.names.contains(backdrop)
    else { return .nan }
    var value = 0.0
    stage.runtime.tracks.readShown(backdrop.index, .alpha, kind, into: &value)
    return value
  }

  private func fade(to alpha: Double) {
    guard let kind = stage.views.properties.kind(of: .alpha), stage.views.names.contains(backdrop)
    else { return }
    stage.runtime.animations.set(backdrop.index, .alpha, kind, to: [alpha])
  }

  private func removeBackdrop() {
    guard stage.views.names.contains(backdrop) else { return }
    stage.views.removeFromSuperview(backdrop.index)
    stage.views.release(backdrop)
    backdrop = .none
  }
}

extension TransitionStage {
  /// Gives a screen a delegate of its own.
  @discardableResult
  func transitioning(_ name: String) -> StageTransitioning {
    let delegate = StageTransitioning(self)
    settings(name).setDelegate(delegate)
    return delegate
  }

  /// Gives a screen the custom style, with a presentation controller that writes.
  func custom(_ name: String) -> (StageTransitioning, StagePresentation) {
    style(name, .custom)
    let delegate = transitioning(name)
    let presentation = StagePresentation(self, name)
    hold(presentation, as: .presentationController)
    delegate.presentation = presentation
    return (delegate, presentation)
  }
}
