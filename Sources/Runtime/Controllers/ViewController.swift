/// A screen or a part of one: a view that is loaded when it is first needed, and its life.
class ViewController: Entity {
  let controllers: Controllers
  /// One that does nothing from the controller's end on: nobody is called about what is gone.
  final private(set) var delegate: ViewControllerDelegate
  /// What the host calls it.
  final var title: Identifier?
  /// None until it is loaded.
  final private(set) var viewIfLoaded = Handle.none
  final private(set) var isLoadingView = false
  final fileprivate(set) var parent = Handle.none
  final fileprivate(set) var children: [Handle] = []
  /// Changed by `Controllers` alone.
  final var appearance = Appearance.disappeared
  /// What the present appearance was begun with.
  final var appearsAnimated = false
  /// Whether it has been told that it is appearing, since it began to.
  final var hasBeenAppearing = false
  /// Between `willMove` to another parent, or to none, and `didMove`.
  final var isJoining = false
  final var isLeaving = false
  /// Why it appears or disappears: true inside the appearance callbacks only (AP-7).
  final var isMovingToParent = false
  final var isMovingFromParent = false
  final var isBeingPresented = false
  final var isBeingDismissed = false
  /// Whether children share its appearance (AP-5).
  final var forwardsAppearance = true
  /// How many transitions have its appearance in hand; views that move do not change it then.
  final var managers = 0
  /// Whether the transition that has it in hand lets it appear.
  final var isComing = false
  /// Whether it counts as disappeared although it is in the window: what it presents stands in front
  /// of it, and it has been told (US-16). Changed by the transitions alone.
  final var isCovered = false
  /// Why its view stands in the window although it has left it. Changed by the transitions alone.
  final var absence: Absence = []
  /// The split view controller whose stack it is, for good: it stands in no other place, also while
  /// that shows columns. None for all others.
  final var home = Handle.none
  /// Who presents it, and whom it presents. Changed by the presentation layer alone.
  final var presenter = Handle.none
  final var presented = Handle.none
  /// The container view of a presentation that has taken this view's place; none while it has its
  /// place itself.
  final var standIn = Handle.none
  /// What the parent, or the presentation, says of its traits.
  final var traitOverride = SizeClasses.unspecified
  /// What the presentation layer keeps with it; made when it is first needed.
  final var attachment: ControllerAttachment?
  final var interruption = Interruption.queue
  /// How it comes and goes when nobody says otherwise, as the layer of transitions keeps it.
  final var preferredTransition: ControllerAttachment?
  /// What it adds to its safe area, and the safe area of which it has been told.
  final var additionalSafeArea = Insets.zero
  final var knownSafeArea = Insets.zero
  /// At which edges the bars around it are hidden while it is shown.
  final var hiddenBars = BarEdges()
  /// The segues that begin here, and the unwindings that can end here.
  final var segues: [SegueTemplate] = []
  final var unwindActions: [UnwindAction] = []

  /// How a view is in the window without its controller.
  struct Absence: OptionSet, BitwiseCopyable {
    let rawValue: UInt8
    /// In the picture of a transition that has been completed ahead, until another one covers it.
    static let lingering = Absence(rawValue: 1 << 0)
    /// Hidden by a transition that shows and hides.
    static let hidden = Absence(rawValue: 1 << 1)
  }

  /// What becomes of a request while a transition of this container is under way.
  enum Interruption: Int32 {
    /// It waits until that one has ended.
    case queue = 0
    /// That one counts as completed at once, and its picture carries on under the new one.
    case fluid = 1
  }

  /// Of what the library adds around it.
  final var look = ControllerLook() {
    didSet { if look != oldValue { controllers.presentations?.lookHasChanged(self) } }
  }

  init(controllers: Controllers, delegate: ViewControllerDelegate) {
    self.controllers = controllers
    self.delegate = delegate
  }

  final var isViewLoaded: Bool { !viewIfLoaded.isNone }

  /// Whether it counts as disappeared wherever its view stands.
  final var isAway: Bool { isCovered || !absence.isEmpty }

  /// Whether what changes here is seen, whatever it has been told: only what has no window is not.
  final var isOnScreen: Bool { controllers.isInWindow(self) }

  /// The view, loaded now if it is not yet.
  final func view() throws(Fault) -> Handle {
    try loadViewIfNeeded()
    return viewIfLoaded
  }

