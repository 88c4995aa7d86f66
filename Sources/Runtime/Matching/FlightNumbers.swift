/// The numbers of a flight, or differences of them: each moves by itself.
///
/// Operations are not inlined: they are long, and flights are few.
struct FlightNumbers: BitwiseCopyable {
  static let count = 29
  static let zero = FlightNumbers(repeating: 0)

  private var numbers: InlineArray<29, Double>

  init(repeating number: Double) { numbers = InlineArray(repeating: number) }

  subscript(index: Int) -> Double {
    get { numbers[index] }
    set { numbers[index] = newValue }
  }

  @inline(never)
  static func + (a: FlightNumbers, b: FlightNumbers) -> FlightNumbers {
    var result = a
    for index in 0..<count { result[index] += b[index] }
    return result
  }

  @inline(never)
  static func - (a: FlightNumbers, b: FlightNumbers) -> FlightNumbers {
    var result = a
    for index in 0..<count { result[index] -= b[index] }
    return result
  }

  @inline(never)
  static func * (a: FlightNumbers, b: FlightNumbers) -> FlightNumbers {
    var result = a
    for index in 0..<count { result[index] *= b[index] }
    return result
  }

  @inline(never)
  static func * (a: FlightNumbers, factor: Double) -> FlightNumbers {
    var result = a
    for index in 0..<count { result[index] *= factor }
    return result
  }

  @inline(never)
  static func / (a: FlightNumbers, divisor: Double) -> FlightNumbers {
    var result = a
    for index in 0..<count { result[index] /= divisor }
    return result
  }
}
