/// Kinds of elements of collections that have texts for names: each has a number of its own below 0,
/// so that those of the host's, from 0 on, are others.
struct LayoutKinds {
  private static let most = 65_536
  private var names: [Identifier] = []

  /// The number of a name, which is known from now on.
  mutating func number(of name: Identifier) throws(Fault) -> Int32 {
    var index = 0
    while index < names.count, !names[index].equals(name) { index += 1 }
    if index == names.count {
      guard index < Self.most else { throw Fault(.limit, "65,536 kinds have names already") }
      names.append(name)
    }
    return -1 - Int32(index)
  }

  /// The name of a number; none of those that the host gives itself.
  func name(of number: Int32) -> Identifier? {
    let index = -1 - Int(number)
    return index >= 0 && index < names.count ? names[index] : nil
  }
}
