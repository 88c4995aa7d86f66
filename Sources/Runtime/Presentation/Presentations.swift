/// All presentations: policies and requests; their motion is that of any transition.
final class Presentations: FramePart {
  typealias Completion = (_ completed: Bool) -> Void

  let transitions: Transitions
  let controllers: Controllers
  let entities: EntityTable
  /// Presentations under way, or accepted, in the order of the requests.
  private(set) var active: [PresentationController] = []
  /// Requests that wait for their turn, in order.
  private(set) var waiting: [Errand] = []
  /// Presentations whose style is changing.
  private(set) var adaptations: [Adaptation] = []
  /// Presentations whose container views wait for layout.
  private var layoutQueue: [PresentationController] = []
  /// Those of them whose container views have been resized in a block that is open.
  private var fitQueue: [PresentationController] = []
  /// Whether something lingers in a view that has been resized.
  private var awaitsAfterimages = false

  init(transitions: Transitions) {
    self.transitions = transitions
    controllers = transitions.controllers
    entities = transitions.controllers.entities
    super.init()
    controllers.views.observe(self, as: .presentations)
    controllers.setPresentations(self)
  }

  /// Returns a controller's settings for presentations, made when first needed.
  func settings(of controller: ViewController) -> ModalSettings {
    if let attachment = controller.attachment {
      return unsafeDowncast(attachment, to: ModalSettings.self)
    }
    let settings = ModalSettings(self, definesContext: controller.definesContextByDefault)
    controller.setAttachment(settings)
    return settings
  }

  /// Sets a controller's style, and drops a presentation controller of another style.
  func setStyle(_ style: PresentationStyle, of controller: ViewController) {
    settings(of: controller).setStyle(style)
  }

  /// Returns the presentation controller of the nearest presented ancestor; if there is none, the
  /// one with which the controller will be presented, made now (PR-5).
  func presentationController(
    of controller: ViewController
  ) throws(Fault) -> PresentationController {
    if let active = activePresentationController(of: controller) { return active }
    return try presentationController(for: controller, presenting: nil, source: controller)
  }

  /// Returns the presentation controller of the nearest presented ancestor; makes none.
  func activePresentationController(of controller: ViewController) -> PresentationController? {
    controllers.nearest(to: controller, through: .parents) { !$0.presenter.isNone }
      .flatMap { presentation(of: $0) }
  }

  /// Returns the presentation by which a controller is presented.
  func presentation(of controller: ViewController) -> PresentationController? {
    active.first { $0.presented == controller.handle }
  }

  /// Returns the presentation controller that has been made for a controller; if there is none, asks
  /// the controller's delegate for one of the custom style, or makes one of the controller's style. The
  /// controller's settings keep it.
  func presentationController(
    for presented: ViewController, presenting: ViewController?, source: ViewController
  ) throws(Fault) -> PresentationController {
    let settings = settings(of: presented)
    if let made = settings.presentationController { return made }
    let style = settings.style.concrete
    if style == .custom, let delegate = settings.transitioningDelegate {
      let answer = controllers.host.call {
        delegate.presentationController(
          forPresented: presented, presenting: presenting, source: source)
      }
      if let answer, answer.presented == presented.handle, !answer.isActive {
        // The delegate may have let one be made, which is kept.
        guard settings.presentationController == nil else { return answer }
        entities.retain(answer)
        settings.keep(answer)
        return answer
      }
      if answer != nil {
        controllers.host.warn(
          .invalidArgument, "presentation_controller",
          "the presentation controller is not one for \(controllers.name(presented))")
      }
    }
    let made = try make(style, for: presented)
    settings.keep(made)
    return made
  }

  /// Makes a presentation controller of a built-in style, held once by the library.
  func make(
    _ style: PresentationStyle, for presented: ViewController
  ) throws(Fault) -> PresentationController {
    let presentation =
      switch style {
      case .pageSheet, .formSheet:
        SheetPresentation(self, style: style, presented: presented.handle)
      case .popover: PopoverPresentation(self, style: style, presented: presented.handle)
      default: PresentationController(self, style: style, presented: presented.handle)
      }
    return try entities.insertOwn(presentation, as: .presentationController)
  }

