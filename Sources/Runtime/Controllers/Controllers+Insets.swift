/// Insets of the window, and how far they reach into each controller's view.
extension Controllers {
  /// Sources of insets. The values are those of the C enumerators.
  enum InsetSource: UInt32 {
    case safeArea = 0
    case keyboard = 1
  }

  /// Insets of the window from both sources: the greater at each edge.
  var windowInsets: Insets { insetState.device.union(insetState.keyboard) }

  /// Sets the window's insets from one source. All controllers in the window are notified and lay
  /// out, and scrollers adjust, with the block that is open.
  func setWindowInsets(_ source: InsetSource, _ insets: Insets) {
    let old = windowInsets
    insetState.set(source, insets)
    guard windowInsets != old else { return }
    insetState.noteUse()
    animatingLayout(!animations.contexts.isEmpty) {
      if let root = find(root) {
        notifyOfInsets(root)
        var current = root
        while let presented = find(current.presented), presented.presenter == current.handle {
          notifyOfInsets(presented)
          current = presented
        }
      }
      adjustScrollers(below: views.window.index)
      presentations?.windowInsetsDidChange()
    }
  }

  /// Updates everything inside a controller whose additional insets or bars have changed.
  func insetsChanged(in controller: ViewController) {
    insetState.noteUse()
    animatingLayout(!animations.contexts.isEmpty) {
      notifyOfInsets(controller)
      if controller.isViewLoaded { adjustScrollers(below: controller.viewIfLoaded.index) }
    }
  }

  /// Lays out a controller and those inside it, outermost first, whose safe areas have changed,
  /// which notifies them of that. A controller that is still to receive `viewIsAppearing` is laid
  /// out with that, and so are those inside it.
  func notifyOfInsets(_ controller: ViewController) {
    guard controller.isViewLoaded, controller.appearance != .disappeared,
      controller.appearance != .appearing || controller.lifecycle.hasBeenAppearing
    else { return }
    entities.retain(controller)
    defer { entities.release(controller.handle) }
    if safeArea(of: controller) != controller.knownSafeArea { layOut(controller) }
    for handle in controller.children {
      guard let child = find(handle), child.parent == controller.handle else { continue }
      notifyOfInsets(child)
    }
  }

  /// Notifies a controller if its safe area has changed since it was last notified.
  func notifyOfSafeArea(_ controller: ViewController) {
    guard controller.noteSafeArea(safeArea(of: controller)) else { return }
    events.post(.safeAreaChanged, controller.handle)
    host.call { controller.delegate.safeAreaDidChange(controller) }
  }

  /// Returns how far the insets of the window, or of the parent, reach into a controller's view,
  /// plus the insets that it adds itself. A controller that fills an ordered container has that
  /// container's safe area and bars, wherever a transition draws its view.
  func safeArea(of controller: ViewController) -> Insets {
    safeArea(of: controller, hiding: controller.allHiddenBars, over: windowInsets)
  }

  /// Returns the safe area that a controller has if `window` are the insets of the window, and bars
  /// around it are hidden at `edges`. For a scroller, a bar that answers to it counts with the height
  /// that limits its offsets, `Extent.reach`; without one, with the height that is shown.
  func safeArea(
    of controller: ViewController, hiding edges: BarEdges, over window: Insets,
    for scroller: Handle = .none
  ) -> Insets {
    guard controller.isViewLoaded else { return .zero }
    var area = Insets.zero
    let view = controller.viewIfLoaded.index
    if controller.handle == root {
      area = window
    } else if let parent = find(controller.parent), parent.isViewLoaded {
      area = parent.safeArea(
        inside: controller, hiding: edges, over: window, for: scroller)
    } else if views.isInWindow(view) {
      area = overlap(window, of: views.window.index, with: view)
    }
    return area + controller.additionalSafeArea
  }

  /// Returns the part of a controller's insets under which a child's view reaches; zero if that is
  /// not inside the controller's view.
  func overlap(_ insets: Insets, in parent: ViewController, of child: ViewController) -> Insets {
    let (outer, inner) = (parent.viewIfLoaded.index, child.viewIfLoaded.index)
    return views.isDescendant(inner, of: outer) ? overlap(insets, of: outer, with: inner) : .zero
  }

  /// Returns the part of a view's insets under which another view inside it reaches.
  private func overlap(_ insets: Insets, of outer: Int, with inner: Int) -> Insets {
    guard insets != .zero else { return .zero }
    let bounds = views.bounds(inner)
    do throws(Fault) {
      let place = try views.convert(bounds, from: inner, to: outer)
      let room = views.bounds(outer)
      return Insets(
        top: Self.part(insets.top, beyond: place.minY - room.minY),
        left: Self.part(insets.left, beyond: place.minX - room.minX),
        bottom: Self.part(insets.bottom, beyond: room.maxY - place.maxY),
        right: Self.part(insets.right, beyond: room.maxX - place.maxX))
    } catch { return .zero }
  }

  /// Returns what is left of an inset at a distance from its edge; beyond the edge, all of it.
  private static func part(_ inset: Double, beyond distance: Double) -> Double {
    min(max(0, inset - max(0, distance)), max(0, inset))
  }

  /// Gives each scroller in a view its safe area.
  func adjustScrollers(below root: Int) {
    guard insetState.areUsed else { return }
    scrollers.forEachAttached { scroller in
      guard views.isDescendant(scroller.view.index, of: root) else { return }
      adjust(scroller)
    }
  }

  /// Gives a scroller the part of a safe area under which its view reaches: that of the nearest
  /// controller whose view contains the scroller's, or, without one, the window's insets.
  func adjust(_ scroller: Scroller) {
    guard insetState.areUsed else { return }
    var current: Int? = scroller.view.index
    while let view = current {
      if let owner = find(Handle(bits: views.rows[view].owner)) {
        let area = safeArea(
          of: owner, hiding: owner.allHiddenBars, over: windowInsets, for: scroller.handle)
        return scroller.setSafeArea(overlap(area, of: view, with: scroller.view.index))
      }
      current = views.parent(view)
    }
    scroller.setSafeArea(
      views.isInWindow(scroller.view.index)
        ? overlap(windowInsets, of: views.window.index, with: scroller.view.index) : .zero)
  }
}
