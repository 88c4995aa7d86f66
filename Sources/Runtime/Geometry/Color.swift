/// A colour in extended gamma-encoded sRGB: components outside 0…1 are colours outside its gamut.
/// Alpha is not multiplied in.
///
/// The four numbers stand in memory in the order of their declaration, without gaps.
struct Color: Equatable {
  var red: Double
  var green: Double
  var blue: Double
  var alpha: Double

  static let clear = Color(red: 0, green: 0, blue: 0, alpha: 0)
  static let black = Color(red: 0, green: 0, blue: 0)
  static let white = Color(red: 1, green: 1, blue: 1)
  static let componentCount = 4

  init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  var isFinite: Bool { red.isFinite && green.isFinite && blue.isFinite && alpha.isFinite }

  /// In which coordinates colours are blended.
  enum BlendSpace {
    /// Component by component as they are, as the system animates (TM-13).
    case gamma
    /// As light adds up.
    case linear
    /// As the eye sees equal steps.
    case oklab
  }

  /// The colour a fraction of the way to another; exactly these two at 0 and 1.
  func blended(to end: Color, fraction: Double, in space: BlendSpace = .gamma) -> Color {
    if fraction == 0 { return self }
    if fraction == 1 { return end }
    func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * fraction }
    let opacity = mix(alpha, end.alpha)
    switch space {
    case .gamma:
      return Color(
        red: mix(red, end.red), green: mix(green, end.green), blue: mix(blue, end.blue),
        alpha: opacity)
    case .linear:
      let (from, to) = (linear, end.linear)
      return Color(
        linearRed: mix(from.red, to.red), green: mix(from.green, to.green),
        blue: mix(from.blue, to.blue), alpha: opacity)
    case .oklab:
      let (from, to) = (oklab, end.oklab)
      return Color(
        lightness: mix(from.lightness, to.lightness), a: mix(from.a, to.a), b: mix(from.b, to.b),
        alpha: opacity)
    }
  }
}
