/// Affine transforms as the numbers in which they are interpolated: translation x and y, scale x
/// and y, rotation, shear.
enum AffineCoding {
  /// Place of the rotation among the numbers.
  static let rotation = 4

  /// Takes a matrix apart, on the branch that is nearest to a reference: the short way round.
  static func encode(
    _ matrix: UnsafePointer<Double>, near reference: UnsafePointer<Double>?,
    into components: UnsafeMutablePointer<Double>
  ) {
    var parts = AffineTransform(
      a: matrix[0], b: matrix[1], c: matrix[2], d: matrix[3], tx: matrix[4], ty: matrix[5]
    ).decomposed()
    if let reference { parts = parts.nearest(to: read(reference)) }
    components[0] = parts.tx
    components[1] = parts.ty
    components[2] = parts.sx
    components[3] = parts.sy
    components[rotation] = parts.rotation
    components[5] = parts.shear
  }

  static func decode(
    _ components: UnsafePointer<Double>, into matrix: UnsafeMutablePointer<Double>
  ) {
    let transform = AffineTransform(read(components))
    matrix[0] = transform.a
    matrix[1] = transform.b
    matrix[2] = transform.c
    matrix[3] = transform.d
    matrix[4] = transform.tx
    matrix[5] = transform.ty
  }

  private static func read(_ components: UnsafePointer<Double>) -> AffineTransform.Decomposition {
    func part(_ index: Int) -> Double { components[index].limited(to: .greatestPart) }
    return AffineTransform.Decomposition(
      tx: part(0), ty: part(1), sx: part(2), sy: part(3), rotation: part(rotation), shear: part(5))
  }
}
