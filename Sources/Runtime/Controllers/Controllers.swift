/// The lifecycle of view controllers: loading, appearance, containment, layout.
final class Controllers: FramePart {
  /// A view that moves while no callbacks may be made; they follow in `reportMoves`.
  private struct SilentMove {
    let view: Handle
    /// None where the will-calls have been made already: then the did-calls follow even if the view
    /// has not moved in the end.
    let wasInWindow: Bool?

    init(view: Handle, from wasInWindow: Bool? = nil) {
      self.view = view
      self.wasInWindow = wasInWindow
    }
  }

  /// Takes the layer that presents controllers, when that is first used.
  func setPresentations(_ presentations: any PresentationLayer) {
    self.presentations = presentations
  }

  let views: Views
  let animations: Animations
  let entities: EntityTable
  let events: EventQueue
  let host: Host
  let gestures: Gestures
  /// The controller that fills the window.
  private(set) var root = Handle.none
  /// Roots asked for from inside a change of the root, in order.
  private(set) var nextRoots: [ViewController?] = []
  private(set) var isChangingRoot = false
  /// Whether layout joins the block that is open, as it does while sizes change.
  private(set) var animatesLayout = false
  /// Insets of the window, and their changes.
  var insetState = ControllerInsets()
  /// The layer that presents controllers. The runtime owns both, and ends them together.
  unowned(unsafe) private(set) var presentations: (any PresentationLayer)?
  /// The host's override of the window's traits.
  private(set) var windowOverride = SizeClasses.unspecified
  /// Controllers whose appearance the host has begun, and that wait for `viewIsAppearing` until
  /// their views are in the window.
  private(set) var awaited: [Handle] = []
  /// Views of controllers that wait for layout: their sizes have changed.
  private var layoutQueue: [Handle] = []
  /// Views with controllers that have moved, or will, while no callbacks may be made.
  private var silentMoves: [SilentMove] = []

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
    scrollers.setKeyboard(self)
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

  /// Makes a view fill another's bounds: at once, as the function below.
  func place(_ view: Int, in superview: Int) { place(view, at: views.bounds(superview)) }

  /// Gives a view a frame: at once, even inside an animation block, unless layout joins that block.
  func place(_ view: Int, at frame: Rect) {
    guard !animatesLayout else { return setFrame(view, frame) }
    animations.performWithoutAnimation { setFrame(view, frame) }
  }

