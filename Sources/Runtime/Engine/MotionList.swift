/// Motions in flight, as the host reads them: one row for each property and each mover of it.
///
/// Built when it is asked for, and kept until the next question.
final class MotionList {
  /// The C enumerators have the same values.
  enum Mover: UInt32 {
    case animation = 0, keyframes = 1, animator = 2, transition = 3, implicit = 4, flight = 6
  }
  enum State: UInt32 { case waiting = 0, running = 1, paused = 2 }

  struct Row: BitwiseCopyable {
    let mover: Handle.Bits
    let view: Handle.Bits
    let property: UInt32
    let kind: UInt32
    let state: UInt32
    let componentCount: UInt32
    /// Elapsed part of the mover's time.
    let fraction: Double
    /// Velocity of the property in units per second, by all its movers together.
    var velocity: UnsafePointer<Double>
  }

  /// A group of records and who moves it.
  private struct Source: BitwiseCopyable {
    var mover: Handle.Bits = 0
    var kind = Mover.animation
    var state = State.paused
    var fraction = 0.0
  }

  private(set) var rows = Buffer<Row>()
  private var velocities = Buffer<Double>()
  private var sources = Buffer<Source>()

  func make(_ animations: Animations, _ flights: Flights) {
    let tracks = animations.tracks
    rows.removeAll()
    velocities.removeAll()
    sources.removeAll()
    sources.append(repeating: Source(), count: tracks.groups.count)
    for table in [animations.cubic, animations.spring, animations.other, animations.waiting] {
      add(table, animations)
    }
    for driver in animations.drivers.all { add(driver) }
    for index in Tracks.reportedTables where tracks.tables[index].count > 0 {
      let table = tracks.tables[index]
      for row in 0..<table.count {
        let first = rows.count
        add(table.records.group[row], table, row)
        var next = table.firstStacked[row]
        while next >= 0 {
          add(table.stacked.group[Int(next)], table, row)
          next = table.nextStacked[Int(next)]
        }
        addVelocity(table, row, to: first, animations)
      }
    }
    for session in flights.sessions {
      for flight in session.flights { add(flight, session.stage.driver, animations.now) }
    }
    // Now that they do not move any more.
    var next = 0
    for index in 0..<rows.count {
      rows.base[index].velocity = UnsafePointer(velocities.base + next)
      let isLast =
        index + 1 == rows.count || rows[index + 1].view != rows[index].view
        || rows[index + 1].property != rows[index].property
      if isLast { next += Int(rows[index].componentCount) }
    }
  }

  private func add(_ table: AnimationTable, _ animations: Animations) {
    for row in 0..<table.count {
      let duration = table.duration[row]
      let time = Animations.localTime(
        animations.now - table.start[row], duration, table.iterations(row))
      let isGlide = animations.tracks.groups[Int(table.group[row])].isGlide
      sources[Int(table.group[row])] = Source(
        mover: isGlide ? 0 : animations.names.name(at: Int(table.name[row])).bits,
        kind: isGlide ? .implicit : .animation,
        state: table.sort == .waiting ? .waiting : .running,
        fraction: duration > 0 ? min(time.divided(by: duration), 1) : 0)
    }
  }

  private func add(_ driver: Driver) {
    let kind: Mover =
      switch driver.use {
      case .keyframes: .keyframes
      case .animator: .animator
      case .transition: .transition
      }
    let state: State = driver.isRunning ? .running : driver.isWaiting ? .waiting : .paused
    for member in driver.members {
      sources[Int(member.group)] = Source(
        mover: driver.owner.bits, kind: kind, state: state, fraction: driver.fraction)
    }
  }

  /// The center and the bounds of what is seen of a flight.
  private func add(_ flight: Flight, _ driver: Driver, _ now: Double) {
    let state = flight.isHeld ? State.paused : driver.isRunning ? .running : .paused
    let rate = flight.velocity(at: now, rate: driver.progressRate(of: driver.main, at: now))
    let place = FlightValues(numbers: rate)
    let speeds = place.rates
    for (property, numbers) in [
      (PropertyID.center, [speeds.center.dx, speeds.center.dy]),
      (PropertyID.bounds, [0, 0, speeds.width, speeds.height]),
    ] {
      rows.append(
        Row(
          mover: 0, view: flight.destination.view, property: UInt32(property.rawValue),
          kind: Mover.flight.rawValue, state: state.rawValue,
          componentCount: UInt32(truncatingIfNeeded: numbers.count),
          fraction: min(max(0, flight.progress), 1), velocity: UnsafePointer(velocities.base)))
      for number in numbers { velocities.append(number) }
    }
  }

  private func add(_ group: TrackGroupID, _ table: TrackTable, _ row: Int) {
    let identity = table.identity[row]
    let source = sources[Int(group)]
    // A motion that has arrived in the last frame has no mover any more.
    guard source.mover != 0 || source.kind == .transition || source.kind == .implicit else {
      return
    }
    rows.append(
      Row(
        mover: source.mover, view: identity.namedView, property: UInt32(identity.property.number),
        kind: source.kind.rawValue, state: source.state.rawValue,
        componentCount: UInt32(truncatingIfNeeded: table.width), fraction: source.fraction,
        velocity: UnsafePointer(velocities.base)))
  }

  private func addVelocity(
    _ table: TrackTable, _ row: Int, to first: Int, _ animations: Animations
  ) {
    guard rows.count > first else { return }
    let identity = table.identity[row]
    guard let kind = animations.views.properties.kind(of: identity.property) else { return }
    let room = velocities.extend(by: table.width)
    animations.tracks.readVelocity(
      identity.subject, identity.property, kind, into: room
    ) { animations.rates(of: $0) }
  }
}
