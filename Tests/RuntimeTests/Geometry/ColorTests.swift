import Testing

@testable import Motus

@Suite struct ColorTests {
  private func check(_ rows: [[Double]], _ space: Color.BlendSpace, within bound: Double) {
    for row in rows {
      let from = Color(red: row[0], green: row[1], blue: row[2])
      let to = Color(red: row[3], green: row[4], blue: row[5])
      let result = from.blended(to: to, fraction: row[6], in: space)
      #expect(abs(result.red - row[7]) <= bound, "\(row)")
      #expect(abs(result.green - row[8]) <= bound, "\(row)")
      #expect(abs(result.blue - row[9]) <= bound, "\(row)")
    }
  }

  @Test func blendsAreRightInThreeSpaces() {
    check(ColorFigures.gammaBlends, .gamma, within: 1e-6)
    check(ColorFigures.linearBlends, .linear, within: 1e-6)
    check(ColorFigures.oklabBlends, .oklab, within: 1e-4)
  }

  // TM-13: component by component in gamma-encoded sRGB.
  @Test func theSystemsBlendIsComponentByComponent() {
    for row in ColorFigures.bytes {
      let from = Color(red: row[0] / 255, green: row[1] / 255, blue: row[2] / 255)
      let to = Color(red: row[3] / 255, green: row[4] / 255, blue: row[5] / 255)
      let result = from.blended(to: to, fraction: row[6])
      for (component, expected) in zip([result.red, result.green, result.blue], row[7...]) {
        // Ours stay outside the gamut; what is shown does not.
        #expect(abs(min(max(component, 0), 1) * 255 - expected) <= 1, "\(row)")
      }
    }
    for row in ColorFigures.opacities {
      let from = Color(red: 0, green: 0, blue: 0, alpha: row[0])
      let to = Color(red: 0, green: 0, blue: 0, alpha: row[1])
      let alpha = from.blended(to: to, fraction: row[2]).alpha
      #expect(abs(min(max(alpha, 0), 1) - row[3]) <= 1e-6, "\(row)")
    }
  }

  @Test func otherSpacesComeToSRGBAsInSwiftUI() {
    func check(_ color: Color, _ row: [Double]) {
      #expect(abs(color.red * 255 - row[3]) <= 1, "\(row)")
      #expect(abs(color.green * 255 - row[4]) <= 1, "\(row)")
      #expect(abs(color.blue * 255 - row[5]) <= 1, "\(row)")
    }
    for row in ColorFigures.resolvedLinear {
      check(Color(linearRed: row[0], green: row[1], blue: row[2]), row)
    }
    for row in ColorFigures.resolvedDisplayP3 {
      check(Color(displayP3Red: row[0], green: row[1], blue: row[2]), row)
    }
  }

  @Test func theSpacesLeadThereAndBack() {
    for color in [
      Color(red: 0.2, green: 0.5, blue: 0.9, alpha: 0.3), Color(red: 1.4, green: -0.3, blue: 0.02),
    ] {
      let (r, g, b) = color.linear
      let light = Color(linearRed: r, green: g, blue: b, alpha: color.alpha)
      let (lightness, a, c) = color.oklab
      let seen = Color(lightness: lightness, a: a, b: c, alpha: color.alpha)
      for (one, bound) in [(light, 1e-14), (seen, 2e-6)] {
        #expect(abs(one.red - color.red) <= bound)
        #expect(abs(one.green - color.green) <= bound)
        #expect(abs(one.blue - color.blue) <= bound)
        #expect(one.alpha == color.alpha)
      }
    }
    // The known coordinates of a green.
    let (lightness, a, b) = Color(red: 0, green: 128.0 / 255, blue: 0).oklab
    #expect(abs(lightness - 0.51975) <= 1e-5)
    #expect(abs(a + 0.1403) <= 1e-5)
    #expect(abs(b - 0.10768) <= 1e-5)
  }

  @Test func theEndsOfABlendAreExact() {
    let from = Color(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
    for space in [Color.BlendSpace.gamma, .linear, .oklab] {
      #expect(from.blended(to: .white, fraction: 0, in: space) == from)
      #expect(from.blended(to: .white, fraction: 1, in: space) == .white)
    }
  }
}
