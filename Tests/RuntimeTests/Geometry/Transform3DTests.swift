import Testing

@testable import Motus

@Suite struct Transform3DTests {
  private func transform(_ numbers: some RandomAccessCollection<Double>) -> Transform3D {
    var result = Transform3D()
    withUnsafeMutableBytes(of: &result) { bytes in
      for (index, number) in numbers.enumerated() {
        bytes.storeBytes(of: number, toByteOffset: 8 * index, as: Double.self)
      }
    }
    return result
  }

  private func components(_ t: Transform3D) -> [Double] {
    withUnsafeBytes(of: t) { Array($0.bindMemory(to: Double.self)) }
  }

  private func distance(_ one: Transform3D, _ other: Transform3D) -> Double {
    zip(components(one), components(other)).map { abs($0 - $1) }.max() ?? 0
  }

  @Test func blendsAreThoseOfTheWeb() {
    for row in Transform3DFigures.blends {
      let result = transform(row[0..<16]).blended(to: transform(row[16..<32]), fraction: row[32])
      let expected = transform(row[33..<49])
      let scale = max(1, components(expected).map(abs).max() ?? 0)
      #expect(distance(result, expected) <= 1e-4 * scale, "\(row)")
    }
  }

  @Test func blendsAreThoseOfLayers() {
    for (from, to, fraction, expected) in TransformFigures.layers {
      let result = transform(from).blended(to: transform(to), fraction: fraction)
      #expect(distance(result, transform(expected)) <= 1e-5)
    }
  }

  @Test func partsMakeTheTransformAgain() throws {
    for row in TransformFigures.roundTrips {
      let t = transform(row)
      let parts = try #require(t.decomposed())
      #expect(distance(parts.recomposed(), t) <= 1e-14, "\(row)")
    }
    let everything = Transform3D.scale(x: 2, y: -3, z: 0.5)
      .concatenating(transform([1, 0, 0, 0, 0.3, 1, 0, 0, -0.2, 0.6, 1, 0, 0, 0, 0, 1]))
      .concatenating(.rotation(2.5, x: 1, y: -2, z: 0.4))
      .concatenating(.translation(x: 30, y: 20, z: -10))
      .concatenating(.perspective(distance: 500))
    let parts = try #require(everything.decomposed())
    // A projective map is the same when all its numbers are divided by one.
    let normalized = transform(components(everything).map { $0 / everything.m44 })
    #expect(distance(parts.recomposed(), normalized) <= 1e-13)
  }

  @Test func nearestKeepsTheTransform() throws {
    let mirror = Transform3D(AffineTransform.scale(x: -1, y: 1)).concatenating(
      .rotation(0.4, x: 1, y: 1, z: 0))
    let other = Transform3D(AffineTransform.scale(x: 1, y: -1))
    let transforms = [
      mirror, other, Transform3D(AffineTransform.scale(x: -1, y: 1)),
      .rotation(3, x: 0, y: 1, z: 0),
      .rotation(-3, x: 0, y: 1, z: 0), .identity,
    ]
    for from in transforms {
      for to in transforms {
        let first = try #require(from.decomposed())
        let near = try #require(to.decomposed()).nearest(to: first)
        #expect(distance(near.recomposed(), to) <= 1e-14)
        #expect(near.rotation.dot(first.rotation) >= 0)
        #expect(distance(from.blended(to: to, fraction: 0), from) <= 1e-14)
        #expect(distance(from.blended(to: to, fraction: 1), to) <= 1e-14)
      }
    }
  }

