/// The lifecycle of view controllers: loading, appearance, containment, layout.
final class Controllers: FramePart {
  /// A view that moves while no callbacks may be made; they follow in `tellNews`.
  private struct SilentMove {
    let view: Handle
    /// None where the will-call was made already: the move may still come to nothing, which needs a
    /// call, too.
    let wasInWindow: Bool?

    init(view: Handle, from wasInWindow: Bool? = nil) {
      self.view = view
      self.wasInWindow = wasInWindow
    }
  }

  let views: Views
  let animations: Animations
  let entities: EntityTable
  let events: EventQueue
  let host: Host
  let gestures: Gestures
  /// The controller that fills the window.
  var root = Handle.none
  /// Roots asked for from inside a change of the root, in order.
  var nextRoots: [ViewController?] = []
  var isChangingRoot = false
  /// Whether layout joins the block that is open, as it does while sizes change.
  var animatesLayout = false
  /// The layer that presents controllers. The runtime owns both, and ends them together.
  unowned(unsafe) var presentations: (any PresentationLayer)?
  /// The host's override of the window's traits.
  var windowOverride = SizeClasses.unspecified
  /// Controllers whose appearance the host has begun, and that wait for `viewIsAppearing` until
  /// their views are in the window.
  var awaited: [Handle] = []
  /// Views of controllers that wait for layout: their sizes have changed.
  private var layoutQueue: [Handle] = []
  /// Views with controllers that have moved, or will, while no callbacks may be made.
  private var silentMoves: [SilentMove] = []

  /// Insets of the window by source: the device's safe area, and the keyboard.
  var deviceInsets = Insets.zero
  var keyboardInsets = Insets.zero
  /// Whether insets have ever been set; until then nothing looks for them.
  var usesInsets = false
  /// Whether a controller has ever hidden the bars around it.
  var hidesBars = false
  /// For each source the change under way, or the last one, and participants that wait for the next
  /// one; then the change that is being applied, and the drag of the keyboard.
  var insetChanges: [InsetChange?] = [nil, nil]
  var waitingForInsets: [[InsetChange.Participant]] = [[], []]
  /// The participants of all changes of each source.
  var insetObservers: [InsetChange.Participant?] = [nil, nil]
  var applying: InsetChange?
  var keyboardPull: KeyboardPull?
  /// The scrollers, whose insets follow the safe area.
  let scrollers: Scrollers

  init(
    views: Views, animations: Animations, entities: EntityTable, events: EventQueue, host: Host,
    gestures: Gestures, scrollers: Scrollers
  ) {
    self.views = views
    self.animations = animations
    self.entities = entities
    self.events = events
    self.host = host
    self.gestures = gestures
    self.scrollers = scrollers
    super.init()
    // The runtime owns both.
    scrollers.keyboard = self
    views.observe(self, as: .controllers)
  }

  override func isGoing(_ view: Int) -> Bool {
    guard let controller = find(Handle(bits: views.rows[view].owner)) else { return false }
    return controller.appearance == .disappearing || !controller.lifecycle.absence.isEmpty
  }

  override func layoutDirection(ofControllerOf view: Int) -> LayoutDirection? {
    find(Handle(bits: views.rows[view].owner)).map(layoutDirection)
  }

  func find(_ handle: Handle) -> ViewController? { entities[handle] as? ViewController }

  /// Whether a controller's view is in the window.
  func isInWindow(_ controller: ViewController) -> Bool {
    controller.isViewLoaded && views.isInWindow(controller.viewIfLoaded.index)
  }

  /// Whether a controller's view is in the window and stays there. False for one that a
  /// transition still draws after it has left, or that is inside such a one; and for one inside the
  /// old root while its will-calls are being made.
  func isThere(_ controller: ViewController) -> Bool {
    guard isInWindow(controller),
      nearest(
        to: controller, through: .parents, where: { $0.lifecycle.absence.contains(.lingering) })
        == nil
    else { return false }
    let outermost = outermost(around: controller)
    return outermost.appearance != .disappearing || !outermost.presenter.isNone
      || root == outermost.handle
  }

  /// Makes a view fill another's bounds at once, inside an animation block too.
  func place(_ view: Int, in superview: Int) { place(view, at: views.bounds(superview)) }

  /// Gives a view a frame at once, inside an animation block too.
  func place(_ view: Int, at frame: Rect) {
    guard !animatesLayout else { return setFrame(view, frame) }
    animations.performWithoutAnimation { setFrame(view, frame) }
  }

