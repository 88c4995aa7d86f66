/// Look of the library's own views (card, dimming, grabber) around a controller's contents. A value
/// of none leaves the library's default (PR-18).
struct ControllerLook: Equatable {
  /// Colour behind the contents of a sheet's card.
  var background: Color?
  var cornerRadius: Double?
  /// Colour, with its alpha, over the screen behind.
  var dimming: Color?
  var grabber: Color?
  /// How far the screen behind is blurred, in points.
  var blur = 0.0
}

extension Color {
  /// The numbers of a colour property, with another alpha.
  func components(alpha: Double) -> [Double] { [red, green, blue, alpha] }
  var components: [Double] { components(alpha: alpha) }
}
