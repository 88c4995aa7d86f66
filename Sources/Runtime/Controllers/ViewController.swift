/// A screen or a part of one: a view that is loaded when it is first needed, and its lifecycle.
class ViewController: Entity {
  let controllers: Controllers
  /// Replaced at the controller's end by one that does nothing, so that the host is not called any
  /// more.
  final private(set) var delegate: ViewControllerDelegate
  /// The host's name for the controller, in messages.
  final private(set) var title: Identifier?
  /// The controller's view; none until it is loaded.
  final private(set) var viewIfLoaded = Handle.none
  final private(set) var isLoadingView = false
  final fileprivate(set) var parent = Handle.none
  final fileprivate(set) var children: [Handle] = []
  final var lifecycle = ControllerLifecycle()
  /// Whether children appear and disappear with this controller (AP-5).
  final private(set) var forwardsAppearance = true
  /// The split view controller whose own stack this is, for good: it can be in no other place, even
  /// while the split view controller shows columns. None for all others.
  final private(set) var home = Handle.none
  /// The presenter of this controller, and the controller that this one presents. Set by the
  /// presentation layer only.
  final private(set) var presenter = Handle.none
  final private(set) var presented = Handle.none
  /// The container view of a presentation that has replaced this controller's view; none otherwise.
  final private(set) var standIn = Handle.none
  /// Override of its traits by the parent or the presentation.
  final private(set) var traitOverride = SizeClasses.unspecified
  /// The direction of layout that the host has given it; none when it inherits.
  final private(set) var directionOverride: LayoutDirection?
  /// The presentation layer's state for it; made when it is first needed.
  final private(set) var attachment: ControllerAttachment?
  final private(set) var interruption = Interruption.queue
  /// The transition by which it comes and goes unless another is given; kept by the transitions'
  /// layer.
  final private(set) var preferredTransition: ControllerAttachment?
  /// Insets that it adds to its safe area, and the safe area of which it was last notified.
  final private(set) var additionalSafeArea = Insets.zero
  final private(set) var knownSafeArea = Insets.zero
  /// Edges at which the bars around it are hidden while it is shown.
  final private(set) var hiddenBars = BarEdges()
  /// The scroller to which bars around it answer; none when they find it themselves.
  final private(set) var contentScroller = Handle.none
  /// The segues that begin here, and the unwindings that can end here.
  final private(set) var segues: [SegueTemplate] = []
  final private(set) var unwindActions: [UnwindAction] = []

  /// The treatment of a request that comes while a transition of this container is under way.
  enum Interruption: Int32 {
    /// The request waits until the transition has ended.
    case queue = 0
    /// The transition counts as completed at once; its motion goes on below the new one.
    case fluid = 1
  }

  /// Look of the views that the library adds around it.
  final var look = ControllerLook() {
    didSet { if look != oldValue { controllers.presentations?.lookHasChanged(self) } }
  }

  init(controllers: Controllers, delegate: ViewControllerDelegate) {
    self.controllers = controllers
    self.delegate = delegate
  }

  // MARK: Settings

  final func setTitle(_ title: Identifier?) { self.title = title }

  final func setForwardsAppearance(_ forwards: Bool) { forwardsAppearance = forwards }

  final func setInterruption(_ interruption: Interruption) { self.interruption = interruption }

  final func overrideDirection(_ direction: LayoutDirection?) { directionOverride = direction }

  final func overrideTraits(_ traits: SizeClasses) { traitOverride = traits }

  final func setAdditionalSafeArea(_ insets: Insets) {
    guard insets != additionalSafeArea else { return }
    additionalSafeArea = insets
    controllers.insetsChanged(in: self)
  }

  /// Notes the edges at which bars around the controller are hidden, no others; returns whether they
  /// are not those of before.
  final func noteHiddenBars(at edges: BarEdges) -> Bool {
    guard edges != hiddenBars else { return false }
    hiddenBars = edges
    return true
  }

  // MARK: What other layers keep here

