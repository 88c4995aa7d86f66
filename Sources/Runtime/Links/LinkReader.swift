/// Reads what links go by.
final class LinkReader {
  /// A source may be gone for good, or have nothing to say for now.
  enum Reading {
    case gone
    case absent
    case present(Double)
  }

  let animations: Animations
  let tracks: Tracks
  let views: Views
  let entities: EntityTable
  private let gestures: Gestures
  private let room = UnsafeMutablePointer<Double>.allocate(capacity: PropertyID.maximumComponents)

  init(_ animations: Animations, _ gestures: Gestures) {
    self.animations = animations
    tracks = animations.tracks
    views = animations.views
    entities = gestures.entities
    self.gestures = gestures
  }

  deinit { room.deallocate() }

  /// Returns the present number of a source.
  func read(_ place: LinkSource.Place) -> Reading {
    switch place {
    case .property(let subject, let property, let kind, let component, let isModel):
      guard tracks.contains(subject) else { return .gone }
      return .present(
        isModel
          ? model(subject.subject, property, kind, component)
          : shown(subject.subject, property, kind, component))
    case .offset(let scroller, let axis, let isFromRest):
      guard let scroller = self.scroller(scroller) else { return .gone }
      return .present(
        isFromRest
          ? scroller.anchoredOffset(axis) - scroller[axis].minimum : scroller.shownOffset(axis))
    case .range(let scroller, let axis, let range):
      guard let scroller = self.scroller(scroller) else { return .gone }
      guard let ends = ends(of: range, scroller, axis),
        let progress = ends.progress(at: scroller.anchoredOffset(axis))
      else { return .absent }
      return .present(progress.limited(to: .greatestInReach))
    case .translation(let gesture, let axis):
      guard let pan = entities[gesture] as? PanGesture else { return .gone }
      return .present(axis == 0 ? pan.translation.dx : pan.translation.dy)
    case .location(let gesture, let axis):
      guard let gesture = entities[gesture] as? Gesture else { return .gone }
      guard !gesture.touches.isEmpty || gesture.isActive else { return .absent }
      return .present(axis == 0 ? gesture.location.x : gesture.location.y)
    case .scale(let gesture):
      guard let pinch = entities[gesture] as? PinchGesture else { return .gone }
      return .present(pinch.scale)
    case .rotation(let gesture):
      guard let turn = entities[gesture] as? RotationGesture else { return .gone }
      return .present(turn.rotation)
    case .fraction(let animator):
      guard let animator = entities[animator] as? PropertyAnimator else { return .gone }
      return .present(animator.fractionComplete)
    case .progress(let transition):
      guard let session = session(of: transition) else {
        return entities[transition] is PercentDrivenInteraction ? .absent : .gone
      }
      return .present(session.motion.driver.progress)
    case .touch(let id, let axis):
      for touch in gestures.touches where touch.id == id && !touch.isWheel {
        return .present(axis == 0 ? touch.location.x : touch.location.y)
      }
      return .absent
    case .pointer(let axis):
      guard let point = gestures.pointer else { return .absent }
      return .present(axis == 0 ? point.x : point.y)
    case .anchors(let drag):
      guard let drag = self.drag(drag) else { return .gone }
      guard let place = drag.placeAmongAnchors else { return .absent }
      return .present(place.inReach)
    case .bar(let container, let edge):
      guard let container = entities[container] as? ViewController else { return .gone }
      guard let progress = container.barProgress(edge) else { return .absent }
      return .present(progress)
    }
  }

  /// Velocity of a source, per second; none where only its places tell: of fingers, and of a transition
  /// that they lead.
  func velocity(of place: LinkSource.Place) -> Double? {
    switch place {
    case .property(let subject, let property, let kind, let component, let isModel):
      guard !isModel else { return ledVelocity(subject, property, kind, component) }
      animations.readVelocity(subject.subject, property, kind, into: room)
      return room[component]
    case .offset(let scroller, let axis, let isFromRest):
      guard let scroller = self.scroller(scroller) else { return 0 }
      return isFromRest ? scroller.anchoredVelocity(axis) : scroller.shownVelocity(axis)
    case .range(let scroller, let axis, let range):
      guard let scroller = self.scroller(scroller), let ends = ends(of: range, scroller, axis)
      else { return 0 }
      return scroller.anchoredVelocity(axis).divided(by: ends.end - ends.begin)
    case .translation(let gesture, let axis):
      guard let pan = entities[gesture] as? PanGesture, pan.isActive, pan.isMoved
      else { return 0 }
      return axis == 0 ? pan.velocity.dx : pan.velocity.dy
    case .scale(let gesture):
      guard let pinch = entities[gesture] as? PinchGesture, pinch.isActive, pinch.isMoved
      else { return 0 }
      return pinch.scaleVelocity
    case .rotation(let gesture):
      guard let turn = entities[gesture] as? RotationGesture, turn.isActive, turn.isMoved
      else { return 0 }
      return turn.rotationVelocity
    case .fraction(let animator):
      return (entities[animator] as? PropertyAnimator)?.fractionRate ?? 0
    case .progress(let transition):
      guard let session = session(of: transition) else { return 0 }
      let driver = session.motion.driver
      let rate = driver.progressRate(of: driver.main, at: animations.now)
      return rate == 0 && session.isInteractive ? nil : rate
    case .anchors(let drag): return self.drag(drag)?.speedAmongAnchors ?? 0
    case .location, .touch, .pointer, .bar: return nil
    }
  }

