// Other coordinates of a colour.
extension Color {
  // MARK: - Linear light

  /// The curve of IEC 61966-2-1 backwards, continued to negative components by symmetry.
  static func linearComponent(_ encoded: Double) -> Double {
    let magnitude = encoded.magnitude
    let linear =
      magnitude <= 0.04045
      ? magnitude / 12.92 : Elementary.pow((magnitude + 0.055) / 1.055, 2.4)
    return Double(signOf: encoded, magnitudeOf: linear)
  }

  /// The curve of IEC 61966-2-1. Its power 1 / 2.4 is 5/12: x^(5/12) = ∛(x · ⁴√x), a fifth of the price
  /// in what runs in every frame.
  static func encodedComponent(_ linear: Double) -> Double {
    let magnitude = linear.magnitude
    let encoded =
      magnitude <= 0.0031308
      ? magnitude * 12.92
      : 1.055 * Elementary.cbrt(magnitude * magnitude.squareRoot().squareRoot()) - 0.055
    return Double(signOf: linear, magnitudeOf: encoded)
  }

  /// The amounts of light.
  var linear: (red: Double, green: Double, blue: Double) {
    (Self.linearComponent(red), Self.linearComponent(green), Self.linearComponent(blue))
  }

  /// A colour by its amounts of light.
  init(linearRed red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.init(
      red: Self.encodedComponent(red), green: Self.encodedComponent(green),
      blue: Self.encodedComponent(blue), alpha: alpha)
  }

  // MARK: - Display P3

  /// A colour by its components in Display P3, which has sRGB's curve and white and wider primaries.
  init(displayP3Red red: Double, green: Double, blue: Double, alpha: Double = 1) {
    let r = Self.linearComponent(red)
    let g = Self.linearComponent(green)
    let b = Self.linearComponent(blue)
    // From the chromaticities of both sets of primaries; each row adds up to 1, as white is shared.
    self.init(
      linearRed: 1.2249401762805598 * r - 0.2249401762805598 * g,
      green: -0.0420569547096881 * r + 1.0420569547096881 * g,
      blue: -0.0196375545903344 * r - 0.0786360455506319 * g + 1.0982736001409663 * b,
      alpha: alpha)
  }

  // MARK: - OKLab

  /// Lightness and the two opponent colours of OKLab (Ottosson 2020): linear sRGB to three cone-like
  /// responses, their cube roots, and a rotation of those.
  var oklab: (lightness: Double, a: Double, b: Double) {
    let (r, g, b) = linear
    let l = Elementary.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
    let m = Elementary.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
    let s = Elementary.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
    return (
      0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
      1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
      0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
    )
  }

  /// A colour by its coordinates in OKLab.
  init(lightness: Double, a: Double, b: Double, alpha: Double = 1) {
    let l = lightness + 0.3963377774 * a + 0.2158037573 * b
    let m = lightness - 0.1055613458 * a - 0.0638541728 * b
    let s = lightness - 0.0894841775 * a - 1.2914855480 * b
    let (l3, m3, s3) = (l * l * l, m * m * m, s * s * s)
    self.init(
      linearRed: 4.0767416621 * l3 - 3.3077115913 * m3 + 0.2309699292 * s3,
      green: -1.2684380046 * l3 + 2.6097574011 * m3 - 0.3413193965 * s3,
      blue: -0.0041960863 * l3 - 0.7034186147 * m3 + 1.7076147010 * s3,
      alpha: alpha)
  }
}
