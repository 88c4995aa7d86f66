/// Bodies that fly in the running sub-step, and the times of their next impacts.
struct ElasticFlights: ~Copyable {
  /// How a body flies, once it is known.
  struct Flight: BitwiseCopyable {
    enum Kind: UInt8 {
      case unknown
      /// Lies on something, is held, or cannot move.
      case grounded
      case flying
    }

    var kind = Kind.unknown
    /// Impacts in this sub-step.
    var impacts: UInt8 = 0
    /// When it was turned round last, as a part of the sub-step.
    var time: Float = 0
    /// Change of velocity by forces in a whole sub-step.
    var gainX: Float = 0
    var gainY: Float = 0
    var gainSpin: Float = 0
  }

  private var rows = Buffer<Flight>()
  private var known = Buffer<Int32>()
  private var meetings = Deadlines()
  /// Impacts are being followed in their order.
  private(set) var isRunning = false

  @inline(__always) subscript(body: Int32) -> Flight { rows.base[Int(body)] }
  @inline(__always) var base: UnsafeMutablePointer<Flight> { rows.base }
  @inline(__always) var bodies: Rows<Int32> { known.rows }

  @inline(__always) func flies(_ body: Int32) -> Bool { rows.base[Int(body)].kind == .flying }

  mutating func begin(bodyCount: Int) {
    end()
    if rows.count < bodyCount { rows.resize(to: bodyCount, filling: Flight()) }
    isRunning = true
  }

  /// Nobody flies any more.
  mutating func end() {
    for index in 0..<known.count { rows[known[index]] = Flight() }
    known.removeAll()
    meetings.removeAll()
    isRunning = false
  }

  mutating func note(_ body: Int32, _ flight: Flight) {
    if rows[body].kind == .unknown { known.append(body) }
    rows[body] = flight
  }

  mutating func noteMeeting(_ contact: Int32, at time: Float) {
    meetings.insert(Double(time), UInt64(UInt32(bitPattern: contact)))
  }

  /// The next two to meet, as far as is known.
  mutating func takeMeeting() -> (contact: Int32, time: Float)? {
    guard let next = meetings.first else { return nil }
    meetings.removeFirst()
    return (Int32(truncatingIfNeeded: next.name), Float(next.time))
  }

  /// Traps in debug unless nobody is known to fly, as between two sub-steps.
  func checkInvariants() { assert(!isRunning && known.isEmpty && meetings.count == 0) }
}
