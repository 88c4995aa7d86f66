import CMotus

@_cdecl("motus_value_options_init") @implementation
public func motus_value_options_init(
  _ options: UnsafeMutablePointer<motus_value_options>?, _ structSize: Int
) -> motus_status {
  initialize(options, "options", structSize)
}

extension motus_value_options: SizedSettings {
  static var defaults: motus_value_options {
    motus_value_options(
      struct_size: MemoryLayout<motus_value_options>.size, kind: MOTUS_PROPERTY_KIND_LINEAR,
      color_space: MOTUS_COLOR_SPACE_UNSPECIFIED, flags: 0, reserved: 0, point: 0)
  }
}

/// The property of a value of a kind, once all is checked.
func valueProperty(
  _ kind: motus_property_kind, count: Int, _ space: motus_color_space, flags: UInt32,
  isGlide: Bool = false
) throws(Fault) -> PropertyID {
  let (interpolation, fixed) = try interpolation(of: kind)
  guard count >= 1, count <= PropertyID.maximumComponents, fixed == 0 || count == fixed else {
    throw Fault(
      .invalidArgument,
      "count is \(UInt(bitPattern: count)): a value of this kind has "
        + (fixed == 0 ? "1 to 16" : "\(fixed)"))
  }
  guard flags & ~3 == 0 else {
    throw Fault(.invalidArgument, "options.flags is \(flags): some bits mean nothing here")
  }
  let isTransform = interpolation == .affine || interpolation == .projective
  let isPlace = isTransform || flags & MOTUS_VALUE_PLACE.rawValue != 0
  return PropertyID(
    ofValueWith: count, interpolation, space: try checked(space).space ?? .gamma,
    isMotion: isPlace && flags & MOTUS_VALUE_KEEP_MOTION.rawValue == 0, isGlide: isGlide)
}

@_cdecl("motus_value_create") @implementation
public func motus_value_create(
  _ runtime: OpaquePointer?, _ options: UnsafePointer<motus_value_options>?,
  _ initial: UnsafePointer<Double>?, _ count: Int,
  _ outValue: UnsafeMutablePointer<OpaquePointer?>?
) -> motus_status {
  outValue?.pointee = nil
  return making(runtime, as: .runtime) { runtime, _ throws(Fault) in
    let out = try need(outValue, "out_value")
    let options = try read(options, "options")
    guard options.reserved == 0 else {
      throw Fault(.structSize, "options.reserved is in use: this library does not know for what")
    }
    let property = try valueProperty(
      options.kind, count: count, options.color_space, flags: options.flags)
    let numberPerPoint = try notNegative(options.point, "options.point")
    if let initial { try checkNumbers(initial, count, "a component of initial") }
    var fault: Fault?
    withInitial(initial, property) { numbers in
      do throws(Fault) {
        out.pointee = OpaquePointer(
          try runtime.values.make(property, initial: numbers, numberPerPoint: numberPerPoint))
      } catch { fault = error }
    }
    if let fault { throw fault }
  }
}

/// Calls `body` with a value's first numbers: those given, else zeros or the identity.
private func withInitial(
  _ initial: UnsafePointer<Double>?, _ property: PropertyID,
  _ body: (UnsafePointer<Double>) -> Void
) {
  if let initial { return body(initial) }
  withUnsafeTemporaryAllocation(of: Double.self, capacity: PropertyID.maximumComponents) { room in
    guard let numbers = room.baseAddress else { return }
    // A matrix of 4 × 4 has its ones five numbers apart, one of 2 × 2 three.
    let distance =
      switch property.interpolationOfValue {
      case .affine: 3
      case .projective: 5
      default: 0
      }
    for component in 0..<PropertyID.maximumComponents {
      let isOne = distance > 0 && component % distance == 0 && (distance == 5 || component < 4)
      numbers[component] = isOne ? 1 : 0
    }
    body(numbers)
  }
}

func checkNumbers(
  _ numbers: UnsafePointer<Double>, _ count: Int, _ name: StaticString
) throws(Fault) {
  for component in 0..<count { _ = try finite(numbers[component], name) }
}

@_cdecl("motus_value_create_number") @implementation
public func motus_value_create_number(
  _ runtime: OpaquePointer?, _ initial: Double,
  _ outValue: UnsafeMutablePointer<OpaquePointer?>?
) -> motus_status {
  outValue?.pointee = nil
  return making(runtime, as: .runtime) { runtime, _ throws(Fault) in
    let out = try need(outValue, "out_value")
    var number = try finite(initial, "initial")
    out.pointee = OpaquePointer(
      try runtime.values.make(PropertyID(ofValueWith: 1, .linear), initial: &number))
  }
}

