/// What lies behind a presented view: it dims what is below, keeps touches from it, and a tap on it
/// asks for the end of the presentation.
final class Backdrop: GestureHandler {
  /// Lives as long as this does: the presentation controller owns it, and removes it when it closes
  /// or ends.
  private unowned(unsafe) let presentation: PresentationController
  /// Held.
  let view: Handle
  private let tap: TapGesture
  private var hearsTaps = true
  /// How much of the container view's height it has, from above.
  private let part: Double

  /// Puts it behind everything else in the container view; nil when there are too many objects.
  static func make(_ presentation: PresentationController, color: [Double]) -> Backdrop? {
    make(presentation, color: color, part: 1)
  }

  /// One that is not seen, in front of everything else, over a part of the height.
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
    fit()
    if let color {
      controllers.animations.performWithoutAnimation {
        set(.backgroundColor, color)
        set(.alpha, [0])
      }
      try? controllers.views.insert(view.index, into: presentation.containerView.index, at: 0)
    } else {
      try? controllers.views.add(view.index, to: presentation.containerView.index)
    }
    controllers.gestures.attach(tap, to: view)
  }

  /// Fills the container view.
  func fit() {
    let controllers = presentation.presentations.controllers
    guard controllers.views.names.contains(view) else { return }
    var frame = presentation.containerBounds
    frame.size.height *= part
    controllers.setFrame(view.index, frame)
  }

  func setAlpha(_ alpha: Double) { set(.alpha, [alpha]) }

  func setColor(_ color: [Double]) { set(.backgroundColor, color) }

  /// Goes along with the transition that moves the presentation.
  func fade(to alpha: @escaping () -> Double) {
    guard let coordinator = presentation.presentations.coordinator(of: presentation) else {
      return setAlpha(alpha())
    }
    // It needs its owner, which it does not hold.
    let owner: PresentationController = presentation
    _ = coordinator.animateAlongside(
      .init(
        animation: { [self] _ in withExtendedLifetime(owner) { setAlpha(alpha()) } },
        completion: nil, view: .none))
  }

  /// The model value.
  var alpha: Double {
    let views = presentation.views
    return views.names.contains(view) ? views.look(view.index)[0] : 0
  }

  func changeAlpha(by change: Double) { setAlpha(alpha + change) }

  /// Whether what lies below gets no touches.
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

  /// Takes no taps any more. The host may be told that one has been cancelled.
  func deafen() {
    guard hearsTaps else { return }
    hearsTaps = false
    let controllers = presentation.presentations.controllers
    controllers.gestures.detach(tap)
    if tap.handler === self { tap.handler = nil }
    controllers.entities.release(tap.handle)
  }

  func remove(staysInPicture: Bool = false) {
    deafen()
    let controllers = presentation.presentations.controllers
    guard controllers.views.names.contains(view) else { return }
    if !staysInPicture { controllers.views.removeFromSuperview(view.index) }
    controllers.views.release(view)
  }

  override func wantsTouches(_ gesture: Gesture) -> Bool { presentation.isOnTop }

  override func gestureDidChange(_ gesture: Gesture) {
    guard gesture.state == .ended, presentation.isOnTop else { return }
    let entities = presentation.presentations.entities
    let handle = presentation.handle
    entities.hold(presentation)
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
    isActive && hasBegun && presentedController?.presented.isNone ?? false
      && !presentations.transitions.isBusy(.none)
  }
}
