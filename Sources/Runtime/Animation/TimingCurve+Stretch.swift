extension TimingCurve {
  var isSpring: Bool {
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
    guard case .spring(let parameters, _) = self else { return self }
    return .spring(parameters, initialVelocity: 0)
  }
}
