/// The style for the room that there is (PR-12): asked when a controller is presented, and again
/// whenever its traits change.
extension Presentations {
  /// The traits of what a presentation happens in.
  func traits(of presentation: PresentationController) -> SizeClasses {
    guard let presenter = presentation.presentingController else { return controllers.windowTraits }
    return controllers.traits(of: presenter)
  }

  /// The style that takes the place of a presentation's own: the delegate's word, or the presentation
  /// controller's; `none` keeps it.
  func adaptiveStyle(
    of presentation: PresentationController, for classes: SizeClasses
  ) -> PresentationStyle {
    let host = controllers.host
    let asked = presentation.delegate.flatMap { delegate in
      host.call { delegate.adaptiveStyle(for: presentation, classes) }
    }
    let style = asked ?? host.call { presentation.adaptiveStyle(for: classes) }
    switch style {
    case .fullScreen, .overFullScreen, .pageSheet, .formSheet:
      return style == presentation.style ? .none : style
    case .automatic, .none, .currentContext, .custom, .overCurrentContext, .popover: return .none
    }
  }

  /// The presentation controller for the room that there is: the same one, or one of another style
  /// that takes its place, held once by whoever has asked.
  func adapt(
    _ presentation: PresentationController, in classes: SizeClasses,
    _ presented: inout ViewController
  ) throws(Fault) -> PresentationController {
    presentation.adaptedFor = classes
    let style = adaptiveStyle(of: presentation, for: classes)
    guard style != .none else { return presentation }
    return try makeAdaptive(presentation, style, &presented)
  }

  /// One of another style for what a presentation presents, or for what its delegate puts in the
  /// place of that.
  private func makeAdaptive(
    _ presentation: PresentationController, _ style: PresentationStyle,
    _ presented: inout ViewController
  ) throws(Fault) -> PresentationController {
    let host = controllers.host
    let delegate = presentation.delegate
    if let delegate, presented.presented.isNone {
      let other = host.call { delegate.viewController(forAdaptiveStyle: style, presentation) }
      if let other, other !== presented, entities.contains(other.handle) { presented = other }
    }
    let adaptive = try make(style, for: presented)
    adaptive.adaptiveStyle = style
    adaptive.standsIn(for: presentation)
    if let delegate { host.call { delegate.prepare(adaptive, for: presentation) } }
    return adaptive
  }

  /// The room changes, or will: whoever is presented gets the style for it. `window` says what the
  /// window's traits will be; without a change of size it is all over when this returns.
  func adaptAll(
    in window: SizeClasses, _ coordinator: TransitionCoordinator?, isResize: Bool = true
  ) {
    guard !active.isEmpty, let root = controllers.find(controllers.root) else { return }
    finishAdaptations()
    // As a request of its own: what callbacks ask for comes after it, and a transition that is under
    // way ends first.
    var isLate = false
    transitions.perform(for: root, lane: Handle.none) { [self] in
      for presentation in active where presentation.isActive {
        adaptAgain(presentation, isLate ? controllers.windowTraits : window, coordinator)
      }
      if isLate || !isResize {
        layOutAdapted(isAnimated: coordinator != nil)
        finishAdaptations()
      }
    }
    isLate = true
  }

  /// Whatever has taken over goes to its place: on a spring where the change of size was animated that
  /// it comes too late for.
  private func layOutAdapted(isAnimated: Bool) {
    guard isAnimated else { return controllers.animations.performWithoutAnimation { layOut() } }
    let curve = ModalTransition.spring
    var options = AnimationOptions(duration: curve.naturalDuration ?? ModalTransition.duration)
    options.curve = curve
    options.flags = .allowUserInteraction
    _ = controllers.animations.animate(options) {
      let wasAnimating = controllers.animatesLayout
      controllers.animatesLayout = true
      layOut()
      controllers.animatesLayout = wasAnimating
    }
  }

  private func adaptAgain(
    _ current: PresentationController, _ window: SizeClasses,
    _ coordinator: TransitionCoordinator?
  ) {
    let original = current.original ?? current
    guard let presenter = current.presentingController, let shown = current.presentedController
    else { return }
    let classes = controllers.traits(of: presenter, in: window)
    guard original.adaptedFor != classes else { return }
    original.adaptedFor = classes
    let style = adaptiveStyle(of: original, for: classes)
    guard current.isActive, style != current.adaptiveStyle else { return }
    var presented = shown
    var next = original
    if style == .none {
      guard let wanted = original.presentedController, canStandIn(wanted, for: shown, presenter)
      else { return }
      presented = wanted
      entities.hold(original)
    } else {
      do throws(Fault) {
        presented = original.presentedController ?? shown
        if !shown.presented.isNone { presented = shown }
        next = try makeAdaptive(original, style, &presented)
      } catch {
        return controllers.host.warn(error.code, "motus_runtime_set_window_size", error.message)
      }
    }
    let handle = next.handle
    defer { entities.release(handle) }
    // The host has been called: who presents whom may be another matter now.
    guard current.isActive, !next.isActive, entities.contains(handle),
      current.presentingController === presenter, current.presentedController === shown
    else { return }
    guard canStandIn(presented, for: shown, presenter) else {
      return controllers.host.warn(
        .invalidState, "view_controller_for_adaptive_style",
        "\(controllers.name(presented)) has a parent, or is presented already")
    }
    Adaptation(self, from: current, to: next, presenter, shown, presented).begin(coordinator)
  }

  /// Whether a controller can be presented in the place of another: it has no place yet, and neither
  /// the presenter stands in it nor too many in each other.
  func canStandIn(
    _ controller: ViewController, for other: ViewController, _ presenter: ViewController
  ) -> Bool {
    controller === other
      || controller.parent.isNone && controller.presenter.isNone
        && controller.home.isNone && controllers.root != controller.handle
        && other.presented.isNone
        && controller.presented.isNone && !controllers.isAround(controller, presenter)
        && controllers.hasRoom(for: controller, in: presenter)
  }

  /// Another presentation controller takes over from one that is presented; both are held.
  func exchange(
    _ old: PresentationController, for new: PresentationController, _ presenter: ViewController,
    _ leaving: ViewController, _ coming: ViewController
  ) {
    entities.hold(new)
    entities.hold(coming)
    new.presenting = presenter.handle
    new.isActive = true
    new.hasBegun = true
    leaving.presenter = .none
    leaving.traitOverride = .unspecified
    coming.presenter = presenter.handle
    coming.traitOverride = new.traitOverride
    presenter.presented = coming.handle
    replace(old, by: new)
  }

  /// What adapts is in its place at once; what moves goes on. One that is still beginning ends with
  /// what ends it.
  func finishAdaptations() {
    while let adaptation = adaptations.first(where: { !$0.isBeginning }) { adaptation.finish() }
  }
}
