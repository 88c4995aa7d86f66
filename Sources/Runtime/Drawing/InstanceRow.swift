/// What a GPU draws of an item: 32 words. Laid out as `motus_draw_row`.
struct InstanceRow: BitwiseCopyable, Equatable {
  typealias Words = SIMD4<UInt32>

  struct Flags: OptionSet {
    let rawValue: UInt32
    static let isClippedFurther = Flags(rawValue: 1)
    static let isDeep = Flags(rawValue: 2)
    static let isShadow = Flags(rawValue: 4)
    static let isGrouped = Flags(rawValue: 8)
    /// What is behind it is blurred.
    static let isBackdrop = Flags(rawValue: 16)
  }

  /// a, b, c and d of the transform.
  var linear = Words()
  /// Where the upper left corner stands, and the size.
  var place = Words()
  /// Left, top, right and bottom of what can be seen.
  var clip = Words()
  var clipRadii = Words()
  var radii = Words()
  /// Multiplied with its alpha.
  var color = Words()
  /// Alpha, width of the border, its colour in bytes, index of the item.
  var paint = Words()
  /// Velocity, blur, flags.
  var motion = Words()

  /// Whether all bits are the same, without a branch for each word.
  @inline(__always)
  static func == (one: InstanceRow, other: InstanceRow) -> Bool {
    let upper =
      (one.linear ^ other.linear) | (one.place ^ other.place) | (one.clip ^ other.clip)
      | (one.clipRadii ^ other.clipRadii)
    let lower =
      (one.radii ^ other.radii) | (one.color ^ other.color) | (one.paint ^ other.paint)
      | (one.motion ^ other.motion)
    let bits = unsafeBitCast(upper | lower, to: SIMD2<UInt64>.self)
    return bits.x | bits.y == 0
  }

  var velocity: SIMD2<UInt32> {
    get { motion.lowHalf }
    set { motion.lowHalf = newValue }
  }

  /// Four numbers as a GPU has them, brought into its reach. Zero has one form: rows are compared by
  /// their bits.
  @inline(__always)
  static func words(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> Words {
    let most = SIMD4<Float>(repeating: 1e30)
    var numbers = SIMD4(Float(a), Float(b), Float(c), Float(d)) + SIMD4(repeating: 0)
    numbers.replace(with: most, where: numbers .> most)
    numbers.replace(with: -most, where: numbers .< -most)
    return unsafeBitCast(numbers, to: Words.self)
  }

  @inline(__always)
  static func words(_ radii: CornerRadii) -> Words {
    words(radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft)
  }

  @inline(__always)
  static func word(_ number: Double) -> UInt32 {
    (Float(min(max(number, -1e30), 1e30)) + 0).bitPattern
  }
}

/// How colours are written for a GPU. Numbered as `motus_draw_row_colors`.
enum ColorEncoding: UInt32 {
  /// As they are given.
  case sRGB = 0
  /// As light, which blends as light does.
  case linear = 1
}

/// Colours in an encoding; what it has computed last it knows.
struct ColorDecoder {
  private var shade = DrawList.Shade(red: 0, green: 0, blue: 0, alpha: 0)
  private var light = DrawList.Shade(red: 0, green: 0, blue: 0, alpha: 0)

  /// A colour in an encoding, multiplied with its alpha.
  @inline(__always)
  mutating func encode(
    _ shade: DrawList.Shade, _ encoding: ColorEncoding
  ) -> DrawList.Shade {
    var result = shade
    if encoding == .linear {
      if shade != self.shade { decode(shade) }
      result = light
    }
    result.red *= shade.alpha
    result.green *= shade.alpha
    result.blue *= shade.alpha
    return result
  }

  @inline(never)
  private mutating func decode(_ shade: DrawList.Shade) {
    self.shade = shade
    light = DrawList.Shade(
      red: Self.light(shade.red), green: Self.light(shade.green), blue: Self.light(shade.blue),
      alpha: shade.alpha)
  }

  /// IEC 61966-2-1, beyond 0 and 1 as in CSS Color 4, §10.
  static func light(_ value: Double) -> Double {
    let magnitude = value.magnitude
    if magnitude <= 0.04045 { return value / 12.92 }
    let light = Elementary.pow((magnitude + 0.055) / 1.055, 2.4)
    return value < 0 ? -light : light
  }
}
