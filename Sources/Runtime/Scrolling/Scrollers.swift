/// The scrollers of a runtime: those that move, parents before what they contain.
final class Scrollers: FramePart {
  let views: Views
  let tracks: Tracks
  let animations: Animations
  let entities: EntityTable
  let events: EventQueue
  let host: Host
  let gestures: Gestures
  let wheels = Wheels()
  let links: ScrollLinks
  /// The runtime owns both.
  unowned(unsafe) var keyboard: (any ScrollKeyboard)?
  /// The drag that pulls it.
  var pulled: KeyboardHold?
  let frame: FrameTimes
  /// By the row of the view; rows beyond the end have none.
  private var byView: [Scroller?] = []
  /// Those that move or have news.
  private var listed: [Scroller] = []
  /// Those that a block moves: they hear of it after animations are sampled, and need no frame.
  private var led: [Scroller] = []
  private var draggers: [(scroller: Scroller, dragger: Handle)] = []
  /// Whether any of them has ever had one.
  var hasFollowers = false
  /// Whether views have changed place: what moves may have left the window.
  private var hasTreeChanged = false
  /// Those that have lost their view in the middle of something, until they are told.
  private var orphans: [Scroller] = []

  init(_ animations: Animations, _ gestures: Gestures, _ frame: FrameTimes) {
    self.frame = frame
    self.animations = animations
    self.gestures = gestures
    views = animations.views
    tracks = animations.tracks
    entities = gestures.entities
    events = gestures.events
    host = gestures.host
    links = ScrollLinks(views, tracks, entities)
    super.init()
    // The runtime owns both.
    animations.foreignMotion = links
    views.observe(self, as: .scrollers)
    wheels.scrollers = self
    gestures.wheels = wheels
  }

  /// The runtime's own time.
  var now: Double { frame.now }

  override var needsFrame: Bool { !listed.isEmpty || !orphans.isEmpty }

  func make(_ view: Handle, _ options: ScrollerOptions) throws(Fault) -> Scroller {
    guard scroller(of: view.index) == nil else {
      throw Fault(.invalidState, "the view has a scroller already")
    }
    let pan = try entities.insertOwn(ScrollPan(gestures: gestures), as: .gesture)
    let scroller: Scroller
    do throws(Fault) {
      scroller = try entities.insert(Scroller(self, view, pan, options), as: .scroller)
    } catch {
      entities.release(pan.handle)
      throw error
    }
    pan.handler = hand
    gestures.attach(pan, to: view)
    // The view holds the one, and the scroller the other.
    entities.hold(scroller)
    while byView.count <= view.index { byView.append(nil) }
    byView[view.index] = scroller
    views.setClipsToBounds(view.index, true)
    return scroller
  }

  private let hand = ScrollHand()
  private let zoomHand = ZoomHand()

  /// The pinch of a scroller whose content is zoomed.
  func addPinch(to scroller: Scroller) {
    guard
      let pinch = try? entities.insertOwn(ScrollPinch(gestures: gestures), as: .gesture)
    else { return }
    pinch.scroller = scroller
    pinch.handler = zoomHand
    scroller.pinch = pinch
    gestures.attach(pinch, to: scroller.view)
  }

  func forEachAttached(_ body: (Scroller) -> Void) {
    // Whoever is told may make others.
    for view in byView.indices where view < byView.count {
      if let scroller = byView[view] { body(scroller) }
    }
  }

  func scroller(of view: Int) -> Scroller? { view < byView.count ? byView[view] : nil }

  /// The next scroller outwards.
  func around(_ scroller: Scroller) -> Scroller? {
    guard views.names.contains(scroller.view) else { return nil }
    var current = views.parent(scroller.view.index)
    while let view = current {
      if let found = self.scroller(of: view) { return found }
      current = views.parent(view)
    }
    return nil
  }

  func dragger(of scroller: Scroller) -> Scroller? {
    for entry in draggers where entry.scroller === scroller {
      return entities[entry.dragger] as? Scroller
    }
    return nil
  }

  func setDragger(_ dragger: Handle, of scroller: Scroller) {
    draggers.removeAll { $0.scroller === scroller }
    if !dragger.isNone { draggers.append((scroller, dragger)) }
  }

  /// The own time of a touch in the frame that brings it.
  func ownTime(of hostTime: Double) -> Double { frame.ownTime(of: hostTime) }

  /// It moves, or has news: parents first.
  func list(_ scroller: Scroller) {
    guard !scroller.isListed else { return }
    scroller.isListed = true
    var place = listed.count
    let depth = self.depth(scroller)
    while place > 0, self.depth(listed[place - 1]) > depth { place -= 1 }
    listed.put(scroller, at: place)
  }

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

  /// Frame step 2, after the fingers: motions go on, then the host is told.
  override func begin() {
    if needsFrame { goOn() }
  }

  override func prepare() { links.advance() }

  /// What animations have moved takes along what goes by it, in the same frame.
  override func advance() {
    var hasMoved = tracks.activeCount > 0 && links.advanceAnimated()
    if !led.isEmpty, followAnimated() { hasMoved = true }
    if hasMoved { animations.showTouched() }
  }

