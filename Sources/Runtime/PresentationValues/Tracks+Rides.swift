/// Rides: records that carry their property along a path instead of straight.
///
/// A record adds delta·a, and a ride what the path differs from that: P(1 − a) − P(1) − delta·a for a
/// center, the same with directions for a turn. Both are nothing at the target. So a record that
/// rides is one like all others, for whoever scrubs it, turns it round, takes it back or adds to it.
final class Rides {
  struct Ride {
    let view: Handle.Bits
    let property: PropertyID
    var group: TrackGroupID
    let path: MotionPath
    let manner: PathManner
    /// What the record adds at its start by itself.
    let straight: Vector
    /// Whether the record's ends have been exchanged: 1 − a stands for a.
    var isExchanged = false
  }

  private(set) var all: [Ride] = []
  var isEmpty: Bool { all.isEmpty }

  func append(_ ride: Ride) { all.append(ride) }

  /// Of the record of a group on a property.
  func remove(_ view: Handle.Bits, _ property: PropertyID, _ group: TrackGroupID) {
    // Those of a group that ends go from its newest to its oldest.
    var index = all.count - 1
    while index >= 0 {
      let ride = all[index]
      if ride.group == group, ride.view == view, ride.property == property {
        all.remove(at: index)
        return
      }
      index -= 1
    }
  }

  /// All of a property.
  func removeAll(_ view: Handle.Bits, _ property: PropertyID) {
    all.removeAll { $0.view == view && $0.property == property }
  }

  func regroup(
    _ view: Handle.Bits, _ property: PropertyID, from old: TrackGroupID, to new: TrackGroupID
  ) {
    for index in all.indices
    where all[index].group == old && all[index].view == view && all[index].property == property {
      all[index].group = new
    }
  }

  func exchangeEnds(of group: TrackGroupID) {
    for index in all.indices where all[index].group == group { all[index].isExchanged.toggle() }
  }
}

/// How a view follows a path.
struct PathManner: BitwiseCopyable {
  enum Orientation: UInt32 {
    case none = 0
    case tangent = 1
    case reversed = 2
  }

  var pace = MotionPath.Pace.even
  var orientation = Orientation.none
  /// Whether the view stays turned as the path ends.
  var keepsOrientation = false
  /// Added to the direction.
  var angle = 0.0

  /// The rotation of a view on a path.
  func rotation(at part: Double, of path: MotionPath) -> Double {
    path.angle(at: part, pace) + angle + (orientation == .reversed ? 3.141592653589793 : 0)
  }
}

extension Tracks {
  /// Lets a group carry a view along a path, from its start to its end, where its model stands from
  /// now on. What moves it already goes on and is added.
  func follow(_ view: Int, _ path: MotionPath, _ manner: PathManner, group: TrackGroupID) {
    var end = path.end
    withUnsafePointer(to: &end) { end in
      let end = UnsafeRawPointer(end).assumingMemoryBound(to: Double.self)
      ride(view, .center, to: end, group, path, manner)
    }
    guard manner.orientation != .none else { return }
    withUnsafeTemporaryAllocation(of: Double.self, capacity: 6) { room in
      guard let matrix = room.baseAddress else { return }
      readTurned(view, path, manner, into: matrix)
      ride(view, .transform, to: matrix, group, path, manner)
    }
  }

  /// The model value of a view's transform when it has followed a path.
  func readTurned(
    _ view: Int, _ path: MotionPath, _ manner: PathManner, into matrix: Components
  ) {
    matrix.copy(from: views.geometry(view) + 6, count: 6)
    guard manner.orientation != .none, manner.keepsOrientation else { return }
    withUnsafeTemporaryAllocation(of: Double.self, capacity: 6) { room in
      guard let parts = room.baseAddress else { return }
      AffineCoding.encode(matrix, near: nil, into: parts)
      parts[4] += manner.rotation(at: 1, of: path)
      AffineCoding.decode(parts, into: matrix)
    }
  }

  private func ride(
    _ view: Int, _ property: PropertyID, to value: UnsafePointer<Double>, _ group: TrackGroupID,
    _ path: MotionPath, _ manner: PathManner
  ) {
    guard let kind = PropertyKind.builtIn(property) else { return }
    animate(view, property, kind, to: value, group: group)
    let track = find(view, property)
    guard !track.isNone, let record = record(on: track, of: group) else { return }
    let name = views.rows[view].name
    rides.remove(name, property, group)
    let straight = columns(of: record) { columns in
      let delta = columns.delta.base + record.row * columns.width
      return property == .center ? Vector(dx: delta[0], dy: delta[1]) : Vector(dx: delta[4], dy: 0)
    }
    rides.append(
      .init(
        view: name, property: property, group: group, path: path, manner: manner,
        straight: straight))
    tables[track.table].targetWasSet()
    evaluate(track)
    views.noteChange(view, property)
  }

  // MARK: Evaluating

  /// Adds to all that takes part in frames what the rides add.
  func applyRides() {
    for ride in rides.all {
      let track = find(Handle(bits: ride.view).index, ride.property)
      guard !track.isNone else { continue }
      let table = tables[track.table]
      guard track.row < table.activeCount else { continue }
      add(ride, to: table.value.base + track.row * table.width, a[Int(ride.group)])
    }
  }

  /// The same for one property, at any factors.
  func applyRides(
    to track: TrackID, _ value: Components, _ factor: (TrackGroupID) -> Double
  ) {
    let identity = tables[track.table].identity[track.row]
    guard identity.property == .center || identity.property == .transform else { return }
    for ride in rides.all where ride.view == identity.view && ride.property == identity.property {
      add(ride, to: value, factor(ride.group))
    }
  }

  private func add(_ ride: Rides.Ride, to value: Components, _ factor: Double) {
    let a = ride.isExchanged ? 1 - factor : factor
    if ride.property == .center {
      let point = ride.path.point(at: 1 - a, ride.manner.pace)
      value[0] += point.x - ride.path.end.x - ride.straight.dx * a
      value[1] += point.y - ride.path.end.y - ride.straight.dy * a
      return
    }
    let rotation = ride.manner.rotation(at: 1 - a, of: ride.path)
    if ride.manner.keepsOrientation {
      value[4] += rotation - ride.manner.rotation(at: 1, of: ride.path) - ride.straight.dx * a
    } else if a != 0 {
      // It is upright again when it has arrived.
      value[4] += rotation - ride.straight.dx * a
    }
  }

  /// Adds the velocity that rides add to a center's.
  func addVelocity(
    ofRidesOn track: TrackID, to velocity: Components, _ rates: (TrackGroupID) -> Double
  ) {
    let identity = tables[track.table].identity[track.row]
    guard identity.property == .center else { return }
    for ride in rides.all where ride.view == identity.view && ride.property == .center {
      let factor = a[Int(ride.group)]
      let a = ride.isExchanged ? 1 - factor : factor
      let rate = ride.isExchanged ? -rates(ride.group) : rates(ride.group)
      let slope = ride.path.slope(at: 1 - a, ride.manner.pace)
      velocity[0] -= (slope.dx + ride.straight.dx) * rate
      velocity[1] -= (slope.dy + ride.straight.dy) * rate
    }
  }
}