/// A value that a call is about.
struct NamedValue {
  let subject: Subject
  let id: PropertyID
  var kind: PropertyKind { PropertyKind(ofValue: id) }

  @inline(__always)
  init(_ value: Handle, _ runtime: Runtime) {
    subject = value.subject
    id = runtime.tracks.values.rows[value.index].property
  }

  /// Checks as many numbers as the value has.
  @inline(__always)
  func check(
    _ numbers: UnsafePointer<Double>?, _ count: Int, _ name: StaticString
  ) throws(Fault) -> UnsafePointer<Double> {
    let numbers = try need(numbers, name)
    guard count == id.countOfValue else { throw wrong(count, "count") }
    for component in 0..<count where !numbers[component].isInReach {
      throw Fault(.invalidArgument, "a number of the value would be \(numbers[component])")
    }
    return numbers
  }

  func room(
    _ out: UnsafeMutablePointer<Double>?, _ capacity: Int
  ) throws(Fault) -> UnsafeMutablePointer<Double> {
    let out = try need(out, "out_values")
    guard UInt(bitPattern: capacity) >= UInt(id.countOfValue) else {
      throw wrong(capacity, "capacity")
    }
    return out
  }

  @inline(never)
  func wrong(_ count: Int, _ name: StaticString) -> Fault {
    Fault(
      .invalidArgument,
      "\(name) is \(UInt(bitPattern: count)): the value has \(id.countOfValue)")
  }
}

@_cdecl("motus_value_kind") @implementation
public func motus_value_kind(_ value: OpaquePointer?) -> motus_property_kind {
  reading(value, as: .value, or: MOTUS_PROPERTY_KIND_LINEAR) { runtime, value throws(Fault) in
    switch NamedValue(value, runtime).id.interpolationOfValue {
    case .linear: MOTUS_PROPERTY_KIND_LINEAR
    case .angle: MOTUS_PROPERTY_KIND_ANGLE
    case .color: MOTUS_PROPERTY_KIND_COLOR
    case .affine: MOTUS_PROPERTY_KIND_TRANSFORM
    case .projective: MOTUS_PROPERTY_KIND_TRANSFORM_3D
    }
  }
}

@_cdecl("motus_value_component_count") @implementation
public func motus_value_component_count(_ value: OpaquePointer?) -> Int {
  reading(value, as: .value, or: 0) { runtime, value throws(Fault) in
    NamedValue(value, runtime).id.countOfValue
  }
}

@_cdecl("motus_value_set") @implementation
@_optimize(speed)
public func motus_value_set(
  _ value: OpaquePointer?, _ values: UnsafePointer<Double>?, _ count: Int
) -> motus_status {
  enteringOften(value, as: .value) { runtime, handle throws(Fault) in
    let value = NamedValue(handle, runtime)
    let numbers = try value.check(values, count, "values")
    try runtime.needHost(value.id, of: value.subject, value.kind, for: numbers)
    runtime.animations.setByHost(value.subject, value.id, value.kind, to: numbers)
  }
}

@_cdecl("motus_value_set_number") @implementation
@_optimize(speed)
public func motus_value_set_number(_ value: OpaquePointer?, _ number: Double) -> motus_status {
  enteringOften(value, as: .value) { runtime, handle throws(Fault) in
    let value = NamedValue(handle, runtime)
    var number = number
    let numbers = try value.check(&number, 1, "number")
    try runtime.needHost(value.id, of: value.subject, value.kind, for: numbers)
    runtime.animations.setByHost(value.subject, value.id, value.kind, to: numbers)
  }
}

@_cdecl("motus_value_read") @implementation
public func motus_value_read(
  _ value: OpaquePointer?, _ source: motus_value_source,
  _ outValues: UnsafeMutablePointer<Double>?, _ capacity: Int
) -> motus_status {
  clear(outValues, capacity)
  return enteringOften(value, as: .value) { runtime, handle throws(Fault) in
    let value = NamedValue(handle, runtime)
    let out = try value.room(outValues, capacity)
    switch source {
    case MOTUS_VALUE_MODEL:
      runtime.tracks.readModel(value.subject, value.id, value.kind, into: out)
    case MOTUS_VALUE_SHOWN:
      runtime.tracks.readShown(value.subject, value.id, value.kind, into: out)
    default: throw Fault(.invalidArgument, "source is \(source.rawValue): no such source")
    }
  }
}

