/// The two sizes that a controller's contents ask for, to say which of them has changed (CN-7).
enum ContentSize {
  /// The preferred content size, which the host has set.
  case preferred
  /// The size to which the host's own layout comes.
  case fitting
}

extension Controllers {
  /// Notifies the parent of a controller that its contents want another size; for a controller
  /// without parent, the presentation layer.
  func notifyOfContentSize(_ size: ContentSize, of controller: ViewController) {
    entities.retain(controller)
    if let parent = find(controller.parent) {
      entities.retain(parent)
      host.call { parent.delegate.contentSizeDidChange(size, for: controller, of: parent) }
      // A container that takes its size from this child wants another size, too.
      if parent.contentChild === controller { notifyOfContentSize(size, of: parent) }
      entities.release(parent.handle)
    } else {
      presentations?.contentSizeDidChange(size, of: controller)
    }
    entities.release(controller.handle)
  }
}
