import CMotus

@_cdecl("motus_link_range_init") @implementation
public func motus_link_range_init(
  _ range: UnsafeMutablePointer<motus_link_range>?, _ structSize: Int
) -> motus_status {
  initialize(range, "range", structSize)
}

@_cdecl("motus_link_options_init") @implementation
public func motus_link_options_init(
  _ options: UnsafeMutablePointer<motus_link_options>?, _ structSize: Int
) -> motus_status {
  initialize(options, "options", structSize)
}

extension motus_link_range: SizedSettings {
  static var defaults: motus_link_range {
    var range = motus_link_range()
    range.struct_size = MemoryLayout<motus_link_range>.size
    return range
  }

  fileprivate func checked(in runtime: Runtime) throws(Fault) -> LinkSource.Range {
    var checked = LinkSource.Range()
    guard let kind = ScrollRange.Kind(rawValue: UInt32(kind.rawValue)) else {
      throw Fault(.invalidArgument, "range.kind is \(self.kind.rawValue): 0 to 8 is possible")
    }
    checked.kind = kind
    checked.subject = try runtime.resolveIfAny(subject, as: .view)
    if kind != .scroll, kind != .offsets, kind != .fromRest, checked.subject.isNone {
      throw Fault(.invalidArgument, "range.subject is NULL: the range is that of a view")
    }
    let reach = -1e9...1e9
    checked.offsets = (
      try bounded(begin_offset, "range.begin_offset", within: reach),
      try bounded(end_offset, "range.end_offset", within: reach)
    )
    checked.insets = (
      try bounded(inset_start, "range.inset_start", within: reach),
      try bounded(inset_end, "range.inset_end", within: reach)
    )
    return checked
  }
}

extension motus_link_options: SizedSettings {
  static var defaults: motus_link_options {
    var options = motus_link_options()
    options.struct_size = MemoryLayout<motus_link_options>.size
    return options
  }
}

extension motus_link_source {
  fileprivate func checked(in runtime: Runtime) throws(Fault) -> LinkSource {
    guard let measure = LinkSource.Measure(rawValue: UInt32(measure.rawValue)) else {
      throw Fault(
        .invalidArgument, "source.measure is \(self.measure.rawValue): 0 or 1 is possible")
    }
    return LinkSource(place: try place(in: runtime), measure: measure)
  }

  private func place(in runtime: Runtime) throws(Fault) -> LinkSource.Place {
    let object = OpaquePointer(object)
    switch kind {
    case MOTUS_LINK_SOURCE_VALUE:
      let value = try runtime.resolve(object, as: .value)
      let named = NamedValue(value, runtime)
      return .property(
        value, named.id, named.kind,
        component: try component(of: named.kind.componentCount, "the value"), isModel: false)
    case MOTUS_LINK_SOURCE_PROPERTY, MOTUS_LINK_SOURCE_MODEL:
      let view = try runtime.resolve(object, as: .view)
      let property = try runtime.property(property, isRead: true)
      guard let kind = property.kind else {
        throw Fault(.invalidArgument, "\(property.noun) is no number that moves")
      }
      return .property(
        view, property.id, kind,
        component: try component(of: property.componentCount, property.noun),
        isModel: self.kind == MOTUS_LINK_SOURCE_MODEL)
    case MOTUS_LINK_SOURCE_OFFSET, MOTUS_LINK_SOURCE_OFFSET_FROM_REST:
      return .offset(
        try scroller(object, runtime), axis: try axis,
        isFromRest: kind == MOTUS_LINK_SOURCE_OFFSET_FROM_REST)
    case MOTUS_LINK_SOURCE_RANGE:
      let scroller = try scroller(object, runtime)
      let range = try read(range, "range").checked(in: runtime)
      return .range(scroller, axis: try axis, range)
    case MOTUS_LINK_SOURCE_TRANSLATION:
      let gesture: Gesture = try runtime.resolve(object, .gesture)
      guard gesture is PanGesture else { throw wrong(gesture, "pan") }
      return .translation(gesture.handle, axis: try axis)
    case MOTUS_LINK_SOURCE_LOCATION:
      return .location(try runtime.resolve(object, as: .gesture), axis: try axis)
    case MOTUS_LINK_SOURCE_SCALE:
      let gesture: Gesture = try runtime.resolve(object, .gesture)
      guard gesture is PinchGesture else { throw wrong(gesture, "pinch") }
      return .scale(gesture.handle)
    case MOTUS_LINK_SOURCE_ROTATION:
      let gesture: Gesture = try runtime.resolve(object, .gesture)
      guard gesture is RotationGesture else { throw wrong(gesture, "rotation") }
      return .rotation(gesture.handle)
    case MOTUS_LINK_SOURCE_FRACTION:
      return .fraction(try runtime.resolve(object, as: .propertyAnimator))
    case MOTUS_LINK_SOURCE_PROGRESS:
      let handle = Handle(bits: Handle.Bits(bitPattern: object))
      return .progress(
        try runtime.resolve(
          object,
          as: handle.kind == .transitionCoordinator
            ? .transitionCoordinator : .percentDrivenInteraction))
    case MOTUS_LINK_SOURCE_TOUCH: return .touch(touch, axis: try axis)
    case MOTUS_LINK_SOURCE_POINTER: return .pointer(axis: try axis)
    case MOTUS_LINK_SOURCE_ANCHORS: return try anchors(object, runtime)
    case MOTUS_LINK_SOURCE_BAR:
      let container = try runtime.containerWithBars(runtime.resolve(object, as: .viewController))
      guard component == BarEdges.top.rawValue || component == BarEdges.bottom.rawValue else {
        throw Fault(
          .invalidArgument, "source.component is \(component): a bar is at the top or the bottom")
      }
      return .bar(container.handle, BarEdges(rawValue: component))
    default:
      throw Fault(.invalidArgument, "source.kind is \(kind.rawValue): 0 to 15 is possible")
    }
  }

