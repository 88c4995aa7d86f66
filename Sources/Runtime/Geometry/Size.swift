/// A width and a height in points.
struct Size: Equatable {
  var width: Double
  var height: Double

  static let zero = Size(width: 0, height: 0)

  init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  var isFinite: Bool { width.isFinite && height.isFinite }
  /// Whether lengths can be measured in it: with a side of next to nothing they are beyond numbers.
  var isMeasurable: Bool { width >= .leastInReach && height >= .leastInReach }
}
