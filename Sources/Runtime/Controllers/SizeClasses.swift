/// How much room there is in the window.
struct SizeClasses: Equatable {
  /// Narrower than every tablet's half: one column.
  static let compactWidth = 600.0
  /// Lower than a phone that stands: a phone that lies.
  static let compactHeight = 500.0

  var isCompactInWidth = false
  var isCompactInHeight = false

  init(_ size: Size) {
    isCompactInWidth = size.width < Self.compactWidth
    isCompactInHeight = size.height < Self.compactHeight
  }
}
