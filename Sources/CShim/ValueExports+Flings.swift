import CMotus

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
    result.point = own ?? (given > 0 ? given : 1)
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
  outAnimation?.pointee = nil
  let completion = HostCompletion(function: completion, userData: userData, destroy: destroy)
  return entering(value, as: .value, taking: completion) { runtime, handler throws(Fault) in
    let value = NamedValue(try runtime.resolve(value, as: .value), runtime)
    let velocity = try value.check(velocity, count, "velocity")
    let animation = try runtime.nudge(
      value.subject, value.id, value.kind, velocity, timing, handler)
    outAnimation?.pointee = animation
  }
}

@_cdecl("motus_view_nudge") @implementation
public func motus_view_nudge(
  _ view: OpaquePointer?, _ property: UInt32, _ velocity: UnsafePointer<Double>?, _ count: Int,
  _ timing: UnsafePointer<motus_timing>?, _ completion: motus_completion_fn?,
  _ userData: UnsafeMutableRawPointer?, _ destroy: motus_destroy_fn?,
  _ outAnimation: UnsafeMutablePointer<OpaquePointer?>?
) -> motus_status {
  outAnimation?.pointee = nil
  let completion = HostCompletion(function: completion, userData: userData, destroy: destroy)
  return entering(view, as: .view, taking: completion) { runtime, handler throws(Fault) in
    let view = try runtime.resolve(view, as: .view)
    let (property, kind, velocity) = try runtime.moving(property, velocity, count)
    try spreading(property, kind, velocity) { velocity throws(Fault) in
      let animation = try runtime.nudge(
        view.index, property.id, kind, velocity, timing, handler)
      outAnimation?.pointee = animation
    }
  }
}

@_cdecl("motus_value_fling") @implementation
public func motus_value_fling(
  _ value: OpaquePointer?, _ velocity: UnsafePointer<Double>?, _ count: Int,
  _ options: UnsafePointer<motus_fling_options>?, _ completion: motus_completion_fn?,
  _ userData: UnsafeMutableRawPointer?, _ destroy: motus_destroy_fn?,
  _ outAnimation: UnsafeMutablePointer<OpaquePointer?>?
) -> motus_status {
  outAnimation?.pointee = nil
  let completion = HostCompletion(function: completion, userData: userData, destroy: destroy)
  return entering(value, as: .value, taking: completion) { runtime, handler throws(Fault) in
    let handle = try runtime.resolve(value, as: .value)
    let value = NamedValue(handle, runtime)
    let velocity = try value.check(velocity, count, "velocity")
    let animation = try runtime.fling(
      value.subject, value.id, value.kind, velocity, options,
      point: runtime.values.point(of: handle), handler)
    outAnimation?.pointee = animation
  }
}

@_cdecl("motus_view_fling") @implementation
public func motus_view_fling(
  _ view: OpaquePointer?, _ property: UInt32, _ velocity: UnsafePointer<Double>?, _ count: Int,
  _ options: UnsafePointer<motus_fling_options>?, _ completion: motus_completion_fn?,
  _ userData: UnsafeMutableRawPointer?, _ destroy: motus_destroy_fn?,
  _ outAnimation: UnsafeMutablePointer<OpaquePointer?>?
) -> motus_status {
  outAnimation?.pointee = nil
  let completion = HostCompletion(function: completion, userData: userData, destroy: destroy)
  return entering(view, as: .view, taking: completion) { runtime, handler throws(Fault) in
    let view = try runtime.resolve(view, as: .view)
    let (property, kind, velocity) = try runtime.moving(property, velocity, count)
    guard !property.isUniform else {
      throw Fault(.invalidArgument, "all four corner radii are flung together, by that property")
    }
    let animation = try runtime.fling(
      view.index, property.id, kind, velocity, options, point: nil, handler)
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
