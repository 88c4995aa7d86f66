import CMotus

@_cdecl("motus_drag_options_init") @implementation
public func motus_drag_options_init(
  _ options: UnsafeMutablePointer<motus_drag_options>?, _ structSize: Int
) -> motus_status {
  initialize(options, "options", structSize)
}

extension motus_drag_options: SizedSettings {
  static var defaults: motus_drag_options { motus_drag_options(DragOptions()) }

  fileprivate init(_ options: DragOptions) {
    self.init()
    struct_size = MemoryLayout<Self>.size
    axis = motus_drag_axis(rawValue: options.axis.rawValue)
    resistance = motus_drag_resistance(rawValue: options.beyond.rawValue)
    minimum = motus_point(x: options.minimum.dx, y: options.minimum.dy)
    maximum = motus_point(x: options.maximum.dx, y: options.maximum.dy)
    coefficient = options.coefficient
    dimension = options.dimension
    choice = motus_drag_choice(rawValue: options.choice.rawValue)
    settling = motus_drag_settling(rawValue: options.settling.rawValue)
    response = options.response
    damping_ratio = options.dampingRatio
    rate = options.decay.rate
    point = options.numberPerPoint
    reversed = options.reversed.rawValue
    catches = options.catches
    x_component = options.components.0
    y_component = options.components.1
    scrolls = options.scrolls
  }

  fileprivate func checked() throws(Fault) -> DragOptions {
    var result = DragOptions()
    guard let axis = DragOptions.Axis(rawValue: UInt32(self.axis.rawValue)) else {
      throw Fault(.invalidArgument, "options.axis is \(self.axis.rawValue): 0 to 3 is possible")
    }
    guard let beyond = DragOptions.Beyond(rawValue: UInt32(resistance.rawValue)) else {
      throw Fault(
        .invalidArgument, "options.resistance is \(resistance.rawValue): 0 to 2 is possible")
    }
    guard let choice = DragOptions.Choice(rawValue: UInt32(self.choice.rawValue)) else {
      throw Fault(
        .invalidArgument, "options.choice is \(self.choice.rawValue): 0 to 2 is possible")
    }
    guard let settling = DragOptions.Settling(rawValue: UInt32(self.settling.rawValue)) else {
      throw Fault(
        .invalidArgument, "options.settling is \(self.settling.rawValue): 0 or 1 is possible")
    }
    (result.axis, result.beyond, result.choice, result.settling) = (axis, beyond, choice, settling)
    result.minimum = Vector(
      dx: try bound(minimum.x, "options.minimum.x"), dy: try bound(minimum.y, "options.minimum.y")
    )
    result.maximum = Vector(
      dx: try bound(maximum.x, "options.maximum.x"), dy: try bound(maximum.y, "options.maximum.y")
    )
    guard result.minimum.dx <= result.maximum.dx, result.minimum.dy <= result.maximum.dy else {
      throw Fault(.invalidArgument, "options.maximum is below options.minimum")
    }
    guard coefficient >= 1e-6, coefficient <= 1 else {
      throw Fault(.invalidArgument, "options.coefficient is \(coefficient): 1e-6 to 1 is possible")
    }
    result.coefficient = coefficient
    result.dimension = try notNegative(dimension, "options.dimension")
    guard response >= 1e-3, response <= 1e3 else {
      throw Fault(.invalidArgument, "options.response is \(response): .001 to 1,000 s is possible")
    }
    guard damping_ratio >= 0.01, damping_ratio <= 1 else {
      throw Fault(
        .invalidArgument, "options.damping_ratio is \(damping_ratio): .01 to 1 is possible")
    }
    (result.response, result.dampingRatio) = (response, damping_ratio)
    guard rate > 0, rate < 1 else {
      throw Fault(.invalidArgument, "options.rate is \(rate): between 0 and 1 is possible")
    }
    result.decay = Decay(rate: rate)
    result.numberPerPoint = try notNegative(point, "options.point")
    guard reversed & ~Axes.both.rawValue == 0 else {
      throw Fault(.invalidArgument, "options.reversed is \(reversed): some bits mean nothing here")
    }
    result.reversed = Axes(rawValue: reversed)
    result.catches = catches
    result.components = (x_component, y_component)
    result.scrolls = scrolls
    return result
  }

  /// A bound may be infinitely far.
  private func bound(_ number: Double, _ name: StaticString) throws(Fault) -> Double {
    if number == .infinity || number == -.infinity { return number }
    return try finite(number, name)
  }
}

