/// State that a later layer (presentation, transitions) keeps with a view controller.
/// The controllers' layer calls it without knowing its type.
class ControllerAttachment {
  /// Called when the controller has appeared.
  func controllerAppeared(_ controller: ViewController) {}
  /// Called when the controller ends: releases everything that is held for it.
  func controllerEnds(_ controller: ViewController) {}
}
