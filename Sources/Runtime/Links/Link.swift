/// A link: what it reads leads what it moves, through a map.
///
/// It keeps neither end alive, and is over with either.
final class Link: Entity {
  /// How its numbers get to the target.
  enum Manner {
    /// The target stands where the link says.
    case atOnce
    case chasing(LinkChase)
  }

  private enum State {
    case inForce
    case over
  }

  /// The cells that an animator or an interaction moves, as of the last look.
  struct Reach {
    var driver: Driver
    var count: Int
    var cells: [LinkCell]
  }

  let target: LinkTarget
  let input: LinkInput
  /// Without inputs the number that is read is the one that is shown.
  private let map: LinkMap
  private let outputs: LinkOutputs
  private(set) var manner = Manner.atOnce
  private var state = State.inForce
  private(set) var reach: Reach?

  init(
    _ target: LinkTarget, _ input: LinkInput, _ map: consuming LinkMap,
    _ outputs: consuming LinkOutputs
  ) {
    self.target = target
    self.input = input
    self.map = map
    self.outputs = outputs
  }

  /// Its animator, or transition, moves these cells.
  func setReach(_ cells: [LinkCell], by driver: Driver) {
    reach = Reach(driver: driver, count: driver.members.count, cells: cells)
  }

  func forgetReach() { reach = nil }

  var isOver: Bool {
    if case .over = state { return true }
    return false
  }

  func end() { state = .over }

  /// From now on it follows.
  func chase(_ chase: LinkChase) { manner = .chasing(chase) }

  /// Whether it moves though what it reads is still.
  var isMoving: Bool {
    if case .chasing(let chase) = manner { return chase.isMoving }
    return false
  }

  /// Whether it is looked at in each frame: a transition may have begun, or an animator have gone.
  var isAttentive: Bool {
    if case .property = target { return isMoving }
    return true
  }

  /// The numbers for what is read now.
  @inline(never)
  func read(_ value: Double, into values: UnsafeMutablePointer<Double>) {
    readOften(value, into: values)
  }

  /// `read` without a call, for what is asked thousands of times a frame.
  @inline(__always)
  func readOften(_ value: Double, into values: UnsafeMutablePointer<Double>) {
    guard map.count > 0 else { return values.pointee = value }
    outputs.read(map.place(of: value), into: values)
  }

  /// Adds how fast the target's numbers change by it.
  func addVelocity(to velocity: UnsafeMutablePointer<Double>) {
    guard !isOver else { return }
    if case .chasing(let chase) = manner { return addVelocity(of: chase, to: velocity) }
    let rate = input.velocity
    guard rate != 0 else { return }
    guard map.count > 0 else { return velocity.pointee += rate }
    let pace = map.pace(at: input.value, isRising: rate > 0)
    outputs.addVelocity(at: pace.place, rate: pace.slope * rate, to: velocity)
    velocity.limitToReach(outputs.kind.componentCount)
  }

  /// In the numbers of the property, from those in which it is kept.
  private func addVelocity(of chase: LinkChase, to velocity: UnsafeMutablePointer<Double>) {
    let width = chase.width
    guard coding != .linear else {
      for index in 0..<width { velocity[index] += chase.velocity[index] }
      return
    }
    let step = 1e-6
    withUnsafeTemporaryAllocation(of: Double.self, capacity: 48) { room in
      let numbers = room.baseAddress.unsafelyUnwrapped
      for (sign, look) in [(-step, numbers + 16), (step, numbers + 32)] {
        for index in 0..<width {
          numbers[index] = chase.place[index] + chase.velocity[index] * sign
        }
        coding.decode(numbers, count: width, into: look)
      }
      for index in 0..<outputs.kind.componentCount {
        velocity[index] += (numbers[32 + index] - numbers[16 + index]) / (2 * step)
      }
    }
  }

  /// The coding of what follows.
  var coding: ValueCoding { ValueCoding(of: outputs.kind, outputs.space) }
  var interpolation: PropertyKind.Interpolation { outputs.kind.interpolation }
}
