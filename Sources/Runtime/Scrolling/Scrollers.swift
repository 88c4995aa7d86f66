/// All scrollers of a runtime, and the list of those that move, outer ones first.
final class Scrollers: FramePart {
  let views: Views
  let tracks: Tracks
  let animations: Animations
  let entities: EntityTable
  let events: EventQueue
  let host: Host
  let gestures: Gestures
  let wheels = Wheels()
  /// The layer whose values follow offsets, before the host hears of them; the runtime owns it.
  private(set) unowned(unsafe) var companion: FramePart?
  /// The runtime owns both.
  private(set) unowned(unsafe) var keyboard: (any ScrollKeyboard)?
  /// The drag of the keyboard under way.
  private(set) var pulled: KeyboardHold?
  let frame: FrameTimes
  /// Version of the edges of all scrollers: another one whenever some may have changed.
  private(set) var edgesVersion: UInt64 = 0
  /// Scrollers by the indices of their views.
  private var byView: [Scroller?] = []
  /// Scrollers that move, or have something to report.
  private var listed: [Scroller] = []
  /// Scrollers that a block moves: they follow after animations have been sampled, and need no
  /// frame.
  private var led: [Scroller] = []
  /// For each scroller that is dragged, the scroller whose finger drags it: itself or an inner one.
  private var draggers: [(scroller: Scroller, dragger: Handle)] = []
  /// Whether any scroller has ever had a follower.
  private var hasFollowers = false
  /// Whether views have moved in the tree: scrollers in motion may have left the window.
  private var hasTreeChanged = false
  /// Scrollers that have lost their views during a motion or drag, until its end has been reported.
  private var orphans: [Scroller] = []
  /// Fingers that drag something near edges; see `Scrollers+Autoscroll`.
  var autoscrolls = Autoscrolls()

  init(_ animations: Animations, _ gestures: Gestures, _ frame: FrameTimes) {
    self.frame = frame
    self.animations = animations
    self.gestures = gestures
    views = animations.views
    tracks = animations.tracks
    entities = gestures.entities
    events = gestures.events
    host = gestures.host
    super.init()
    views.observe(self, as: .scrollers)
    wheels.attach(to: self)
    gestures.setWheels(wheels)
  }

  /// The present time of the runtime's own clock.
  var now: Double { frame.now }

  override var answers: FrameQuestions { [.needsFrame, .nextDeadline] }

  override var needsFrame: Bool { !listed.isEmpty || !orphans.isEmpty }

  /// Lets a layer's values follow offsets.
  func setCompanion(_ companion: FramePart) { self.companion = companion }

  /// Sets the keyboard that fingers drag.
  func setKeyboard(_ keyboard: any ScrollKeyboard) { self.keyboard = keyboard }

  /// Notes the drag of the keyboard by a scroller's finger; nil once it has ended.
  func pullKeyboard(_ hold: KeyboardHold?) { pulled = hold }

  /// Notes that the edges of some scroller may have changed.
  func noteEdges() { edgesVersion += 1 }

  /// Notes that a container follows a scroller.
  func noteFollower() { hasFollowers = true }

  /// Makes the scroller of a view, with its pan, and lets the view clip. The view alone holds it.
  func make(_ view: Handle, _ options: ScrollerOptions) throws(Fault) -> Scroller {
    guard scroller(of: view.index) == nil else {
      throw Fault(.invalidState, "the view has a scroller already")
    }
    let pan = try entities.insertOwn(ScrollPan(gestures: gestures), as: .gesture)
    let scroller: Scroller
    do throws(Fault) {
      scroller = try entities.insertOwn(Scroller(self, view, pan, options), as: .scroller)
    } catch {
      entities.release(pan.handle)
      throw error
    }
    pan.handler = panHandler
    gestures.attach(pan, to: view)
    // The view holds the scroller, and the scroller its pan.
    while byView.count <= view.index { byView.append(nil) }
    byView[view.index] = scroller
    views.setClipsToBounds(view.index, true)
    return scroller
  }