  /// Sets center and size of a view's bounds; animated inside a block.
  func setFrame(_ view: Int, _ frame: Rect) {
    let origin = views.bounds(view).origin
    withUnsafeTemporaryAllocation(of: Double.self, capacity: 4) { scratch in
      guard let value = scratch.baseAddress else { return }
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
    if !views.holdsNews { makeWillCalls(ofView: view, into: parent) }
  }

  override func viewDidMove(_ view: Int, from oldParent: Int?, wasInWindow: Bool) {
    guard views.holdsNews else { return makeDidCalls(ofView: view, wasInWindow: wasInWindow) }
    if views.bearsNews(view) { note(.init(view: views.rows[view].handle, from: wasInWindow)) }
  }

  override func announce(_ view: Int, into parent: Int?) {
    note(.init(view: views.rows[view].handle))
    makeWillCalls(ofView: view, into: parent)
  }

  /// Makes the did-calls of views that moved while no callbacks could be made.
  override func reportMoves() {
    guard !silentMoves.isEmpty else { return }
    let moves = silentMoves
    silentMoves = []
    for move in moves {
      let view = move.view.index
      makeDidCalls(ofView: view, wasInWindow: move.wasInWindow ?? !views.isInWindow(view))
      views.release(move.view)
    }
  }

  /// Notes the first of a view's moves, and holds the view until its controller has been notified.
  private func note(_ move: SilentMove) {
    for other in silentMoves where other.view == move.view { return }
    if (try? views.retain(move.view)) != nil { silentMoves.append(move) }
  }

  override func viewWillEnd(_ view: Int) {
    guard views.rows[view].owner != 0 else { return }
    find(Handle(bits: views.rows[view].owner))?.viewHasEnded()
  }

  override func viewDidResizeWithContents(_ view: Int) {
    find(Handle(bits: views.rows[view].owner))?.noteRoom()
  }

  override func viewDidResize(_ view: Int) {
    let row = views.rows[view]
    guard row.owner != 0 else { return }
    views.noteFit(isDue: true)
    guard !row.flags.contains(.needsLayout) else { return }
    views.rows.base[view].flags.insert(.needsLayout)
    layoutQueue.append(row.handle)
  }

  override var answers: FrameQuestions { [.needsFrame, .needsLayout] }

  override var needsFrame: Bool { needsLayout }

  override var needsLayout: Bool { !layoutQueue.isEmpty }

  override func layOutNow() {
    animations.contexts.areAnimated ? layOutAlong() : layOutChanged()
  }

  /// Places what controllers hold by their own layout; their layout with its calls comes later.
  override func fitNow() {
    guard !animatesLayout else { return }
    animatingLayout {
      var index = 0
      while index < layoutQueue.count {
        waiting(layoutQueue[index])?.fitContents()
        index += 1
      }
    }
  }

  override func layOut() {
    deliverAwaited()
    if views.hasResizedWindow { animations.windowLayout.begin() }
    layOutChanged()
  }

  /// Lays out at once what has got another size, before a transition begins or is overtaken: both go by
  /// where their screens stand, and one with its old size still would change that on its way. Inside a
  /// block that is the block's.
  func layOutBeforeTransitions() {
    guard !layoutQueue.isEmpty, animations.contexts.isEmpty else { return }
    if views.hasResizedWindow { animations.windowLayout.begin() }
    layOutChanged()
    animations.windowLayout.end()
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
      for view in queue {
        guard let controller = waiting(view) else { continue }
        views.rows.base[view.index].flags.remove(.needsLayout)
        if controller.appearance != .disappeared || isInWindow(controller) {
          // One that has disappeared may still be drawn, as it leaves, or behind what covers it.
          layOut(controller)
          continue
        }
        views.rows.base[view.index].flags.insert(.missesLayout)
        // It may come back while a block moves it: what it holds then sets out from the place that it
        // has for this size.
        controller.fitContents()
      }
      if layoutQueue.isEmpty { views.noteFit(isDue: false) }
    }
  }

  /// The controller of a view, if that waits for layout.
  private func waiting(_ view: Handle) -> ViewController? {
    guard views.names.contains(view), views.rows[view.index].flags.contains(.needsLayout) else {
      return nil
    }
    return find(Handle(bits: views.rows[view.index].owner))
  }

  /// Requests the layout that a controller has missed while its view was out of the window.
  func catchUpLayout(_ controller: ViewController) {
    let view = controller.viewIfLoaded.index
    if views.has(.missesLayout, view) { viewDidResize(view) }
  }

  /// Lays out what has another size, so that views move to their new places with the block that is
  /// open.
  func layOutAlong() {
    animatingLayout { layOutChanged() }
  }

  /// Runs a body that lays out; views move to their new places with the block that is open, or at
  /// once if `animates` is false.
  func animatingLayout(_ animates: Bool = true, _ body: () -> Void) {
    let wasAnimating = animatesLayout
    animatesLayout = animates
    body()
    animatesLayout = wasAnimating
  }

  /// Whether what is laid out moves with a block that is open.
  var isLaidOutByBlock: Bool { animatesLayout && animations.contexts.last?.isAnimated == true }

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

extension Controllers {
  /// Makes a controller the root, which fills the window; none empties the window. Never animated.
  /// A call from inside a change of the root is carried out after that change.
  func setRoot(_ controller: ViewController?) throws(Fault) {
    try checkCanBeRoot(controller)
    guard !isChangingRoot else {
      if let controller { entities.retain(controller) }
      nextRoots.append(controller)
      return
    }
    var refusal: Fault?
    changingRoot { do throws(Fault) { try change(to: controller) } catch { refusal = error } }
    if let refusal { throw refusal }
  }

  /// Ends the role of a controller as root, if it is that, because it gets a parent: its view leaves
  /// the window, which has no root then (CN-24).
  func endRoot(_ controller: ViewController) {
    guard root == controller.handle else { return }
    root = .none
    if isChangingRoot { leaveWindow(controller) } else { changingRoot { leaveWindow(controller) } }
    entities.release(controller.handle)
  }

