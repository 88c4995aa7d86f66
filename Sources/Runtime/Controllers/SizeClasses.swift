/// How much room there is along one axis. The values are those of the C enumerators.
enum SizeClass: Int32 {
  /// In overrides: inherited.
  case unspecified = 0
  case compact = 1
  case regular = 2

  fileprivate func overridden(by other: SizeClass) -> SizeClass {
    other == .unspecified ? self : other
  }
}

/// The traits of a controller: the size class along each axis (CN-8).
struct SizeClasses: Equatable {
  /// Widths below this are compact: narrower than half of a tablet, one column.
  static let compactWidth = 600.0
  /// Heights below this are compact: a phone in landscape.
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

  /// Returns these size classes, replaced by the other's where those are specified.
  func overridden(by other: SizeClasses) -> SizeClasses {
    SizeClasses(
      horizontal: horizontal.overridden(by: other.horizontal),
      vertical: vertical.overridden(by: other.vertical))
  }
}
