/// Source of the velocity of views that move without an animation: a spring that takes one over
/// goes on with it.
class Momentum {
  /// The velocity of a view's center, in points per second, when something has let go of it in the
  /// frame of this time.
  func momentum(ofView view: Int, at time: Double) -> Vector? { nil }
}

/// Velocities of properties that something has let go of since the last frame: what begins before the
/// next one goes on with them, else the property rests.
struct Partings: ~Copyable {
  private var subjects = Buffer<Handle.Bits>()
  private var properties = Buffer<PropertyID>()
  private var velocities = Buffer<Double>()

  var isEmpty: Bool { subjects.isEmpty }

  mutating func removeAll() {
    subjects.removeAll()
    properties.removeAll()
    velocities.removeAll()
  }

  /// Adds as many numbers as a property has at most.
  mutating func add(
    _ subject: Handle.Bits, _ property: PropertyID, _ velocity: UnsafePointer<Double>
  ) {
    subjects.append(subject)
    properties.append(property)
    velocities.append(contentsOf: velocity, count: PropertyID.maximumComponents)
  }

  /// Adds all velocities of a property. Answers whether there are any.
  func read(
    _ subject: Handle.Bits, _ property: PropertyID, addingTo velocity: UnsafeMutablePointer<Double>
  ) -> Bool {
    var isThere = false
    for index in 0..<subjects.count
    where subjects[index] == subject && properties[index] == property {
      isThere = true
      for component in 0..<PropertyID.maximumComponents {
        velocity[component] += velocities[index * PropertyID.maximumComponents + component]
      }
    }
    return isThere
  }
}

extension Animations {
  /// Lets a property that something has just let go of go on with its velocity to a new value, where
  /// the curve can take that up: a spring by the clock, whose timing has no velocity of its own.
  /// Returns whether it does.
  @inline(never)
  func animateOn(
    _ subject: Subject, _ property: PropertyID, _ kind: PropertyKind,
    to value: UnsafePointer<Double>, _ group: TrackGroupID,
    _ context: UnsafeMutablePointer<AnimationContext>
  ) -> Bool {
    guard case .clock = context.pointee.target,
      case .spring(_, 0) = context.pointee.options.curve, context.pointee.options.delay <= 0
    else { return false }
    return withMomentum(of: subject, property) { velocity in
      tracks.animate(
        subject, property, kind, to: value, group: group,
        space: space(of: property, kind, context.pointee.options.flags))
      _ = tracks.setVelocity(velocity, of: subject, property, kind, group: group)
    }
  }

  /// Gives the motion that a group has just begun the velocity with which its property was let go of.
  func goOn(
    _ subject: Subject, _ property: PropertyID, _ kind: PropertyKind, group: TrackGroupID
  ) {
    _ = withMomentum(of: subject, property) { velocity in
      _ = tracks.setVelocity(velocity, of: subject, property, kind, group: group)
    }
  }

  /// Whether a property may go on with a velocity that no animation knows of.
  @inline(__always)
  func mayHaveMomentum(_ property: PropertyID) -> Bool {
    property == .center || !partings.isEmpty
  }

  private func withMomentum(
    of subject: Subject, _ property: PropertyID, _ body: (UnsafePointer<Double>) -> Void
  ) -> Bool {
    withUnsafeTemporaryAllocation(of: Double.self, capacity: PropertyID.maximumComponents) { room in
      // The buffer is never empty.
      let velocity = room.baseAddress.unsafelyUnwrapped
      velocity.update(repeating: 0, count: PropertyID.maximumComponents)
      var isThere = partings.read(tracks.name(of: subject), property, addingTo: velocity)
      if property == .center, let own = momentum?.momentum(ofView: subject, at: frameTime) {
        (velocity[0], velocity[1]) = (velocity[0] + own.dx, velocity[1] + own.dy)
        isThere = true
      }
      if isThere { body(velocity) }
      return isThere
    }
  }
}