@_cdecl("motus_value_number") @implementation
@_optimize(speed)
public func motus_value_number(_ value: OpaquePointer?) -> Double {
  readingOften(value, as: .value, or: 0) { runtime, handle throws(Fault) in
    let value = NamedValue(handle, runtime)
    return withUnsafeTemporaryAllocation(
      of: Double.self, capacity: PropertyID.maximumComponents
    ) { room in
      guard let numbers = room.baseAddress else { return 0 }
      runtime.tracks.readShown(value.subject, value.id, value.kind, into: numbers)
      return numbers[0]
    }
  }
}

@_cdecl("motus_value_velocity") @implementation
public func motus_value_velocity(
  _ value: OpaquePointer?, _ outValues: UnsafeMutablePointer<Double>?, _ capacity: Int
) -> motus_status {
  clear(outValues, capacity)
  return entering(value, as: .value) { runtime, handle throws(Fault) in
    let value = NamedValue(handle, runtime)
    let out = try value.room(outValues, capacity)
    runtime.animations.readVelocity(value.subject, value.id, value.kind, into: out)
  }
}

@_cdecl("motus_value_is_moving") @implementation
public func motus_value_is_moving(_ value: OpaquePointer?) -> Bool {
  reading(value, as: .value, or: false) { runtime, value throws(Fault) in
    !runtime.tracks.isAtRest(value.subject)
  }
}

@_cdecl("motus_value_jump") @implementation
public func motus_value_jump(
  _ value: OpaquePointer?, _ values: UnsafePointer<Double>?, _ count: Int
) -> motus_status {
  entering(value, as: .value) { runtime, handle throws(Fault) in
    let value = NamedValue(handle, runtime)
    let numbers = try value.check(values, count, "values")
    try runtime.needHost(value.id, of: value.subject, value.kind, for: numbers)
    runtime.animations.jump(value.subject, value.id, value.kind, to: numbers)
  }
}

@_cdecl("motus_value_stop") @implementation
public func motus_value_stop(_ value: OpaquePointer?) -> motus_status {
  entering(value, as: .value) { runtime, handle throws(Fault) in
    let value = NamedValue(handle, runtime)
    try runtime.needHost(value.id, of: value.subject)
    runtime.animations.stop(value.subject, value.id, value.kind)
  }
}

@_cdecl("motus_value_finish") @implementation
public func motus_value_finish(_ value: OpaquePointer?) -> motus_status {
  entering(value, as: .value) { runtime, handle throws(Fault) in
    let value = NamedValue(handle, runtime)
    try runtime.needHost(value.id, of: value.subject)
    runtime.animations.remove(value.id, from: value.subject)
  }
}

@_cdecl("motus_value_set_velocity") @implementation
public func motus_value_set_velocity(
  _ value: OpaquePointer?, _ velocity: UnsafePointer<Double>?, _ count: Int
) -> motus_status {
  entering(value, as: .value) { runtime, handle throws(Fault) in
    let value = NamedValue(handle, runtime)
    let velocity = try value.check(velocity, count, "velocity")
    try runtime.needHost(value.id, of: value.subject)
    try runtime.animations.setVelocity(velocity, of: value.subject, value.id, value.kind)
  }
}

@_cdecl("motus_value_follow_path") @implementation
public func motus_value_follow_path(
  _ value: OpaquePointer?, _ path: OpaquePointer?, _ pacesBySegment: Bool
) -> motus_status {
  entering(value, as: .value) { runtime, handle throws(Fault) in
    let value = NamedValue(handle, runtime)
    let path: PathObject = try runtime.resolve(path, .path)
    guard value.id.isPlace else {
      throw Fault(.invalidArgument, "only a value of two linear numbers can follow a path")
    }
    let manner = PathManner(pace: pacesBySegment ? .bySegment : .even)
    try runtime.needHost(value.id, of: value.subject)
    runtime.animations.follow(value.subject, value.id, path.path, manner)
  }
}

@_cdecl("motus_value_set_implicit") @implementation
public func motus_value_set_implicit(
  _ value: OpaquePointer?, _ options: UnsafePointer<motus_implicit_options>?
) -> motus_status {
  entering(value, as: .value) { runtime, value throws(Fault) in
    let timing = try implicitTiming(read(options, "options"), runtime)
    runtime.animations.implicit.set(
      timing, of: value.subject, NamedValue(value, runtime).id)
  }
}