  final func setAttachment(_ attachment: ControllerAttachment) { self.attachment = attachment }

  /// Sets the transition by which the controller comes and goes; returns the old one.
  final func setPreferredTransition(_ new: ControllerAttachment?) -> ControllerAttachment? {
    defer { preferredTransition = new }
    return preferredTransition
  }

  /// Makes this controller the own stack of a split view controller, for good.
  final func setHome(_ home: Handle) { self.home = home }

  /// Notes the safe area, of which the controller is to be notified; returns whether it has changed.
  final func noteSafeArea(_ safeArea: Insets) -> Bool {
    guard safeArea != knownSafeArea else { return false }
    knownSafeArea = safeArea
    return true
  }

  // MARK: Presentation

  /// Notes the presenter, and the traits that it gives.
  final func setPresenter(_ presenter: Handle, with traits: SizeClasses) {
    self.presenter = presenter
    traitOverride = traits
  }

  /// Forgets the presenter and its traits.
  final func forgetPresenter() {
    presenter = .none
    traitOverride = .unspecified
  }

  final func setPresented(_ presented: Handle) { self.presented = presented }

  final func forgetPresented() { presented = .none }

  /// Notes the container view of a presentation that has replaced this controller's view.
  final func setStandIn(_ containerView: Handle) { standIn = containerView }

  final func endStandIn() { standIn = .none }

  // MARK: The view

  final var appearance: Appearance { lifecycle.state }

  final var isViewLoaded: Bool { !viewIfLoaded.isNone }

  final var isCovered: Bool { lifecycle.isCovered }
  /// Whether the controller counts as disappeared, even if its view is in the window.
  final var isAway: Bool { isCovered || !lifecycle.absence.isEmpty }

  /// Whether its view is in the window, and changes here are visible, whatever its appearance
  /// state.
  final var isOnScreen: Bool { controllers.isInWindow(self) }

  /// Returns the view, and loads it first if needed.
  final func view() throws(Fault) -> Handle {
    try loadViewIfNeeded()
    return viewIfLoaded
  }

  /// Loads the view if it is not loaded: the delegate sets a view, or else the library makes one.
  /// Throws if a callback lets go of it again.
  final func loadViewIfNeeded() throws(Fault) {
    guard !isViewLoaded else { return }
    guard !isLoadingView else {
      throw Fault(.invalidState, "the view controller asks for its view while it loads it")
    }
    controllers.entities.retain(self)
    defer { controllers.entities.release(handle) }
    isLoadingView = true
    _ = controllers.host.call { delegate.loadView(self) }
    isLoadingView = false
    if !isViewLoaded { try makeView() }
    controllers.events.post(.viewDidLoad, handle)
    controllers.host.call { delegate.viewDidLoad(self) }
    guard isViewLoaded else {
      throw Fault(.invalidState, "the view controller has let go of the view that it was to load")
    }
  }

  /// Sets the controller's view, and retains it.
  final func setView(_ view: Handle) throws(Fault) {
    let views = controllers.views
    let owner = views.rows[view.index].owner
    guard owner == 0 || owner == handle.bits else {
      throw Fault(.invalidState, "the view belongs to another view controller")
    }
    guard view != views.window else {
      throw Fault(.invalidArgument, "the window cannot be a view controller's view")
    }
    guard view != viewIfLoaded else { return }
    if isViewLoaded { try checkViewCanGo() }
    try views.retain(view)
    releaseView()
    viewIfLoaded = view
    views.rows.base[view.index].owner = handle.bits
    if let superview = views.parent(view.index) { views.noteController(below: superview) }
  }

  /// Releases a view that is not shown; the next use loads another. For memory warnings.
  final func unloadView() throws(Fault) {
    guard isViewLoaded else { throw Fault(.invalidState, "the view is not loaded") }
    try checkViewCanGo()
    releaseView()
  }

  /// Forgets the view, which has ended.
  final func viewHasEnded() { viewIfLoaded = .none }