  final func loadViewIfNeeded() throws(Fault) {
    guard !isViewLoaded else { return }
    guard !isLoadingView else {
      throw Fault(.invalidState, "the view controller asks for its view while it loads it")
    }
    controllers.entities.hold(self)
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

  /// Gives the controller its view, which it retains.
  final func setView(_ view: Handle) throws(Fault) {
    let views = controllers.views
    let owner = views.rows[view.index].controller
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
    views.rows.base[view.index].controller = handle.bits
    if let superview = views.parent(view.index) { views.noteController(below: superview) }
  }

  /// Lets go of a view that is not shown; it will be loaded anew. What a memory warning asks for.
  final func unloadView() throws(Fault) {
    guard isViewLoaded else { throw Fault(.invalidState, "the view is not loaded") }
    try checkViewCanGo()
    releaseView()
  }

  /// The view has ended under the controller, which therefore has none.
  final func viewHasEnded() { viewIfLoaded = .none }

  /// The child whose contents stand for its own; none without one.
  var contentChild: ViewController? { nil }

  /// Whether it presents in context what asks for that (PR-15).
  var definesContextByDefault: Bool { false }

  /// At which edges it hides the bars around it, with what is shown in it.
  var allHiddenBars: BarEdges { hiddenBars }

  /// How far what covers this view reaches into a child's: as `Controllers.safeArea` has it.
  func safeArea(inside child: ViewController, hiding edges: BarEdges, over window: Insets) -> Insets
  {
    controllers.overlap(
      controllers.safeArea(of: self, hiding: allHiddenBars, over: window), in: self, of: child)
  }

  /// The view is laid out; containers fit their children's views.
  func layOutContents() {}

  /// The appearance has begun here, and will begin in the children that stand in the hierarchy.
  func willAppearBeforeChildren() {}

  /// The appearance has begun, here and in the children.
  func willAppearWithChildren(animated: Bool) {}

  /// The appearance is complete, here and in the children.
  func didAppearWithChildren(animated: Bool) {}

  /// Whether a child can only leave by a request to this container, which keeps an order of its own.
  func keeps(_ child: ViewController) -> Bool { false }

  /// The size that a child will have in a view of another one, when the delegate says nothing.
  func size(of child: ViewController, parentSize: Size) -> Size? { nil }

  /// Its traits will be others with the next layout.
  func traitsWillChange() {}

  /// Lets a child go that is kept.
  func dismissKept(_ child: ViewController) {}

  /// The view that stays while its children come and go by transitions of their own; none when they do
  /// not.
  func viewForPreferredTransitions() -> Handle { .none }

  /// Whether it shows others by itself: what a navigation controller does by a push.
  func shows(asDetail: Bool) -> Bool { delegate.shows(asDetail: asDetail) }

  func show(
    _ shown: ViewController, asDetail: Bool, sender: UnsafeMutableRawPointer?
  ) throws(Fault) {
    controllers.host.call {
      delegate.show(shown, in: self, asDetail: asDetail, sender: sender)
    }
  }

  /// Goes one step towards a child in which an unwinding ends.
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

  private func makeView() throws(Fault) {
    let view = try controllers.views.create()
    defer { controllers.views.release(view) }
    try setView(view)
    controllers.place(view.index, in: controllers.views.window.index)
  }

  private func checkViewCanGo() throws(Fault) {
    guard appearance == .disappeared, managers == 0 else {
      throw Fault(
        .invalidState, "the view controller is \(appearance.noun) or about to move: its view stays")
    }
  }

  private func releaseView() {
    guard isViewLoaded else { return }
    let views = controllers.views
    let view = viewIfLoaded
    viewIfLoaded = .none
    guard views.names.contains(view) else { return }
    views.rows.base[view.index].controller = 0
    views.release(view)
  }
}

extension ViewController {
  /// Adds a child at the end, taking it from its old parent (CN-1, CN-5).
  final func addChild(_ child: ViewController) throws(Fault) {
    try checkCanAdd(child)
    let entities = controllers.entities
    entities.hold(self)
    entities.hold(child)
    defer {
      entities.release(child.handle)
      entities.release(handle)
    }
    if child.parent == handle {
      detach(child)
    } else if let old = controllers.find(child.parent) {
      old.detach(child)
      controllers.leaveAlone(child, by: old)
      controllers.didMove(child, to: nil)
    } else {
      controllers.leaveRoot(child)
    }
    controllers.willMove(child, to: self)
    // The host has been called: it may have put the child, or this, somewhere else.
    try checkCanAdd(child)
    guard child.parent.isNone else {
      throw Fault(
        .invalidState, "\(controllers.name(child)) has been given another parent meanwhile")
    }
    attach(child)
  }

  /// Takes a child away and tells it (CN-2). A container that keeps an order of its own
  /// carries it out as a request.
  final func removeFromParent() {
    guard let old = controllers.find(parent) else { return }
    guard !old.keeps(self) else { return old.dismissKept(self) }
    controllers.entities.hold(self)
    old.detach(self)
    controllers.leaveAlone(self, by: old)
    controllers.didMove(self, to: nil)
    controllers.entities.release(handle)
  }

  /// Makes a controller without parent a child, without telling anybody. One that a callback has put
  /// into the window or around this one meanwhile stays where it is: nobody stands in themselves.
  final func attach(_ child: ViewController) {
    guard child.parent.isNone, controllers.root != child.handle,
      !controllers.isAround(child, self)
    else { return }
    controllers.entities.hold(child)
    child.parent = handle
    children.append(child.handle)
  }

  /// Lets go of a child without telling it.
  final func detach(_ child: ViewController) {
    guard let index = children.firstIndex(of: child.handle) else { return }
    children.close(index)
    child.parent = .none
    child.traitOverride = .unspecified
    controllers.entities.release(child.handle)
  }

  /// Whether a controller can come to stand in this container, which keeps an order of its own.
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

  /// What is presented has no parent and fills no window; nor has or does a split view controller's
  /// stack, but in that.
  final func checkHasNoOtherPlace() throws(Fault) {
    guard presenter.isNone else {
      throw Fault(.invalidState, "\(controllers.name(self)) is presented")
    }
    try checkIsNoStack()
  }

  final func checkIsNoStack() throws(Fault) {
    guard let home = controllers.find(home) else { return }
    throw Fault(
      .invalidState, "\(controllers.name(self)) is the stack of \(controllers.name(home)) alone")
  }

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
