/// What a later layer keeps with a view controller.
class ControllerAttachment {
  /// The controller has appeared.
  func controllerAppeared(_ controller: ViewController) {}
  /// The controller ends: let go of what is held for it.
  func controllerEnds(_ controller: ViewController) {}
}