  /// The child from which this container takes its content size; none without one.
  var contentChild: ViewController? { nil }

  /// Whether a presentation in context stops at this controller by default (PR-15).
  var definesContextByDefault: Bool { false }

  /// Edges at which it, with the controllers shown in it, hides the bars around it.
  var allHiddenBars: BarEdges { hiddenBars }

  /// Returns how far the insets around this controller reach into a child's view, if bars are
  /// hidden at `edges`, which containers with bars heed; see `Controllers.safeArea`.
  func safeArea(
    inside child: ViewController, hiding edges: BarEdges, over window: Insets, for scroller: Handle
  ) -> Insets {
    controllers.overlap(
      controllers.safeArea(of: self, hiding: allHiddenBars, over: window, for: scroller),
      in: self, of: child)
  }

  /// Names the scroller to which bars around this controller answer; with none they find one
  /// themselves.
  final func setContentScroller(_ scroller: Handle) {
    guard scroller != contentScroller else { return }
    contentScroller = scroller
    // Bars look for their scrollers anew when edges have changed.
    controllers.scrollers.noteEdges()
  }

  /// How far the container's own bar at an edge has answered to content: 0 expanded, 1 standard, 2
  /// minimized; none without a bar.
  func barProgress(_ edge: BarEdges) -> Double? { nil }

  /// Called when the view is laid out; containers lay out their children's views here.
  func layOutContents() {}

  /// Called inside a block that has given the view another size, before the layout with its calls:
  /// containers place their children's views here, so that they move with that block.
  func fitContents() { layOutContents() }

  /// Called when the view has another size and what it holds has moved with that: containers take it as
  /// the size for which that stands.
  func noteRoom() {}

  /// Called when the appearance has begun here, before it begins in the children.
  func willAppearBeforeChildren() {}

  /// Called when the appearance has begun here and in the children.
  func willAppearWithChildren(animated: Bool) {}

  /// Called when the appearance is complete here and in the children.
  func didAppearWithChildren(animated: Bool) {}

  /// Whether a child can leave only by a request to this container, which keeps an order of its own.
  func keeps(_ child: ViewController) -> Bool { false }

  /// Returns the size that a child gets in a view of another size, if the delegate gives none.
  func size(of child: ViewController, parentSize: Size) -> Size? { nil }

  /// The direction of layout that its options give it, unless the host has overridden that.
  var optionalDirection: LayoutDirection? { nil }

  /// Called when its traits will change with the next layout.
  func traitsWillChange() {}

  /// Removes a child for which `keeps` is true, by a request to the container.
  func dismissKept(_ child: ViewController) {}

  /// Returns the view that stays while children come and go by their preferred transitions; none if
  /// there is none.
  func viewForPreferredTransitions() -> Handle { .none }

  /// Whether it shows other controllers by itself, as a navigation controller does by a push.
  func shows(asDetail: Bool) -> Bool { delegate.shows(asDetail: asDetail) }

  /// Shows another controller in this one: by the delegate, or as the kind of container does. With
  /// `asDetail` it is shown as the secondary content, as in a split view controller's secondary
  /// column.
  func show(
    _ shown: ViewController, asDetail: Bool, sender: UnsafeMutableRawPointer?
  ) throws(Fault) {
    controllers.host.call {
      delegate.show(shown, in: self, asDetail: asDetail, sender: sender)
    }
  }

  /// Shows the child that is, or contains, the controller in which an unwinding ends.
  func unwind(toward child: ViewController) {}

  override func dispose() {
    delegate = ViewControllerDelegate()
    for child in children {
      controllers.find(child)?.parent = .none
      controllers.entities.release(child)
    }
    children = []
    segues = []
    unwindActions = []
    preferredTransition?.controllerEnds(self)
    preferredTransition = nil
    attachment?.controllerEnds(self)
    attachment = nil
    releaseView()
  }

