/// A force that depends on where an item is and how it moves (DY-17, DY-30).
///
/// Distances count in metres of 100 pt; accelerations are given for an item of mass 1.
final class FieldBehavior: DynamicItemsBehavior {
  /// Raw values are those of `motus_field_type`.
  enum Kind: UInt8 {
    case drag
    case vortex
    case radialGravity
    case linearGravity
    /// Gives items its velocity instead of a force.
    case velocity
    case noise
    case turbulence
    case spring
    case electric
    case magnetic
    /// The owner computes the force.
    case custom
  }

  static let metre = 100.0

  let kind: Kind
  /// Whether its animator asks it in each step.
  private(set) final var isActing = false
  var position = Point.zero { didSet { if position != oldValue { changed() } } }
  var region = Region.infinite { didSet { changed() } }
  var strength = 1.0 { didSet { if strength != oldValue { changed() } } }
  /// Strength goes with distance^−falloff beyond the minimum radius; 0 is uniform.
  var falloff = 0.0 { didSet { if falloff != oldValue { changed() } } }
  /// Points; keeps the force finite at the centre.
  var minimumRadius = 0.01 { didSet { if minimumRadius != oldValue { changed() } } }
  /// Direction of linear gravity and velocity fields.
  var direction = Vector.zero { didSet { if direction != oldValue { changed() } } }
  /// 0 … 1; of noise and turbulence.
  var smoothness = 0.0 { didSet { if smoothness != oldValue { changed() } } }
  var animationSpeed = 0.0 { didSet { if animationSpeed != oldValue { changed() } } }

  final func setActing(_ isActing: Bool) { self.isActing = isActing }

  init(identifier: Int32 = -1, kind: Kind, items: [Int32] = []) {
    self.kind = kind
    super.init(identifier: identifier, items: items)
  }

  override var sort: Int32 { 16 + Int32(kind.rawValue) }

  override func code(_ coder: inout StateCoder) {
    position = coder.point(position)
    strength = coder.number(strength)
    falloff = coder.number(falloff, within: 0...16)
    minimumRadius = coder.number(minimumRadius, within: 0...Double.greatestPart)
    direction = coder.vector(direction)
    smoothness = coder.number(smoothness, within: 0...1)
    animationSpeed = coder.number(animationSpeed, within: 0...1e3)
  }

  override func contribute(to animator: DynamicAnimator) {
    super.contribute(to: animator)
    animator.addField(self)
  }

  /// Effect of a field on one item; `mass` in units of the reference item.
  enum Effect {
    case none
    case acceleration(Vector)
    /// Turns the velocity against the clock, rad/s: a magnet does no work.
    case turning(Double)
    /// Brakes with this times the square of the speed, 1/pt.
    case braking(Double)
    case velocity(Vector)
  }

  struct Probe {
    var position: Point
    var velocity: Vector
    var mass: Double
    var charge: Double
    var time: Double
  }

  func effect(on probe: Probe) -> Effect {
    let offset = probe.position - position
    guard region.contains(offset) else { return .none }
    let m = FieldBehavior.metre
    let distance = offset.length
    let least = minimumRadius > 1e-6 ? minimumRadius : 1e-6
    let radius = (distance > least ? distance : least) / m
    let scale = strength * (falloff == 0 ? 1 : Elementary.pow(radius, -falloff))
    let outward = distance > 0 ? offset * 1.0.divided(by: distance) : .zero
    let inverse = 1 / probe.mass
    switch kind {
    case .linearGravity:
      return .acceleration(direction * (m * scale))
    case .radialGravity:
      return .acceleration(pull(offset, m * scale, distance))
    case .spring:
      return .acceleration(offset * -FieldBehavior.tamed(scale * inverse))
    case .vortex:
      return .acceleration(outward.turned * (m * scale * inverse * inverse))
    case .drag:
      return .braking(scale / m * inverse)
    case .electric:
      return .acceleration(pull(offset, -m * scale * probe.charge / radius * inverse, distance))
    case .magnetic:
      // q·v × B with B towards the viewer: the force is square to the velocity.
      return .turning(scale * probe.charge / radius * inverse)
    case .velocity:
      return .velocity(direction * (m * scale))
    case .noise:
      return .acceleration(noise(at: offset, probe.time) * (m * scale))
    case .turbulence:
      let speed = probe.velocity.length / m
      return .acceleration(noise(at: offset, probe.time) * (m * scale * speed * inverse))
    case .custom:
      return .none
    }
  }

