/// Which size that a controller's contents ask for has changed (CN-7).
enum ContentSize {
  /// The one that the host has set.
  case preferred
  /// The one that the host's own layout comes to.
  case fitting
}

extension Controllers {
  /// Tells who holds a controller that its contents want another size: the parent, or, of what is
  /// presented, a later layer.
  func tellContentSize(_ size: ContentSize, of controller: ViewController) {
    entities.hold(controller)
    if let parent = find(controller.parent) {
      entities.hold(parent)
      host.call { parent.delegate.contentSizeDidChange(size, for: controller, of: parent) }
      // A container whose size is this one's asks in its turn.
      if parent.contentChild === controller { tellContentSize(size, of: parent) }
      entities.release(parent.handle)
    } else {
      presentations?.contentSizeDidChange(size, of: controller)
    }
    entities.release(controller.handle)
  }
}
