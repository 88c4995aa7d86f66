/// The velocities of four bodies, and their `BodyState.unconstrained`: the first four fields of a
/// state, which are read and written as one vector.
struct VelocityLanes {
  var x: SIMD4<Float>
  var y: SIMD4<Float>
  var angularVelocity: SIMD4<Float>
  var unconstrained: SIMD4<Int32>

  @_transparent init(_ states: UnsafeMutableRawPointer, _ index: BodyOffsets) {
    let a = states.loadUnaligned(fromByteOffset: index.a, as: SIMD4<Int32>.self)
    let b = states.loadUnaligned(fromByteOffset: index.b, as: SIMD4<Int32>.self)
    let c = states.loadUnaligned(fromByteOffset: index.c, as: SIMD4<Int32>.self)
    let d = states.loadUnaligned(fromByteOffset: index.d, as: SIMD4<Int32>.self)
    x = SIMD4(bits: SIMD4(a.x, b.x, c.x, d.x))
    y = SIMD4(bits: SIMD4(a.y, b.y, c.y, d.y))
    angularVelocity = SIMD4(bits: SIMD4(a.z, b.z, c.z, d.z))
    unconstrained = SIMD4(a.w, b.w, c.w, d.w)
  }

  @_transparent static func store(
    _ a: VelocityLanes, _ b: VelocityLanes, _ states: UnsafeMutableRawPointer,
    _ indices: UnsafeRawPointer
  ) {
    store(
      a.x.bits, a.y.bits, a.angularVelocity.bits, a.unconstrained, b.x.bits, b.y.bits,
      b.angularVelocity.bits, b.unconstrained, states,
      indices)
  }

  /// Stores the velocities of bodies that contacts hold: `unconstrained` becomes 0, so that
  /// `integratePositions` does not use the trapezoid rule for them.
  @_transparent static func storeHeld(
    _ a: VelocityLanes, _ b: VelocityLanes, _ states: UnsafeMutableRawPointer,
    _ indices: UnsafeRawPointer
  ) {
    let none = SIMD4<Int32>.none
    store(
      a.x.bits, a.y.bits, a.angularVelocity.bits, none, b.x.bits, b.y.bits, b.angularVelocity.bits,
      none, states, indices)
  }

  /// Not inlined: next to the arithmetic the optimiser takes the exchange of lanes as an invitation
  /// to do that arithmetic in scalars, which triples the instructions of a pass. All that it needs
  /// comes in registers.
  @_optimize(speed)
  @inline(never) private static func store(
    _ ax: SIMD4<Int32>, _ ay: SIMD4<Int32>, _ az: SIMD4<Int32>, _ aw: SIMD4<Int32>,
    _ bx: SIMD4<Int32>, _ by: SIMD4<Int32>, _ bz: SIMD4<Int32>, _ bw: SIMD4<Int32>,
    _ states: UnsafeMutableRawPointer, _ indices: UnsafeRawPointer
  ) {
    store(ax, ay, az, aw, states, BodyOffsets(indices))
    store(bx, by, bz, bw, states, BodyOffsets(indices + 16))
  }

  @_transparent private static func store(
    _ x: SIMD4<Int32>, _ y: SIMD4<Int32>, _ z: SIMD4<Int32>, _ w: SIMD4<Int32>,
    _ states: UnsafeMutableRawPointer, _ index: BodyOffsets
  ) {
    states.storeBytes(
      of: SIMD4(x.x, y.x, z.x, w.x), toByteOffset: index.a, as: SIMD4<Int32>.self)
    states.storeBytes(
      of: SIMD4(x.y, y.y, z.y, w.y), toByteOffset: index.b, as: SIMD4<Int32>.self)
    states.storeBytes(
      of: SIMD4(x.z, y.z, z.z, w.z), toByteOffset: index.c, as: SIMD4<Int32>.self)
    states.storeBytes(
      of: SIMD4(x.w, y.w, z.w, w.w), toByteOffset: index.d, as: SIMD4<Int32>.self)
  }
}
