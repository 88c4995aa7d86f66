/// Affine transforms as the numbers in which they are interpolated: translation x and y, scale x
/// and y, rotation, shear.
enum AffineCoding {
  static func encode(_ matrix: UnsafePointer<Double>, near reference: UnsafePointer<Double>?)
    -> Decomposition
  {
    let decomposition = AffineTransform(
      a: matrix[0], b: matrix[1], c: matrix[2], d: matrix[3], tx: matrix[4], ty: matrix[5]
    ).decomposed()
    guard let reference else { return decomposition }
    return decomposition.nearest(to: Decomposition(components: reference))
  }

  static func decode(_ components: UnsafePointer<Double>, into matrix: UnsafeMutablePointer<Double>)
  {
    let transform = Decomposition(components: components).recomposed()
    matrix[0] = transform.a
    matrix[1] = transform.b
    matrix[2] = transform.c
    matrix[3] = transform.d
    matrix[4] = transform.tx
    matrix[5] = transform.ty
  }
}