  private var axis: Int {
    get throws(Fault) { try component(of: 2, "an axis") }
  }

  private func component(of count: Int, _ noun: StaticString) throws(Fault) -> Int {
    try checkedComponent(component, of: count, noun, "source.component")
  }

  private func scroller(_ object: OpaquePointer?, _ runtime: Runtime) throws(Fault) -> Handle {
    let scroller: Scroller = try runtime.resolve(object, .scroller)
    guard scroller.isAttached else {
      throw Fault(.invalidState, "the view of the scroller \(scroller.handle) has ended")
    }
    return scroller.handle
  }

  private func anchors(
    _ object: OpaquePointer?, _ runtime: Runtime
  ) throws(Fault) -> LinkSource.Place {
    let drag: Drag = try runtime.resolve(object, .drag)
    guard !drag.hasEnded, drag.hasSubject else {
      throw Fault(.invalidState, "the drag \(drag.handle) has ended, or what it moves has")
    }
    guard drag.dragged.onlyAxis != nil else {
      throw Fault(.invalidArgument, "the drag \(drag.handle) moves on two axes")
    }
    return .anchors(drag.handle)
  }

  private func wrong(_ gesture: Gesture, _ wanted: StaticString) -> Fault {
    Fault(.wrongKind, "the \(gesture.noun) \(gesture.handle) is no \(wanted)")
  }
}

extension motus_link_target {
  /// The target, and whether the host gives one number for all components.
  fileprivate func checked(in runtime: Runtime) throws(Fault) -> (LinkTarget, isUniform: Bool) {
    let object = OpaquePointer(object)
    switch kind {
    case MOTUS_LINK_TARGET_VALUE:
      let value = try runtime.resolve(object, as: .value)
      let named = NamedValue(value, runtime)
      let part = try component(of: named.kind.componentCount, "the value")
      return (.property(value, named.id, named.kind, component: part), false)
    case MOTUS_LINK_TARGET_PROPERTY:
      let view = try runtime.resolve(object, as: .view)
      let property = try runtime.property(property)
      guard let kind = property.kind else {
        throw Fault(.invalidArgument, "\(property.noun) cannot be linked")
      }
      let part = try component(of: property.componentCount, property.noun)
      return (
        .property(view, property.id, kind, component: property.isUniform ? nil : part),
        property.isUniform
      )
    case MOTUS_LINK_TARGET_ANIMATOR:
      return (.animator(try runtime.resolve(object, as: .propertyAnimator)), false)
    case MOTUS_LINK_TARGET_INTERACTION:
      return (.interaction(try runtime.resolve(object, as: .percentDrivenInteraction)), false)
    default:
      throw Fault(.invalidArgument, "target.kind is \(kind.rawValue): 0 to 3 is possible")
    }
  }