@_cdecl("motus_value_clear_implicit") @implementation
public func motus_value_clear_implicit(_ value: OpaquePointer?) -> motus_status {
  entering(value, as: .value) { runtime, value throws(Fault) in
    runtime.animations.implicit.clearTiming(
      of: value.subject, NamedValue(value, runtime).id)
  }
}

@_cdecl("motus_value_set_observer") @implementation
public func motus_value_set_observer(
  _ value: OpaquePointer?, _ fn: motus_value_observer_fn?, _ userData: UnsafeMutableRawPointer?,
  _ destroy: motus_destroy_fn?
) -> motus_status {
  entering(value, as: .value, owning: userData, destroy) {
    runtime, value, context throws(Fault) in
    guard let fn else { return runtime.values.removeObserver(of: value) }
    runtime.values.observe(value) { observer, velocity in
      let (previous, current) = (observer.previous[0], observer.shown[0])
      context.call { fn($0, OpaquePointer(observer.value), previous, current, velocity) }
    }
  }
}

@_cdecl("motus_value_previous") @implementation
public func motus_value_previous(
  _ value: OpaquePointer?, _ outValues: UnsafeMutablePointer<Double>?, _ capacity: Int
) -> motus_status {
  clear(outValues, capacity)
  return entering(value, as: .value) { runtime, handle throws(Fault) in
    let value = NamedValue(handle, runtime)
    let out = try value.room(outValues, capacity)
    guard let observer = runtime.values.observer(of: handle) else {
      throw Fault(.notFound, "the value has no observer")
    }
    out.update(from: observer.previous, count: observer.count)
  }
}

@_cdecl("motus_value_set_settle") @implementation
public func motus_value_set_settle(
  _ value: OpaquePointer?, _ fn: motus_value_settle_fn?, _ userData: UnsafeMutableRawPointer?,
  _ destroy: motus_destroy_fn?
) -> motus_status {
  entering(value, as: .value, owning: userData, destroy) {
    runtime, value, context throws(Fault) in
    let listener = fn.map { fn in
      ImplicitTimings.Listener { value, _, finished in
        context.call { fn($0, OpaquePointer(value), finished) }
      }
    }
    runtime.animations.implicit.set(
      listener, of: value.subject, NamedValue(value, runtime).id)
  }
}

@_cdecl("motus_fling_options_init") @implementation
public func motus_fling_options_init(
  _ options: UnsafeMutablePointer<motus_fling_options>?, _ structSize: Int
) -> motus_status {
  initialize(options, "options", structSize)
}

extension motus_fling_options: SizedSettings {
  static var defaults: motus_fling_options {
    motus_fling_options(
      struct_size: MemoryLayout<motus_fling_options>.size, rate: 0.998, rates: nil,
      rate_count: 0, minimums: nil, minimum_count: 0, maximums: nil, maximum_count: 0,
      rests: nil, rest_count: 0, point: 0)
  }

  /// Checks a fling of so many components.
  fileprivate func checked(_ count: Int, point own: Double?) throws(Fault) -> Animations.Fling {
    let given = try notNegative(point, "options.point")
    var result = Animations.Fling(
      rates: try numbers(rates, rate_count, count, "options.rates", or: rate),
      minimums: try numbers(minimums, minimum_count, count, "options.minimums", or: -1e60),
      maximums: try numbers(maximums, maximum_count, count, "options.maximums", or: 1e60))
    for component in 0..<count {
      guard result.rates[component] > 0, result.rates[component] < 1 else {
        throw Fault(
          .invalidArgument,
          "a rate of the options is \(result.rates[component]): between 0 and 1 is possible")
      }
      guard result.minimums[component] <= result.maximums[component] else {
        throw Fault(.invalidArgument, "a maximum of the options is below its minimum")
      }
    }
    guard rest_count >= 0, rest_count <= 16 << 16, rest_count % count == 0 else {
      throw Fault(
        .invalidArgument,
        "options.rest_count is \(UInt(bitPattern: rest_count)): a place has \(count) numbers")
    }
    if rest_count > 0 {
      let rests = try need(rests, "options.rests")
      for index in 0..<rest_count {
        result.rests.append(try finite(rests[index], "a number of options.rests"))
      }
    }
    result.numberPerPoint = own ?? (given > 0 ? given : 1)
    return result
  }