  private let panHandler = ScrollPanHandler()
  private let pinchHandler = ScrollPinchHandler()

  /// Adds the pinch of a scroller whose content can be zoomed.
  func addPinch(to scroller: Scroller) {
    guard
      let pinch = try? entities.insertOwn(ScrollPinch(gestures: gestures), as: .gesture)
    else { return }
    pinch.setScroller(scroller)
    pinch.handler = pinchHandler
    scroller.zoom.setPinch(pinch)
    gestures.attach(pinch, to: scroller.view)
  }

  /// Calls a body with each scroller that has a view.
  func forEachAttached(_ body: (Scroller) -> Void) {
    // A callback may make further scrollers.
    for view in byView.indices where view < byView.count {
      if let scroller = byView[view] { body(scroller) }
    }
  }

  /// Returns the scroller of a view.
  func scroller(of view: Int) -> Scroller? { view < byView.count ? byView[view] : nil }

  /// Returns the next scroller outwards.
  func around(_ scroller: Scroller) -> Scroller? {
    guard views.names.contains(scroller.view) else { return nil }
    var current = views.parent(scroller.view.index)
    while let view = current {
      if let found = self.scroller(of: view) { return found }
      current = views.parent(view)
    }
    return nil
  }

  /// Returns the scroller whose finger drags this one.
  func dragger(of scroller: Scroller) -> Scroller? {
    for entry in draggers where entry.scroller === scroller {
      return entities[entry.dragger] as? Scroller
    }
    return nil
  }

  /// Notes the scroller whose finger drags this one; none once it is released.
  func setDragger(_ dragger: Handle, of scroller: Scroller) {
    draggers.removeAll { $0.scroller === scroller }
    if !dragger.isNone { draggers.append((scroller, dragger)) }
  }

  /// Converts the time of a touch to the runtime's own clock, in the frame that delivers it.
  func ownTime(of hostTime: Double) -> Double { frame.ownTime(of: hostTime) }

  /// Enters a scroller that moves, or has something to report, in the list; outer ones come first.
  func enlist(_ scroller: Scroller) {
    guard !scroller.listing.isListed else { return }
    scroller.listing.enter()
    var place = listed.count
    let depth = self.depth(scroller)
    while place > 0, self.depth(listed[place - 1]) > depth { place -= 1 }
    listed.put(scroller, at: place)
  }

  /// Returns the depth of a scroller's view in the tree.
  private func depth(_ scroller: Scroller) -> Int {
    guard views.names.contains(scroller.view) else { return 0 }
    var depth = 0
    var current = views.parent(scroller.view.index)
    while let view = current {
      depth += 1
      current = views.parent(view)
    }
    return depth
  }

  /// Frame step 2, after fingers: advances motions, notifies the host, and keeps what is dragged under its
  /// finger.
  override func begin() {
    if !autoscrolls.isEmpty { pullAll() }
    if needsFrame { advanceListed() }
    if !autoscrolls.isEmpty { keepUnderFingers() }
  }

  override func copyMovers(into copies: MoverCopies) { copyMoving(into: copies) }

  override var nextDeadline: Double { autoscrolls.deadline }

  override func dragMoves(_ owner: Handle, from view: Int, at point: Point) {
    notePull(owner, from: view, at: point)
  }

  override func dragEnds(_ owner: Handle) { endPull(owner) }

  /// Reports what blocks have moved in this frame; drivers at rest that followers have given another
  /// fraction are shown anew.
  override func advance() {
    if !led.isEmpty, followAnimated() { animations.showTouched() }
  }

  /// Keeps content under a finger that drags the keyboard, after the layout has moved views with the
  /// keyboard.
  override func layOut() {
    guard var hold = pulled else { return }
    guard let scroller = entities[hold.scroller] as? Scroller, scroller.isDragging else {
      return pulled = nil
    }
    scroller.stayUnderFinger(&hold)
    // A callback may have ended the drag meanwhile.
    if pulled != nil { pulled = hold }
  }

