import Testing

@testable import Motus

@Suite struct AffineTransformTests {
  private func transform(_ numbers: some RandomAccessCollection<Double>) -> AffineTransform {
    let n = Array(numbers)
    return AffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
  }

  private func components(_ t: AffineTransform) -> [Double] { [t.a, t.b, t.c, t.d, t.tx, t.ty] }

  private func distance(_ one: AffineTransform, _ other: AffineTransform) -> Double {
    zip(components(one), components(other)).map { abs($0 - $1) }.max() ?? 0
  }

  // Recorded from Core Graphics by ChouTi's tests (MIT).
  @Test func theAlgebraIsCoreGraphics() {
    let quarter = Double.pi / 4
    let half = 0.7071067811865476
    typealias T = AffineTransform
    let shear = T(a: 1, b: 0.5, c: 1, d: 1, tx: 0, ty: 0)
    let steep = T(a: 1, b: 40, c: 30, d: 1, tx: 0, ty: 0)
    let cases: [(T, [Double])] = [
      (.rotation(quarter), [half, half, -half, half, 0, 0]),
      (T.translation(x: 10, y: 20).translatedBy(x: 30, y: 40), [1, 0, 0, 1, 40, 60]),
      (T.scale(x: 10, y: 20).scaledBy(x: 30, y: 40), [300, 0, 0, 800, 0, 0]),
      (
        T.translation(x: 10, y: 20).concatenating(.translation(x: 30, y: 40))
          .concatenating(.translation(x: 50, y: 60)).concatenating(.scale(x: 10, y: 10)),
        [10, 0, 0, 10, 900, 1200]
      ),
      (T.translation(x: 5, y: 10).concatenating(shear), [1, 0.5, 1, 1, 15, 12.5]),
      (T.scale(x: 10, y: 10).concatenating(steep), [10, 400, 300, 10, 0, 0]),
      (
        T.rotation(.pi / 6).translatedBy(x: 10, y: 20),
        [
          0.8660254037844387, 0.5, -0.5, 0.8660254037844387, -1.3397459621556127,
          22.320508075688775,
        ]
      ),
    ]
    for (result, expected) in cases {
      #expect(distance(result, transform(expected)) <= 1e-9, "\(result)")
    }
  }

  @Test func theInverseUndoes() throws {
    let t = AffineTransform(a: 2, b: 0.3, c: -1, d: 0.7, tx: 40, ty: -9)
    let inverse = try #require(t.inverted())
    #expect(distance(t.concatenating(inverse), .identity) <= 1e-13)
    #expect(distance(inverse.concatenating(t), .identity) <= 1e-13)
    #expect(AffineTransform.scale(x: 0, y: 1).inverted() == nil)
    #expect(AffineTransform(a: 1, b: 2, c: 2, d: 4, tx: 0, ty: 0).inverted() == nil)
    #expect(AffineTransform.scale(x: 1e-300, y: 1e-300).inverted() == nil)
  }

  @Test func pointsVectorsAndRectsFollow() {
    let t = AffineTransform.rotation(.pi / 2).concatenating(.translation(x: 5, y: 0))
    let point = t.apply(to: Point(x: 2, y: 1))
    #expect(abs(point.x - 4) <= 1e-15 && abs(point.y - 2) <= 1e-15)
    let vector = t.apply(to: Vector(dx: 2, dy: 1))
    #expect(abs(vector.dx + 1) <= 1e-15 && abs(vector.dy - 2) <= 1e-15)
    let rect = t.apply(to: Rect(x: 0, y: 0, width: 10, height: 20))
    #expect(abs(rect.minX + 15) <= 1e-12 && abs(rect.minY) <= 1e-12)
    #expect(abs(rect.size.width - 20) <= 1e-12 && abs(rect.size.height - 10) <= 1e-12)
    let mirrored = AffineTransform.scale(x: -2, y: 1).apply(
      to: Rect(x: 1, y: 2, width: 3, height: 4))
    #expect(mirrored == Rect(x: -8, y: 2, width: 6, height: 4))
  }