  /// None for all of them.
  private func component(of count: Int, _ noun: StaticString) throws(Fault) -> Int? {
    guard is_component else { return nil }
    let component = try checkedComponent(component, of: count, noun, "target.component")
    return count == 1 ? nil : component
  }
}

private func checkedComponent(
  _ component: UInt32, of count: Int, _ noun: StaticString, _ name: StaticString
) throws(Fault) -> Int {
  guard component < count else {
    throw Fault(
      .invalidArgument, "\(name) is \(component): \(noun) has \(count), counted from 0")
  }
  return Int(component)
}

/// A map as the host has given it, checked; without inputs where the number that is read is the one that
/// is shown.
private struct GivenMap {
  var inputs: [Double] = []
  var outputs: [Double] = []
  var space = Color.BlendSpace.gamma
  var timings: [LinkMap.Timing] = []
  var before = LinkMap.End.hold
  var after = LinkMap.End.hold
}

extension motus_link_options {
  /// The map; without inputs where the number that is read is the one that is shown.
  fileprivate func map(
    to target: LinkTarget, isUniform: Bool, _ runtime: Runtime
  ) throws(Fault) -> GivenMap {
    let kind = target.kind
    let width = isUniform ? 1 : kind.componentCount
    guard input_count != 0 || output_count != 0 || timing_count != 0 else {
      guard kind.componentCount == 1 else {
        throw Fault(
          .invalidArgument,
          "options.input_count is 0: only one number goes without a map, and the target has "
            + "\(kind.componentCount)")
      }
      return GivenMap()
    }
    guard input_count >= 1, input_count <= 32 else {
      throw Fault(
        .invalidArgument,
        "options.input_count is \(UInt(bitPattern: input_count)): 1 to 32 is possible")
    }
    guard output_count == input_count * width else {
      throw Fault(
        .invalidArgument,
        "options.output_count is \(UInt(bitPattern: output_count)): the target has \(width) for "
          + "each input, \(input_count * width) in all")
    }
    let given = (
      inputs: try need(inputs, "options.inputs"), outputs: try need(outputs, "options.outputs")
    )
    var inputs: [Double] = []
    for index in 0..<input_count {
      let input = try finite(given.inputs[index], "a number of options.inputs")
      if let last = inputs.last, !(input - last >= .leastInReach) {
        throw Fault(.invalidArgument, "options.inputs do not rise at number \(index)")
      }
      inputs.append(input)
    }
    var numbers: [Double] = []
    for index in 0..<output_count {
      let number = try finite(given.outputs[index], "a number of options.outputs")
      if index % width == 0 { try check(given.outputs + index, target, runtime) }
      for _ in 0..<(isUniform ? kind.componentCount : 1) { numbers.append(number) }
    }
    let space: Color.BlendSpace
    if case .property(_, let property, _, _) = target {
      space = runtime.views.properties.colorSpace(of: property)
    } else {
      space = .gamma
    }
    return GivenMap(
      inputs: inputs, outputs: numbers, space: space,
      timings: try timings(for: input_count - 1, runtime),
      before: try end(before, "options.before"), after: try end(after, "options.after"))
  }

  /// Refuses what the property does not take.
  private func check(
    _ values: UnsafePointer<Double>, _ target: LinkTarget, _ runtime: Runtime
  ) throws(Fault) {
    guard case .property(_, let property, let kind, let component) = target,
      !property.isOfValue, component == nil || kind.componentCount == 1
    else { return }
    try runtime.check(
      property == .cornerRadius
        ? NamedProperty.cornerRadius : NamedProperty(id: property, kind: kind), values)
  }

  private func end(
    _ end: motus_link_end, _ name: StaticString
  ) throws(Fault) -> LinkMap.End {
    guard let end = LinkMap.End(rawValue: UInt32(end.rawValue)) else {
      throw Fault(.invalidArgument, "\(name) is \(end.rawValue): 0 to 2 is possible")
    }
    return end
  }

