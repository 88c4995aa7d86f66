/// The views that a sheet is made of.
///
///     card        what is presented: stands where the sheet does, shows nothing itself
///     ├─ clip     background and round corners; reaches below the edge of the container, so that the
///     │  └─ …     lower ones are not seen there. The controller's view, as large as the card
///     └─ grabber  in front
final class SheetCard {
  private let controllers: Controllers
  /// Held, as the others.
  let view: Handle
  private let clip: Handle
  private var grabber = Handle.none

  /// nil when there are too many objects.
  static func make(_ controllers: Controllers) -> SheetCard? {
    let views = controllers.views
    guard let view = try? views.createOwn() else { return nil }
    guard let clip = try? views.createOwn() else {
      views.release(view)
      return nil
    }
    return SheetCard(controllers, view, clip)
  }

  private init(_ controllers: Controllers, _ view: Handle, _ clip: Handle) {
    self.controllers = controllers
    self.view = view
    self.clip = clip
    views.setClipsToBounds(clip.index, true)
    views.rows.base[clip.index].flags.insert(.passesTouches)
    try? views.add(clip.index, to: view.index)
  }

  private var views: Views { controllers.views }
  var isThere: Bool { views.names.contains(view) }
  var isInWindow: Bool { isThere && views.isInWindow(view.index) }

  /// The views that it is made of.
  var parts: [Handle] { [view, clip, grabber] }

  /// Whether the controller's view stands in it.
  func holds(_ contents: Handle) -> Bool {
    views.names.contains(contents) && views.names.contains(clip)
      && views.parent(contents.index) == clip.index
  }

  /// Puts the controller's view into the card.
  func put(_ contents: Handle) {
    guard views.names.contains(clip), views.names.contains(contents), !holds(contents) else {
      return
    }
    try? views.insert(contents.index, into: clip.index, at: 0)
  }

  /// Sets corners, background and grabber by options and look, animated inside a block; makes or
  /// removes the grabber.
  func decorate(_ options: SheetOptions, _ look: ControllerLook) {
    guard isThere else { return }
    let radius =
      options.cornerRadius >= 0
      ? options.cornerRadius : look.cornerRadius ?? SheetOptions.automaticCornerRadius
    for view in [view, clip] where views.names.contains(view) {
      controllers.set(view.index, .cornerRadius, [radius, radius, radius, radius])
    }
    if views.names.contains(clip) {
      controllers.set(clip.index, .backgroundColor, look.background?.components ?? [0, 0, 0, 0])
    }
    guard options.showsGrabber else { return removeGrabber() }
    let color = (look.grabber ?? SheetOptions.Figure.grabberColor).components
    guard grabber.isNone else {
      if views.names.contains(grabber) { controllers.set(grabber.index, .backgroundColor, color) }
      return
    }
    guard let view = try? views.createOwn() else { return }
    grabber = view
    controllers.animations.performWithoutAnimation {
      controllers.set(grabber.index, .backgroundColor, color)
      let round = SheetOptions.Figure.grabber.height / 2
      controllers.set(grabber.index, .cornerRadius, [round, round, round, round])
      try? views.add(grabber.index, to: self.view.index)
      layOutGrabber()
    }
  }

  /// Lays out all views in the card, whatever its size. `isAtEdge` says that the card reaches
  /// the lower edge of the container.
  func layOut(_ contents: Handle, isAtEdge: Bool) {
    guard isThere, views.names.contains(clip) else { return }
    let bounds = Rect(origin: .zero, size: views.bounds(view.index).size)
    // The lower round corners are out of sight below the container's edge.
    let overhang = isAtEdge ? views.model(clip.index, at: Component.cornerRadius).pointee : 0
    controllers.setFrame(
      clip.index,
      Rect(
        x: 0, y: 0, width: bounds.size.width, height: bounds.size.height + max(0, overhang)))
    if holds(contents) { controllers.setFrame(contents.index, bounds) }
    layOutGrabber()
  }

  func removeGrabber() {
    remove(grabber)
    grabber = .none
  }

  /// Removes the views from the tree, unless they linger in the picture, and releases them.
  func remove(staysInPicture: Bool = false) {
    for view in [grabber, clip, view] {
      staysInPicture ? views.release(view) : remove(view)
    }
    grabber = .none
  }

  private func layOutGrabber() {
    guard views.names.contains(grabber), isThere else { return }
    let size = SheetOptions.Figure.grabber
    controllers.setFrame(
      grabber.index,
      Rect(
        x: (views.bounds(view.index).size.width - size.width) / 2,
        y: SheetOptions.Figure.grabberTop, width: size.width, height: size.height))
  }

  private func remove(_ view: Handle) {
    guard views.names.contains(view) else { return }
    views.removeFromSuperview(view.index)
    views.release(view)
  }
}
