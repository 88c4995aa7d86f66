/// The name of a segue or of an action: a C string of its own, which does not move.
final class Identifier {
  static let maximumLength = 255

  let text: UnsafeMutablePointer<CChar>

  /// Copies a text that ends with a zero; nil when it is empty or too long.
  init?(_ source: UnsafePointer<CChar>) {
    var length = 0
    while source[length] != 0 {
      length += 1
      guard length <= Self.maximumLength else { return nil }
    }
    guard length > 0 else { return nil }
    text = .allocate(capacity: length + 1)
    text.initialize(from: source, count: length + 1)
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