  /// A drag that moves something.
  func drag(_ handle: Handle) -> Drag? {
    guard let drag = entities[handle] as? Drag, !drag.hasEnded, drag.hasSubject else { return nil }
    return drag
  }

  func scroller(_ handle: Handle) -> Scroller? {
    guard let scroller = entities[handle] as? Scroller, scroller.isAlive else { return nil }
    return scroller
  }

  /// The transition of a coordinator, or of the interaction that drives it.
  func session(of transition: Handle) -> TransitionSession? {
    switch entities[transition] {
    case let interaction as PercentDrivenInteraction: interaction.session
    case let coordinator as TransitionCoordinator: coordinator.session
    default: nil
    }
  }

  // MARK: Properties

  private func model(
    _ subject: Subject, _ property: PropertyID, _ kind: PropertyKind, _ component: Int
  ) -> Double {
    if let offset = kind.offset { return views.model(subject, at: offset)[component] }
    if subject < 0 { return tracks.values.model(~subject)[component] }
    tracks.readModel(subject, property, kind, into: room)
    return room[component]
  }

  private func shown(
    _ subject: Subject, _ property: PropertyID, _ kind: PropertyKind, _ component: Int
  ) -> Double {
    let track = tracks.find(subject, property)
    guard !track.isNone else { return model(subject, property, kind, component) }
    let isPlain = tracks.withTable(track.table) { table in
      guard table.coding == .linear else { return false }
      room[component] = table.value[track.row * table.width + component]
      return true
    }
    if !isPlain { tracks.readShown(subject, property, kind, into: room) }
    return room[component]
  }

  /// A model moves with what leads it, and with nothing else.
  private func ledVelocity(
    _ subject: Handle, _ property: PropertyID, _ kind: PropertyKind, _ component: Int
  ) -> Double {
    guard tracks.mayBeLinked(subject.subject) else { return 0 }
    room.update(repeating: 0, count: PropertyID.maximumComponents)
    animations.foreignMotion?.addVelocity(of: subject.subject, property, to: room)
    return room[component]
  }

  // MARK: Scrollers

  /// The offsets at the two ends of a range now (SC-62); none when what is to be seen stands elsewhere.
  private func ends(
    of range: LinkSource.Range, _ scroller: Scroller, _ axis: Int
  ) -> ScrollRange? {
    let place = scroller[axis]
    switch range.kind {
    case .offsets: return ScrollRange(begin: range.offsets.begin, end: range.offsets.end)
    case .fromRest:
      return ScrollRange(
        begin: place.minimum + range.offsets.begin, end: place.minimum + range.offsets.end)
    case .scroll: return ScrollRange(begin: place.minimum, end: place.maximum)
    default: break
    }
    guard let (start, size) = scroller.extent(of: range.subject, axis) else { return nil }
    return ScrollRange(
      range.kind, start: start, size: size, dimension: place.dimension,
      insets: (range.insets.start, range.insets.end))
  }
}

extension PropertyAnimator {
  /// How fast `fractionComplete` grows, per second.
  fileprivate var fractionRate: Double {
    if let owner {
      guard duration > 0, memberFraction > 0, memberFraction < 1 else { return 0 }
      return (owner.fractionRate * owner.duration).divided(by: duration)
    }
    if let carrier {
      guard carrier.length > 0, carrier.fraction > 0, carrier.fraction < 1 else { return 0 }
      let driver = carrier.driver
      return (driver.timeFractionRate(at: animations.now) * driver.duration)
        .divided(by: carrier.length)
    }
    guard case .active(let driver) = state else { return 0 }
    let rate = driver.timeFractionRate(at: animations.now)
    return isReversed ? -rate : rate
  }
}
