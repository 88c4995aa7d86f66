/// Rides: records that carry their property along a path instead of straight.
///
/// A record adds delta·a, and a ride what the path differs from that: P(1 − a) − P(1) − delta·a for
/// a center, the same with directions for a turn. Both are nothing at the target. So a record that
/// rides is one like all others, for whoever scrubs it, turns it round, takes it back or adds to
/// it.
final class Rides {
  struct Ride {
    var view: Handle.Bits
    let property: PropertyID
    var group: TrackGroupID
    let path: MotionPath
    let manner: PathManner
    /// Offset of the record at its start, without the ride.
    let straight: Vector
    /// Whether the record's ends have been exchanged: 1 − a stands for a.
    var isExchanged = false
    /// The view's next older one, −1 after the last.
    var next = -1
  }

  private(set) var all: [Ride] = []
  /// The place of the newest ride of each view and value.
  private var newest = SubjectColumn()
  var isEmpty: Bool { all.isEmpty }

  /// The newest ride of a view, −1 when it has none; `next` leads to the older ones.
  func first(of view: Handle.Bits) -> Int {
    Int(newest[Handle(bits: view).subject])
  }

  private func setFirst(_ index: Int, of view: Handle.Bits) {
    newest[Handle(bits: view).subject] = Int32(truncatingIfNeeded: index)
  }

  /// Takes over all that rides elsewhere.
  func copy(_ other: Rides) {
    newest.removeAll()
    all.removeAll(keepingCapacity: true)
    for ride in other.all { all.append(ride) }
    for index in all.indices where other.first(of: all[index].view) == index {
      setFirst(index, of: all[index].view)
    }
  }

  func append(_ ride: Ride) {
    all.append(ride)
    all[all.count - 1].next = first(of: ride.view)
    setFirst(all.count - 1, of: ride.view)
  }

  /// Removes the ride of a group's record on a property; without a group all of them.
  func remove(_ view: Handle.Bits, _ property: PropertyID, _ group: TrackGroupID? = nil) {
    var index = first(of: view)
    while index >= 0 {
      let next = all[index].next
      if all[index].property == property, group == nil || all[index].group == group {
        remove(at: index)
        // Another one has come to stand there: from the beginning.
        if group != nil { return }
        index = first(of: view)
      } else {
        index = next
      }
    }
  }

  /// Removes a ride; the last one gets its index.
  private func remove(at index: Int) {
    relink(index, to: all[index].next)
    let last = all.count - 1
    if index != last {
      relink(last, to: index)
      all[index] = all[last]
    }
    all.removeLast()
  }

  /// Redirects the link that leads to a ride.
  private func relink(_ index: Int, to other: Int) {
    let view = all[index].view
    var before = first(of: view)
    if before == index { return setFirst(other, of: view) }
    while before >= 0, all[before].next != index { before = all[before].next }
    if before >= 0 { all[before].next = other }
  }

  func regroup(
    _ view: Handle.Bits, _ property: PropertyID, from old: TrackGroupID, to new: TrackGroupID
  ) {
    var index = first(of: view)
    while index >= 0 {
      if all[index].group == old, all[index].property == property { all[index].group = new }
      index = all[index].next
    }
  }