  /// Changes the root, then carries out the changes that were asked for meanwhile.
  private func changingRoot(_ body: () -> Void) {
    isChangingRoot = true
    defer { isChangingRoot = false }
    body()
    while !nextRoots.isEmpty {
      let next = nextRoots.takeFirst()
      do throws(Fault) {
        try checkCanBeRoot(next)
        try change(to: next)
      } catch {
        host.warn(error.code, "motus_runtime_set_root_view_controller", error.message)
      }
      if let next { entities.release(next.handle) }
    }
  }

  /// Throws if a controller has a parent, or another place outside of a parent.
  private func checkCanBeRoot(_ controller: ViewController?) throws(Fault) {
    guard controller?.parent.isNone ?? true else {
      throw Fault(.invalidState, "the view controller has a parent")
    }
    try controller?.checkHasNoOtherPlace()
  }

  /// Replaces the root at once, with all callbacks.
  private func change(to controller: ViewController?) throws(Fault) {
    guard controller?.handle ?? .none != root else { return }
    if let controller {
      entities.retain(controller)
      presentations?.willPlace(controller, in: nil)
      do throws(Fault) {
        try controller.loadViewIfNeeded()
        try checkCanBeRoot(controller)
      } catch {
        entities.release(controller.handle)
        throw error
      }
    }
    if let old = find(root) { presentations?.rootWillLeave(old, for: controller) }
    if let controller {
      do throws(Fault) {
        // The host has been called once more: the controller may have got a parent or a presenter.
        try checkCanBeRoot(controller)
      } catch {
        entities.release(controller.handle)
        throw error
      }
    }
    let old = find(root)
    root = controller?.handle ?? .none
    if let old {
      leaveWindow(old)
      entities.release(old.handle)
    }
    if let controller, root == controller.handle { enterWindow(controller) }
  }

  /// Adds the new root's view to the window, with all appearance callbacks.
  private func enterWindow(_ controller: ViewController) {
    let window = views.window.index
    controller.lifecycle.beginManaging(isComing: true)
    bring(controller, to: .appearing, animated: false)
    if controller.isViewLoaded, root == controller.handle {
      place(controller.viewIfLoaded.index, in: window)
      try? views.insert(controller.viewIfLoaded.index, into: window, at: 0)
    }
    controller.lifecycle.endManaging()
    bring(controller, to: isInWindow(controller) ? .appeared : .disappeared, animated: false)
  }

  /// Removes the view of a controller that has been the root, and is it no more, from the window.
  func takeOutFormerRoot(_ controller: ViewController) {
    guard root != controller.handle, controller.parent.isNone, controller.presenter.isNone else {
      return
    }
    leaveWindow(controller)
  }

  /// Removes the old root's view from the window, with all appearance callbacks.
  private func leaveWindow(_ controller: ViewController) {
    guard controller.isViewLoaded,
      views.parent(controller.viewIfLoaded.index) == views.window.index
    else { return }
    controller.lifecycle.beginManaging(isComing: false)
    bring(controller, to: .disappearing, animated: false)
    // The host has been called: the view may have another place.
    if controller.isViewLoaded,
      views.parent(controller.viewIfLoaded.index) == views.window.index
    {
      views.removeFromSuperview(controller.viewIfLoaded.index)
    }
    controller.lifecycle.endManaging()
    bringInStep(controller, with: find(controller.parent), animated: false)
  }
}

/// Appearance callbacks, in their order (AP). Every callback of the host can change everything:
/// after each one the state is read anew, and the rest of a sequence is only carried out while the
/// controller is still in the state that the sequence has set.
extension Controllers {
  /// Begins an appearance or a disappearance; while the opposite one is under way this cancels that
  /// (AP-4). For hosts: an unbalanced call is reported as a warning.
  func beginAppearance(_ controller: ViewController, isAppearing: Bool, animated: Bool) {
    switch (controller.appearance, isAppearing) {
    case (.disappeared, true), (.disappearing, true), (.appeared, false), (.appearing, false):
      begin(controller, isAppearing: isAppearing, animated: animated)
      if isAppearing { awaited.append(controller.handle) }
    default:
      let what: StaticString = isAppearing ? "appearing" : "disappearing"
      host.warn(
        .invalidState, "motus_view_controller_begin_appearance_transition",
        "unbalanced call: \(name(controller)) is \(controller.appearance.noun) and was asked to "
          + "begin \(what)")
    }
  }

