extension Controllers {
  /// Resizes the window, its root and everything laid out with them, with the block that is open.
  func resize(to size: Size) {
    animatingLayout {
      views.resizeWindow(size)
      if let root = find(root), root.isViewLoaded {
        setFrame(root.viewIfLoaded.index, views.bounds(views.window.index))
      }
      layOutChanged()
      presentations?.layOutPresented()
    }
  }

  /// Notifies all controllers that the window will have another size: traits first, then sizes.
  /// Presented controllers begin to adapt in between.
  func announce(_ size: Size, with coordinator: Handle) {
    let new = windowTraits(for: size)
    let old = windowTraits
    guard let root = find(root) else { return }
    notifyOfTraits(root, from: old, to: new, with: coordinator)
    if old != new { presentations?.windowWillTransition(to: new, with: coordinator) }
    if let root = find(self.root) { notifyOfSize(root, size, with: coordinator) }
  }

  /// Notifies a controller and those inside it that its view will have another size. A controller
  /// whose size stays is not notified, nor are its children (CN-6).
  func notifyOfSize(_ controller: ViewController, _ size: Size, with coordinator: Handle) {
    guard controller.isViewLoaded else { return }
    let old = views.bounds(controller.viewIfLoaded.index).size
    guard old != size else { return }
    entities.retain(controller)
    defer { entities.release(controller.handle) }
    events.post(.viewWillChangeSize, controller.handle)
    host.call { controller.delegate.viewWillTransition(controller, to: size, with: coordinator) }
    for handle in controller.children {
      guard let child = find(handle), child.parent == controller.handle, child.isViewLoaded else {
        continue
      }
      let now = views.bounds(child.viewIfLoaded.index).size
      // The delegate's answer comes first, then the container's; a child that fills the view goes
      // on to.
      let said = host.call {
        controller.delegate.size(for: child, of: controller, parentSize: size)
      }
      let own = said ?? controller.size(of: child, parentSize: size)
      notifyOfSize(child, own ?? (now == old ? size : now), with: coordinator)
    }
    guard let presented = find(controller.presented),
      let size = presentations?.size(
        ofPresented: presented, presenterSize: size, with: coordinator),
      controller.presented == presented.handle
    else { return }
    notifyOfSize(presented, size, with: coordinator)
  }

  /// Notifies all controllers of a memory warning, in the order in which they were made.
  func notifyOfShortMemory() {
    for entity in entities.living {
      guard let controller = entity as? ViewController, entities.contains(controller.handle) else {
        continue
      }
      host.call { controller.delegate.didReceiveMemoryWarning(controller) }
    }
  }
}
