import CMotus

/// FNV-1a with 64 bits, which bindings have as well: the formula stands in the header.
private func keyed(_ basis: UInt64, _ text: UnsafePointer<CChar>) -> UInt64 {
  var key = basis
  var index = 0
  while text[index] != 0 {
    key = (key ^ UInt64(UInt8(bitPattern: text[index]))) &* 1_099_511_628_211
    index += 1
  }
  return key
}

@_cdecl("motus_id") @implementation
public func motus_id(_ text: UnsafePointer<CChar>?) -> UInt64 {
  guard let text else { return 0 }
  return keyed(14_695_981_039_346_656_037, text)
}

@_cdecl("motus_id_in") @implementation
public func motus_id_in(_ id: UInt64, _ text: UnsafePointer<CChar>?) -> UInt64 {
  guard let text else { return id }
  return keyed(id, text)
}

@_cdecl("motus_glide_options_init") @implementation
public func motus_glide_options_init(
  _ options: UnsafeMutablePointer<motus_glide_options>?, _ structSize: Int
) -> motus_status {
  initialize(options, "options", structSize)
}

extension motus_timing {
  /// How glides by key move where nothing else is said.
  fileprivate static var gliding: motus_timing {
    var timing = motus_timing.defaults
    timing.type = MOTUS_TIMING_SPRING_RESPONSE
    return timing
  }

  fileprivate func implicit(
    duration: Double, delay: Double = 0, in runtime: Runtime
  ) throws(Fault) -> ImplicitTiming {
    guard struct_size == motus_timing.firstSize else {
      throw Fault(.structSize, "a timing of the options has not been initialised")
    }
    var plain = self
    plain.initial_velocity = 0
    let (curve, duration) = try checkedCurve(plain, duration: duration, in: runtime)
    return ImplicitTiming(
      duration: duration, delay: try notNegative(delay, "options.delay"), curve: curve)
  }
}

extension motus_glide_options: SizedSettings {
  static var defaults: motus_glide_options {
    motus_glide_options(
      struct_size: MemoryLayout<motus_glide_options>.size, duration: 0.25, delay: 0,
      timing: .gliding, starts: nil, start_count: 0, keep: 0,
      color_space: MOTUS_COLOR_SPACE_UNSPECIFIED, flags: 0)
  }
}

@_cdecl("motus_presence_options_init") @implementation
public func motus_presence_options_init(
  _ options: UnsafeMutablePointer<motus_presence_options>?, _ structSize: Int
) -> motus_status {
  initialize(options, "options", structSize)
}

extension motus_presence_options: SizedSettings {
  static var defaults: motus_presence_options {
    motus_presence_options(
      struct_size: MemoryLayout<motus_presence_options>.size, enter_duration: 0.25,
      exit_duration: 0.25, enter: .gliding, exit: .gliding)
  }
}

extension Runtime {
  /// How long a glide that does what it should is kept; none when that has to be looked at closely.
  @inline(__always)
  fileprivate func keep(
    _ options: UnsafePointer<motus_glide_options>?
  ) -> Double? {
    guard let options else { return 0 }
    guard options.pointee.struct_size == motus_glide_options.firstSize else { return nil }
    let keep = options.pointee.keep
    return keep >= 0 && keep.isInReach ? keep : nil
  }