  /// Makes a view with the window's size.
  private func makeView() throws(Fault) {
    let view = try controllers.views.create()
    defer { controllers.views.release(view) }
    try setView(view)
    controllers.place(view.index, in: controllers.views.window.index)
  }

  /// Throws while the view may be visible, or a transition manages it.
  private func checkViewCanGo() throws(Fault) {
    guard appearance == .disappeared, !lifecycle.isManaged else {
      throw Fault(
        .invalidState, "the view controller is \(appearance.noun) or about to move: its view stays")
    }
  }

  /// Releases the view, and its link to the controller.
  private func releaseView() {
    guard isViewLoaded else { return }
    let views = controllers.views
    let view = viewIfLoaded
    viewIfLoaded = .none
    guard views.names.contains(view) else { return }
    views.rows.base[view.index].owner = 0
    views.release(view)
  }
}

extension ViewController {
  /// Adds a child at the end, taking it from its old parent (CN-1, CN-5).
  final func addChild(_ child: ViewController) throws(Fault) {
    try checkCanAdd(child)
    let entities = controllers.entities
    entities.retain(self)
    entities.retain(child)
    defer {
      entities.release(child.handle)
      entities.release(handle)
    }
    if child.parent == handle {
      // It stays a child through the call: one without a parent could be presented in it, and be a
      // member of this container all the same.
      controllers.willMove(child, to: self)
      try checkStillCanAdd(child)
      return try moveToEnd(child)
    }
    if let old = controllers.find(child.parent) {
      old.detach(child)
      controllers.completeAppearance(of: child, leaving: old)
      controllers.didMove(child, to: nil)
    } else {
      controllers.endRoot(child)
    }
    controllers.willMove(child, to: self)
    // The host has been called: it may have moved the child, or this controller.
    try checkStillCanAdd(child)
    guard child.parent.isNone else {
      controllers.endMove(of: child)
      throw Fault(
        .invalidState, "\(controllers.name(child)) has been given another parent meanwhile")
    }
    appendChild(child)
    guard child.parent == handle else {
      controllers.endMove(of: child)
      throw Fault(
        .invalidState, "\(controllers.name(child)) has been given another place meanwhile")
    }
  }

  /// Checks again after the `willMove` call that a controller can become a child; if not, that call gets
  /// its `didMove`.
  private func checkStillCanAdd(_ child: ViewController) throws(Fault) {
    do throws(Fault) { try checkCanAdd(child) } catch {
      controllers.endMove(of: child)
      throw error
    }
  }

  /// Removes this controller from its parent and notifies it (CN-2). In a container that keeps an
  /// order of its own this is a request to that container.
  final func removeFromParent() {
    guard let old = controllers.find(parent) else { return }
    guard !old.keeps(self) else { return old.dismissKept(self) }
    controllers.entities.retain(self)
    old.detach(self)
    controllers.completeAppearance(of: self, leaving: old)
    controllers.didMove(self, to: nil)
    controllers.entities.release(handle)
  }

  /// Makes a controller without parent a child, without a callback. If a callback has meanwhile
  /// made it the root, or an ancestor of this one, nothing happens: no controller can be inside
  /// itself.
  final func appendChild(_ child: ViewController) {
    guard child.parent.isNone, controllers.root != child.handle,
      !controllers.isAround(child, self)
    else { return }
    controllers.entities.retain(child)
    child.parent = handle
    children.append(child.handle)
  }

  /// Moves a child behind the others. A callback may have taken it out, or given it another parent.
  private func moveToEnd(_ child: ViewController) throws(Fault) {
    guard let index = children.firstIndex(of: child.handle) else {
      throw Fault(
        .invalidState, "\(controllers.name(child)) has been taken out of its parent meanwhile")
    }
    children.close(index)
    children.append(child.handle)
  }

  /// Removes a child without a callback.
  final func detach(_ child: ViewController) {
    guard let index = children.firstIndex(of: child.handle) else { return }
    children.close(index)
    child.parent = .none
    child.traitOverride = .unspecified
    controllers.entities.release(child.handle)
  }

