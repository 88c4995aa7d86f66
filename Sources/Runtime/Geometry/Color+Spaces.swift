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

  /// The curve of IEC 61966-2-1. Its power 1 / 2.4 is 5/12: x^(5/12) = ∛(x · ⁴√x), a fifth of the
  /// price in what runs in every frame.
  @inline(never)
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
  @inline(never)
  init(linearRed red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.init(
      red: Self.encodedComponent(red), green: Self.encodedComponent(green),
      blue: Self.encodedComponent(blue), alpha: alpha)
  }

  // MARK: - Display P3

  /// A colour by its components in Display P3, which has sRGB's curve and white and wider
  /// primaries.
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

  /// Lightness and the two opponent colours of OKLab (Ottosson, *A Perceptual Color Space for Image
  /// Processing*, 2020): linear sRGB to three cone-like responses, their cube roots, and a rotation
  /// of those.
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

  /// A colour by its coordinates in OKLab. The matrices are the inverses of those above, to all
  /// digits: a colour goes there and back to the last few bits.
  @inline(never)
  init(lightness: Double, a: Double, b: Double, alpha: Double = 1) {
    let l =
      0.9999999984505198 * lightness + 0.39633779217376786 * a + 0.2158037580607588 * b
    let m =
      1.0000000088817609 * lightness - 0.10556134232365635 * a - 0.06385417477170591 * b
    let s =
      1.0000000546724108 * lightness - 0.08948418209496575 * a - 1.2914855378640917 * b
    let (l3, m3, s3) = (l * l * l, m * m * m, s * s * s)
    self.init(
      linearRed: 4.076741661347994 * l3 - 3.3077115904081933 * m3
        + 0.2309699287294279 * s3,
      green: -1.268438004092176 * l3 + 2.6097574006633715 * m3
        - 0.3413193963102196 * s3,
      blue: -0.004196086541837109 * l3 - 0.7034186144594496 * m3
        + 1.7076147009309448 * s3,
      alpha: alpha)
  }
}