  /// Sends `viewIsAppearing` to controllers whose appearance the host has begun, in the first frame
  /// in which their views are in the window (AP-2).
  func deliverAwaited() {
    guard !awaited.isEmpty else { return }
    let waiting = awaited
    awaited = []
    for handle in waiting {
      guard let controller = find(handle), controller.lifecycle.awaitsIsAppearing else { continue }
      if isInWindow(controller) { deliverIsAppearing(controller) } else { awaited.append(handle) }
    }
  }

  /// Ends the appearance or disappearance under way. For hosts: an unbalanced call is reported as a
  /// warning.
  func endAppearance(_ controller: ViewController) {
    switch controller.appearance {
    case .appearing, .disappearing: end(controller)
    case .appeared, .disappeared:
      host.warn(
        .invalidState, "motus_view_controller_end_appearance_transition",
        "unbalanced call: \(name(controller)) is \(controller.appearance.noun) and nothing was "
          + "begun")
    }
  }

  /// Takes a controller to a state by the callbacks that lead to it; calls nothing if the
  /// controller is in that state already, or on the way to it.
  func bring(_ controller: ViewController, to goal: Appearance, animated: Bool) {
    let appears = goal == .appearing || goal == .appeared
    entities.retain(controller)
    defer { entities.release(controller.handle) }
    switch (controller.appearance, appears) {
    case (.disappeared, true), (.disappearing, true), (.appeared, false), (.appearing, false):
      begin(controller, isAppearing: appears, animated: animated)
    default: break
    }
    switch (controller.appearance, goal) {
    case (.appearing, .appeared), (.disappearing, .disappeared): end(controller)
    default: break
    }
  }

  /// Takes a controller to the state that its container, or else the window, gives it. While the
  /// container has not appeared, a child whose view is below the container's has the container's
  /// state: added while that is appearing, it gets its did-call with the container's (AP-6). Other
  /// controllers have appeared if their views are in the window and they do not count as gone.
  func bringInStep(_ controller: ViewController, with container: ViewController?, animated: Bool) {
    guard let container, isAncestor(container, of: controller), container.appearance != .appeared,
      !controller.isAway
    else {
      let goal: Appearance =
        isInWindow(controller) && !controller.isAway ? .appeared : .disappeared
      return bring(controller, to: goal, animated: animated)
    }
    bring(controller, to: container.appearance, animated: animated)
    // A container that a transition manages can be appearing out of the window.
    if controller.appearance == .appearing, container.lifecycle.hasBeenAppearing,
      isInWindow(controller)
    {
      deliverIsAppearing(controller)
    }
  }

  /// Makes the did-call of a controller that has lost its parent after the will-call: by the window
  /// alone, as the parent makes no calls for it any more.
  func completeAppearance(of controller: ViewController, leaving parent: ViewController) {
    guard parent.forwardsAppearance, !controller.lifecycle.isManaged else { return }
    switch controller.appearance {
    case .appearing, .disappearing: bringInStep(controller, with: nil, animated: false)
    case .appeared, .disappeared: break
    }
  }

  private func isAncestor(_ parent: ViewController, of controller: ViewController) -> Bool {
    parent.isViewLoaded && controller.isViewLoaded
      && views.isDescendant(controller.viewIfLoaded.index, of: parent.viewIfLoaded.index)
  }