  /// Throws if a controller cannot become a member of this container, which keeps an order of its
  /// own.
  final func checkMember(_ controller: ViewController) throws(Fault) {
    guard controller !== self else {
      throw Fault(.invalidArgument, "a container cannot stand in itself")
    }
    guard controller.parent.isNone || controller.parent == handle else {
      throw Fault(.invalidState, "\(controllers.name(controller)) has another parent")
    }
    try controller.checkHasNoOtherPlace()
    guard controllers.root != controller.handle else {
      throw Fault(.invalidState, "\(controllers.name(controller)) fills the window")
    }
    guard !controllers.isAround(controller, self) else {
      throw Fault(.invalidArgument, "\(controllers.name(controller)) stands above the container")
    }
    if controller.parent != handle { try controllers.checkRoom(for: controller, in: self) }
  }

  /// Throws if the controller is presented, or is a split view controller's own stack: those have
  /// no other parent and cannot be the root.
  final func checkHasNoOtherPlace() throws(Fault) {
    guard presenter.isNone else {
      throw Fault(.invalidState, "\(controllers.name(self)) is presented")
    }
    try checkIsNoStack()
  }

  /// Throws if it is a split view controller's own stack.
  final func checkIsNoStack() throws(Fault) {
    guard let home = controllers.find(home) else { return }
    throw Fault(
      .invalidState, "\(controllers.name(self)) is the stack of \(controllers.name(home)) alone")
  }

  /// Throws if a controller cannot become a child.
  private func checkCanAdd(_ child: ViewController) throws(Fault) {
    guard child !== self else {
      throw Fault(.invalidArgument, "a view controller cannot be its own child")
    }
    try child.checkHasNoOtherPlace()
    guard !controllers.isAround(child, self) else {
      throw Fault(.invalidArgument, "a view controller cannot stand below itself")
    }
    if child.parent != handle { try controllers.checkRoom(for: child, in: self) }
    guard let old = controllers.find(child.parent), old !== self, old.keeps(child) else { return }
    throw Fault(
      .invalidState,
      "\(controllers.name(child)) stands in \(controllers.name(old)): remove it there first"
    )
  }
}

extension ViewController {
  /// Adds a segue, in place of one with the same identifier.
  final func add(_ segue: SegueTemplate) {
    segues.removeAll { $0.identifier.equals(segue.identifier) }
    segues.append(segue)
  }

  final func add(_ action: UnwindAction) {
    unwindActions.removeAll { $0.identifier.equals(action.identifier) }
    unwindActions.append(action)
  }

  /// Performs a segue: makes the destination, lets the source prepare, then shows it (SG-2). If a
  /// user asks for it the source has to allow it (SG-1). Returns whether it was performed.
  final func performSegue(
    _ identifier: Identifier, sender: UnsafeMutableRawPointer?, byUser: Bool
  ) throws(Fault) -> Bool {
    guard let template = segues.first(where: { $0.identifier.equals(identifier) }) else {
      throw Fault(.notFound, "no segue\(identifier) has been added")
    }
    let entities = controllers.entities
    let host = controllers.host
    entities.retain(self)
    defer { entities.release(handle) }
    if byUser {
      let isAllowed = host.call {
        delegate.shouldPerformSegue(self, template.identifier, sender: sender)
      }
      guard isAllowed else { return false }
    }
    guard let destination = host.call({ template.makeDestination(for: self) }) else {
      throw Fault(.invalidState, "the segue has no destination")
    }
    // The host may release its reference to the destination while the source prepares.
    entities.retain(destination)
    defer { entities.release(destination.handle) }
    // The reference with which the host has returned the destination, unless it has released that
    // itself: whoever shows the destination holds it.
    defer { try? entities.releaseByHost(destination.handle) }
    let segue = try entities.insertOwn(
      Segue(template.identifier, from: self, to: destination, sender: sender, isUnwind: false),
      as: .segue)
    defer { entities.release(segue.handle) }
    host.call { delegate.prepare(self, for: segue.handle) }
    switch template.kind {
    case .show: try show(destination, asDetail: false, from: sender)
    case .showDetail: try show(destination, asDetail: true, from: sender)
    case .present: try controllers.presentations?.present(destination, inFrontOf: self)
    case .custom: host.call { template.perform(segue) }
    }
    return true
  }

