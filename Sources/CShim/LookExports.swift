import CMotus

@_cdecl("motus_look_options_init") @implementation
public func motus_look_options_init(
  _ options: UnsafeMutablePointer<motus_look_options>?, _ structSize: Int
) -> motus_status {
  initialize(options, "options", structSize)
}

@_cdecl("motus_view_controller_get_look") @implementation
public func motus_view_controller_get_look(
  _ controller: OpaquePointer?, _ outOptions: UnsafeMutablePointer<motus_look_options>?
) -> motus_status {
  clear(outOptions)
  return entering(controller, .viewController) { _, controller throws(Fault) in
    try fill(outOptions, "out_options", with: motus_look_options(controller.look))
  }
}

@_cdecl("motus_view_controller_set_look") @implementation
public func motus_view_controller_set_look(
  _ controller: OpaquePointer?, _ options: UnsafePointer<motus_look_options>?
) -> motus_status {
  entering(controller, .viewController) { _, controller throws(Fault) in
    controller.look = try read(options, "options").checked()
  }
}

extension motus_look_options: SizedSettings {
  static var defaults: motus_look_options { motus_look_options(ControllerLook()) }

  init(_ look: ControllerLook) {
    self.init(
      struct_size: MemoryLayout<motus_look_options>.size,
      background_color: Self.color(look.background), corner_radius: look.cornerRadius ?? .nan,
      dimming_color: Self.color(look.dimming), grabber_color: Self.color(look.grabber))
  }

  private static func color(_ color: Color?) -> motus_color {
    guard let color else { return motus_color(red: 0, green: 0, blue: 0, alpha: .nan) }
    return motus_color(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }

  fileprivate func checked() throws(Fault) -> ControllerLook {
    var look = ControllerLook()
    look.background = try Self.checked(background_color, "options.background_color")
    if !corner_radius.isNaN {
      look.cornerRadius = try notNegative(corner_radius, "options.corner_radius")
    }
    look.dimming = try Self.checked(dimming_color, "options.dimming_color")
    look.grabber = try Self.checked(grabber_color, "options.grabber_color")
    return look
  }

  /// None where its alpha is NaN.
  private static func checked(
    _ color: motus_color, _ name: StaticString
  ) throws(Fault) -> Color? {
    let rest = Color(
      red: try finite(color.red, name), green: try finite(color.green, name),
      blue: try finite(color.blue, name), alpha: 1)
    guard !color.alpha.isNaN else { return nil }
    var result = rest
    result.alpha = try bounded(color.alpha, name, within: 0...1)
    return result
  }
}