  private func numbers(
    _ numbers: UnsafePointer<Double>?, _ given: Int, _ count: Int, _ name: StaticString,
    or usual: Double
  ) throws(Fault) -> [Double] {
    guard given != 0 else { return [Double](repeating: usual, count: count) }
    guard given == count else {
      throw Fault(
        .invalidArgument,
        "\(name) has \(UInt(bitPattern: given)) numbers: \(count) are needed, or none")
    }
    let numbers = try need(numbers, name)
    var result: [Double] = []
    for component in 0..<count { result.append(try finite(numbers[component], name)) }
    return result
  }
}

extension Runtime {
  fileprivate func fling(
    _ subject: Subject, _ property: PropertyID, _ kind: PropertyKind,
    _ velocity: UnsafePointer<Double>, _ options: UnsafePointer<motus_fling_options>?,
    point: Double?, _ completion: Completions.HostHandler?
  ) throws(Fault) -> OpaquePointer? {
    try Memory.checkBudget()
    guard kind.interpolation == .linear || kind.interpolation == .angle else {
      throw Fault(.invalidArgument, "colours and transforms are not flung")
    }
    let settings = try read(options, "options").checked(kind.componentCount, point: point)
    try needHost(property, of: subject)
    guard animations.contexts.isEmpty else {
      throw Fault(.invalidState, "a fling has its own timing: it is not a part of a block")
    }
    return OpaquePointer(
      animations.fling(
        subject, property, kind, velocity, settings,
        completion: animations.completions.keep(completion)))
  }

  /// A spring for a nudge.
  fileprivate func nudging(
    _ timing: UnsafePointer<motus_timing>?
  ) throws(Fault) -> AnimationOptions {
    var options: AnimationOptions
    if let timing {
      let (curve, duration) = try readTiming(timing, duration: 0.25, in: self)
      options = AnimationOptions(duration: duration, curve: curve)
    } else {
      let spring = SpringParameters(response: 0.5, dampingRatio: 0.5)
      options = AnimationOptions(
        duration: spring.settlingDuration(), curve: .spring(spring, initialVelocity: 0))
    }
    guard options.curve.isSpring else {
      throw Fault(.invalidArgument, "timing is no spring: nothing else swings out and back")
    }
    options.flags = [.allowUserInteraction, .overrideInheritedCurve]
    return options
  }

  fileprivate func nudge(
    _ subject: Subject, _ property: PropertyID, _ kind: PropertyKind,
    _ velocity: UnsafePointer<Double>, _ timing: UnsafePointer<motus_timing>?,
    _ completion: Completions.HostHandler?
  ) throws(Fault) -> OpaquePointer? {
    try Memory.checkBudget()
    let options = try nudging(timing)
    try needHost(property, of: subject)
    return OpaquePointer(
      try animations.nudge(subject, property, kind, velocity, options) {
        animations.completions.keep(completion)
      })
  }

  /// The property of a view that is nudged or flung, and its velocity.
  fileprivate func moving(
    _ number: UInt32, _ velocity: UnsafePointer<Double>?, _ count: Int
  ) throws(Fault) -> (NamedProperty, PropertyKind, UnsafePointer<Double>) {
    let property = try property(number)
    let velocity = try need(velocity, "velocity")
    guard let kind = property.kind else {
      throw Fault(.invalidArgument, "hidden does not move")
    }
    guard count == property.componentCount else {
      throw Fault(
        .invalidArgument,
        "count is \(UInt(bitPattern: count)): \(property.noun) has \(property.componentCount)")
    }
    try checkNumbers(velocity, count, "a component of velocity")
    return (property, kind, velocity)
  }
}

@_cdecl("motus_value_nudge") @implementation
public func motus_value_nudge(
  _ value: OpaquePointer?, _ velocity: UnsafePointer<Double>?, _ count: Int,
  _ timing: UnsafePointer<motus_timing>?, _ completion: motus_completion_fn?,
  _ userData: UnsafeMutableRawPointer?, _ destroy: motus_destroy_fn?,
  _ outAnimation: UnsafeMutablePointer<OpaquePointer?>?
) -> motus_status {
  let completion = HostCompletion(function: completion, userData: userData, destroy: destroy)
  return pushing(value, as: .value, completion, outAnimation) {
    runtime, value, handler throws(Fault) in
    let named = NamedValue(value, runtime)
    let velocity = try named.check(velocity, count, "velocity")
    return try runtime.nudge(named.subject, named.id, named.kind, velocity, timing, handler)
  }
}