  /// The slow path: something is new, changes or is wrong.
  @inline(never)
  fileprivate func ask(
    _ key: UInt64, _ channel: UInt32, _ kind: motus_property_kind,
    _ target: UnsafePointer<Double>, _ count: Int,
    _ options: UnsafePointer<motus_glide_options>?, _ function: StaticString
  ) throws(Fault) -> Int {
    let options = try read(options, "options")
    let property = try valueProperty(
      kind, count: count, options.color_space, flags: options.flags, isGlide: true)
    try checkNumbers(target, count, "a number of target")
    let timing = try options.timing.implicit(
      duration: options.duration, delay: options.delay, in: self)
    var wish = KeyedGlides.Wish(property: property, target: target, timing: timing)
    wish.keep = try notNegative(options.keep, "options.keep")
    if options.start_count != 0 {
      guard options.start_count == count else {
        throw Fault(
          .invalidArgument,
          "options.start_count is \(UInt(bitPattern: options.start_count)): the glide has \(count)")
      }
      let starts = try need(options.starts, "options.starts")
      try checkNumbers(starts, count, "a number of options.starts")
      wish.start = starts
    }
    if keyedGlides.find(key, channel, .glide) == nil { try Memory.checkBudget() }
    return try keyedGlides.ask(key, channel, .glide, wish) { message in
      host.warn(.invalidState, function, message)
    }
  }
}

@_cdecl("motus_runtime_glide_number") @implementation
@_optimize(speed)
public func motus_runtime_glide_number(
  _ runtime: OpaquePointer?, _ key: UInt64, _ channel: UInt32, _ target: Double,
  _ options: UnsafePointer<motus_glide_options>?
) -> Double {
  let function: StaticString = #function
  return readingOften(runtime, as: .runtime, or: 0) { runtime, handle throws(Fault) in
    var target = target
    if let glides = runtime.parts.keyedGlides.layer, let keep = runtime.keep(options),
      let index = glides.find(
        key, channel, .glide, PropertyID(ofValueWith: 1, .linear), at: &target)
    {
      glides.keep(index, for: keep)
      return glides.number(index)
    }
    let glides = runtime.keyedGlides
    do throws(Fault) {
      return glides.number(
        try runtime.ask(
          key, channel, MOTUS_PROPERTY_KIND_LINEAR, &target, 1, options, function))
    } catch {
      // The glide has been asked for in this frame, and stays where it is.
      guard let index = glides.find(key, channel, .glide, isAsked: true) else { throw error }
      runtime.host.subject = handle
      _ = runtime.report(error, function.utf8Start)
      return glides.number(index)
    }
  }
}

@_cdecl("motus_runtime_glide") @implementation
@_optimize(speed)
public func motus_runtime_glide(
  _ runtime: OpaquePointer?, _ key: UInt64, _ channel: UInt32, _ kind: motus_property_kind,
  _ target: UnsafePointer<Double>?, _ count: Int,
  _ options: UnsafePointer<motus_glide_options>?, _ outShown: UnsafeMutablePointer<Double>?,
  _ capacity: Int
) -> motus_status {
  clear(outShown, capacity)
  let function: StaticString = #function
  return enteringOften(runtime, as: .runtime) { runtime, _ throws(Fault) in
    let glides = runtime.keyedGlides
    do throws(Fault) {
      let target = try need(target, "target")
      let out = try need(outShown, "out_shown")
      let property = try valueProperty(
        kind, count: count, MOTUS_COLOR_SPACE_UNSPECIFIED, flags: 0)
      guard UInt(bitPattern: capacity) >= UInt(count) else {
        throw Fault(
          .invalidArgument, "capacity is \(UInt(bitPattern: capacity)): the glide has \(count)")
      }
      if let keep = runtime.keep(options),
        let index = glides.find(key, channel, .glide, property, at: target)
      {
        glides.keep(index, for: keep)
        return glides.readShown(index, into: out)
      }
      glides.readShown(
        try runtime.ask(key, channel, kind, target, count, options, function),
        into: out)
    } catch {
      _ = glides.find(key, channel, .glide, isAsked: true)
      throw error
    }
  }
}

@_cdecl("motus_runtime_glide_settled") @implementation
public func motus_runtime_glide_settled(
  _ runtime: OpaquePointer?, _ key: UInt64, _ channel: UInt32
) -> Bool {
  reading(runtime, as: .runtime, or: false) { runtime, _ throws(Fault) in
    guard let glides = runtime.parts.keyedGlides.layer,
      let index = glides.find(key, channel, .glide)
    else { return true }
    return glides.isSettled(index)
  }
}

