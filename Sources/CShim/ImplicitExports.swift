import CMotus

@_cdecl("motus_implicit_options_init") @implementation
public func motus_implicit_options_init(
  _ options: UnsafeMutablePointer<motus_implicit_options>?, _ structSize: Int
) -> motus_status {
  initialize(options, "options", structSize)
}

extension motus_implicit_options: SizedSettings {
  static var defaults: motus_implicit_options {
    var timing = motus_timing.defaults
    timing.type = MOTUS_TIMING_EASE
    return motus_implicit_options(
      struct_size: MemoryLayout<motus_implicit_options>.size, duration: 0.25, delay: 0,
      timing: timing, flags: 0, reserved: 0)
  }
}

@_cdecl("motus_view_set_implicit") @implementation
public func motus_view_set_implicit(
  _ view: OpaquePointer?, _ property: UInt32, _ options: UnsafePointer<motus_implicit_options>?
) -> motus_status {
  entering(view, as: .view) { runtime, view throws(Fault) in
    let property = try runtime.attachable(property)
    let timing = try implicitTiming(read(options, "options"), runtime)
    runtime.animations.implicit.set(timing, of: view.index, property)
  }
}

@_cdecl("motus_view_clear_implicit") @implementation
public func motus_view_clear_implicit(_ view: OpaquePointer?, _ property: UInt32) -> motus_status {
  entering(view, as: .view) { runtime, view throws(Fault) in
    let property = try runtime.attachable(property)
    runtime.animations.implicit.clearTiming(of: view.index, property)
  }
}

@_cdecl("motus_view_implicit") @implementation
public func motus_view_implicit(
  _ view: OpaquePointer?, _ property: UInt32,
  _ outOptions: UnsafeMutablePointer<motus_implicit_options>?
) -> motus_status {
  clear(outOptions)
  return entering(view, as: .view) { runtime, view throws(Fault) in
    let property = try runtime.attachable(property)
    try fill(outOptions, "out_options", with: motus_implicit_options())
    let implicit = runtime.animations.implicit
    guard let timing = implicit.resolve(view.index, property, runtime.views) else {
      throw Fault(.notFound, "no timing is attached to this property of the view")
    }
    var options = motus_implicit_options.defaults
    options.duration = timing.duration
    options.delay = timing.delay
    options.timing = motus_timing(timing.curve, type: timing.type)
    options.flags = timing.flags.rawValue
    try fill(outOptions, "out_options", with: options)
  }
}

@_cdecl("motus_view_set_starting_value") @implementation
public func motus_view_set_starting_value(
  _ view: OpaquePointer?, _ property: UInt32, _ values: UnsafePointer<Double>?, _ count: Int
) -> motus_status {
  entering(view, as: .view) { runtime, view throws(Fault) in
    let property = try runtime.property(property)
    guard property.kind != nil else {
      throw Fault(.invalidArgument, "hidden has no starting value")
    }
    let implicit = runtime.animations.implicit
    let isShown = runtime.views.hasBeenShown(view.index)
    guard count != 0 else {
      return implicit.setStartingValue([], of: view, property.id, isShown: isShown)
    }
    let values = try need(values, "values")
    guard count == property.componentCount else {
      throw Fault(
        .invalidArgument,
        "count is \(UInt(bitPattern: count)): \(property.noun) has \(property.componentCount)")
    }
    implicit.setStartingValue(
      try runtime.checked(values, for: property), of: view, property.id, isShown: isShown)
    runtime.views.noteVisibility()
  }
}

@_cdecl("motus_view_set_settle") @implementation
public func motus_view_set_settle(
  _ view: OpaquePointer?, _ property: UInt32, _ fn: motus_settle_fn?,
  _ userData: UnsafeMutableRawPointer?, _ destroy: motus_destroy_fn?
) -> motus_status {
  entering(view, as: .view, owning: userData, destroy) { runtime, view, context throws(Fault) in
    let property = try runtime.property(property)
    let listener = fn.map { fn in
      ImplicitTimings.Listener { view, property, finished in
        context.call { fn($0, OpaquePointer(view), UInt32(property.rawValue), finished) }
      }
    }
    runtime.animations.implicit.set(listener, of: view.index, property.id)
  }
}

@_cdecl("motus_runtime_begin_without_animation") @implementation
public func motus_runtime_begin_without_animation(_ runtime: OpaquePointer?) -> motus_status {
  entering(runtime, as: .runtime) { runtime, _ throws(Fault) in
    runtime.animations.beginWithoutAnimation()
  }
}

/// Checks a timing for plain setters.
func implicitTiming(
  _ options: motus_implicit_options, _ runtime: Runtime
) throws(Fault) -> ImplicitTiming {
  guard options.timing.struct_size == motus_timing.firstSize else {
    throw Fault(.structSize, "options.timing has not been initialised")
  }
  guard options.reserved == 0 else {
    throw Fault(.structSize, "options.reserved is in use: this library does not know for what")
  }
  let flags = ImplicitTiming.Flags(rawValue: options.flags)
  guard ImplicitTiming.Flags.all.isSuperset(of: flags) else {
    throw Fault(
      .invalidArgument, "options.flags is \(options.flags): some bits mean nothing here")
  }
  var plain = options.timing
  plain.initial_velocity = 0
  let (curve, duration) = try checkedCurve(plain, duration: options.duration, in: runtime)
  return ImplicitTiming(
    duration: duration, delay: try notNegative(options.delay, "options.delay"), curve: curve,
    flags: flags, type: options.timing.type.rawValue)
}

extension Runtime {
  /// A property to which timings can be attached: any, or all.
  fileprivate func attachable(_ number: UInt32) throws(Fault) -> PropertyID {
    number == 0 ? .all : try property(number).id
  }

  /// The numbers of a value that a setter would take, as it would take them.
  func checked(
    _ values: UnsafePointer<Double>, for property: NamedProperty
  ) throws(Fault) -> [Double] {
    var result: [Double] = []
    for component in 0..<property.componentCount {
      result.append(try finite(values[component], "a component of values"))
    }
    try check(property, values)
    if property.isUniform, let count = property.kind?.componentCount {
      return [Double](repeating: result[0], count: count)
    }
    if property.id == .alpha { result[0] = min(max(0, result[0]), 1) }
    return result
  }
}
