/// The view behind a presented one: it dims the screen below, takes its touches, and a tap on it
/// asks to end the presentation.
final class Backdrop: GestureHandler {
  /// Lives as long as this does: the presentation controller owns the backdrop, and removes it when
  /// it closes or ends.
  private unowned(unsafe) let presentation: PresentationController
  /// Retained.
  let view: Handle
  private let tap: TapGesture
  private var hearsTaps = true
  /// Part of the container view's height that it covers, from the top: 1 for all of it.
  private let part: Double

  /// Makes a backdrop behind everything else in the container view; nil if too many objects are
  /// alive.
  static func make(_ presentation: PresentationController, color: [Double]) -> Backdrop? {
    make(presentation, color: color, part: 1)
  }

  /// Makes an invisible backdrop in front of everything else, over a part of the height.
  static func make(_ presentation: PresentationController, shields part: Double) -> Backdrop? {
    make(presentation, color: nil, part: part)
  }

  private static func make(
    _ presentation: PresentationController, color: [Double]?, part: Double
  ) -> Backdrop? {
    let controllers = presentation.presentations.controllers
    guard let view = try? controllers.views.createOwn() else { return nil }
    guard
      let tap = try? controllers.entities.insertOwn(
        TapGesture(gestures: controllers.gestures), as: .gesture)
    else {
      controllers.views.release(view)
      return nil
    }
    return Backdrop(presentation, view, tap, color, part)
  }

  private init(
    _ presentation: PresentationController, _ view: Handle, _ tap: TapGesture, _ color: [Double]?,
    _ part: Double
  ) {
    self.part = part
    let controllers = presentation.presentations.controllers
    self.presentation = presentation
    self.view = view
    self.tap = tap
    super.init()
    tap.handler = self
    // It comes in its place, inside a block, too.
    controllers.animations.performWithoutAnimation {
      fit()
      if let color {
        set(.backgroundColor, color)
        set(.alpha, [0])
      }
    }
    if color != nil {
      try? controllers.views.insert(view.index, into: presentation.containerView.index, at: 0)
    } else {
      try? controllers.views.add(view.index, to: presentation.containerView.index)
    }
    controllers.gestures.attach(tap, to: view)
  }

  /// Sets the frame from the container view's bounds.
  func fit() {
    let controllers = presentation.presentations.controllers
    guard controllers.views.names.contains(view) else { return }
    var frame = presentation.containerBounds
    frame.size.height *= part
    controllers.setFrame(view.index, frame)
  }

  func setAlpha(_ alpha: Double) { set(.alpha, [alpha]) }

  func setColor(_ color: [Double]) { set(.backgroundColor, color) }

  /// Sets how far what is behind is blurred where this is opaque: it is blurred as it is dimmed.
  func setBlur(_ radius: Double) { set(.backdropBlur, [radius]) }

  /// Changes alpha along with the transition or the change of size that moves the presentation, at
  /// once if none does. `alpha` is asked for when that motion begins.
  func fade(to alpha: @escaping () -> Double) {
    guard let coordinator = presentation.presentations.coordinator(of: presentation) else {
      return setAlpha(alpha())
    }
    // The animation may come after the owner's end; the backdrop, which names it by
    // `unowned(unsafe)`, does not hold it.
    let owner: PresentationController = presentation
    _ = coordinator.animateAlongside(
      .init(
        animation: { [self] _ in withExtendedLifetime(owner) { setAlpha(alpha()) } },
        completion: nil, view: .none))
  }

  /// The model value of its alpha.
  var alpha: Double {
    let views = presentation.views
    return views.names.contains(view) ? views.model(view.index, at: Component.alpha).pointee : 0
  }

  func changeAlpha(by change: Double) { setAlpha(alpha + change) }

  /// Sets whether the backdrop takes touches; if not, the container view lets them pass, too, to what
  /// is below.
  func setCovers(_ covers: Bool) {
    let views = presentation.views
    guard views.names.contains(view), views.names.contains(presentation.containerView) else {
      return
    }
    views.setUserInteractionEnabled(view.index, covers)
    let row = views.rows.base + presentation.containerView.index
    if covers {
      row.pointee.flags.remove(.passesTouches)
    } else {
      row.pointee.flags.insert(.passesTouches)
    }
  }

  /// Stops receiving taps. The host may be notified of a cancelled one.
  func deafen() {
    guard hearsTaps else { return }
    hearsTaps = false
    let controllers = presentation.presentations.controllers
    controllers.gestures.detach(tap)
    if tap.handler === self { tap.handler = nil }
    controllers.entities.release(tap.handle)
  }

  /// Stops receiving taps, removes the view from the tree, unless it lingers in the picture, and
  /// releases it.
  func remove(staysInPicture: Bool = false) {
    deafen()
    let controllers = presentation.presentations.controllers
    guard controllers.views.names.contains(view) else { return }
    if !staysInPicture { controllers.views.removeFromSuperview(view.index) }
    controllers.views.release(view)
  }

  override func wantsTouches(_ gesture: Gesture) -> Bool { presentation.isOnTop }

  /// A tap asks for the dismissal.
  override func gestureDidChange(_ gesture: Gesture) {
    guard gesture.state == .ended, presentation.isOnTop else { return }
    let entities = presentation.presentations.entities
    let handle = presentation.handle
    entities.retain(presentation)
    _ = presentation.presentations.dismissByUser(presentation, animated: true)
    entities.release(handle)
  }

  private func set(_ property: PropertyID, _ values: [Double]) {
    let controllers = presentation.presentations.controllers
    guard controllers.views.names.contains(view) else { return }
    controllers.set(view.index, property, values)
  }
}

extension PresentationController {
  /// Whether it is presented, at rest, with nothing above it.
  final var isOnTop: Bool {
    hasBegun && presentedController?.presented.isNone ?? false
      && !presentations.transitions.isBusy(.presentationLane)
  }
}