  /// Sets center and size of a view's bounds; animated inside a block.
  func setFrame(_ view: Int, _ frame: Rect) {
    let origin = views.bounds(view).origin
    withUnsafeTemporaryAllocation(of: Double.self, capacity: 4) { room in
      guard let value = room.baseAddress else { return }
      value[0] = frame.center.x
      value[1] = frame.center.y
      set(view, .center, value)
      value[0] = origin.x
      value[1] = origin.y
      value[2] = frame.size.width
      value[3] = frame.size.height
      set(view, .bounds, value)
    }
  }

  override func refusal(of view: Int, into parent: Int) -> Fault? {
    inconsistency(of: view, into: parent)
  }

  override func viewWillMove(_ view: Int, into parent: Int?) {
    if !views.holdsNews { viewMoves(view, into: parent) }
  }

  override func viewDidMove(_ view: Int, from oldParent: Int?, wasInWindow: Bool) {
    guard views.holdsNews else { return viewMoved(view, wasInWindow: wasInWindow) }
    if views.bearsNews(view) { note(.init(view: views.rows[view].handle, from: wasInWindow)) }
  }

  override func announce(_ view: Int, into parent: Int?) {
    note(.init(view: views.rows[view].handle))
    viewMoves(view, into: parent)
  }

  /// Takes controllers whose views moved while no callbacks could be made to the states of their
  /// views.
  override func tellNews() {
    guard !silentMoves.isEmpty else { return }
    let moves = silentMoves
    silentMoves = []
    for move in moves {
      let view = move.view.index
      viewMoved(view, wasInWindow: move.wasInWindow ?? !views.isInWindow(view))
      views.release(move.view)
    }
  }

  /// Notes a move, and holds the view until its controller has been notified.
  private func note(_ move: SilentMove) {
    for other in silentMoves where other.view == move.view { return }
    if (try? views.retain(move.view)) != nil { silentMoves.append(move) }
  }

  override func viewWillEnd(_ view: Int) {
    guard views.rows[view].owner != 0 else { return }
    find(Handle(bits: views.rows[view].owner))?.viewHasEnded()
  }

  override func viewDidResize(_ view: Int) {
    let row = views.rows[view]
    guard row.owner != 0, !row.flags.contains(.needsLayout) else { return }
    views.rows.base[view].flags.insert(.needsLayout)
    layoutQueue.append(row.handle)
  }

  override func layOutNow() { layOutChanged() }

  override func layOut() {
    deliverAwaited()
    animations.laysOutWindow = views.hasResizedWindow
    layOutChanged()
  }

  override func removeAll() { forgetInsetChanges() }

  /// Lays out the controllers whose views have got another size since the last frame.
  func layOutChanged() {
    // A layout can resize other views. The rounds are limited: a layout that never comes to rest
    // goes on in the next frame.
    for _ in 0..<Self.deepestLayout {
      guard !layoutQueue.isEmpty else { return }
      let queue = layoutQueue
      layoutQueue = []
      for view in queue where views.names.contains(view) {
        let row = views.rows[view.index]
        guard row.flags.contains(.needsLayout) else { continue }
        views.rows.base[view.index].flags.remove(.needsLayout)
        guard let controller = find(Handle(bits: row.owner)),
          controller.appearance != .disappeared || isSeenBehind(controller)
        else { continue }
        layOut(controller)
      }
    }
  }

  /// Whether a controller counts as covered, and is in the window all the same.
  private func isSeenBehind(_ controller: ViewController) -> Bool {
    isInWindow(controller)
      && nearest(to: controller, through: .parents, where: { $0.isCovered }) != nil
  }

  /// Lays out with the block that is open: views move to their new places with it.
  func layOutAlong() {
    let wasAnimating = animatesLayout
    animatesLayout = true
    layOutChanged()
    animatesLayout = wasAnimating
  }

  private static let deepestLayout = 32

  func name(_ controller: ViewController) -> Message {
    guard let title = controller.title else { return "the view controller \(controller.handle)" }
    return "the view controller \(controller.handle)\(title)"
  }

  /// Sets a property of a view; animated inside a block.
  func set(_ view: Int, _ property: PropertyID, _ value: UnsafePointer<Double>) {
    guard let kind = views.properties.kind(of: property) else { return }
    animations.set(view, property, kind, to: value)
  }
}
