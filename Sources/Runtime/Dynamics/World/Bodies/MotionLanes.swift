/// Displacements and turns of four bodies since their reference poses.
struct MotionLanes {
  var x: SIMD4<Float>
  var y: SIMD4<Float>
  var turned: SIMD4<Float>

  @_transparent init(_ states: UnsafeMutableRawPointer, _ index: BodyOffsets) {
    let raw = states + 16
    let a = raw.loadUnaligned(fromByteOffset: index.a, as: SIMD4<Int32>.self)
    let b = raw.loadUnaligned(fromByteOffset: index.b, as: SIMD4<Int32>.self)
    let c = raw.loadUnaligned(fromByteOffset: index.c, as: SIMD4<Int32>.self)
    let d = raw.loadUnaligned(fromByteOffset: index.d, as: SIMD4<Int32>.self)
    x = SIMD4(bits: SIMD4(a.x, b.x, c.x, d.x))
    y = SIMD4(bits: SIMD4(a.y, b.y, c.y, d.y))
    turned = SIMD4(bits: SIMD4(a.z, b.z, c.z, d.z))
  }
}
