/// TEMPORARY: replaced by the timing branch.
struct AffineTransform: Equatable {
  var a: Double
  var b: Double
  var c: Double
  var d: Double
  var tx: Double
  var ty: Double
  static let identity = AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
  init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }
  func decomposed() -> Decomposition { Decomposition(v: (tx, ty, a, d, b, c)) }
  func applying(to p: Point) -> Point { Point(x: a * p.x + c * p.y + tx, y: b * p.x + d * p.y + ty) }
}
struct Decomposition {
  var v: (Double, Double, Double, Double, Double, Double)
  init(v: (Double, Double, Double, Double, Double, Double)) { self.v = v }
  init(components: UnsafePointer<Double>) {
    v = (components[0], components[1], components[2], components[3], components[4], components[5])
  }
  func store(into p: UnsafeMutablePointer<Double>) {
    p[0] = v.0
    p[1] = v.1
    p[2] = v.2
    p[3] = v.3
    p[4] = v.4
    p[5] = v.5
  }
  func nearest(to: Decomposition) -> Decomposition { self }
  func recomposed() -> AffineTransform {
    AffineTransform(a: v.2, b: v.4, c: v.5, d: v.3, tx: v.0, ty: v.1)
  }
}