  /// After the layout: views that stand on the keyboard have gone along with it.
  override func layOut() {
    guard var hold = pulled else { return }
    guard let scroller = entities[hold.scroller] as? Scroller, scroller.isDragging else {
      return pulled = nil
    }
    scroller.stayUnderFinger(&hold)
    if pulled != nil { pulled = hold }
  }

  private func goOn() {
    if !orphans.isEmpty { tellOrphans() }
    if hasTreeChanged { endOutside() }
    // Momentum that goes on in another one lists that; whoever is called may list others, which are
    // told with them.
    forEachListed { $0.advance(to: now) }
    findLed()
    if hasFollowers {
      forEachListed { if $0.isAlive, !$0.isLed { $0.follower?.scrollerHasMoved($0) } }
    }
    links.advance()
    forEachListed { if $0.isAlive, !$0.isLed { _ = $0.tell() } }
    var kept = 0
    var index = 0
    forEachListed {
      if $0.isAlive && $0.hasNews {
        if kept < index { listed.swapAt(kept, index) }
        kept += 1
      } else {
        $0.isListed = false
      }
      index += 1
    }
    if kept < listed.count { listed.removeLast(listed.count - kept) }
  }

  /// Which of them a block moves in this frame.
  private func findLed() {
    forgetFree()
    forEachListed {
      guard $0.isAlive, !$0.isLed, $0.isAnimatedByBlock else { return }
      $0.isLed = true
      $0.ledOffset = Point(x: .nan, y: .nan)
      led.append($0)
    }
  }

  private func forgetFree() {
    led.removeAll {
      $0.isLed = $0.isAlive && $0.isAnimatedByBlock
      return !$0.isLed
    }
  }

  /// Those that a block moves go on, and the host is told.
  private func followAnimated() -> Bool {
    forgetFree()
    var hasMoved = false
    for scroller in led where scroller.isAlive {
      let shown = scroller.shownOffset
      if shown != scroller.ledOffset {
        scroller.ledOffset = shown
        scroller.hasScrolled = true
      }
      hasMoved = hasMoved || scroller.hasScrolled || scroller.follower != nil
      scroller.follower?.scrollerHasMoved(scroller)
      if scroller.isAlive { _ = scroller.tell() }
    }
    return hasMoved
  }

  /// Only `goOn` takes any from the list, at its end: until then the list holds them.
  @inline(__always)
  private func forEachListed(_ body: (Scroller) -> Void) {
    var index = 0
    while index < listed.count {
      Unmanaged.passUnretained(listed[index])._withUnsafeGuaranteedRef { body($0) }
      index += 1
    }
  }

  /// What has left the window comes to rest (SC-46).
  private func endOutside() {
    hasTreeChanged = false
    for scroller in listed where scroller.isAlive && scroller.isMoving {
      if !views.isInWindow(scroller.view.index) { scroller.stop() }
    }
  }

  private func tellOrphans() {
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

  override func viewDidResize(_ view: Int) {
    // A container lays its own scroller out.
    guard let scroller = scroller(of: view), scroller.follower == nil else { return }
    scroller.edgesChanged {}
  }

  override func viewWillEnd(_ view: Int) {
    guard let scroller = scroller(of: view) else { return }
    byView[view] = nil
    let pan = scroller.pan
    pan.scroller = nil
    scroller.isAttached = false
    pan.handler = nil
    for axis in 0..<2 { scroller[axis].state = .idle }
    scroller.chains = ([], [])
    wheels.forget(scroller)
    if let pinch = scroller.pinch {
      pinch.scroller = nil
      pinch.handler = nil
      scroller.pinch = nil
      entities.release(pinch.handle)
    }
    entities.release(pan.handle)
    // Nobody can be told in the middle of a change of the tree.
    orphans.append(scroller)
  }

  /// The runtime ends: nobody is told of anything any more.
  override func removeAll() {
    for scroller in byView {
      scroller?.delegate = nil
      scroller?.pan.handler = nil
      scroller?.pan.scroller = nil
      scroller?.isAttached = false
      scroller?.pinch?.handler = nil
      scroller?.pinch?.scroller = nil
      scroller?.chains = ([], [])
    }
    byView = []
    links.removeAll()
    listed = []
    led = []
    orphans = []
    draggers = []
  }
}

/// What a scroller's pan does.
final class ScrollHand: GestureHandler {
  override func gestureDidChange(_ gesture: Gesture) {
    guard let pan = gesture as? ScrollPan, let scroller = pan.scroller else { return }
    let entities = scroller.scrollers.entities
    entities.hold(scroller)
    switch pan.state {
    case .began: scroller.beginDrag()
    case .changed: scroller.tellKeyboard(isFirst: false)
    case .ended: scroller.endDrag(isCancelled: false)
    case .cancelled: scroller.endDrag(isCancelled: true)
    case .possible, .failed: break
    }
    entities.release(scroller.handle)
  }
}
