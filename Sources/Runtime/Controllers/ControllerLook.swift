/// How the library's own views look around what a controller shows; none leaves a view as it is by
/// itself (PR-18).
struct ControllerLook: Equatable {
  /// Behind the contents of a sheet's card.
  var background: Color?
  var cornerRadius: Double?
  /// Over what lies behind, with its alpha.
  var dimming: Color?
  var grabber: Color?
}

extension Color {
  /// The numbers of a colour property, with another alpha.
  func components(alpha: Double) -> [Double] { [red, green, blue, alpha] }
  var components: [Double] { components(alpha: alpha) }
}
