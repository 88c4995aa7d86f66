/// Transforms in space as the numbers in which they are interpolated: translation 3, scale 3, skew
/// 3, perspective 4, and the rotation as a vector: its axis times its angle.
///
/// Rotations do not add up: a record's part is a turn that comes after what newer records and the
/// model say,
///
///     shown rotation = exp(b₁ω₁) exp(a₁w₁) · … · exp(bₙωₙ) exp(aₙwₙ) · exp(model),   1 the oldest.
///
/// With one record that is the great circle at the pace of a (slerp); a newer one begins where the
/// older ones have got to, and takes neither place nor velocity from them.
enum ProjectiveCoding {
  /// Places of the parts among the numbers; that of the translation is 0.
  private static let scale = 3
  private static let skew = 6
  private static let perspective = 9
  static let rotation = 13

  static func encode(
    _ value: UnsafePointer<Double>, near reference: UnsafePointer<Double>?,
    into components: UnsafeMutablePointer<Double>
  ) {
    let near = reference.map(read) ?? .identity
    var parts = transform(value).decomposedOrFlat(near: near)
    if reference != nil { parts = parts.nearest(to: near) }
    put(parts.translation, components)
    put(parts.scale, components + scale)
    put(parts.skew, components + skew)
    for index in 0..<4 { components[perspective + index] = parts.perspective[index] }
    put(parts.rotation.vector, components + rotation)
  }

  static func decode(
    _ components: UnsafePointer<Double>, into value: UnsafeMutablePointer<Double>
  ) {
    UnsafeMutableRawPointer(value).storeBytes(
      of: Transform3D(read(components)), as: Transform3D.self)
  }

  /// The sixteen numbers of a matrix, row by row.
  static func transform(_ value: UnsafePointer<Double>) -> Transform3D {
    UnsafeRawPointer(value).loadUnaligned(as: Transform3D.self)
  }

  /// Lets a turn follow the rotation of a value.
  @inline(never)
  static func turn(
    _ components: UnsafeMutablePointer<Double>, by step: UnsafePointer<Double>, _ factor: Double
  ) {
    // A vector's length is a square root of squares.
    let turned = Quaternion(vector: vector(step + rotation) * factor.limited(to: 1e30))
      .following(Quaternion(vector: vector(components + rotation)))
    put(turned.vector, components + rotation)
  }

  /// The turn that leads from the rotation of one value to that of another, the short way.
  static func turn(
    from start: UnsafePointer<Double>, to end: UnsafePointer<Double>,
    into part: UnsafeMutablePointer<Double>
  ) {
    let first = Quaternion(vector: vector(start + rotation))
    let last = Quaternion(vector: vector(end + rotation))
    put(last.following(first.conjugate).vector, part + rotation)
  }

  /// Turns the axis of a record's turn by another turn.
  static func turnAxis(
    of part: UnsafeMutablePointer<Double>, by turn: UnsafePointer<Double>
  ) {
    put(Quaternion(vector: vector(turn + rotation)).turn(vector(part + rotation)), part + rotation)
  }

  private static func read(_ components: UnsafePointer<Double>) -> Transform3D.Decomposition {
    Transform3D.Decomposition(
      translation: vector(components), scale: vector(components + scale),
      skew: vector(components + skew), rotation: Quaternion(vector: vector(components + rotation)),
      perspective: SIMD4(
        lowHalf: SIMD2(part(components[perspective]), part(components[perspective + 1])),
        highHalf: SIMD2(part(components[perspective + 2]), part(components[perspective + 3]))))
  }

  private static func vector(_ numbers: UnsafePointer<Double>) -> SIMD3<Double> {
    SIMD3(part(numbers[0]), part(numbers[1]), part(numbers[2]))
  }

  private static func part(_ number: Double) -> Double { number.limited(to: .greatestPart) }

  private static func put(_ vector: SIMD3<Double>, _ numbers: UnsafeMutablePointer<Double>) {
    (numbers[0], numbers[1], numbers[2]) = (vector.x, vector.y, vector.z)
  }
}
