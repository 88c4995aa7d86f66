/// Places of the built-in properties' numbers among the `PropertyKind.builtInComponents` of a view,
/// model or shown. The first twelve are its geometry, the others its look: a frame mostly needs one
/// sort of them, so that models keep them apart.
enum Component {
  static let center = 0
  static let centerX = 0, centerY = 1
  static let bounds = 2
  static let boundsX = 2, boundsY = 3, width = 4, height = 5
  static let transform = 6
  static let a = 6, b = 7, c = 8, d = 9, tx = 10, ty = 11
  static let alpha = 12
  static let backgroundColor = 13
  static let red = 13, green = 14, blue = 15, colorAlpha = 16
  static let cornerRadius = 17
  static let topLeft = 17, topRight = 18, bottomRight = 19, bottomLeft = 20
}
