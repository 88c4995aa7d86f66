/// Checks of state that came as bytes from outside, before anything uses it: `isSound` of each
/// store is made of them. Lengths come first, then elements, so that no check reads beyond an end.
enum Soundness {
  /// Whether the byte of a flag is one of its two.
  static func isFlag(_ flag: inout Bool) -> Bool { isCase(&flag, below: 2) }

  /// Whether the byte of an enumeration is one of its cases, counted from 0.
  static func isCase<Choice>(_ choice: inout Choice, below count: UInt8) -> Bool {
    withUnsafeBytes(of: &choice) { $0.count == 1 && $0[0] < count }
  }

  /// Whether all numbers are such; in single precision infinities may stand for what is not known.
  @inline(never)
  static func areNumbers(_ start: UnsafeRawPointer, count: Int) -> Bool {
    for index in 0..<count {
      let number = start.load(fromByteOffset: 4 &* index, as: Float.self)
      if number != number { return false }
    }
    return true
  }

  static func areNumbers<Value>(in value: Value) -> Bool {
    withUnsafeBytes(of: value) { bytes in
      bytes.baseAddress.map { areNumbers($0, count: bytes.count / 4) } ?? false
    }
  }

  /// A number as a whole one; none for others. (What the standard library has for this calls libm.)
  @inline(never)
  static func whole(_ number: Double) -> Int32? {
    guard number >= -2_147_483_648, number <= 2_147_483_647 else { return nil }
    let whole = Int32(number)
    return Double(whole) == number ? whole : nil
  }

  /// Whether a number can be a mass, a strength or what is made of such.
  static func isMeasure(_ number: Double) -> Bool { number.magnitude <= .greatestPart }

  @inline(never)
  static func isMeasure(_ vector: Vector) -> Bool { isMeasure(vector.dx) && isMeasure(vector.dy) }

  /// Whether a number can be a place, an angle, a length or a velocity.
  static func isInReach(_ number: Double) -> Bool { number.magnitude <= reach }
  static func isInReach(_ vector: Vector) -> Bool { isInReach(vector.dx) && isInReach(vector.dy) }
  static func isInReach(_ point: Point) -> Bool { isInReach(point.x) && isInReach(point.y) }

  /// Whether the first numbers of a value of motion are such: displacements, velocities, margins.
  @inline(never)
  static func areInReach<Value>(in value: Value, first count: Int) -> Bool {
    withUnsafeBytes(of: value) { bytes in
      for index in 0..<count {
        let number = bytes.load(fromByteOffset: 4 &* index, as: Float.self)
        // What stands for "further than anything", and what has been added to it.
        guard number.magnitude <= 2e15 else { return false }
      }
      return true
    }
  }

  /// Further than anything gets: hosts put nothing beyond 1e9, and at the greatest speed the rest
  /// of the way takes eleven days. Beyond it squares and products of places are no numbers.
  static let reach = 1e12

  /// Whether a number is that of a row, or -1.
  @inline(__always)
  static func isPlace(_ number: Int32, below count: Int) -> Bool {
    number >= -1 && Int(number) < count
  }
}

/// Numbers of rows that are there once: each can be taken once.
struct Marks: ~Copyable {
  private var taken = Buffer<Bool>()
  private(set) var count = 0

  init(_ count: Int) { taken.resize(to: count, filling: false) }

  /// False for a number that is none, or has been taken.
  mutating func take(_ number: Int32) -> Bool {
    guard has(number), !taken[number] else { return false }
    taken[number] = true
    count += 1
    return true
  }

  func has(_ number: Int32) -> Bool { number >= 0 && Int(number) < taken.count }

  func isTaken(_ number: Int32) -> Bool { has(number) && taken[number] }
}