  /// Sends `viewIsAppearing`: the view is in the hierarchy with its final geometry. At most once an
  /// appearance (AP-2, AP-3).
  func deliverIsAppearing(_ controller: ViewController) {
    guard controller.lifecycle.awaitsIsAppearing else { return }
    // Noted before the call, in which the host may end the controller's appearance and begin another.
    controller.lifecycle.noteIsAppearing()
    entities.retain(controller)
    defer { entities.release(controller.handle) }
    let animated = controller.lifecycle.isAnimated
    events.post(.viewIsAppearing, controller.handle, detail: animated ? 1 : 0)
    host.call { controller.delegate.viewIsAppearing(controller, animated: animated) }
    layOut(controller)
    guard controller.appearance == .appearing else { return }
    forward(controller) { child in
      // A child whose view is not below is shown elsewhere, or not at all.
      if isAncestor(controller, of: child) { deliverIsAppearing(child) }
    }
  }

  /// Lays out a controller's view now, with the calls before and after, and its safe area first.
  func layOut(_ controller: ViewController) {
    guard controller.isViewLoaded else { return }
    views.rows.base[controller.viewIfLoaded.index].flags.subtract([.needsLayout, .missesLayout])
    if insetState.areUsed { notifyOfSafeArea(controller) }
    host.call { controller.delegate.viewWillLayoutSubviews(controller) }
    if controller.isViewLoaded { controller.layOutContents() }
    host.call { controller.delegate.viewDidLayoutSubviews(controller) }
    if insetState.areUsed, controller.isViewLoaded {
      adjustScrollers(below: controller.viewIfLoaded.index)
    }
  }

  /// Sets the state and makes the will-calls: of the controller first, then of its children.
  private func begin(_ controller: ViewController, isAppearing: Bool, animated: Bool) {
    let state: Appearance = isAppearing ? .appearing : .disappearing
    controller.lifecycle.begin(state, animated: animated)
    entities.retain(controller)
    defer { entities.release(controller.handle) }
    if isAppearing {
      events.post(.viewWillAppear, controller.handle, detail: animated ? 1 : 0)
      host.call { controller.delegate.viewWillAppear(controller, animated: animated) }
      if controller.appearance == state { controller.willAppearBeforeChildren() }
    } else {
      events.post(.viewWillDisappear, controller.handle, detail: animated ? 1 : 0)
      host.call { controller.delegate.viewWillDisappear(controller, animated: animated) }
    }
    forward(controller) { child in
      // A child that a transition takes away does not come back with the container.
      guard controller.appearance == state, isAncestor(controller, of: child),
        !isAppearing || !child.isAway && (!child.lifecycle.isManaged || child.lifecycle.isComing)
      else { return }
      bring(child, to: state, animated: animated)
    }
    if isAppearing && controller.appearance == state {
      controller.willAppearWithChildren(animated: animated)
    }
  }

  /// Makes the did-calls, of the controller first, then of its children; `viewIsAppearing` before
  /// them if it has not been sent.
  private func end(_ controller: ViewController) {
    let animated = controller.lifecycle.isAnimated
    entities.retain(controller)
    defer { entities.release(controller.handle) }
    if controller.appearance == .appearing {
      deliverIsAppearing(controller)
      guard controller.appearance == .appearing else { return }
      controller.lifecycle.end()
      controller.preferredTransition?.controllerAppeared(controller)
      events.post(.viewDidAppear, controller.handle, detail: animated ? 1 : 0)
      host.call { controller.delegate.viewDidAppear(controller, animated: animated) }
      forward(controller) { child in
        // A transition ends the appearance of its own participants itself.
        guard controller.appearance == .appeared, !child.lifecycle.isManaged else { return }
        bringInStep(child, with: controller, animated: animated)
      }
      if controller.appearance == .appeared { controller.didAppearWithChildren(animated: animated) }
    } else if controller.appearance == .disappearing {
      controller.lifecycle.end()
      events.post(.viewDidDisappear, controller.handle, detail: animated ? 1 : 0)
      host.call { controller.delegate.viewDidDisappear(controller, animated: animated) }
      forward(controller) { child in
        guard controller.appearance == .disappeared else { return }
        bringInStep(child, with: controller, animated: animated)
      }
    }
  }

  /// Calls `body` for each child and for each controller presented from here. Children whose views
  /// are elsewhere are included: they may have been here a moment ago.
  private func forward(_ controller: ViewController, _ body: (ViewController) -> Void) {
    guard controller.forwardsAppearance else { return }
    for child in controller.children {
      guard let child = find(child), child.parent == controller.handle else { continue }
      body(child)
      forwardToPresented(by: child, body)
    }
    forwardToPresented(by: controller, body)
  }

