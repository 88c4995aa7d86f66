/// How much room there is in one direction. The C enumerators have the same values.
enum SizeClass: Int32 {
  /// Of overrides: as it is around.
  case unspecified = 0
  case compact = 1
  case regular = 2

  fileprivate func overridden(by other: SizeClass) -> SizeClass {
    other == .unspecified ? self : other
  }
}

/// The traits that a controller has to live with: how much room there is (CN-8).
struct SizeClasses: Equatable {
  /// Narrower than every tablet's half: one column.
  static let compactWidth = 600.0
  /// Lower than a phone that stands: a phone that lies.
  static let compactHeight = 500.0

  var horizontal = SizeClass.unspecified
  var vertical = SizeClass.unspecified

  static let unspecified = SizeClasses()

  init(horizontal: SizeClass = .unspecified, vertical: SizeClass = .unspecified) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  init(_ size: Size) {
    horizontal = size.width < Self.compactWidth ? .compact : .regular
    vertical = size.height < Self.compactHeight ? .compact : .regular
  }

  var isCompactInWidth: Bool { horizontal == .compact }
  var isCompactInHeight: Bool { vertical == .compact }

  /// The same where the other says nothing.
  func overridden(by other: SizeClasses) -> SizeClasses {
    SizeClasses(
      horizontal: horizontal.overridden(by: other.horizontal),
      vertical: vertical.overridden(by: other.vertical))
  }
}
