import Testing

@testable import Motus

@Suite struct CubicCurveTests {
  private func error(_ row: EasingFigures.Row) -> Double {
    let (x1, y1, x2, y2, time, expected) = row
    return abs(CubicCurve(x1, y1, x2, y2).value(at: time) - expected)
  }

  @Test func valuesAreTheDefinitionsToTwelveDigits() {
    for row in EasingFigures.exact { #expect(error(row) <= 1e-12, "\(row)") }
    for (curve, values, _) in EasingFigures.dense {
      for (index, expected) in values.enumerated() {
        let time = Double(index + 1) / 10
        #expect(abs(curve.value(at: time) - expected) <= 1e-12, "\(curve) at \(time)")
      }
    }
  }

  @Test func verticalTangentsKeepTwelveDigits() {
    for row in EasingFigures.extreme { #expect(error(row) <= 1e-12, "\(row): \(error(row))") }
  }

  // TM-4: the system's evaluator is that far from the definition.
  @Test func valuesAgreeWithTheSystemsEvaluatorTo2e6() {
    for row in EasingFigures.recorded { #expect(error(row) <= 2e-6, "\(row)") }
  }

  @Test func slopesAreTheDefinitions() {
    for (curve, _, slopes) in EasingFigures.dense {
      for (index, expected) in slopes.enumerated() where !expected.isNaN {
        let time = Double(index + 1) / 10
        let bound = 1e-10 * max(1, abs(expected))
        #expect(abs(curve.slope(at: time) - expected) <= bound, "\(curve) at \(time)")
      }
    }
    for (x1, y1, x2, y2, time, expected) in EasingFigures.slopes {
      let slope = CubicCurve(x1, y1, x2, y2).slope(at: time)
      #expect(abs(slope - expected) <= 0.01, "\(x1) \(y1) \(x2) \(y2) at \(time)")
    }
  }

  @Test func slopesAtTheEndsAreTheTangents() {
    #expect(abs(CubicCurve.standard.slope(at: 0) - 0.4) <= 1e-15)
    #expect(CubicCurve.easeIn.slope(at: 0) == 0)
    // Both first derivatives by the parameter vanish; the second ones decide.
    #expect(abs(CubicCurve.easeOut.slope(at: 0) - 1 / 0.58) <= 1e-12)
    #expect(abs(CubicCurve.easeIn.slope(at: 1) - 1 / 0.58) <= 1e-12)
    #expect(CubicCurve.linear.slope(at: 0) == 1)
    #expect(CubicCurve(0, 0, 0, 0).slope(at: 0) == 1)
    #expect(CubicCurve(0, 1, 0.5, 1).slope(at: 0) == CubicCurve.largestSlope)
    #expect(CubicCurve(0, -1, 0.5, 1).slope(at: 0) == -CubicCurve.largestSlope)
    #expect(CubicCurve(1, 0, 0, 1).slope(at: 0.5) == CubicCurve.largestSlope)
    #expect(CubicCurve.standard.slope(at: -0.1) == 0)
    #expect(CubicCurve.standard.slope(at: 1.1) == 0)
  }

  @Test func timesOutsideTheCurveCountAsItsEnds() {
    for curve in [CubicCurve.easeInOut, CubicCurve(0.5, -1, 0.5, 2)] {
      #expect(curve.value(at: -0.5) == 0)
      #expect(curve.value(at: 0) == 0)
      #expect(curve.value(at: 1) == 1)
      #expect(curve.value(at: 1.5) == 1)
    }
  }

  // TM-1, TM-2, a table of progress; six digits.
  @Test func theNamedCurvesHaveTheDocumentedValues() {
    let times = [0.1, 0.2, 0.25, 0.3, 0.4, 0.5, 0.6, 0.7, 0.75, 0.8, 0.9]
    let table: [(CubicCurve, [Double])] = [
      (
        .standard,
        [
          0.094796, 0.295244, 0.408511, 0.513315, 0.682541, 0.802403, 0.885229, 0.940765,
          0.960459, 0.975625, 0.994316,
        ]
      ),
      (
        .easeIn,
        [
          0.017027, 0.062282, 0.093465, 0.129577, 0.214861, 0.315357, 0.429120, 0.554814,
          0.621862, 0.691634, 0.839428,
        ]
      ),
      (
        .easeOut,
        [
          0.160572, 0.308366, 0.378138, 0.445186, 0.570880, 0.684643, 0.785139, 0.870423,
          0.906535, 0.937718, 0.982973,
        ]
      ),
      (
        .easeInOut,
        [
          0.019722, 0.081660, 0.129162, 0.187396, 0.331884, 0.5, 0.668116, 0.812604, 0.870838,
          0.918340, 0.980278,
        ]
      ),
    ]
    for (curve, values) in table {
      for (time, expected) in zip(times, values) {
        #expect(abs(curve.value(at: time) - expected) <= 1e-6)
      }
    }
  }

  // TM-2, a table of inverses; six digits.
  @Test func theNamedCurvesHaveTheDocumentedInverses() {
    let table: [(CubicCurve, [Double])] = [
      (.standard, [0.103337, 0.179990, 0.293301, 0.451805, 0.622780]),
      (.easeIn, [0.259555, 0.436605, 0.657500, 0.840402, 0.938847]),
      (.easeOut, [0.061153, 0.159598, 0.342500, 0.563395, 0.740445]),
      (.easeInOut, [0.220708, 0.346203, 0.5, 0.653797, 0.779292]),
    ]
    for (curve, times) in table {
      for (progress, expected) in zip([0.1, 0.25, 0.5, 0.75, 0.9], times) {
        let time = curve.inverse(of: progress)
        #expect(abs(time - expected) <= 1e-6)
        #expect(abs(curve.value(at: time) - progress) <= 1e-13)
      }
    }
  }

  // TM-3: where the inverse is not unique, the earliest time.
  @Test func theInverseOfAnOvershootIsTheFirstPassage() {
    let back = CubicCurve(0.34, 1.56, 0.64, 1)
    let first = back.inverse(of: 1)
    #expect(first > 0.1 && first < 0.6)
    #expect(abs(back.value(at: first) - 1) <= 1e-13)
    #expect(back.slope(at: first) > 0)
    // Nothing before it reaches 1.
    for step in 0..<50 { #expect(back.value(at: first * Double(step) / 50) < 1) }
    #expect(back.inverse(of: 0) == 0)
    #expect(back.inverse(of: 3) == 1)
    #expect(back.inverse(of: -1) == 0)

    let dipping = CubicCurve(0.36, 0, 0.66, -0.56)
    let dip = dipping.inverse(of: -0.05)
    #expect(dip > 0 && dip < 0.5)
    #expect(abs(dipping.value(at: dip) + 0.05) <= 1e-13)
    #expect(dipping.slope(at: dip) < 0)
    #expect(dipping.inverse(of: 0.5) > 0.7)
  }

  @Test func theInverseOfASteepCurveIsFound() {
    let steep = CubicCurve(1, 0, 0, 1)
    #expect(abs(steep.inverse(of: 0.5) - 0.5) <= 1e-15)
    for progress in [0.01, 0.3, 0.499, 0.8, 0.999] {
      let time = steep.inverse(of: progress)
      #expect(abs(steep.value(at: time) - progress) <= 1e-5)
    }
  }

  @Test func controlPointsOutsideTheIntervalAreRefused() {
    #expect(CubicCurve.isValid(x1: 0, y1: -3, x2: 1, y2: 7))
    #expect(!CubicCurve.isValid(x1: -0.01, y1: 0, x2: 1, y2: 1))
    #expect(!CubicCurve.isValid(x1: 0, y1: 0, x2: 1.01, y2: 1))
    #expect(!CubicCurve.isValid(x1: .nan, y1: 0, x2: 1, y2: 1))
    #expect(!CubicCurve.isValid(x1: 0, y1: .infinity, x2: 1, y2: 1))
  }

  // Web Platform Tests: the curve of a keyframe (second) in the value of the curve of the whole.
  @Test func curvesWithinCurvesCompose() {
    let cases: [(CubicCurve, CubicCurve, Double, Double)] = [
      (CubicCurve(0, 1.5, 1, 1.5), CubicCurve(0.5, 1, 0.5, 0), 0, 0),
      (CubicCurve(0, 1.5, 1, 1.5), CubicCurve(0.5, 1, 0.5, 0), 0.23, 0.988706655442),
      (CubicCurve(0, 1.5, 1, 1.5), CubicCurve(0.5, 1, 0.5, 0), 1, 1),
      (CubicCurve(0, 1.5, 1, 1.5), CubicCurve(0, 1.5, 1, 1.5), 0, 0),
      (CubicCurve(0, 1.5, 1, 1.5), CubicCurve(0, 1.5, 1, 1.5), 0.23, 1.06317555911),
      (CubicCurve(0, 1.5, 1, 1.5), CubicCurve(0, 1.5, 1, 1.5), 1, 1),
      (CubicCurve(0, -0.5, 1, -0.5), CubicCurve(0.5, 1, 0.5, 0), 0, 0),
      (CubicCurve(0, -0.5, 1, -0.5), CubicCurve(0.5, 1, 0.5, 0), 0.77, 0.0112933445581),
      (CubicCurve(0, -0.5, 1, -0.5), CubicCurve(0.5, 1, 0.5, 0), 1, 1),
      (CubicCurve(0, -0.5, 1, -0.5), CubicCurve(0, -0.5, 1, -0.5), 0, 0),
      (CubicCurve(0, -0.5, 1, -0.5), CubicCurve(0, -0.5, 1, -0.5), 0.77, -0.0631755591147),
      (CubicCurve(0, -0.5, 1, -0.5), CubicCurve(0, -0.5, 1, -0.5), 1, 1),
    ]
    for (outer, inner, time, expected) in cases {
      #expect(abs(inner.value(at: outer.value(at: time)) - expected) <= 1e-4)
    }
  }

  // Chromium's tests: the lowest and highest values.
  @Test func turningPointsAreWhereTheCurveIsHighestAndLowest() {
    let cases: [(CubicCurve, Double, Double)] = [
      (CubicCurve(0.25, 0.33333333333333331, 0.75, 0.66666666666666663), 0, 1),
      (CubicCurve(0.25, -0.5, 0.75, -0.16666666666666666), -0.225, 1),
      (CubicCurve(0.25, 0.25, 0.75, 0.5), 0, 1),
      (CubicCurve(0, 1, 1, 0), 0, 1),
      (CubicCurve(0.25, 0.1, 0.75, 0.9), 0, 1),
      (CubicCurve(0.25, 2.5, 0.75, 0.5), 0, 1.288177922),
      (CubicCurve(0.25, 0.5, 0.75, -1.5), -0.288177922, 1),
      (CubicCurve(0.25, 0.1, 0.75, 1.5), 0, 1.107552114),
      (CubicCurve(0.25, -0.5, 0.75, 0.9), -0.107552114, 1),
      (CubicCurve(0.25, 0.3, 0.75, 0.633), 0, 1),
      (CubicCurve(0.25, 0.367, 0.75, 0.7), 0, 1),
    ]
    for (curve, lowest, highest) in cases {
      let turns = curve.turningParameters
      let values = [0, 1, curve.ordinate(at: turns.first), curve.ordinate(at: turns.second)]
      #expect(abs(min(values[0], values[1], values[2], values[3]) - lowest) <= 1e-8)
      #expect(abs(max(values[0], values[1], values[2], values[3]) - highest) <= 1e-8)
    }
  }
}
