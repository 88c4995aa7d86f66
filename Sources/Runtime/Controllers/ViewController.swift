/// A screen or a part of one: a view that is loaded when it is first needed, and its life.
class ViewController: Entity {
  let controllers: Controllers
  final let delegate: ViewControllerDelegate
  /// None until it is loaded.
  final fileprivate(set) var viewIfLoaded = Handle.none
  final fileprivate(set) var isLoadingView = false
  final fileprivate(set) var parent = Handle.none
  final fileprivate(set) var children: [Handle] = []
  final var appearance = Appearance.disappeared
  /// What the present appearance was begun with.
  final var appearsAnimated = false
  /// Whether it has been told that it is appearing, since it began to.
  final var hasBeenAppearing = false
  /// Why it appears or disappears: true inside the appearance callbacks only (CONTRACT AP-7).
  final var isMovingToParent = false
  final var isMovingFromParent = false
  final var isBeingPresented = false
  final var isBeingDismissed = false
  /// Whether children share its appearance (CONTRACT AP-5).
  final var forwardsAppearance = true
  /// How many transitions have its appearance in hand; views that move do not change it then.
  final var managers = 0

  init(controllers: Controllers, delegate: ViewControllerDelegate) {
    self.controllers = controllers
    self.delegate = delegate
  }

  final var isViewLoaded: Bool { !viewIfLoaded.isNone }

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
    isLoadingView = true
    let isGiven = controllers.host.call { delegate.loadView(self) } && isViewLoaded
    isLoadingView = false
    if !isGiven && !isViewLoaded {
      let view = try controllers.views.create()
      try setView(view)
      controllers.views.release(view)
      controllers.fill(view.index, in: controllers.views.window.index)
    }
    viewIsLoaded()
    controllers.events.post(.viewDidLoad, handle)
    controllers.host.call { delegate.viewDidLoad(self) }
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
    guard appearance == .disappeared else {
      throw Fault(.invalidState, "the view controller is \(appearance.noun): its view stays")
    }
    guard view != viewIfLoaded else { return }
    try views.retain(view)
    releaseView()
    viewIfLoaded = view
    views.rows.base[view.index].controller = handle.bits
  }

  /// Lets go of a view that is not shown; it will be loaded anew. What a memory warning asks for.
  final func unloadView() throws(Fault) {
    guard appearance == .disappeared, isViewLoaded else {
      throw Fault(.invalidState, "the view controller is \(appearance.noun): its view stays")
    }
    releaseView()
  }

  /// The view has been loaded; containers put their children's views in.
  func viewIsLoaded() {}

  /// The view is laid out; containers fit their children's views.
  func layOutContents() {}

  /// The appearance has begun, here and in the children.
  func willAppearWithChildren(animated: Bool) {}

  /// The appearance is complete, here and in the children.
  func didAppearWithChildren(animated: Bool) {}

  /// The children that appear and disappear with this controller.
  func visibleChildren() -> [ViewController] {
    let views = controllers.views
    var visible: [ViewController] = []
    for child in children {
      guard let child = controllers.find(child), child.isViewLoaded, isViewLoaded,
        views.isDescendant(child.viewIfLoaded.index, of: viewIfLoaded.index)
      else { continue }
      visible.append(child)
    }
    return visible
  }

  override func dispose() {
    for child in children {
      controllers.find(child)?.parent = .none
      controllers.entities.release(child)
    }
    children = []
    releaseView()
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
  /// Adds a child at the end, taking it from its old parent (CONTRACT CN-1, CN-5).
  final func addChild(_ child: ViewController) throws(Fault) {
    guard child !== self else {
      throw Fault(.invalidArgument, "a view controller cannot be its own child")
    }
    var ancestor = controllers.find(parent)
    while let current = ancestor {
      guard current !== child else {
        throw Fault(.invalidArgument, "a view controller cannot stand below itself")
      }
      ancestor = controllers.find(current.parent)
    }
    controllers.entities.hold(child)
    if child.parent == handle {
      detach(child)
    } else if let old = controllers.find(child.parent) {
      old.detach(child)
      controllers.didMove(child, to: nil)
    }
    controllers.willMove(child, to: self)
    child.parent = handle
    children.append(child.handle)
  }

  /// Takes a child away and tells it (CONTRACT CN-2).
  final func removeFromParent() {
    guard let old = controllers.find(parent) else { return }
    controllers.entities.hold(self)
    old.detach(self)
    controllers.didMove(self, to: nil)
    controllers.entities.release(handle)
  }

  /// Replaces the children of a container that keeps its own order, without telling anybody.
  final func attachSilently(_ child: ViewController) {
    guard child.parent != handle else { return }
    controllers.entities.hold(child)
    child.parent = handle
    children.append(child.handle)
  }

  /// Lets go of a child without telling it.
  final func detach(_ child: ViewController) {
    guard let index = children.firstIndex(of: child.handle) else { return }
    children.remove(at: index)
    child.parent = .none
    controllers.entities.release(child.handle)
  }
}