  /// The rides on a property are another view's from now on, as the records are.
  func handOver(_ property: PropertyID, from view: Handle.Bits, to other: Handle.Bits) {
    var index = first(of: view)
    while index >= 0 {
      var ride = all[index]
      guard ride.property == property else {
        index = ride.next
        continue
      }
      remove(at: index)
      ride.view = other
      append(ride)
      index = first(of: view)
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
    follow(view, .center, path, manner, group: group)
    guard manner.orientation != .none else { return }
    withUnsafeTemporaryAllocation(of: Double.self, capacity: 6) { room in
      guard let matrix = room.baseAddress else { return }
      readTurned(view, path, manner, into: matrix)
      ride(view, .transform, to: matrix, group, path, manner)
    }
  }

  /// Carries one property of two numbers along a path, without turning anything.
  func follow(
    _ subject: Subject, _ property: PropertyID, _ path: MotionPath, _ manner: PathManner,
    group: TrackGroupID
  ) {
    var end = path.end
    withUnsafePointer(to: &end) { end in
      let end = UnsafeRawPointer(end).assumingMemoryBound(to: Double.self)
      ride(subject, property, to: end, group, path, manner)
    }
  }

  /// The model value of a view's transform when it has followed a path.
  func readTurned(
    _ view: Int, _ path: MotionPath, _ manner: PathManner, into matrix: Components
  ) {
    matrix.copy(from: views.geometry(view) + Component.transform, count: 6)
    guard manner.orientation != .none, manner.keepsOrientation else { return }
    withUnsafeTemporaryAllocation(of: Double.self, capacity: 6) { room in
      guard let parts = room.baseAddress else { return }
      AffineCoding.encode(matrix, near: nil, into: parts)
      parts[AffineCoding.rotation] += manner.rotation(at: 1, of: path)
      AffineCoding.decode(parts, into: matrix)
    }
  }

  private func ride(
    _ view: Int, _ property: PropertyID, to value: UnsafePointer<Double>, _ group: TrackGroupID,
    _ path: MotionPath, _ manner: PathManner
  ) {
    guard let kind = views.properties.kind(of: property) else { return }
    animate(view, property, kind, to: value, group: group)
    let track = find(view, property)
    guard !track.isNone, let record = record(on: track, of: group) else { return }
    let name = name(of: view)
    rides.remove(name, property, group)
    let straight = columns(of: record) { columns in
      let delta = columns.delta.base + record.row * columns.width
      return property.isPlace
        ? Vector(dx: delta[0], dy: delta[1]) : Vector(dx: delta[AffineCoding.rotation], dy: 0)
    }
    rides.append(
      .init(
        view: name, property: property, group: group, path: path, manner: manner,
        straight: straight))
    tables[track.table].targetWasSet()
    evaluate(track)
    noteChange(view, property)
  }

  // MARK: Evaluating

  /// Adds to all that takes part in frames what the rides add.
  func applyRides() {
    for first in rides.all.indices where rides.first(of: rides.all[first].view) == first {
      // Those of a view as they follow one another: sums come out as for one view alone.
      var index = first
      while index >= 0 {
        let ride = rides.all[index]
        index = ride.next
        let track = find(Handle(bits: ride.view).subject, ride.property)
        guard !track.isNone else { continue }
        let table = tables[track.table]
        guard track.row < table.activeCount else { continue }
        add(ride, to: table.value.base + track.row * table.width, a[Int(ride.group)])
      }
    }
  }

  /// Adds the offsets of rides to one property, at any factors.
  func applyRides(
    to track: TrackID, _ value: Components, _ factor: (TrackGroupID) -> Double
  ) {
    let identity = tables[track.table].identity[track.row]
    guard identity.property.isPlace || identity.property == .transform else { return }
    var index = rides.first(of: identity.view)
    while index >= 0 {
      let ride = rides.all[index]
      if ride.property == identity.property { add(ride, to: value, factor(ride.group)) }
      index = ride.next
    }
  }

  private func add(_ ride: Rides.Ride, to value: Components, _ factor: Double) {
    let a = ride.isExchanged ? 1 - factor : factor
    if ride.property.isPlace {
      let point = ride.path.point(at: 1 - a, ride.manner.pace)
      value[0] += point.x - ride.path.end.x - ride.straight.dx * a
      value[1] += point.y - ride.path.end.y - ride.straight.dy * a
      return
    }
    let rotation = ride.manner.rotation(at: 1 - a, of: ride.path)
    if ride.manner.keepsOrientation {
      value[AffineCoding.rotation] +=
        rotation - ride.manner.rotation(at: 1, of: ride.path) - ride.straight.dx * a
    } else if a != 0 {
      // The view is upright again when it has arrived.
      value[AffineCoding.rotation] += rotation - ride.straight.dx * a
    }
  }

  /// Adds the velocity that rides add to a center's.
  func addVelocity(
    ofRidesOn track: TrackID, to velocity: Components, _ rates: (TrackGroupID) -> Double
  ) {
    let identity = tables[track.table].identity[track.row]
    guard identity.property.isPlace else { return }
    var index = rides.first(of: identity.view)
    while index >= 0 {
      let ride = rides.all[index]
      index = ride.next
      guard ride.property.isPlace else { continue }
      let factor = factors(of: ride.group).a
      let a = ride.isExchanged ? 1 - factor : factor
      let rate = ride.isExchanged ? -rates(ride.group) : rates(ride.group)
      let slope = ride.path.slope(at: 1 - a, ride.manner.pace)
      velocity[0] -= (slope.dx + ride.straight.dx) * rate
      velocity[1] -= (slope.dy + ride.straight.dy) * rate
    }
  }
}