  /// Returns the style of the built-in transition: the presented controller's, or in a context the
  /// presenter's, if it is set to provide the style (PR-4).
  func transitionStyle(of presentation: PresentationController) -> ModalTransitionStyle {
    if presentation.style == .currentContext, let presenter = presentation.presentingController,
      settings(of: presenter).providesTransitionStyle
    {
      return settings(of: presenter).transitionStyle
    }
    return presentation.presentedController.map { settings(of: $0).transitionStyle }
      ?? .coverVertical
  }

  /// Returns the transition under way that moves a presentation.
  func session(of presentation: PresentationController) -> TransitionSession? {
    guard let session = transitions.session(of: .presentationLane), !session.hasEnded,
      let sides = session.request.sides,
      unsafeDowncast(sides, to: PresentationTransition.self).moves(presentation)
    else { return nil }
    return session
  }

  /// Whether a transition moves a presentation.
  func isMoving(_ presentation: PresentationController) -> Bool {
    session(of: presentation) != nil
  }

  /// Returns the coordinator of the motion of a presentation: that of its own transition, or of the
  /// change of size in which it takes over.
  func coordinator(of presentation: PresentationController) -> TransitionCoordinator? {
    if let session = session(of: presentation) { return session.coordinator }
    return transitions.sessions.first {
      !$0.hasEnded && $0.participants.isGuest(presentation.presented)
    }?.coordinator
  }

  // MARK: List of presentations

  /// Adds an adaptation to those under way.
  func begin(_ adaptation: Adaptation) { adaptations.append(adaptation) }

  /// Adds a request that waits for its turn.
  func wait(_ errand: Errand) { waiting.append(errand) }

  /// Forgets a request whose turn has come.
  func forget(_ errand: Errand) { waiting.removeOne { $0 === errand } }

  /// Links presenter and presented controller when a request has been accepted (PR-9).
  func link(
    _ presentation: PresentationController, _ presenter: ViewController,
    _ presented: ViewController
  ) {
    entities.retain(presentation)
    entities.retain(presented)
    // The presenter's settings notice its end (`controllerEnds`): they are made here if there are none.
    _ = settings(of: presenter)
    presentation.request(from: presenter.handle)
    presenter.setPresented(presented.handle)
    presented.setPresenter(presenter.handle, with: presentation.traitOverride)
    active.append(presentation)
  }

  /// Removes the links between presenter and presented controller.
  func unlink(_ presentation: PresentationController) {
    if let presenter = presentation.presentingController,
      presenter.presented == presentation.presented
    {
      presenter.forgetPresented()
    }
    presentation.presentedController?.forgetPresenter()
  }

  /// Ends a presentation, cancelled or dismissed: unlinks it, lets a presenter that counted as covered
  /// follow the window again, and retires its presentation controller.
  func close(_ presentation: PresentationController) {
    guard let index = active.firstIndex(where: { $0 === presentation }) else { return }
    for adaptation in adaptations where adaptation.new === presentation { adaptation.abandon() }
    active.remove(at: index)
    unlink(presentation)
    let original = presentation.original ?? presentation
    if let presented = original.presentedController {
      let settings = settings(of: presented)
      // The next presentation gets a presentation controller of its own (TR-15).
      if settings.presentationController === original, original.style == .custom {
        settings.dropLater()
      }
    }
    if let presenter = presentation.presentingController, presenter.isCovered {
      presenter.lifecycle.setCovered(false)
      if !presenter.lifecycle.isManaged { controllers.follow(presenter) }
    }
    retire(presentation, of: presentation.presentedController)
  }

  /// Removes the views of a presentation controller that has nothing to present any more, and
  /// releases it and its presented controller.
  func retire(_ presentation: PresentationController, of presented: ViewController?) {
    if let presenter = presentation.presentingController,
      presenter.standIn == presentation.containerView
    {
      presenter.endStandIn()
    }
    presentation.endCurl()
    presentation.presentationClosed()
    presentation.dropContainerView()
    presentation.close()
    if let presented = (presentation.original ?? presentation).presentedController {
      settings(of: presented).dropIfDue()
    }
    entities.release(presentation.presented)
    entities.release(presentation.handle)
  }

  /// Puts a presentation into the place of another in the list of presentations.
  func replace(_ old: PresentationController, by new: PresentationController) {
    for index in active.indices where active[index] === old { active[index] = new }
  }

  /// Removes an adaptation; returns whether it was under way.
  func forget(_ adaptation: Adaptation) -> Bool {
    guard let index = adaptations.firstIndex(where: { $0 === adaptation }) else { return false }
    adaptations.remove(at: index)
    return true
  }

