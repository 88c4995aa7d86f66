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
}
