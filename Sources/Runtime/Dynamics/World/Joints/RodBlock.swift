/// Four rods or four springs side by side, each between the centres of mass of two bodies.
///
/// Such a tie turns nobody, so that its mass never changes, and its length follows from what the
/// bodies moved since their reference poses. The lanes of a block share no body that can move.
struct RodBlock {
  typealias Float4 = SIMD4<Float>

  /// Where the states of the bodies are, see `BodyOffsets`.
  var bodyA = SIMD4<Int32>(repeating: 0)
  var bodyB = SIMD4<Int32>(repeating: 0)
  /// -1 in an empty lane, whose masses are all 0.
  var joint = SIMD4<Int32>(repeating: -1)
  var inverseMassA = Float4.none
  var inverseMassB = Float4.none
  /// 1 / (J·M⁻¹·Jᵀ).
  var mass = Float4.none
  var length = Float4.none
  /// Greatest error that a rod answers to at once, pt.
  var most = Float4.none
  /// From A to B at the reference poses.
  var offsetX = Float4.none
  var offsetY = Float4.none
  /// From A to B where they are now, of length 1, and how much too long it is.
  var directionX = Float4.none
  var directionY = Float4.none
  var error = Float4.none
  /// Carried from sub-step to sub-step.
  var impulse = Float4.none
  /// Coefficients of a spring, see `SpringStep`: position, acceleration, and 1 − velocity.
  var pull = Float4.none
  var lead = Float4.none
  var drag = Float4.none

  enum Field: Int, LaneField {
    case bodyA, bodyB, joint, inverseMassA, inverseMassB, mass, length, most, offsetX, offsetY
    case directionX, directionY, error, impulse, pull, lead, drag
  }
}

/// How rods give way, in all lanes alike.
struct RodSoftness {
  let biasRate: SIMD4<Float>
  let massScale: SIMD4<Float>
  let impulseScale: SIMD4<Float>

  init(_ softness: Softness) {
    biasRate = SIMD4(all: softness.biasRate)
    massScale = SIMD4(all: softness.massScale)
    impulseScale = SIMD4(all: softness.impulseScale)
  }
}

extension RodBlock {
  typealias Pointer = UnsafeMutablePointer<RodBlock>

  @_transparent private static func indices(_ block: Pointer) -> (BodyOffsets, BodyOffsets) {
    (BodyOffsets(UnsafeRawPointer(block)), BodyOffsets(UnsafeRawPointer(block) + 16))
  }

  /// Lengths and directions where the bodies are now, and the impulses of the last sub-step.
  @_optimize(speed)
  static func prepare(
    _ blocks: Pointer, count: Int, _ states: UnsafeMutableRawPointer, areRods: Bool
  ) {
    var r = blocks
    let end = blocks + count
    while r < end {
      measure(r, states, areRods: areRods)
      let (indexA, indexB) = indices(r)
      var a = VelocityLanes(states, indexA)
      var b = VelocityLanes(states, indexB)
      apply(r, r.pointee.impulse, &a, &b)
      VelocityLanes.store(a, b, states, UnsafeRawPointer(r))
      r += 1
    }
  }

  @_transparent private static func measure(
    _ r: Pointer, _ states: UnsafeMutableRawPointer, areRods: Bool
  ) {
    let (indexA, indexB) = indices(r)
    let a = MotionLanes(states, indexA)
    let b = MotionLanes(states, indexB)
    let x: Float4 = r.pointee.offsetX + (b.x - a.x)
    let y: Float4 = r.pointee.offsetY + (b.y - a.y)
    let length = (x * x + y * y).squareRoots
    // Where both are in one place the last direction holds.
    let least: Float4 = length - Float4(all: 1e-12)
    let isNone = least.negative
    let scale: Float4 = Float4(all: 1) / length.taking(Float4(all: 1), where: isNone)
    r.pointee.directionX = (x * scale).taking(r.pointee.directionX, where: isNone)
    r.pointee.directionY = (y * scale).taking(r.pointee.directionY, where: isNone)
    var error: Float4 = length - r.pointee.length
    if areRods {
      let most = r.pointee.most
      error = error.limited(to: most)
      error = error.raised(to: -most)
    }
    r.pointee.error = error
  }