  /// One for each piece, or one for all; none is linear.
  private func timings(for pieces: Int, _ runtime: Runtime) throws(Fault) -> [LinkMap.Timing] {
    guard timing_count != 0 else { return [] }
    guard timing_count == 1 || timing_count == pieces else {
      throw Fault(
        .invalidArgument,
        "options.timing_count is \(UInt(bitPattern: timing_count)): 0, 1 or \(pieces) is possible")
    }
    var next = UnsafeRawPointer(try need(timings, "options.timings"))
    var result: [LinkMap.Timing] = []
    for _ in 0..<timing_count {
      let timing = next.assumingMemoryBound(to: motus_timing.self)
      let (curve, duration) = try readTiming(timing, duration: 1, in: runtime)
      result.append(LinkMap.Timing(curve: curve, duration: duration))
      next += timing.pointee.struct_size
    }
    while result.count < pieces { result.append(result[0]) }
    return result
  }

  fileprivate func follower(_ runtime: Runtime) throws(Fault) -> LinkFollower? {
    switch follow {
    case MOTUS_LINK_FOLLOW_AT_ONCE: return nil
    case MOTUS_LINK_FOLLOW_LOW_PASS:
      return LinkFollower(law: .lowPass(try positive(time_constant, "options.time_constant")))
    case MOTUS_LINK_FOLLOW_SPRING:
      guard let spring else {
        return LinkFollower(law: .spring(SpringParameters(response: 0.5, dampingRatio: 1)))
      }
      let (curve, _) = try readTiming(spring, duration: 0.5, in: runtime)
      guard case .spring(let parameters, 0) = curve else {
        throw Fault(
          .invalidArgument, "options.spring is no spring, or one that has a velocity already")
      }
      return LinkFollower(law: .spring(parameters))
    default:
      throw Fault(.invalidArgument, "options.follow is \(follow.rawValue): 0 to 2 is possible")
    }
  }

  fileprivate func combination() throws(Fault) -> LinkCombination {
    guard let checked = LinkCombination(rawValue: UInt32(combination.rawValue)) else {
      throw Fault(
        .invalidArgument, "options.combination is \(combination.rawValue): 0 to 3 is possible")
    }
    return checked
  }
}

@_cdecl("motus_link_create") @implementation
public func motus_link_create(
  _ runtime: OpaquePointer?, _ target: UnsafePointer<motus_link_target>?,
  _ sources: UnsafePointer<motus_link_source>?, _ count: Int,
  _ options: UnsafePointer<motus_link_options>?, _ outLink: UnsafeMutablePointer<OpaquePointer?>?
) -> motus_status {
  outLink?.pointee = nil
  return making(runtime, as: .runtime) { runtime, _ throws(Fault) in
    let (target, isUniform) = try need(target, "target").pointee.checked(in: runtime)
    guard count >= 1, count <= 8 else {
      throw Fault(
        .invalidArgument, "count is \(UInt(bitPattern: count)): 1 to 8 is possible")
    }
    let given = try need(sources, "sources")
    var sources: [LinkSource] = []
    for index in 0..<count { sources.append(try given[index].checked(in: runtime)) }
    let options = try read(options, "options")
    let map = try options.map(to: target, isUniform: isUniform, runtime)
    let link = try runtime.links.make(
      target, sources, try options.combination(),
      LinkMap(inputs: map.inputs, timings: map.timings, before: map.before, after: map.after),
      LinkOutputs(map.outputs, target.kind, map.space), try options.follower(runtime))
    guard let outLink else { return runtime.entities.release(link.handle) }
    outLink.pointee = OpaquePointer(link.handle)
  }
}

@_cdecl("motus_link_remove") @implementation
public func motus_link_remove(_ link: OpaquePointer?) -> motus_status {
  entering(link, .link) { runtime, link throws(Fault) in runtime.links.remove(link) }
}

@_cdecl("motus_link_is_active") @implementation
public func motus_link_is_active(_ link: OpaquePointer?) -> Bool {
  reading(link, .link, or: false) { runtime, link in runtime.links.isActive(link) }
}

@_cdecl("motus_link_input") @implementation
public func motus_link_input(_ link: OpaquePointer?) -> Double {
  reading(link, .link, or: 0) { link in link.input.value }
}

@_cdecl("motus_link_input_velocity") @implementation
public func motus_link_input_velocity(_ link: OpaquePointer?) -> Double {
  reading(link, .link, or: 0) { link in link.isOver ? 0 : link.input.velocity }
}