  @Test func partsAreThoseOfOtherHouses() {
    for row in TransformFigures.decompositions {
      let parts = transform(row[0..<6]).decomposed()
      #expect(abs(parts.sx - row[6]) <= 1e-6 && abs(parts.sy - row[7]) <= 1e-6, "\(row)")
      if !row[8].isNaN { #expect(abs(parts.shear - row[8]) <= 1e-6, "\(row)") }
      let half = Elementary.sincos(parts.rotation / 2)
      #expect(abs(half.sin - row[9]) <= 1e-6 && abs(half.cos - row[10]) <= 1e-6, "\(row)")
      #expect(parts.tx == row[4] && parts.ty == row[5])
    }
  }

  @Test func partsMakeTheTransformAgain() {
    let steps = [-2.0, -0.5, 0, 1, 3]
    for a in steps {
      for b in steps {
        for c in steps {
          for d in steps {
            let t = AffineTransform(a: a, b: b, c: c, d: d, tx: 7, ty: -3)
            // Parallel rows, the second not zero, cannot be told in these parts.
            if t.determinant == 0, (a, b) != (0, 0), (c, d) != (0, 0) { continue }
            #expect(distance(t.decomposed().recomposed(), t) <= 1e-14)
          }
        }
      }
    }
  }

  @Test func blendsAreThoseOfTheWeb() {
    for row in TransformFigures.plane {
      let from = transform(row[0..<6])
      let result = from.blended(to: transform(row[6..<12]), fraction: row[12])
      let expected = transform(row[13..<19])
      let scale = max(1, distance(expected, .identity))
      #expect(distance(result, expected) <= 1e-4 * scale, "\(row)")
    }
  }

  @Test func blendsTakeTheShortWayRound() {
    func angle(_ from: Double, _ to: Double, _ fraction: Double) -> Double {
      AffineTransform.rotation(from).blended(to: .rotation(to), fraction: fraction)
        .decomposed().rotation
    }
    #expect(abs(abs(angle(3, -3, 0.5)) - .pi) <= 1e-12)
    #expect(abs(angle(-3, 3, 0.25) - (-3 - (2 * .pi - 6) / 4)) <= 1e-12)
    #expect(abs(angle(0, 1, 0.5) - 0.5) <= 1e-12)
    // At exactly half a turn, the way that the sign names.
    #expect(abs(angle(0, .pi, 0.5) - .pi / 2) <= 1e-12)
    #expect(abs(angle(0, -.pi, 0.5) + .pi / 2) <= 1e-12)
  }

  @Test func nearestKeepsTheTransform() {
    let transforms: [AffineTransform] = [
      .identity, .scale(x: -1, y: 1), .scale(x: 1, y: -1), .scale(x: -2, y: -2), .rotation(3),
      .rotation(-3), AffineTransform(a: 1, b: 1, c: 1, d: 0, tx: 3, ty: 4), .scale(x: 0, y: 0),
      AffineTransform(a: -3, b: 1, c: 0.5, d: 0.1, tx: 0, ty: 0),
    ]
    for from in transforms {
      for to in transforms {
        let first = from.decomposed()
        let near = to.decomposed().nearest(to: first)
        #expect(distance(near.recomposed(), to) <= 1e-14)
        #expect(abs(near.rotation - first.rotation) <= .pi + 1e-12)
        if to.determinant != 0, from.determinant != 0 {
          #expect(!(near.sx * first.sx < 0 && near.sy * first.sy < 0))
        }
      }
    }
    // Far away in angle too.
    var far = AffineTransform.rotation(1).decomposed()
    far.rotation += 20 * .pi
    let near = AffineTransform.rotation(-3).decomposed().nearest(to: far)
    #expect(abs(near.rotation - (2 * .pi - 3 + 20 * .pi)) <= 1e-12)
  }

  @Test func growingFromNothingDoesNotSpin() {
    let end = AffineTransform.rotation(2).concatenating(.translation(x: 8, y: 0))
    for (from, to, fraction) in [
      (AffineTransform.scale(x: 0, y: 0), end, 0.25), (end, .scale(x: 0, y: 0), 0.75),
    ] {
      let part = from.blended(to: to, fraction: fraction).decomposed()
      #expect(abs(part.rotation - 2) <= 1e-12)
      #expect(abs(part.sx - 0.25) <= 1e-12)
    }
  }

  @Test func thePartsStandInMemoryAsSixNumbers() {
    typealias Parts = AffineTransform.Decomposition
    #expect(MemoryLayout<Parts>.stride == Parts.componentCount * MemoryLayout<Double>.stride)
    #expect(MemoryLayout<Color>.stride == Color.componentCount * MemoryLayout<Double>.stride)
    let parts = Parts(tx: 1, ty: 2, sx: 3, sy: 4, rotation: 5, shear: 6)
    #expect(
      withUnsafeBytes(of: parts) { Array($0.bindMemory(to: Double.self)) } == [1, 2, 3, 4, 5, 6])
  }
}
