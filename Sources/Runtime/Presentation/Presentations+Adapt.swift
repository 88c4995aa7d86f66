/// Styles that adapt to the room (PR-12): asked for when a controller is presented, and again
/// whenever its traits change.
extension Presentations {
  /// Returns the traits of the presenter; those of the window if it is gone.
  func traits(of presentation: PresentationController) -> SizeClasses {
    guard let presenter = presentation.presentingController else { return controllers.windowTraits }
    return controllers.traits(of: presenter)
  }

  /// Asks the delegate, else the presentation controller, for the style that replaces a presentation's
  /// own. Returns `none` where it keeps its own: also for answers that no presentation can adapt to.
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

  /// Asks for the style for these traits, and returns the presentation controller: the same one, or a
  /// new one of another style in its place, which is held once for the caller. `presented` becomes the
  /// controller that the delegate gives for that style.
  func adapt(
    _ presentation: PresentationController, in classes: SizeClasses,
    _ presented: inout ViewController
  ) throws(Fault) -> PresentationController {
    presentation.noteAdaptation(for: classes)
    let style = adaptiveStyle(of: presentation, for: classes)
    guard style != .none else { return presentation }
    return try makeAdaptive(presentation, style, &presented)
  }

  /// Makes a presentation controller of another style for the presented controller, or for the one
  /// that the delegate puts in its place.
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
    adaptive.standIn(for: presentation, in: style)
    // The host has been called, and may have ended the presentation.
    if let delegate, entities.contains(presentation.handle) {
      host.call { delegate.prepare(adaptive, for: presentation) }
    }
    return adaptive
  }

  /// Adapts all presentations to traits that change, or will; `window` are the window's traits
  /// then. Without a change of size everything is over when this returns.
  func adaptAll(
    in window: SizeClasses, _ coordinator: TransitionCoordinator?, isResize: Bool = true
  ) {
    guard !active.isEmpty, let root = controllers.find(controllers.root) else { return }
    finishAdaptations()
    // Carried out as a request of its own: requests of callbacks come after it. If a transition is
    // under way this one waits, and is late: the change of size is over when its turn comes.
    var isLate = false
    transitions.perform(for: root, lane: .presentationLane) { [self] in
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

  /// Returns a coordinator if its transition is still under way; the host is given no other.
  func underWay(_ coordinator: TransitionCoordinator?) -> TransitionCoordinator? {
    coordinator.flatMap { entities.contains($0.handle) ? $0 : nil }
  }

  /// Lays out presentations that have taken over; on a spring if the change of size was animated
  /// and they come too late for it.
  private func layOutAdapted(isAnimated: Bool) {
    guard isAnimated else { return controllers.animations.performWithoutAnimation { layOut() } }
    let curve = ModalTransition.spring
    var options = AnimationOptions(duration: curve.naturalDuration ?? ModalTransition.duration)
    options.curve = curve
    options.flags = .allowUserInteraction
    _ = controllers.animations.animate(options) {
      controllers.animatingLayout { layOut() }
    }
  }

  /// Asks for the style of a presentation whose presenter's traits have changed, and begins an
  /// adaptation if it is another one.
  private func adaptAgain(
    _ current: PresentationController, _ window: SizeClasses,
    _ coordinator: TransitionCoordinator?
  ) {
    let original = current.original ?? current
    guard let presenter = current.presentingController, let shown = current.presentedController
    else { return }
    let classes = controllers.traits(of: presenter, in: window)
    guard original.adaptedFor != classes else { return }
    original.noteAdaptation(for: classes)
    let style = adaptiveStyle(of: original, for: classes)
    guard current.isActive, style != current.adaptiveStyle else { return }
    var presented = shown
    var next = original
    // `next` is held once from here on, as `makeAdaptive` holds what it makes.
    if style == .none {
      guard let wanted = original.presentedController, canStandIn(wanted, for: shown, presenter)
      else { return }
      presented = wanted
      entities.retain(original)
    } else {
      do throws(Fault) {
        presented = original.presentedController ?? shown
        // A controller that presents something itself is not exchanged for another.
        if !shown.presented.isNone { presented = shown }
        next = try makeAdaptive(original, style, &presented)
      } catch {
        return controllers.host.warn(error.code, "motus_runtime_set_window_size", error.message)
      }
    }
    let handle = next.handle
    defer { entities.release(handle) }
    // The host has been called: the presenter may present another controller now.
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

  /// Whether a controller can be presented in place of another: it has no parent or presenter, is
  /// no ancestor of the presenter, and does not exceed the depth.
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

  /// Lets another presentation controller take over: it is held with the controller that it presents,
  /// and linked. The old one is held until it is retired.
  func exchange(
    _ old: PresentationController, for new: PresentationController, _ presenter: ViewController,
    _ leaving: ViewController, _ coming: ViewController
  ) {
    entities.retain(new)
    entities.retain(coming)
    new.takeOver(from: presenter.handle)
    leaving.forgetPresenter()
    coming.setPresenter(presenter.handle, with: new.traitOverride)
    presenter.setPresented(coming.handle)
    replace(old, by: new)
  }

  /// Ends adaptations: what adapts is in its place at once, other motion goes on. One that is still
  /// beginning is left to what ends it.
  func finishAdaptations() {
    while let adaptation = adaptations.first(where: { !$0.isBeginning }) { adaptation.finish() }
  }

  /// Ends all adaptations, also those that are still beginning: the root leaves the window with what
  /// it presents, so that their did-calls are due.
  func finishAdaptationsOfRoot() {
    while let adaptation = adaptations.first { adaptation.finish() }
  }
}