extension Runtime {
  fileprivate func glide(
    _ key: UInt64, _ channel: UInt32, isAsked: Bool = false
  ) throws(Fault) -> (KeyedGlides, Int) {
    guard let glides = parts.keyedGlides.layer,
      let index = glides.find(key, channel, .glide, isAsked: isAsked)
    else { throw Fault(.notFound, "no glide has this key and channel") }
    return (glides, index)
  }
}

@_cdecl("motus_runtime_glide_velocity") @implementation
public func motus_runtime_glide_velocity(
  _ runtime: OpaquePointer?, _ key: UInt64, _ channel: UInt32,
  _ outValues: UnsafeMutablePointer<Double>?, _ capacity: Int
) -> motus_status {
  clear(outValues, capacity)
  return entering(runtime, as: .runtime) { runtime, _ throws(Fault) in
    let out = try need(outValues, "out_values")
    let (glides, index) = try runtime.glide(key, channel)
    guard UInt(bitPattern: capacity) >= UInt(glides.componentCount(index)) else {
      throw Fault(
        .invalidArgument,
        "capacity is \(UInt(bitPattern: capacity)): the glide has \(glides.componentCount(index))")
    }
    glides.readVelocity(index, into: out)
  }
}

@_cdecl("motus_runtime_glide_jump") @implementation
public func motus_runtime_glide_jump(
  _ runtime: OpaquePointer?, _ key: UInt64, _ channel: UInt32,
  _ values: UnsafePointer<Double>?, _ count: Int
) -> motus_status {
  entering(runtime, as: .runtime) { runtime, _ throws(Fault) in
    let values = try need(values, "values")
    let (glides, index) = try runtime.glide(key, channel)
    guard count == glides.componentCount(index) else {
      throw Fault(
        .invalidArgument,
        "count is \(UInt(bitPattern: count)): the glide has \(glides.componentCount(index))")
    }
    try checkNumbers(values, count, "a number of values")
    _ = try runtime.glide(key, channel, isAsked: true)
    glides.jump(index, to: values)
  }
}

@_cdecl("motus_runtime_presence") @implementation
public func motus_runtime_presence(
  _ runtime: OpaquePointer?, _ key: UInt64, _ present: Bool,
  _ options: UnsafePointer<motus_presence_options>?, _ outAmount: UnsafeMutablePointer<Double>?
) -> Bool {
  outAmount?.pointee = 0
  return reading(runtime, as: .runtime, or: false) { runtime, _ throws(Fault) in
    var target = present ? 1.0 : 0.0
    var start = 0.0
    let property = PropertyID(ofValueWith: 1, .linear, isGlide: true)
    let glides = runtime.keyedGlides
    let index: Int
    if let known = glides.find(key, 0, .presence, property, at: &target) {
      index = known
    } else {
      let options = try read(options, "options")
      let isThere = glides.find(key, 0, .presence) != nil
      // A presence that was never there has nothing to leave.
      guard present || isThere else { return false }
      if !isThere { try Memory.checkBudget() }
      let timing =
        present
        ? try options.enter.implicit(duration: options.enter_duration, in: runtime)
        : try options.exit.implicit(duration: options.exit_duration, in: runtime)
      index = try withUnsafePointers(&target, &start) { target, start throws(Fault) in
        try glides.ask(
          key, 0, .presence,
          KeyedGlides.Wish(property: property, target: target, timing: timing, start: start),
          warn: { _ in })
      }
    }
    let amount = glides.number(index)
    outAmount?.pointee = amount
    return present || amount != 0 || !glides.isSettled(index)
  }
}

private func withUnsafePointers<Result>(
  _ first: inout Double, _ second: inout Double,
  _ body: (UnsafePointer<Double>, UnsafePointer<Double>) throws(Fault) -> Result
) throws(Fault) -> Result {
  try body(&first, &second)
}
