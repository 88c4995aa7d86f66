/// The life of view controllers: loading, appearance, containment.
final class Controllers: FramePart {
  /// A view that is moved while nobody is told.
  private struct SilentMove {
    let view: Handle
    /// None where the move was announced: it may come to nothing, and that is told, too.
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
  /// What the window is to show next: asked for from inside a change of the root.
  var nextRoots: [ViewController?] = []
  var isChangingRoot = false
  /// Whether what is laid out moves there with the block that is open: while sizes change.
  var animatesLayout = false
  /// The layer that presents controllers. The runtime owns both, and ends them together.
  unowned(unsafe) var presentations: (any PresentationLayer)?
  /// What the host says of the window's traits.
  var windowOverride = SizeClasses.unspecified
  /// Whose appearance the host has begun, and whose views may not stand in the window yet.
  var awaited: [Handle] = []
  /// Views of controllers whose size has changed.
  private var layoutQueue: [Handle] = []
  /// Views with controllers that are moved while nobody is told.
  private var silentMoves: [SilentMove] = []

  /// What covers the window's edges.
  var deviceInsets = Insets.zero
  var keyboardInsets = Insets.zero
  /// Whether there have ever been any.
  var usesInsets = false
  /// Whether a controller has ever hidden the bars around it.
  var hidesBars = false
  /// Of each source: the change that is under way, or the last one; who goes along with the next one;
  /// the one that is being applied; and who pulls the keyboard.
  var insetChanges: [InsetChange?] = [nil, nil]
  var waitingForInsets: [[InsetChange.Participant]] = [[], []]
  var applying: InsetChange?
  var keyboardPull: KeyboardPull?
  /// Those that keep clear of them.
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

  func find(_ handle: Handle) -> ViewController? { entities[handle] as? ViewController }

  /// Whether a controller's view stands in the window.
  func isInWindow(_ controller: ViewController) -> Bool {
    controller.isViewLoaded && views.isInWindow(controller.viewIfLoaded.index)
  }

  /// Whether a controller's view stands in the window and stays there. That of a controller that has left, and
  /// lingers in the picture with what it stands in, does not; nor what goes with what has filled the window, whose
  /// will-calls are being made.
  func isThere(_ controller: ViewController) -> Bool {
    guard isInWindow(controller),
      nearest(to: controller, through: .parents, where: { $0.absence.contains(.lingering) }) == nil
    else { return false }
    let outermost = outermost(around: controller)
    return outermost.appearance != .disappearing || !outermost.presenter.isNone
      || root == outermost.handle
  }

  /// Lets a view fill the bounds of another at once, inside an animation block too.
  func place(_ view: Int, in superview: Int) { place(view, at: views.bounds(superview)) }

  /// The same with a rectangle of the superview.
  func place(_ view: Int, at frame: Rect) {
    guard !animatesLayout else { return setFrame(view, frame) }
    animations.performWithoutAnimation { setFrame(view, frame) }
  }

  /// Sets center and size of the bounds: animated inside a block.
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

  /// Those in views that have moved in silence, or were to, go to where their views are now.
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

  /// Holds the view until it is told where it is.
  private func note(_ move: SilentMove) {
    for other in silentMoves where other.view == move.view { return }
    if (try? views.retain(move.view)) != nil { silentMoves.append(move) }
  }

  override func viewWillEnd(_ view: Int) {
    guard views.rows[view].controller != 0 else { return }
    find(Handle(bits: views.rows[view].controller))?.viewHasEnded()
  }

  override func viewDidResize(_ view: Int) {
    let row = views.rows[view]
    guard row.controller != 0, !row.flags.contains(.needsLayout) else { return }
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

  /// Lays out the controllers whose views have another size since the last frame.
  func layOutChanged() {
    // A layout gives other views another size; one that never comes to rest goes on in the next
    // frame.
    for _ in 0..<Self.deepestLayout {
      guard !layoutQueue.isEmpty else { return }
      let queue = layoutQueue
      layoutQueue = []
      for view in queue where views.names.contains(view) {
        let row = views.rows[view.index]
        guard row.flags.contains(.needsLayout) else { continue }
        views.rows.base[view.index].flags.remove(.needsLayout)
        guard let controller = find(Handle(bits: row.controller)),
          controller.appearance != .disappeared || isSeenBehind(controller)
        else { continue }
        layOut(controller)
      }
    }
  }

  /// Whether a controller has been told that it is covered, and is seen all the same.
  private func isSeenBehind(_ controller: ViewController) -> Bool {
    isInWindow(controller)
      && nearest(to: controller, through: .parents, where: { $0.isCovered }) != nil
  }

  /// The same as part of the block that is open: what is laid out moves there with it.
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

  /// A property of a view: animated inside a block.
  func set(_ view: Int, _ property: PropertyID, _ value: UnsafePointer<Double>) {
    guard let kind = views.properties.kind(of: property) else { return }
    animations.set(view, property, kind, to: value)
  }
}