  /// Advances all listed scrollers, notifies followers and the host of what they have done, and takes
  /// those out of the list that rest and have nothing to report.
  private func advanceListed() {
    if !orphans.isEmpty { reportOrphans() }
    if hasTreeChanged { endOutside() }
    // Momentum that goes on in another scroller lists that; a callback may list others, which are
    // reported with these.
    forEachListed { $0.advance(to: now) }
    findLed()
    if hasFollowers {
      forEachListed { if $0.isAlive, !$0.isLedByBlock { $0.follower?.scrollerHasMoved($0) } }
    }
    companion?.prepare()
    forEachListed { if $0.isAlive, !$0.isLedByBlock { $0.finishFrame() } }
    if hasFollowers {
      forEachListed {
        guard $0.isAlive, !$0.isLedByBlock, !$0.isMoving, !$0.isInHand else { return }
        $0.follower?.scrollerRests($0)
      }
    }
    var kept = 0
    var index = 0
    forEachListed {
      if $0.isAlive && $0.hasNews {
        if kept < index { listed.swapAt(kept, index) }
        kept += 1
      } else {
        $0.listing.leave()
      }
      index += 1
    }
    if kept < listed.count { listed.removeLast(listed.count - kept) }
    assert(checkInvariants())
  }

  /// Traps in debug where a scroller in motion contradicts itself; answers true.
  private func checkInvariants() -> Bool {
    forEachListed { $0.checkInvariants() }
    return true
  }

  /// Finds the scrollers that a block moves in this frame.
  private func findLed() {
    forgetFree()
    forEachListed {
      guard $0.isAlive, !$0.isLedByBlock, $0.isAnimatedByBlock else { return }
      $0.listing.noteBlock()
      led.append($0)
    }
  }

  /// Takes scrollers that no block moves out of `led`.
  private func forgetFree() {
    led.removeAll {
      if $0.isAlive && $0.isAnimatedByBlock { return false }
      $0.listing.forgetBlock()
      return true
    }
  }

  /// Notifies followers and the host of scrollers that a block moves. Returns whether one has moved, or has
  /// a follower, which may lead a transition.
  private func followAnimated() -> Bool {
    forgetFree()
    companion?.prepare()
    var hasMoved = false
    for scroller in led where scroller.isAlive {
      if scroller.listing.noteShown(scroller.shownOffset) { scroller.news.noteScroll() }
      hasMoved = hasMoved || scroller.news.hasScrolled || scroller.follower != nil
      scroller.follower?.scrollerHasMoved(scroller)
      if scroller.isAlive { scroller.finishFrame() }
    }
    return hasMoved
  }

  /// Visits the listed scrollers, and those that are listed meanwhile. Retaining each would cost more
  /// than most visits do; the list holds them, as only `advanceListed` removes any, after its visits.
  @inline(__always)
  private func forEachListed(_ body: (Scroller) -> Void) {
    var index = 0
    while index < listed.count {
      Unmanaged.passUnretained(listed[index])._withUnsafeGuaranteedRef { body($0) }
      index += 1
    }
  }

  /// Stops scrollers that have left the window (SC-46).
  private func endOutside() {
    hasTreeChanged = false
    for scroller in listed where scroller.isAlive && scroller.isMoving {
      if !views.isInWindow(scroller.view.index) { scroller.stop() }
    }
  }

  /// Visits the scrollers that move.
  func forEachMoving(_ body: (Scroller) -> Void) {
    forEachListed { if $0.isAlive && $0.isMoving { body($0) } }
  }

  /// Reports the ends of scrollers that have lost their views.
  private func reportOrphans() {
    while !orphans.isEmpty {
      let orphan = orphans.takeFirst()
      let dragged = draggers.filter { $0.dragger == orphan.handle && $0.scroller !== orphan }
      setDragger(.none, of: orphan)
      for entry in dragged where entry.scroller.isAlive { entry.scroller.release(.zero, at: now) }
      orphan.endWithoutView()
      entities.release(orphan.handle)
    }
  }