  // The components that layers animate by key path, at 0.5 of 0 … 1 rad (OpenCoreAnimation's tests).
  @Test func turnsAboutTheAxesHaveTheLayersSigns() {
    let (sin, cos) = Elementary.sincos(0.5)
    let x = Transform3D.rotation(0.5, x: 1, y: 0, z: 0)
    let y = Transform3D.rotation(0.5, x: 0, y: 2, z: 0)
    let z = Transform3D.rotation(0.5, x: 0, y: 0, z: 0.1)
    let expectedX = transform([1, 0, 0, 0, 0, cos, sin, 0, 0, -sin, cos, 0, 0, 0, 0, 1])
    let expectedY = transform([cos, 0, -sin, 0, 0, 1, 0, 0, sin, 0, cos, 0, 0, 0, 0, 1])
    let expectedZ = transform([cos, sin, 0, 0, -sin, cos, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1])
    #expect(distance(x, expectedX) <= 1e-15)
    #expect(distance(y, expectedY) <= 1e-15)
    #expect(distance(z, expectedZ) <= 1e-15)
  }

  @Test func theInverseUndoes() throws {
    let t = Transform3D.rotation(1, x: 1, y: 2, z: 3)
      .concatenating(.translation(x: 4, y: 5, z: 6)).concatenating(.perspective(distance: 100))
    let inverse = try #require(t.inverted())
    #expect(distance(t.concatenating(inverse), .identity) <= 1e-12)
    #expect(distance(inverse.concatenating(t), .identity) <= 1e-12)
    #expect(abs(t.determinant * inverse.determinant - 1) <= 1e-12)
    #expect(Transform3D.scale(x: 1, y: 0, z: 1).inverted() == nil)
    #expect(Transform3D.scale(x: 1, y: 0, z: 1).decomposed() == nil)
    #expect(distance(t.transposed().transposed(), t) == 0)
  }

  @Test func aFlatTransformHasNoWayToOthers() {
    let flat = Transform3D.scale(x: 1, y: 1, z: 0)
    let end = Transform3D.translation(x: 10, y: 0, z: 0)
    #expect(flat.blended(to: end, fraction: 0.4) == flat)
    #expect(flat.blended(to: end, fraction: 0.6) == end)
  }

  @Test func thePlaneIsSeenInPerspective() throws {
    // Turned about y by 60°, the right edge goes back from an eye at 200.
    let t = Transform3D.rotation(.pi / 3, x: 0, y: 1, z: 0)
      .concatenating(.perspective(distance: 200))
    let point = try #require(t.apply(to: Point(x: 100, y: 10)))
    // x' = 50, z = −86.6: w = 1 + 86.6 / 200.
    let w = 1 + 86.60254037844386 / 200
    #expect(abs(point.x - 50 / w) <= 1e-12)
    #expect(abs(point.y - 10 / w) <= 1e-12)
    #expect(t.apply(to: Point(x: -300, y: 0)) == nil)
  }

  @Test func thePlanesTransformsGoInAndOut() {
    let plane = AffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    #expect(Transform3D(plane).affine == plane)
    #expect(Transform3D.translation(x: 0, y: 0, z: 1).affine == nil)
    #expect(Transform3D.rotation(1, x: 0, y: 0, z: 0) == .identity)
    #expect(Transform3D.perspective(distance: 0) == .identity)
    #expect(Transform3D.identity.isIdentity && Transform3D.identity.isFinite)
    var broken = Transform3D.identity
    broken.m43 = .infinity
    #expect(!broken.isFinite)
    broken = .identity
    broken.m11 = .nan
    #expect(!broken.isFinite)
  }

  @Test func quaternionsGoAlongTheGreatCircle() {
    for row in TransformFigures.slerps {
      let from = Quaternion(x: row[0], y: row[1], z: row[2], w: row[3])
      let to = Quaternion(x: row[4], y: row[5], z: row[6], w: row[7])
      let result = from.slerp(to: to, fraction: row[8])
      let expected = Quaternion(x: row[9], y: row[10], z: row[11], w: row[12])
      #expect(result.dot(result) - 1 <= 1e-14)
      #expect(1 - result.dot(expected) <= 1e-9, "\(row)")
    }
    let tiny = Quaternion(x: 1e-12, y: 0, z: 0, w: 1)
    #expect(abs(Quaternion.identity.slerp(to: tiny, fraction: 0.5).x - 5e-13) <= 1e-25)
    #expect(Quaternion.identity.slerp(to: -.identity, fraction: 0.2) == .identity)
  }
}
