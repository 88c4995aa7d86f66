/// What covers the edges of the window, and how far that reaches into each controller's view.
extension Controllers {
  /// The C enumerators have the same values.
  enum InsetSource: UInt32 {
    case safeArea = 0
    case keyboard = 1
  }

  /// By what covers most of each edge.
  var windowInsets: Insets { deviceInsets.union(keyboardInsets) }

  /// Takes other insets of the window. Everybody in it is told, lays out and scrolls along, in the
  /// block that is open.
  func setWindowInsets(_ source: InsetSource, _ insets: Insets) {
    let old = windowInsets
    switch source {
    case .safeArea: deviceInsets = insets
    case .keyboard: keyboardInsets = insets
    }
    guard windowInsets != old else { return }
    usesInsets = true
    let wasAnimating = animatesLayout
    animatesLayout = !animations.contexts.isEmpty
    if let root = find(root) {
      tellInsets(root)
      var current = root
      while let presented = find(current.presented), presented.presenter == current.handle {
        tellInsets(presented)
        current = presented
      }
    }
    adjustScrollers(below: views.window.index)
    presentations?.windowInsetsDidChange()
    animatesLayout = wasAnimating
  }

  /// What a controller adds has changed, or what it covers itself.
  func insetsChanged(in controller: ViewController) {
    usesInsets = true
    let wasAnimating = animatesLayout
    animatesLayout = !animations.contexts.isEmpty
    tellInsets(controller)
    if controller.isViewLoaded { adjustScrollers(below: controller.viewIfLoaded.index) }
    animatesLayout = wasAnimating
  }

  /// A controller and those in it, from the outside in, where anything has changed for them. Who is
  /// about to be told that it is appearing is laid out then.
  func tellInsets(_ controller: ViewController) {
    guard controller.isViewLoaded, controller.appearance != .disappeared,
      controller.appearance != .appearing || controller.hasBeenAppearing
    else { return }
    entities.hold(controller)
    defer { entities.release(controller.handle) }
    if safeArea(of: controller) != controller.knownSafeArea { layOut(controller) }
    for handle in controller.children {
      guard let child = find(handle), child.parent == controller.handle else { continue }
      tellInsets(child)
    }
  }

  /// Before it lays out a controller hears that its safe area has changed.
  func noteSafeArea(_ controller: ViewController) {
    let new = safeArea(of: controller)
    guard new != controller.knownSafeArea else { return }
    controller.knownSafeArea = new
    events.post(.safeAreaChanged, controller.handle)
    host.call { controller.delegate.safeAreaDidChange(controller) }
  }

  /// How far what covers the window, or its parent, reaches into a controller's view, with what it
  /// adds itself. A controller that fills an ordered container has that container's with its bars,
  /// wherever a transition shows its picture.
  func safeArea(of controller: ViewController) -> Insets {
    safeArea(of: controller, hiding: controller.allHiddenBars, over: windowInsets)
  }

  /// The same with other insets of the window, and for contents that hide bars around the controller.
  func safeArea(
    of controller: ViewController, hiding edges: BarEdges, over window: Insets
  ) -> Insets {
    guard controller.isViewLoaded else { return .zero }
    var area = Insets.zero
    let view = controller.viewIfLoaded.index
    if controller.handle == root {
      area = window
    } else if let parent = find(controller.parent), parent.isViewLoaded {
      area = parent.safeArea(inside: controller, hiding: edges, over: window)
    } else if views.isInWindow(view) {
      area = overlap(window, of: views.window.index, with: view)
    }
    return area + controller.additionalSafeArea
  }

  /// As much of a controller's insets as a child's view reaches under.
  func overlap(_ insets: Insets, in parent: ViewController, of child: ViewController) -> Insets {
    let (outer, inner) = (parent.viewIfLoaded.index, child.viewIfLoaded.index)
    return views.isDescendant(inner, of: outer) ? overlap(insets, of: outer, with: inner) : .zero
  }

  /// As much of a view's insets as another one that stands in it reaches under.
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

  /// What is left of an inset at a distance from its edge.
  private static func part(_ inset: Double, beyond distance: Double) -> Double {
    min(max(0, inset - max(0, distance)), max(0, inset))
  }

  /// Scrollers go by the safe area of the controller in whose view they stand.
  func adjustScrollers(below root: Int) {
    guard usesInsets else { return }
    scrollers.forEachAttached { scroller in
      guard views.isDescendant(scroller.view.index, of: root) else { return }
      adjust(scroller)
    }
  }

  func adjust(_ scroller: Scroller) {
    guard usesInsets else { return }
    var current: Int? = scroller.view.index
    while let view = current {
      if let owner = find(Handle(bits: views.rows[view].controller)) {
        return scroller.setSafeArea(
          overlap(safeArea(of: owner), of: view, with: scroller.view.index))
      }
      current = views.parent(view)
    }
    scroller.setSafeArea(
      views.isInWindow(scroller.view.index)
        ? overlap(windowInsets, of: views.window.index, with: scroller.view.index) : .zero)
  }
}
