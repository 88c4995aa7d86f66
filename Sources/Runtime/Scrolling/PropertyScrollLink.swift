/// Moves a property of a view from one value to another by the offset of a scroller (SC-58).
final class PropertyScrollLink: ScrollLink {
  let view: Handle
  let property: PropertyID
  private let kind: PropertyKind
  private let space: Color.BlendSpace
  private let from: [Double]
  private let to: [Double]
  private let curve: TimingCurve
  /// Of the curve: a spring has its own, the others' is 1.
  private let duration: Double

  init(
    _ scroller: Scroller, _ range: Range, _ view: Handle, _ property: PropertyID,
    _ kind: PropertyKind, from: [Double], to: [Double], _ curve: TimingCurve, duration: Double
  ) {
    self.view = view
    self.property = property
    self.kind = kind
    space = scroller.scrollers.views.properties.colorSpace(of: property)
    self.from = from
    var to = to
    if kind.interpolation == .angle {
      // The short way round.
      let turn = 6.283185307179586
      for index in to.indices {
        to[index] += Elementary.round((from[index] - to[index]) / turn) * turn
      }
    }
    self.to = to
    self.curve = curve
    self.duration = duration
    super.init(scroller, range)
  }

  override var hasTarget: Bool { scroller.scrollers.views.names.contains(view) }

  override var target: UInt64 { UInt64(view.bits) << 16 | UInt64(property.rawValue) }

  override func follow(_ progress: Double, isNew: Bool) {
    withUnsafeTemporaryAllocation(of: Double.self, capacity: PropertyID.maximumComponents) { room in
      // The buffer is never empty.
      let values = room.baseAddress.unsafelyUnwrapped
      write(progress, into: values)
      scroller.scrollers.tracks.setModel(view.index, property, kind, to: values)
    }
  }

  /// Units per second (SC-59): what the value does while the offset goes on for a moment to either
  /// side.
  func addVelocity(to velocity: UnsafeMutablePointer<Double>) {
    let pace = self.velocity
    guard pace != 0, let progress else { return }
    let step = 1e-6
    withUnsafeTemporaryAllocation(of: Double.self, capacity: 32) { room in
      let before = room.baseAddress.unsafelyUnwrapped
      let after = before + 16
      // Within its ends where it is held there.
      let first = range.goesBeyond ? progress - step : max(0, progress - step)
      let last = range.goesBeyond ? progress + step : min(1, progress + step)
      write(first, into: before)
      write(last, into: after)
      for component in 0..<kind.componentCount {
        velocity[component] += (after[component] - before[component]) / (last - first) * pace
      }
    }
  }

  private func write(_ progress: Double, into values: UnsafeMutablePointer<Double>) {
    let fraction = shown(progress)
    from.withUnsafeBufferPointer { from in
      to.withUnsafeBufferPointer { to in
        // Neither is empty: a property has a component.
        let (a, b) = (from.baseAddress.unsafelyUnwrapped, to.baseAddress.unsafelyUnwrapped)
        blend(a, b, fraction, into: values)
      }
    }
    ValueLimits.apply(property, to: values)
  }

  /// The curve between its ends, and straight on beyond them.
  private func shown(_ progress: Double) -> Double {
    if progress < 0 {
      return value(at: 0) + progress * curve.slope(at: 0, duration: duration) * duration
    }
    guard progress > 1 else { return value(at: progress) }
    let inside = (1 - 1e-9) * duration
    return value(at: 1) + (progress - 1) * curve.slope(at: inside, duration: duration) * duration
  }

  private func value(at progress: Double) -> Double {
    curve.value(at: progress * duration, duration: duration)
  }

  private func blend(
    _ a: UnsafePointer<Double>, _ b: UnsafePointer<Double>, _ fraction: Double,
    into values: UnsafeMutablePointer<Double>
  ) {
    switch kind.interpolation {
    case .linear, .angle:
      for component in 0..<kind.componentCount {
        values[component] = a[component] + (b[component] - a[component]) * fraction
      }
    case .color:
      store(
        load(a, Color.self).blended(to: load(b, Color.self), fraction: fraction, in: space), values)
    case .affine:
      let (first, last) = (load(a, AffineTransform.self), load(b, AffineTransform.self))
      store(
        fraction == 0 ? first : fraction == 1 ? last : first.blended(to: last, fraction: fraction),
        values)
    case .projective:
      let (first, last) = (load(a, Transform3D.self), load(b, Transform3D.self))
      store(
        fraction == 0 ? first : fraction == 1 ? last : first.blended(to: last, fraction: fraction),
        values)
    }
  }

  private func load<Value: BitwiseCopyable>(
    _ values: UnsafePointer<Double>, _ type: Value.Type
  ) -> Value { UnsafeRawPointer(values).load(as: type) }

  private func store<Value: BitwiseCopyable>(
    _ value: Value, _ values: UnsafeMutablePointer<Double>
  ) { UnsafeMutableRawPointer(values).storeBytes(of: value, as: Value.self) }
}
