import Testing

@testable import Motus

extension Message {
  var text: String { String(decoding: bytes, as: UTF8.self) }
}

@Suite struct MessageTests {
  @Test func aMessageReadsAsTheStringThatWouldBeWrittenLikeIt() {
    let name: StaticString = "width"
    let number = -0.25
    let counts = (-12, UInt.max, UInt32(7), Int64.min)
    let message: Message =
      "\(name) is \(number): \(counts.0), \(counts.1), \(counts.2) or \(counts.3), "
      + "not \(Double.nan) – “\(Message("nested"))”"
    #expect(
      message.text
        == "width is -0.25: -12, 18446744073709551615, 7 or -9223372036854775808, "
        + "not nan – “nested”")
    #expect(("" as Message).bytes.isEmpty)
  }

  @Test func handlesReadInHexadecimalDigits() {
    let handle = Handle(bits: 0x3_4005_00a0_9f0e)
    let message: Message = "the view \(handle)"
    #expect(message.text == "the view 0x3400500a09f0e")
  }

  @Test func numbersHaveSixDecimalsAtMost() {
    let numbers: [(Double, String)] = [
      (0, "0.0"), (1, "1.0"), (-2.5, "-2.5"), (0.1, "0.1"), (1.0 / 3, "0.333333"),
      (0.9999999, "1.0"), (390.06, "390.06"), (1e-4, "0.0001"), (1e-5, "1.0e-5"),
      (-2.5e-300, "-2.5e-300"), (1e300, "1.0e+300"), (9e14, "900000000000000.0"),
      (.infinity, "inf"), (-.infinity, "-inf"), (.nan, "nan"),
    ]
    for (number, text) in numbers {
      let message: Message = "\(number)"
      #expect(message.text == text)
    }
  }
}