  @_transparent private static func apply(
    _ r: Pointer, _ impulse: Float4, _ a: inout VelocityLanes, _ b: inout VelocityLanes
  ) {
    let x: Float4 = impulse * r.pointee.directionX
    let y: Float4 = impulse * r.pointee.directionY
    a.x -= r.pointee.inverseMassA * x
    a.y -= r.pointee.inverseMassA * y
    b.x += r.pointee.inverseMassB * x
    b.y += r.pointee.inverseMassB * y
  }

  @_transparent private static func speed(
    _ r: Pointer, _ a: VelocityLanes, _ b: VelocityLanes
  ) -> Float4 {
    r.pointee.directionX * (b.x - a.x) + r.pointee.directionY * (b.y - a.y)
  }

  /// One pass over rods, with their softness while it undoes errors, from the first to the last
  /// block or back.
  @_optimize(speed)
  static func solve(
    _ blocks: Pointer, count: Int, _ states: UnsafeMutableRawPointer, _ softness: RodSoftness,
    backwards: Bool
  ) {
    var r = backwards ? blocks + count - 1 : blocks
    let step = backwards ? -1 : 1
    var left = count
    while left > 0 {
      let (indexA, indexB) = indices(r)
      var a = VelocityLanes(states, indexA)
      var b = VelocityLanes(states, indexB)
      let before = r.pointee.impulse
      let wanted: Float4 = speed(r, a, b) + softness.biasRate * r.pointee.error
      let change: Float4 = r.pointee.mass * (softness.massScale * wanted)
      let impulse = (before - change - softness.impulseScale * before).sound
      r.pointee.impulse = impulse
      apply(r, impulse - before, &a, &b)
      VelocityLanes.store(a, b, states, UnsafeRawPointer(r))
      r += step
      left &-= 1
    }
  }

  /// A pass over springs.
  @_optimize(speed)
  static func spring(
    _ blocks: Pointer, count: Int, _ states: UnsafeMutableRawPointer,
    _ starts: UnsafeMutableRawPointer
  ) {
    var r = blocks
    let end = blocks + count
    while r < end {
      let (indexA, indexB) = indices(r)
      var a = VelocityLanes(states, indexA)
      var b = VelocityLanes(states, indexB)
      let startA = VelocityLanes(starts, indexA.halved)
      let startB = VelocityLanes(starts, indexB.halved)
      // The acceleration by everything else, other springs included: see `solveSharedSprings`.
      apply(r, -r.pointee.impulse, &a, &b)
      let now = speed(r, a, b)
      let gained: Float4 = now - speed(r, startA, startB)
      let acceleration: Float4 = gained * Float4(all: World.inverseSubStep)
      let driven: Float4 = r.pointee.pull * r.pointee.error + r.pointee.lead * acceleration
      let change: Float4 = driven - r.pointee.drag * now
      let impulse = (r.pointee.mass * change).sound
      r.pointee.impulse = impulse
      apply(r, impulse, &a, &b)
      VelocityLanes.store(a, b, states, UnsafeRawPointer(r))
      r += 1
    }
  }
}

extension SIMD4<Float> {
  @_transparent static func / (a: Self, b: Self) -> Self {
    Self(a.x / b.x, a.y / b.y, a.z / b.z, a.w / b.w)
  }

  @_transparent var squareRoots: Self {
    Self(x.squareRoot(), y.squareRoot(), z.squareRoot(), w.squareRoot())
  }

  /// The value where there can be such an impulse, 0 where it is NaN or beyond 1e18.
  @_transparent var sound: Self {
    let limit = Float(1e18).bitPattern
    let size = magnitudes.bits
    let most = Int32(bitPattern: limit)
    let room = SIMD4<Int32>(
      most &- size.x, most &- size.y, most &- size.z, most &- size.w)
    return SIMD4(bits: bits & ~(room &>> SIMD4<Int32>(31, 31, 31, 31)))
  }
}