@_cdecl("motus_view_nudge") @implementation
public func motus_view_nudge(
  _ view: OpaquePointer?, _ property: UInt32, _ velocity: UnsafePointer<Double>?, _ count: Int,
  _ timing: UnsafePointer<motus_timing>?, _ completion: motus_completion_fn?,
  _ userData: UnsafeMutableRawPointer?, _ destroy: motus_destroy_fn?,
  _ outAnimation: UnsafeMutablePointer<OpaquePointer?>?
) -> motus_status {
  let completion = HostCompletion(function: completion, userData: userData, destroy: destroy)
  return pushing(view, as: .view, completion, outAnimation) {
    runtime, view, handler throws(Fault) in
    let (property, kind, velocity) = try runtime.moving(property, velocity, count)
    var animation: OpaquePointer?
    try spreading(property, kind, velocity) { velocity throws(Fault) in
      animation = try runtime.nudge(view.index, property.id, kind, velocity, timing, handler)
    }
    return animation
  }
}

@_cdecl("motus_value_fling") @implementation
public func motus_value_fling(
  _ value: OpaquePointer?, _ velocity: UnsafePointer<Double>?, _ count: Int,
  _ options: UnsafePointer<motus_fling_options>?, _ completion: motus_completion_fn?,
  _ userData: UnsafeMutableRawPointer?, _ destroy: motus_destroy_fn?,
  _ outAnimation: UnsafeMutablePointer<OpaquePointer?>?
) -> motus_status {
  let completion = HostCompletion(function: completion, userData: userData, destroy: destroy)
  return pushing(value, as: .value, completion, outAnimation) {
    runtime, value, handler throws(Fault) in
    let named = NamedValue(value, runtime)
    let velocity = try named.check(velocity, count, "velocity")
    return try runtime.fling(
      named.subject, named.id, named.kind, velocity, options,
      point: runtime.values.numberPerPoint(of: value), handler)
  }
}

@_cdecl("motus_view_fling") @implementation
public func motus_view_fling(
  _ view: OpaquePointer?, _ property: UInt32, _ velocity: UnsafePointer<Double>?, _ count: Int,
  _ options: UnsafePointer<motus_fling_options>?, _ completion: motus_completion_fn?,
  _ userData: UnsafeMutableRawPointer?, _ destroy: motus_destroy_fn?,
  _ outAnimation: UnsafeMutablePointer<OpaquePointer?>?
) -> motus_status {
  let completion = HostCompletion(function: completion, userData: userData, destroy: destroy)
  return pushing(view, as: .view, completion, outAnimation) {
    runtime, view, handler throws(Fault) in
    let (property, kind, velocity) = try runtime.moving(property, velocity, count)
    guard !property.isUniform else {
      throw Fault(.invalidArgument, "all four corner radii are flung together, by that property")
    }
    return try runtime.fling(
      view.index, property.id, kind, velocity, options, point: nil, handler)
  }
}

/// Nudges or flings a value or a view, and lends the animation that does so.
@inline(__always)
private func pushing(
  _ pointer: OpaquePointer?, as kind: Kind, _ completion: HostCompletion,
  _ outAnimation: UnsafeMutablePointer<OpaquePointer?>?, _ function: StaticString = #function,
  _ push: (Runtime, Handle, Completions.HostHandler?) throws(Fault) -> OpaquePointer?
) -> motus_status {
  outAnimation?.pointee = nil
  return entering(pointer, as: kind, taking: completion, function) {
    runtime, handler throws(Fault) in
    // Before the output: without one an assignment to it would not be carried out at all.
    let animation = try push(runtime, try runtime.resolve(pointer, as: kind), handler)
    outAnimation?.pointee = animation
  }
}

/// One number for all components where the host gives one.
private func spreading(
  _ property: NamedProperty, _ kind: PropertyKind, _ numbers: UnsafePointer<Double>,
  _ body: (UnsafePointer<Double>) throws(Fault) -> Void
) throws(Fault) {
  guard property.isUniform else { return try body(numbers) }
  let fault: Fault? = withSpread(numbers[0], kind) { numbers in
    do throws(Fault) {
      try body(numbers)
      return nil
    } catch { return error }
  }
  if let fault { throw fault }
}
