/// What controllers ask of the layer that presents them, and tell it.
protocol PresentationLayer: AnyObject {
  /// Shows a controller in front of another.
  func present(_ shown: ViewController, inFrontOf source: ViewController) throws(Fault)
  /// Takes away what stands in front of a controller.
  func dismiss(inFrontOf presenter: ViewController)

  /// The root leaves the window.
  func rootWillLeave(_ root: ViewController)
  /// The window has another size, and its root is laid out.
  func layOutPresented()
  /// Something else covers the edges of the window.
  func windowInsetsDidChange()
  /// The size that a presented controller will have when its presenter has another one; none when
  /// that is not known.
  func size(
    ofPresented controller: ViewController, presenterSize: Size, with coordinator: Handle
  ) -> Size?
  /// A presented controller will have other traits.
  func presentedWillTransition(
    _ controller: ViewController, to traits: SizeClasses, with coordinator: Handle)
  /// The window will have other traits with its other size; all who will have others too have been
  /// told.
  func windowWillTransition(to traits: SizeClasses, with coordinator: Handle)
  /// The window has its other size, and everything is in its place.
  func windowDidResize()
  /// A controller gives what is added around it another look.
  func lookHasChanged(_ controller: ViewController)
  /// Somebody has other traits, without a change of size.
  func traitsDidChange()
  /// The contents of a controller without a parent want another size.
  func contentSizeDidChange(_ size: ContentSize, of controller: ViewController)
}