  /// Calls `body` for each presented controller whose view is below the given controller's:
  /// presented in a part of the window, it appears and disappears with that part.
  private func forwardToPresented(by controller: ViewController, _ body: (ViewController) -> Void) {
    var current = controller
    while let presented = find(current.presented), presented.presenter == current.handle {
      if isAncestor(controller, of: presented) { body(presented) }
      current = presented
    }
  }
}

/// Traits are inherited from the window inwards: the host can override those of the window, a
/// parent those of a child, a presentation those of what it presents.
extension Controllers {
  var windowTraits: SizeClasses { windowTraits(for: views.bounds(views.window.index).size) }

  func windowTraits(for size: Size) -> SizeClasses {
    SizeClasses(size).overridden(by: windowOverride)
  }

  func traits(of controller: ViewController) -> SizeClasses {
    traits(of: controller, in: windowTraits)
  }

  /// Returns the traits that a controller would have with other traits of the window. The innermost
  /// override wins.
  func traits(of controller: ViewController, in window: SizeClasses) -> SizeClasses {
    var found = SizeClasses.unspecified
    var current: ViewController? = controller
    while let candidate = current {
      found = candidate.traitOverride.overridden(by: found)
      current = around(candidate)
    }
    return window.overridden(by: found)
  }

  /// Notifies a controller and those inside it that its traits will change. A controller whose
  /// traits stay is not notified, nor are its children (CN-8).
  func notifyOfTraits(
    _ controller: ViewController, from old: SizeClasses, to new: SizeClasses,
    with coordinator: Handle
  ) {
    guard old != new, controller.isViewLoaded else { return }
    entities.retain(controller)
    defer { entities.release(controller.handle) }
    events.post(
      .traitsWillChange, controller.handle, detail: new.horizontal.rawValue,
      value: Double(new.vertical.rawValue))
    host.call { controller.delegate.willTransition(controller, to: new, with: coordinator) }
    controller.traitsWillChange()
    for handle in controller.children {
      guard let child = find(handle), child.parent == controller.handle else { continue }
      notifyOfTraits(child, from: old, to: new, override: child.traitOverride, with: coordinator)
    }
    guard let presented = find(controller.presented) else { return }
    presentations?.presentedWillTransition(
      presented, to: new.overridden(by: presented.traitOverride), with: coordinator)
    guard controller.presented == presented.handle else { return }
    notifyOfTraits(
      presented, from: old, to: new, override: presented.traitOverride, with: coordinator)
  }

  /// Notifies of traits that change below an override, which applies to the old and the new ones.
  private func notifyOfTraits(
    _ controller: ViewController, from old: SizeClasses, to new: SizeClasses,
    override: SizeClasses, with coordinator: Handle
  ) {
    notifyOfTraits(
      controller, from: old.overridden(by: override), to: new.overridden(by: override),
      with: coordinator)
  }

  /// Sets the host's override of the window's traits, which otherwise follow from its size.
  func overrideWindowTraits(_ override: SizeClasses) {
    let old = windowTraits
    let before = windowOverride
    // Set once to read the new traits, and for good after the calls.
    windowOverride = override
    let new = windowTraits
    guard old != new else { return }
    if let root = find(root) {
      // The calls come before the change: the old traits are read in them.
      windowOverride = before
      notifyOfTraits(root, from: old, to: new, with: .none)
      windowOverride = override
    }
    presentations?.traitsDidChange()
  }

  /// Sets a parent's override of a child's traits (CN-8).
  func overrideTraits(of child: ViewController, _ override: SizeClasses) {
    let old = traits(of: child)
    let before = child.traitOverride
    child.overrideTraits(override)
    let new = traits(of: child)
    guard old != new else { return }
    // The calls come before the change: the old traits are read in them.
    child.overrideTraits(before)
    notifyOfTraits(child, from: old, to: new, with: .none)
    child.overrideTraits(override)
    presentations?.traitsDidChange()
  }
}
