extension Presentations {
  /// The presentation controller for the room that there is (CONTRACT 1.9): the same one, or one of
  /// another style that takes its place, held once by whoever has asked.
  func adapt(
    _ presentation: PresentationController, _ presented: inout ViewController
  ) throws(Fault) -> PresentationController {
    let classes = sizeClasses
    let host = controllers.host
    let delegate = presentation.delegate
    let asked = delegate.flatMap { delegate in
      host.call { delegate.adaptiveStyle(for: presentation, classes) }
    }
    let style = asked ?? host.call { presentation.adaptiveStyle(for: classes) }
    presentation.adaptiveStyle = .none
    switch style {
    case .fullScreen, .overFullScreen, .pageSheet, .formSheet: break
    case .automatic, .none, .currentContext, .custom, .overCurrentContext, .popover:
      return presentation
    }
    guard style != presentation.style else { return presentation }
    if let delegate {
      let other = host.call { delegate.viewController(forAdaptiveStyle: style, presentation) }
      if let other, other !== presented { presented = other }
    }
    let adaptive = try make(style, for: presented)
    adaptive.delegate = delegate
    adaptive.adaptiveStyle = style
    if let delegate { host.call { delegate.prepare(adaptive, for: presentation) } }
    return adaptive
  }
}