  /// Closes the presentations of a controller that ends.
  func forget(_ controller: ViewController) {
    guard !controller.presented.isNone else { return }
    for presentation in active where presentation.presented == controller.presented {
      close(presentation)
    }
  }

  /// Drops everything at the end of the runtime, without calling anybody.
  override func removeAll() {
    active = []
    waiting = []
    adaptations = []
    layoutQueue = []
    fitQueue = []
    awaitsAfterimages = false
  }

  // MARK: Layout

  /// The container view of the presentation begun last whose controller does not disappear: nothing
  /// outside of it can be reached.
  override var confinement: Int? {
    for presentation in active.reversed() where presentation.hasBegun {
      guard let presented = presentation.presentedController,
        presented.appearance == .appearing || presented.appearance == .appeared,
        controllers.views.names.contains(presentation.containerView)
      else { continue }
      return presentation.containerView.index
    }
    return nil
  }

  override func viewDidResizeWithContents(_ view: Int) {
    for session in transitions.sessions { session.noteRoom(in: view) }
    for presentation in active where presentation.containerView.index == view {
      presentation.noteComingAlong()
    }
  }

  /// Lets container views fill a superview that has another size, or keep the presenter's frame; a
  /// container view of another size has its presentation laid out. What lingers in the view follows.
  override func viewDidResize(_ view: Int) {
    if transitions.hasLooseAfterimages(following: view) {
      controllers.views.noteFit(isDue: true)
      awaitsAfterimages = true
    }
    guard !active.isEmpty else { return }
    for presentation in active where controllers.views.names.contains(presentation.containerView) {
      let containerView = presentation.containerView.index
      if controllers.views.parent(containerView) == view
        || presentation.takesPresentersFrame
          && presentation.presentingController?.viewIfLoaded.index == view
      {
        presentation.fitContainerView()
      }
      guard containerView == view else { continue }
      if controllers.animations.contexts.last?.isAnimated == true, presentation.hasBegun,
        !layoutQueue.contains(where: { $0 === presentation })
      {
        controllers.views.noteFit(isDue: true)
        fitQueue.append(presentation)
      }
      setNeedsLayout(presentation)
    }
  }

  /// Marks a presentation for layout in the next frame, as if its container view had been resized.
  func setNeedsLayout(_ presentation: PresentationController) {
    guard presentation.hasBegun,
      !layoutQueue.contains(where: { $0 === presentation })
    else { return }
    layoutQueue.append(presentation)
  }

  /// Sets a controller's preferred content size, and notifies its container or presentation.
  func setPreferredContentSize(_ size: Size, of controller: ViewController) {
    guard settings(of: controller).prefer(size) else { return }
    controllers.notifyOfContentSize(.preferred, of: controller)
  }

  override var answers: FrameQuestions { [.needsFrame, .needsLayout] }

  override var needsFrame: Bool { needsLayout }

  override var needsLayout: Bool { !layoutQueue.isEmpty || awaitsAfterimages }

  /// Places what presentations hold whose container views the open block has resized; those of the
  /// library make no calls and are laid out by that.
  override func fitNow() {
    guard !controllers.animatesLayout, !fitQueue.isEmpty || awaitsAfterimages else { return }
    controllers.animatingLayout {
      followAfterimages()
      let queue = fitQueue
      fitQueue = []
      for presentation in queue where presentation.hasBegun {
        presentation.fit()
        if presentation.style != .custom { layoutQueue.removeAll { $0 === presentation } }
      }
    }
  }

  /// Lets what lingers follow, and what lingers in that.
  private func followAfterimages() {
    for _ in 0..<Self.deepestFollowing where awaitsAfterimages {
      awaitsAfterimages = false
      transitions.followLooseAfterimages()
    }
  }

  private static let deepestFollowing = 32

  override func layOutNow() {
    if controllers.animations.contexts.areAnimated { controllers.animatingLayout { layOut() } }
  }

  /// Lays out presentations whose container views have been resized since the last frame (PR-10),
  /// or whose sources have moved.
  override func layOut() {
    for presentation in active where presentation.hasBegun && presentation.sourceHasMoved() {
      setNeedsLayout(presentation)
    }
    guard needsLayout else { return }
    followAfterimages()
    let queue = layoutQueue
    layoutQueue = []
    fitQueue = []
    for presentation in queue where presentation.hasBegun {
      presentation.layOut()
    }
    // Views resized by that are laid out too.
    controllers.layOutChanged()
  }
}
