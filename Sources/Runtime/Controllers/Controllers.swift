/// The life of view controllers: loading, appearance, containment.
final class Controllers: ViewObserver {
  let views: Views
  let animations: Animations
  let entities: EntityTable
  let events: EventQueue
  let host: Host
  /// The controller that fills the window.
  private(set) var root = Handle.none
  /// Views of controllers whose size has changed.
  private var layoutQueue: [Handle] = []

  init(
    views: Views, animations: Animations, entities: EntityTable, events: EventQueue, host: Host
  ) {
    self.views = views
    self.animations = animations
    self.entities = entities
    self.events = events
    self.host = host
    super.init()
    views.observe(self)
  }

  func find(_ handle: Handle) -> ViewController? { entities[handle] as? ViewController }

  /// Makes a controller fill the window; none empties it. Never animated.
  func setRoot(_ controller: ViewController?) throws(Fault) {
    guard controller?.handle ?? .none != root else { return }
    if let controller {
      guard controller.parent.isNone else {
        throw Fault(.invalidState, "the view controller has a parent")
      }
      try controller.loadViewIfNeeded()
    }
    if let old = find(root) {
      root = .none
      views.removeFromSuperview(old.viewIfLoaded.index)
      entities.release(old.handle)
    }
    guard let controller else { return }
    entities.hold(controller)
    root = controller.handle
    let view = controller.viewIfLoaded.index
    fill(view, in: views.window.index)
    try views.insert(view, into: views.window.index, at: 0)
  }

  /// Lets a view fill the bounds of another.
  func fill(_ view: Int, in superview: Int) { setFrame(view, bounds(superview)) }

  /// The model bounds of a view.
  func bounds(_ view: Int) -> Rect {
    let model = views.model(view)
    return Rect(x: model[2], y: model[3], width: model[4], height: model[5])
  }

  /// Sets center and size of the bounds: animated inside a block.
  func setFrame(_ view: Int, _ frame: Rect) {
    let origin = views.model(view)
    withUnsafeTemporaryAllocation(of: Double.self, capacity: 4) { room in
      guard let value = room.baseAddress else { return }
      value[0] = frame.center.x
      value[1] = frame.center.y
      set(view, .center, value)
      value[0] = origin[2]
      value[1] = origin[3]
      value[2] = frame.size.width
      value[3] = frame.size.height
      set(view, .bounds, value)
    }
  }

  /// The model frame of a view whose transform is the identity.
  func frame(_ view: Int) -> Rect {
    let model = views.model(view)
    return Rect(
      x: model[0] - model[4] / 2, y: model[1] - model[5] / 2, width: model[4], height: model[5])
  }

  override func viewDidMove(_ view: Int, from oldParent: Int?, wasInWindow: Bool) {
    viewMoved(view, wasInWindow: wasInWindow)
  }

  override func viewDidResize(_ view: Int) {
    guard views.rows[view].controller != 0 else { return }
    views.rows.base[view].flags.insert(.needsLayout)
    layoutQueue.append(views.rows[view].handle)
  }

  /// Lays out the controllers whose views have another size since the last frame.
  func layOutChanged() {
    guard !layoutQueue.isEmpty else { return }
    let queue = layoutQueue
    layoutQueue = []
    for view in queue where views.names.contains(view) {
      let row = views.rows[view.index]
      guard row.flags.contains(.needsLayout), let controller = find(Handle(bits: row.controller))
      else { continue }
      views.rows.base[view.index].flags.remove(.needsLayout)
      if controller.appearance != .disappeared { layOut(controller) }
    }
  }

  private func set(_ view: Int, _ property: PropertyID, _ value: UnsafePointer<Double>) {
    guard let kind = views.properties.kind(of: property) else { return }
    animations.set(view, property, kind, to: value)
  }
}
