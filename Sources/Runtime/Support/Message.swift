/// A sentence for the host's diagnostics.
///
/// It is written like a string, but puts itself together here and nowhere else: the standard
/// library's interpolation unfolds wherever one stands, which would be a tenth of the library.
struct Message: ExpressibleByStringInterpolation {
  /// In UTF-8, without a zero at the end.
  let bytes: [UInt8]

  @inline(__always)
  init(stringLiteral literal: StaticString) {
    self.init(literal.utf8Start)
  }

  @inline(never)
  private init(_ text: UnsafePointer<UInt8>) {
    var sentence = Sentence()
    sentence.append(text)
    bytes = sentence.bytes
  }

  init(stringInterpolation sentence: Sentence) {
    bytes = sentence.bytes
  }

  /// For sentences longer than a line.
  static func + (beginning: Message, end: Message) -> Message {
    "\(beginning)\(end)"
  }

  /// A message that is being put together.
  struct Sentence: StringInterpolationProtocol {
    fileprivate var bytes: [UInt8] = []

    init() {}

    init(literalCapacity: Int, interpolationCount: Int) {}

    @inline(__always)
    mutating func appendLiteral(_ literal: StaticString) {
      append(literal.utf8Start)
    }

    @inline(__always)
    mutating func appendInterpolation(_ text: StaticString) {
      append(text.utf8Start)
    }

    /// A static string by its address.
    @inline(__always)
    mutating func appendInterpolation(_ text: UnsafePointer<UInt8>) { append(text) }

    /// Static strings end in a zero: their address alone is half as much code at every call.
    @inline(never)
    fileprivate mutating func append(_ text: UnsafePointer<UInt8>) {
      var next = text
      while next.pointee != 0 {
        bytes.append(next.pointee)
        next += 1
      }
    }

    /// Appends the host's name of something, between quotes.
    @inline(never)
    mutating func appendInterpolation(_ identifier: Identifier) {
      append(StaticString(" \u{201C}").utf8Start)
      identifier.text.withMemoryRebound(to: UInt8.self, capacity: 1) { append($0) }
      append(StaticString("\u{201D}").utf8Start)
    }

    @inline(never)
    mutating func appendInterpolation(_ message: Message) {
      bytes.append(contentsOf: message.bytes)
    }

    @inline(__always)
    mutating func appendInterpolation(_ number: some FixedWidthInteger) {
      append(UInt64(truncatingIfNeeded: number.magnitude), radix: 10, isNegative: number < 0)
    }

    /// A handle, as debuggers show it.
    mutating func appendInterpolation(_ handle: Handle) {
      appendLiteral("0x")
      append(UInt64(handle.bits), radix: 16, isNegative: false)
    }

    @inline(never)
    mutating func append(_ number: UInt64, radix: UInt64, isNegative: Bool) {
      if isNegative { bytes.append(0x2D) }
      let start = bytes.count
      var rest = number
      repeat {
        let digit = UInt8(rest % radix)
        bytes.append(digit < 10 ? 0x30 + digit : 0x57 + digit)
        rest /= radix
      } while rest > 0
      bytes[start...].reverse()
    }
  }
}
