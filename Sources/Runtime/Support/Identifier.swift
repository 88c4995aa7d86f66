/// The name of a segue or of an action: a C string of its own, which does not move.
final class Identifier {
  static let maximumLength = 255

  let text: UnsafeMutablePointer<CChar>

  private init(_ source: UnsafePointer<CChar>, length: Int) {
    text = .allocate(capacity: length + 1)
    text.initialize(from: source, count: length + 1)
  }

  /// Copies a text that ends with a zero; nil when it is empty or too long. (Not an initializer: an
  /// object whose initializer fails half-way is never freed by Embedded Swift.)
  static func copy(_ source: UnsafePointer<CChar>) -> Identifier? {
    var length = 0
    while source[length] != 0 {
      length += 1
      guard length <= maximumLength else { return nil }
    }
    return length > 0 ? Identifier(source, length: length) : nil
  }

  deinit { text.deallocate() }

  func equals(_ other: Identifier) -> Bool {
    var index = 0
    while text[index] == other.text[index] {
      if text[index] == 0 { return true }
      index += 1
    }
    return false
  }
}
