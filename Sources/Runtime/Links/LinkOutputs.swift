/// The numbers that a link's map leads to, one set for each listed input, and how they are blended: as
/// the target's kind is (LK-2).
struct LinkOutputs: ~Copyable {
  let kind: PropertyKind
  let space: Color.BlendSpace
  private let numbers: UnsafeMutablePointer<Double>

  /// `numbers` has as many for each input as the kind has components. Angles go the short way round.
  init(_ given: [Double], _ kind: PropertyKind, _ space: Color.BlendSpace) {
    self.kind = kind
    self.space = space
    numbers = .allocate(capacity: given.count)
    for index in given.indices {
      var number = given[index]
      if kind.interpolation == .angle, index >= kind.componentCount {
        number = Elementary.angle(number, nearestTo: numbers[index - kind.componentCount])
      }
      (numbers + index).initialize(to: number)
    }
  }

  deinit { numbers.deallocate() }

  @inline(__always)
  func read(_ place: LinkMap.Place, into values: UnsafeMutablePointer<Double>) {
    let width = kind.componentCount
    let first = numbers + place.piece * width
    if place.part == 0 { return values.update(from: first, count: width) }
    let next = first + width
    if place.part == 1 { return values.update(from: next, count: width) }
    switch kind.interpolation {
    case .linear, .angle:
      for component in 0..<width {
        values[component] =
          (first[component] + (next[component] - first[component]) * place.part).inReach
      }
    case .color, .affine, .projective: blend(first, next, place.part, into: values)
    }
  }

  /// Adds how fast the numbers change where the progress within a piece grows by `rate` a second.
  func addVelocity(
    at place: LinkMap.Place, rate: Double, to velocity: UnsafeMutablePointer<Double>
  ) {
    guard rate != 0 else { return }
    let width = kind.componentCount
    let first = numbers + place.piece * width
    let next = first + width
    switch kind.interpolation {
    case .linear, .angle:
      for component in 0..<width {
        velocity[component] += (next[component] - first[component]) * rate
      }
    case .color, .affine, .projective:
      // A look to either side: exact to about 1e-9 of the rate.
      let step = 1e-6
      withUnsafeTemporaryAllocation(
        of: Double.self, capacity: 2 * PropertyID.maximumComponents
      ) { room in
        let before = room.baseAddress.unsafelyUnwrapped
        let after = before + PropertyID.maximumComponents
        blend(first, next, place.part - step, into: before)
        blend(first, next, place.part + step, into: after)
        for component in 0..<width {
          velocity[component] += (after[component] - before[component]) / (2 * step) * rate
        }
      }
    }
  }

  /// Blends what is not blended number by number.
  @inline(never)
  private func blend(
    _ a: UnsafePointer<Double>, _ b: UnsafePointer<Double>, _ part: Double,
    into values: UnsafeMutablePointer<Double>
  ) {
    switch kind.interpolation {
    case .linear, .angle: return
    case .color:
      store(load(a, Color.self).blended(to: load(b, Color.self), fraction: part, in: space), values)
    case .affine:
      store(
        load(a, AffineTransform.self).blended(to: load(b, AffineTransform.self), fraction: part),
        values)
    case .projective:
      store(
        load(a, Transform3D.self).blended(to: load(b, Transform3D.self), fraction: part), values)
    }
    values.limitToReach(kind.componentCount)
  }

  private func load<Value: BitwiseCopyable>(
    _ values: UnsafePointer<Double>, _ type: Value.Type
  ) -> Value { UnsafeRawPointer(values).load(as: type) }

  private func store<Value: BitwiseCopyable>(
    _ value: Value, _ values: UnsafeMutablePointer<Double>
  ) { UnsafeMutableRawPointer(values).storeBytes(of: value, as: Value.self) }
}
