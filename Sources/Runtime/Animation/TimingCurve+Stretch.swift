extension TimingCurve {
  /// Whether a spring decides where it is.
  var isSpring: Bool {
    switch self {
    case .spring, .composed: true
    default: false
    }
  }

  /// Whether what it moves can begin with velocities of its own.
  var takesVelocities: Bool {
    if case .spring = self { return true }
    return false
  }

  /// Whether it leads away and back: what it shows has no model value (`KeyframePath.dip`).
  var isDip: Bool {
    if case .keyframe(let keyframe) = self { return keyframe.path.isDip }
    return false
  }

  /// The curve for another duration. Other curves have no time of their own; a spring runs faster
  /// or slower, with the same overshoots: with s = from / to, ω₀ and v grow by s, so k by s² and
  /// c by s.
  func stretched(from duration: Double, to other: Double) -> TimingCurve {
    if case .keyframe(let keyframe) = self {
      let whole = keyframe.whole.stretched(from: duration, to: other)
      return .keyframe(KeyframeCurve(keyframe.path, in: whole))
    }
    if case .composed(let curve) = self {
      let spring = Self.spring(curve.spring, initialVelocity: curve.velocity)
      return spring.stretched(from: duration, to: other).composed(along: curve.pace)
    }
    guard case .spring(let parameters, let velocity) = self, duration != other, duration > 0,
      other > 0
    else { return self }
    let scale = duration / other
    let stretched = SpringParameters(
      mass: parameters.mass, stiffness: parameters.stiffness * scale * scale,
      damping: parameters.damping * scale, allowsOverdamping: parameters.allowsOverdamping)
    guard stretched.isValid, (velocity * scale).isFinite else { return .linear }
    return .spring(stretched, initialVelocity: velocity * scale)
  }

  /// The curve for something that stands still at the beginning.
  var fromRest: TimingCurve {
    switch self {
    case .spring(let parameters, _): .spring(parameters, initialVelocity: 0)
    case .composed(let curve):
      .composed(ComposedCurve(curve.spring, initialVelocity: 0, along: curve.pace))
    default: self
    }
  }

  /// A spring whose time runs along a cubic; other curves as they are.
  func composed(along pace: CubicCurve) -> TimingCurve {
    guard case .spring(let parameters, let velocity) = self else { return self }
    return .composed(ComposedCurve(parameters, initialVelocity: velocity, along: pace))
  }
}
