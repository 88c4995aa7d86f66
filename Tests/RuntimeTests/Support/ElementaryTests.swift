import Testing

@testable import Motus

@Suite struct ElementaryTests {
  /// How many doubles lie between two numbers.
  private func steps(_ a: Double, _ b: Double) -> UInt64 {
    if a.isNaN || b.isNaN { return a.isNaN && b.isNaN ? 0 : .max }
    func position(_ x: Double) -> Int64 {
      let bits = Int64(bitPattern: x.magnitude.bitPattern)
      return x.sign == .minus ? -bits : bits
    }
    return (position(a) - position(b)).magnitude
  }

  private func check(
    _ figures: [(Double, Double)], within bound: UInt64, _ function: (Double) -> Double,
    at location: SourceLocation = #_sourceLocation
  ) {
    for (x, expected) in figures {
      let got = function(x)
      #expect(
        steps(got, expected) <= bound, "\(x): \(got), not \(expected)", sourceLocation: location)
    }
  }

  // An error below 1 ULP is at most one step away from the rounded value.
  @Test func theExponentialIsWithinOneUnit() {
    check(ElementaryFigures.exponential, within: 1, Elementary.exp)
  }

  @Test func theLogarithmIsWithinOneUnit() {
    check(ElementaryFigures.logarithm, within: 1, Elementary.log)
  }

  @Test func sineAndCosineAreWithinOneUnitAlsoOfHugeAngles() {
    check(ElementaryFigures.sine, within: 1, Elementary.sin)
    check(ElementaryFigures.cosine, within: 1, Elementary.cos)
  }

  @Test func theInverseFunctionsAreWithinTheirBounds() {
    check(ElementaryFigures.arccosine, within: 2, Elementary.acos)
    check(ElementaryFigures.arcsine, within: 2, Elementary.asin)
    for (y, x, expected) in ElementaryFigures.arctangent {
      #expect(steps(Elementary.atan2(y, x), expected) <= 1, "atan2(\(y), \(x))")
    }
  }

  @Test func powersAndRootsAreWithinOneUnit() {
    check(ElementaryFigures.cubeRoot, within: 1, Elementary.cbrt)
    for (x, y, expected) in ElementaryFigures.power {
      #expect(steps(Elementary.pow(x, y), expected) <= 1, "pow(\(x), \(y))")
    }
  }

  @Test func theExponentialLessOneKeepsTheDigitsOfSmallArguments() {
    for x in [1e-300, -1e-17, 1e-9, -3e-5, 0.01, -0.2] {
      // Six terms suffice for these.
      let series = x * (1 + x / 2 * (1 + x / 3 * (1 + x / 4 * (1 + x / 5 * (1 + x / 6)))))
      #expect(
        abs(Elementary.expm1(x) - series) <= abs(x * x * x * x * x * x * x) / 5000 + 3e-16 * abs(x))
    }
    #expect(Elementary.expm1(-50) == -1)
    #expect(Elementary.expm1(710) == .infinity)
    #expect(abs(Elementary.expm1(1) - 1.718281828459045) <= 4.5e-16)
  }

  @Test func theTangentIsTheQuotient() {
    #expect(abs(Elementary.tan(0.7853981633974483) - 1) <= 3e-16)
    #expect(abs(Elementary.tan(1.2) - 2.5721516221263188) <= 1e-15)
  }

  @Test func theEndsOfTheRangeAnswerAsTheStandardSays() {
    #expect(Elementary.exp(710) == .infinity)
    #expect(Elementary.exp(-746) == 0)
    #expect(Elementary.exp(-.infinity) == 0)
    #expect(Elementary.exp(.nan).isNaN)
    #expect(Elementary.exp(0) == 1)
    #expect(Elementary.log(0) == -.infinity)
    #expect(Elementary.log(-1).isNaN)
    #expect(Elementary.log(.infinity) == .infinity)
    #expect(Elementary.log(1) == 0)
    #expect(Elementary.sin(.infinity).isNaN)
    #expect(Elementary.cos(.nan).isNaN)
    #expect(Elementary.acos(1.0000001).isNaN)
    #expect(Elementary.atan2(0, -1) == .pi)
    #expect(Elementary.atan2(-0.0, -1) == -.pi)
    #expect(Elementary.atan2(0, 0) == 0)
    #expect(Elementary.atan2(.infinity, .infinity) == .pi / 4)
    #expect(Elementary.pow(-2, 3) == -8)
    #expect(Elementary.pow(-2, 0.5).isNaN)
    #expect(Elementary.pow(0, -1) == .infinity)
    #expect(Elementary.pow(-1, 1e308) == 1)
    #expect(Elementary.pow(.nan, 0) == 1)
    #expect(Elementary.pow(0.5, .infinity) == 0)
    #expect(Elementary.cbrt(-27) == -3)
    #expect(Elementary.cbrt(.infinity) == .infinity)
  }

  @Test func roundingToIntegersIsExact() {
    let cases: [(x: Double, floor: Double, ceil: Double, round: Double)] = [
      (0, 0, 0, 0), (0.5, 0, 1, 1), (-0.5, -1, 0, -1), (1.5, 1, 2, 2), (2.5, 2, 3, 3),
      (-2.5, -3, -2, -3), (0.49999999999999994, 0, 1, 0), (-7, -7, -7, -7),
      (
        4_503_599_627_370_495.5, 4_503_599_627_370_495, 4_503_599_627_370_496,
        4_503_599_627_370_496
      ),
      (1e300, 1e300, 1e300, 1e300),
    ]
    for c in cases {
      #expect(Elementary.floor(c.x) == c.floor)
      #expect(Elementary.ceil(c.x) == c.ceil)
      #expect(Elementary.round(c.x) == c.round)
    }
    #expect(Elementary.floor(.infinity) == .infinity)
    #expect(Elementary.floor(.nan).isNaN)
  }

  @Test func fourLanesGiveTheBitsOfTheScalarForms() {
    func same(_ lanes: Elementary.Lanes, _ scalars: [Double]) -> Bool {
      (0..<4).allSatisfy { lanes[$0].bitPattern == scalars[$0].bitPattern }
    }
    var x = -720.0
    while x < 720 {
      let lanes = Elementary.Lanes(x, x / 7, -x / 300, x * 1.01)
      let each = (0..<4).map { lanes[$0] }
      #expect(same(Elementary.exp(lanes), each.map(Elementary.exp)))
      let both = Elementary.sincos(lanes)
      #expect(same(both.sin, each.map(Elementary.sin)))
      #expect(same(both.cos, each.map(Elementary.cos)))
      x += 13.37
    }
    let huge = Elementary.Lanes(1e7, -0.0, .infinity, -1e300)
    let both = Elementary.sincos(huge)
    #expect(both.sin.x.bitPattern == Elementary.sin(1e7).bitPattern)
    #expect(both.sin.y.bitPattern == Elementary.sin(-0.0).bitPattern)
    #expect(both.cos.z.isNaN)
    #expect(both.cos.w.bitPattern == Elementary.cos(-1e300).bitPattern)
  }

  // Debug, release and every instruction set gave this number; a change of one bit anywhere shows.
  @Test func theBitsAreTheSameEverywhere() {
    var hash: UInt64 = 14_695_981_039_346_656_037
    func add(_ x: Double) { hash = (hash ^ x.bitPattern) &* 1_099_511_628_211 }
    var x = 1e-3
    while x < 2e6 {
      for y in [x, -x] {
        add(Elementary.exp(y / 3000))
        add(Elementary.expm1(y / 9000))
        add(Elementary.sin(y))
        add(Elementary.cos(y))
        add(Elementary.atan2(y, 7))
        add(Elementary.cbrt(y))
        add(Elementary.floor(y))
        add(Elementary.round(y))
        add(Elementary.asin(y / 3e6))
      }
      add(Elementary.log(x))
      add(Elementary.pow(x, 1 / 2.4))
      x *= 1.37
    }
    #expect(hash == 10_255_482_959_410_881_179)
  }
}