extension Runtime {
  fileprivate func makeDrag(
    _ gesture: Gesture, _ name: Handle, _ property: PropertyID, _ kind: PropertyKind,
    _ options: UnsafePointer<motus_drag_options>?, usualNumberPerPoint: Double
  ) throws(Fault) -> OpaquePointer? {
    try Memory.checkBudget()
    let options = try read(options, "options").checked()
    let dragged = try DraggedNumbers(name, property, kind, by: gesture, options)
    // It takes the place of the one that the recognizer has.
    if (gesture.handler as? DragHandler)?.moves(property, of: name) != true {
      try tracks.owners.needNone(property, name)
    }
    let usual =
      usualNumberPerPoint > 0 ? usualNumberPerPoint : dragged.reading == .distance ? 1 : 0.01
    let drag = try entities.insert(
      Drag(dragged, by: gesture, options, usualNumberPerPoint: usual, animations), as: .drag)
    drag.begin()
    return OpaquePointer(drag.handle)
  }
}

@_cdecl("motus_drag_create") @implementation
public func motus_drag_create(
  _ gesture: OpaquePointer?, _ value: OpaquePointer?,
  _ options: UnsafePointer<motus_drag_options>?,
  _ outDrag: UnsafeMutablePointer<OpaquePointer?>?
) -> motus_status {
  outDrag?.pointee = nil
  return entering(gesture, .gesture) { runtime, gesture throws(Fault) in
    let out = try need(outDrag, "out_drag")
    let handle = try runtime.resolve(value, as: .value)
    let value = NamedValue(handle, runtime)
    let drag = try runtime.makeDrag(
      gesture, handle, value.id, value.kind, options,
      usualNumberPerPoint: runtime.values.ownNumberPerPoint(of: handle))
    out.pointee = drag
  }
}

@_cdecl("motus_drag_create_for_view") @implementation
public func motus_drag_create_for_view(
  _ gesture: OpaquePointer?, _ view: OpaquePointer?, _ property: UInt32,
  _ options: UnsafePointer<motus_drag_options>?,
  _ outDrag: UnsafeMutablePointer<OpaquePointer?>?
) -> motus_status {
  outDrag?.pointee = nil
  return entering(gesture, .gesture) { runtime, gesture throws(Fault) in
    let out = try need(outDrag, "out_drag")
    let view = try runtime.resolve(view, as: .view)
    let property = try runtime.property(property)
    guard let kind = property.kind else {
      throw Fault(.invalidArgument, "hidden does not move")
    }
    guard !property.isUniform else {
      throw Fault(.invalidArgument, "corner radii are dragged by the property of all four")
    }
    let drag = try runtime.makeDrag(
      gesture, view, property.id, kind, options, usualNumberPerPoint: 0)
    out.pointee = drag
  }
}

@_cdecl("motus_drag_end") @implementation
public func motus_drag_end(_ drag: OpaquePointer?) -> motus_status {
  entering(drag, .drag) { drag throws(Fault) in
    if let handler = drag.gesture.handler as? DragHandler, handler.moves(drag) {
      drag.gesture.handler = nil
    }
  }
}

@_cdecl("motus_drag_set_options") @implementation
public func motus_drag_set_options(
  _ drag: OpaquePointer?, _ options: UnsafePointer<motus_drag_options>?
) -> motus_status {
  entering(drag, .drag) { drag throws(Fault) in
    try drag.setOptions(read(options, "options").checked())
  }
}

@_cdecl("motus_drag_get_options") @implementation
public func motus_drag_get_options(
  _ drag: OpaquePointer?, _ outOptions: UnsafeMutablePointer<motus_drag_options>?
) -> motus_status {
  clear(outOptions)
  return entering(drag, .drag) { drag throws(Fault) in
    try fill(outOptions, "out_options", with: motus_drag_options(drag.options))
  }
}

@_cdecl("motus_drag_set_anchors") @implementation
public func motus_drag_set_anchors(
  _ drag: OpaquePointer?, _ anchors: UnsafePointer<motus_anchor>?, _ count: Int
) -> motus_status {
  entering(drag, .drag) { drag throws(Fault) in
    guard count >= 0, count <= 256 else {
      throw Fault(.limit, "count is \(UInt(bitPattern: count)): 256 anchors are possible")
    }
    try Memory.checkBudget(count: count)
    var checked: [DragAnchor] = []
    for index in 0..<count {
      let anchor = try need(anchors, "anchors")[index]
      checked.append(
        DragAnchor(
          place: Vector(
            dx: try finite(anchor.x, "the x of an anchor"),
            dy: try finite(anchor.y, "the y of an anchor")),
          tag: anchor.tag))
    }
    drag.setAnchors(checked)
  }
}

