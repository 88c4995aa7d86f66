/// Calls of the controllers' layer to the layer that presents controllers.
protocol PresentationLayer: AnyObject {
  /// Presents a controller in front of another.
  func present(_ shown: ViewController, inFrontOf source: ViewController) throws(Fault)
  /// Dismisses all controllers in front of a presenter.
  func dismiss(inFrontOf presenter: ViewController)

  /// Called before a controller gets a place: a parent, or the window. A presentation sees to that
  /// itself.
  func willPlace(_ controller: ViewController, in parent: ViewController?)
  /// Called before the root leaves the window, and the next one comes.
  func rootWillLeave(_ root: ViewController, for next: ViewController?)
  /// Called when the window has another size and its root has been laid out.
  func layOutPresented()
  /// Called when the window's insets have changed.
  func windowInsetsDidChange()
  /// Returns the size that a presented controller will have when its presenter gets another size;
  /// none when that is not known.
  func size(
    ofPresented controller: ViewController, presenterSize: Size, with coordinator: Handle
  ) -> Size?
  /// Called before a presented controller's traits change.
  func presentedWillTransition(
    _ controller: ViewController, to traits: SizeClasses, with coordinator: Handle)
  /// Called before the window's traits change with its size; all controllers concerned have been
  /// notified.
  func windowWillTransition(to traits: SizeClasses, with coordinator: Handle)
  /// Called when the window has its new size and everything has been laid out.
  func windowDidResize()
  /// Called when a controller's `look` has changed.
  func lookHasChanged(_ controller: ViewController)
  /// Called when controllers or views have another direction of layout.
  func directionsDidChange()
  /// Called when traits have changed without a change of size.
  func traitsDidChange()
  /// Called when the contents of a controller without parent want another size.
  func contentSizeDidChange(_ size: ContentSize, of controller: ViewController)
}
