/// Anchored items that the host has moved since the last frame, by their bodies.
struct KinematicTargets: ~Copyable {
  private var list = NumberedList<KinematicTarget>()

  var isEmpty: Bool { list.isEmpty }
  var count: Int { list.count }

  subscript(index: Int) -> KinematicTarget { list[index] }

  mutating func set(_ target: KinematicTarget) { list.set(target.body, target) }

  mutating func remove(_ body: Int32) { list.remove(body) }

  mutating func removeAll() { list.removeAll() }

  mutating func code(_ coder: inout StateCoder) {
    var sent = Buffer<KinematicTarget>()
    if !coder.isReading {
      for index in 0..<list.count { sent.append(list[index]) }
    }
    coder.code(&sent)
    guard coder.isReading else { return }
    list.removeAll()
    for index in 0..<sent.count { set(sent[index]) }
  }
}

/// Where an anchored item is to be at the end of the next frame, and how it goes on from there.
struct KinematicTarget: BitwiseCopyable {
  var body: Int32
  private let gap: UInt32 = 0
  var center: Point
  var rotation: Double
  var velocity: Vector
  var angularVelocity: Double

  init(body: Int32, center: Point, rotation: Double, velocity: Vector, angularVelocity: Double) {
    self.body = body
    self.center = center
    self.rotation = rotation
    self.velocity = velocity
    self.angularVelocity = angularVelocity
  }
}
