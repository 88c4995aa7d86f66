/// A named change from one controller to another while it is carried out (SG-2). Lent to callbacks.
final class Segue: Entity {
  let identifier: Identifier
  let source: ViewController
  let destination: ViewController
  let sender: UnsafeMutableRawPointer?
  let isUnwind: Bool

  init(
    _ identifier: Identifier, from source: ViewController, to destination: ViewController,
    sender: UnsafeMutableRawPointer?, isUnwind: Bool
  ) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    self.sender = sender
    self.isUnwind = isUnwind
  }
}

/// A segue that a controller performs by identifier; each time makes a new `Segue`.
class SegueTemplate {
  /// The C enumerators have the same values.
  enum Kind: Int32 {
    case show = 0
    case showDetail = 1
    case present = 2
    case custom = 3
  }

  final let identifier: Identifier
  final let kind: Kind

  init(_ identifier: Identifier, _ kind: Kind) {
    self.identifier = identifier
    self.kind = kind
  }

  /// Makes the destination, and returns it with one hold for the caller.
  func makeDestination(for source: ViewController) -> ViewController? { nil }
  /// Performs a segue of kind `custom`.
  func perform(_ segue: Segue) {}
}

/// The host's action where an unwinding ends.
class UnwindAction {
  final let identifier: Identifier

  init(_ identifier: Identifier) { self.identifier = identifier }

  func perform(_ segue: Segue) {}
}