@_cdecl("motus_drag_anchor_count") @implementation
public func motus_drag_anchor_count(_ drag: OpaquePointer?) -> Int {
  reading(drag, .drag, or: 0) { drag throws(Fault) in drag.anchors.count }
}

@_cdecl("motus_drag_anchor_tag") @implementation
public func motus_drag_anchor_tag(_ drag: OpaquePointer?, _ index: Int) -> UInt64 {
  reading(drag, .drag, or: 0) { drag throws(Fault) in
    UInt(bitPattern: index) < UInt(drag.anchors.count) ? drag.anchors[index].tag : 0
  }
}

@_cdecl("motus_drag_anchor") @implementation
public func motus_drag_anchor(_ drag: OpaquePointer?) -> Int32 {
  reading(drag, .drag, or: 0) { drag throws(Fault) in drag.anchor }
}

@_cdecl("motus_drag_progress") @implementation
public func motus_drag_progress(_ drag: OpaquePointer?) -> Double {
  reading(drag, .drag, or: 0) { drag throws(Fault) in drag.progress }
}

@_cdecl("motus_drag_is_held") @implementation
public func motus_drag_is_held(_ drag: OpaquePointer?) -> Bool {
  reading(drag, .drag, or: false) { drag throws(Fault) in drag.isHeld }
}

@_cdecl("motus_drag_go_to") @implementation
public func motus_drag_go_to(_ drag: OpaquePointer?, _ index: Int) -> motus_status {
  entering(drag, .drag) { drag throws(Fault) in try drag.go(to: index) }
}

@_cdecl("motus_drag_step") @implementation
public func motus_drag_step(_ drag: OpaquePointer?, _ direction: motus_vector) -> motus_status {
  entering(drag, .drag) { drag throws(Fault) in
    try drag.step(direction.checked("direction"))
  }
}

extension motus_drag_delegate: SizedSettings {
  static var defaults: motus_drag_delegate {
    var delegate = motus_drag_delegate()
    delegate.struct_size = MemoryLayout<motus_drag_delegate>.size
    return delegate
  }
}

/// A drag's delegate on the other side of the border.
final class HostDragDelegate: DragDelegate {
  private let delegate: motus_drag_delegate
  private let context: HostContext

  init(_ delegate: motus_drag_delegate, _ context: HostContext) {
    self.delegate = delegate
    self.context = context
  }

  override func didBegin(_ drag: Drag) {
    context.call { delegate.did_begin?($0, OpaquePointer(drag.handle)) }
  }

  override func didChange(_ drag: Drag) {
    context.call { delegate.did_change?($0, OpaquePointer(drag.handle)) }
  }

  override func choose(
    _ drag: Drag, velocity: Vector, projectedEnd: Vector, proposed: Int32
  ) -> Int32 {
    guard let choose = delegate.choose else { return proposed }
    return context.call {
      choose(
        $0, OpaquePointer(drag.handle), velocity.dx, velocity.dy, projectedEnd.dx,
        projectedEnd.dy, proposed)
    }
  }

  override func didEnd(_ drag: Drag, anchor: Int32) {
    context.call { delegate.did_end?($0, OpaquePointer(drag.handle), anchor) }
  }

  override func didSettle(_ drag: Drag, anchor: Int32, finished: Bool) {
    context.call { delegate.did_settle?($0, OpaquePointer(drag.handle), anchor, finished) }
  }
}

@_cdecl("motus_drag_set_delegate") @implementation
public func motus_drag_set_delegate(
  _ drag: OpaquePointer?, _ delegate: UnsafePointer<motus_drag_delegate>?,
  _ userData: UnsafeMutableRawPointer?, _ destroy: motus_destroy_fn?
) -> motus_status {
  entering(drag, .drag, owning: userData, destroy) { _, drag, context throws(Fault) in
    guard let delegate else { return drag.setDelegate(nil) }
    drag.setDelegate(HostDragDelegate(try read(delegate, "delegate"), context))
  }
}