  override func viewDidMove(_ view: Int, from oldParent: Int?, wasInWindow: Bool) {
    if wasInWindow { hasTreeChanged = true }
  }

  /// Lets all scrollers around a view scroll so that it is seen, from the inside out; each counts on
  /// where the inner ones will have brought the view at rest.
  override func reveal(_ view: Int, margin: Double) {
    let handle = views.rows[view].handle
    var current = views.parent(view)
    var pending = Vector.zero
    while let holder = current {
      let name = views.rows[holder].handle
      // Containers lay their own scrollers out.
      if let scroller = scroller(of: holder), scroller.follower == nil, scroller.options.isEnabled,
        let frame = try? views.convert(views.bounds(view), from: view, to: holder)
      {
        // A block's motion of content at rest goes on if it leads to where the view is seen.
        scroller.adoptAtRest()
        scroller.reveal(
          Rect(
            x: frame.minX + pending.dx - margin, y: frame.minY + pending.dy - margin,
            width: frame.size.width + 2 * margin, height: frame.size.height + 2 * margin))
        guard views.names.contains(handle), views.names.contains(name),
          views.isDescendant(view, of: holder)
        else { return }
        pending = pending + (scroller.offset - scroller.target)
      }
      current = views.parent(holder)
    }
  }

  /// Adapts a scroller to another size of its view.
  override func viewDidResize(_ view: Int) {
    // A container lays its own scroller out.
    guard let scroller = scroller(of: view), scroller.follower == nil else { return }
    scroller.edgesChanged(tracks.resize) {}
  }

  /// Detaches the scroller of a view that ends, with its gestures; ends are reported in the next frame.
  override func viewWillEnd(_ view: Int) {
    guard let scroller = scroller(of: view) else { return }
    byView[view] = nil
    let pan = scroller.pan
    pan.setScroller(nil)
    scroller.detach()
    pan.handler = nil
    for axis in 0..<2 { scroller[axis].state = .idle }
    scroller.fingers.leaveChains()
    wheels.forget(scroller)
    if let pinch = scroller.zoom.detach() {
      pinch.setScroller(nil)
      pinch.handler = nil
      entities.release(pinch.handle)
    }
    entities.release(pan.handle)
    // No callbacks can be made during a change of the tree.
    orphans.append(scroller)
  }

  /// Drops the delegates, as the runtime is about to end.
  override func stopNotifying() {
    for scroller in byView { scroller?.setDelegate(nil) }
  }

  /// Drops everything at the end of the runtime.
  override func removeAll() {
    for scroller in byView {
      scroller?.pan.handler = nil
      scroller?.pan.setScroller(nil)
      scroller?.detach()
      scroller?.pinch?.handler = nil
      scroller?.pinch?.setScroller(nil)
      scroller?.fingers.leaveChains()
    }
    byView = []
    listed = []
    led = []
    orphans = []
    draggers = []
    autoscrolls.removeAll()
  }
}

/// The handler of scrollers' pans.
final class ScrollPanHandler: GestureHandler {
  /// Begins, follows and ends the drag of a scroller as its pan does; steps come with samples.
  override func gestureDidChange(_ gesture: Gesture) {
    guard let pan = gesture as? ScrollPan, let scroller = pan.scroller else { return }
    let entities = scroller.scrollers.entities
    // Callbacks may end it.
    entities.retain(scroller)
    switch pan.state {
    case .began: scroller.beginDrag()
    case .changed: scroller.notifyOfKeyboard(isFirst: false)
    case .ended: scroller.endDrag(isCancelled: false)
    case .cancelled: scroller.endDrag(isCancelled: true)
    case .possible, .failed: break
    }
    entities.release(scroller.handle)
  }
}