  /// Returns the controller that shows others on behalf of this one: the nearest that does, from
  /// this outwards through parents and presenters.
  final func target(showingDetail isDetail: Bool) -> ViewController? {
    controllers.nearest(to: self, through: .parentsAndPresenters) { $0.shows(asDetail: isDetail) }
  }

  /// Shows another controller in the one responsible; presents it if there is none.
  final func show(
    _ shown: ViewController, asDetail: Bool, from sender: UnsafeMutableRawPointer?
  ) throws(Fault) {
    guard let target = target(showingDetail: asDetail) else {
      try controllers.presentations?.present(shown, inFrontOf: self)
      return
    }
    try target.show(shown, asDetail: asDetail, sender: sender)
  }
}

extension Controllers {
  /// Returns the next controller outwards: the parent, the presenter, or, for a stack that waits
  /// for its split view controller to collapse, that split view controller.
  func around(_ controller: ViewController) -> ViewController? {
    find(controller.parent) ?? find(controller.presenter) ?? find(controller.home)
  }

  /// Directions in which to look for ancestors. A presented controller has no parent.
  enum Ancestors { case parents, parentsAndPresenters }

  /// Returns the nearest controller that satisfies `isWanted`, from the given one outwards.
  func nearest(
    to controller: ViewController, through ancestors: Ancestors,
    where isWanted: (ViewController) -> Bool
  ) -> ViewController? {
    var current: ViewController? = controller
    while let candidate = current {
      if isWanted(candidate) { return candidate }
      current = ancestors == .parents ? find(candidate.parent) : around(candidate)
    }
    return nil
  }

  /// Returns the controller without parent around a controller, or the controller itself.
  func outermost(around controller: ViewController) -> ViewController {
    nearest(to: controller, through: .parents) { find($0.parent) == nil } ?? controller
  }

  /// Greatest depth of controllers inside each other, by parents and presenters, the outermost
  /// being 1. They are notified by recursion, on the stack of the host's thread, of unknown size.
  static let maximumDepth = 128

  /// Whether a controller, with all those inside it, can enter another without passing the depth.
  func hasRoom(for controller: ViewController, in outer: ViewController) -> Bool {
    var depth = 0
    _ = nearest(to: outer, through: .parentsAndPresenters) { _ in
      depth += 1
      return false
    }
    return hasHeight(controller, atMost: Self.maximumDepth - depth)
  }

  /// Throws if the controllers would be inside each other too deep.
  func checkRoom(for controller: ViewController, in outer: ViewController) throws(Fault) {
    guard hasRoom(for: controller, in: outer) else {
      throw Fault(
        .limit, "view controllers stand at most \(Self.maximumDepth) deep in each other")
    }
  }

  /// Whether the controllers from one inwards, children and presented ones, have at most so many
  /// levels.
  private func hasHeight(_ controller: ViewController, atMost levels: Int) -> Bool {
    guard levels > 0 else { return false }
    for child in controller.children {
      if let child = find(child), !hasHeight(child, atMost: levels - 1) { return false }
    }
    guard let presented = find(controller.presented) else { return true }
    return hasHeight(presented, atMost: levels - 1)
  }

  /// Whether a controller is another one or one of its ancestors, by parents and presenters:
  /// putting it into that one would close a circle. It is asked before any controller gets a parent
  /// or presenter, so that every walk outwards ends.
  func isAround(_ controller: ViewController, _ inner: ViewController) -> Bool {
    nearest(to: inner, through: .parentsAndPresenters) { $0 === controller } != nil
  }
}