  /// An attraction as an acceleration. Around the middle, where it would carry an item through and
  /// far out on the other side within a step, it counts as a spring to the middle.
  private func pull(_ offset: Vector, _ acceleration: Double, _ distance: Double) -> Vector {
    guard distance > 0 else { return .zero }
    let stiffness = acceleration / distance
    let most = FieldBehavior.coreStiffness
    return offset * -(stiffness < most ? stiffness : most)
  }

  /// Leapfrog follows a stiffness of ω² to ωh = 2. With 0.3, 5184 1/s², a fall through the middle
  /// of an inverse square keeps its energy.
  private static let coreStiffness = 0.09 / (World.jointStep * World.jointStep)

  /// The stiffness of a spring, 1/s²: as of attachments, not beyond ωh = 1.2.
  private static func tamed(_ stiffness: Double) -> Double {
    let most = 1.44 / (World.jointStep * World.jointStep)
    return stiffness < most ? stiffness : most
  }

  /// Whether the field changes although nothing moves.
  var isAnimated: Bool { (kind == .noise || kind == .turbulence) && animationSpeed != 0 }

  /// Value noise: reproducible numbers on a lattice, blended smoothly in space and time. A
  /// smoothness of 0 has a lattice of 10 pt, one of 1 of 200 pt.
  private func noise(at offset: Vector, _ time: Double) -> Vector {
    let clamped = smoothness < 0 ? 0 : smoothness > 1 ? 1 : smoothness
    let cell = 10 + 190 * clamped
    let x = offset.dx / cell
    let y = offset.dy / cell
    let z = time * animationSpeed
    return Vector(
      dx: LatticeNoise.value(x, y, z, seed: 1), dy: LatticeNoise.value(x, y, z, seed: 2))
  }
}

/// Smooth pseudo-random values in −1 … 1 that depend on nothing but their place.
enum LatticeNoise {
  static func value(_ x: Double, _ y: Double, _ z: Double, seed: UInt64) -> Double {
    let fx = Elementary.floor(x)
    let fy = Elementary.floor(y)
    let fz = Elementary.floor(z)
    guard fx.magnitude < 1e9, fy.magnitude < 1e9, fz.magnitude < 1e9 else { return 0 }
    let ix = Int64(fx)
    let iy = Int64(fy)
    let iz = Int64(fz)
    let sx = smoothstep(x - fx)
    let sy = smoothstep(y - fy)
    let low = plane(ix, iy, iz, sx, sy, seed)
    let high = plane(ix, iy, iz + 1, sx, sy, seed)
    return low + (high - low) * smoothstep(z - fz)
  }

  private static func plane(
    _ x: Int64, _ y: Int64, _ z: Int64, _ sx: Double, _ sy: Double, _ seed: UInt64
  ) -> Double {
    let a = corner(x, y, z, seed)
    let b = corner(x + 1, y, z, seed)
    let c = corner(x, y + 1, z, seed)
    let d = corner(x + 1, y + 1, z, seed)
    let top = a + (b - a) * sx
    let bottom = c + (d - c) * sx
    return top + (bottom - top) * sy
  }

  /// The smoothstep of a lattice noise: 3t² − 2t³.
  private static func smoothstep(_ t: Double) -> Double { t * t * (3 - 2 * t) }

  private static func corner(_ x: Int64, _ y: Int64, _ z: Int64, _ seed: UInt64) -> Double {
    var h = UInt64(bitPattern: x) &* 0x9E37_79B9_7F4A_7C15
    h = (h ^ UInt64(bitPattern: y)) &* 0xC2B2_AE3D_27D4_EB4F
    h = (h ^ (h >> 29) ^ UInt64(bitPattern: z)) &* 0x1656_67B1_9E37_79F9
    h = (h ^ (h >> 32) ^ seed) &* 0x9E37_79B9_7F4A_7C15
    h ^= h >> 32
    return Double(h & 0xFFFF_FFFF) / 2_147_483_648 - 1
  }
}
