/// The fingers that take a screen back into the view that it has come from: a pan downwards, a swipe
/// from the leading edge, a pinch.
///
///     free ──begins──▶ holding ──lets go──▶ free; early, until the way back has begun
///
/// With the beginning the way back is asked for, or a transition under way is caught where it is.
final class ScreenHand: GestureHandler, ScreenFlightHand {
  /// How a finger has the screen.
  private struct Grip {
    let finger: Zoom.Fingers
    /// The point that it has grabbed, from the middle of the screen, as if that were whole.
    let grabbed: Vector
    /// Hands on the travel across and down, which begins with the travel that would have brought the
    /// screen to the scale at which it was taken; of a pinch on scale and angle.
    var hands: (Hand, Hand)
    /// What is left of the offset at which it was taken, besides that of the first travel: stays
    /// while the finger moves it, so that nothing jumps.
    let shift: Vector
    /// The direction in which a swipe from the edge takes it.
    let direction: LayoutDirection
    /// The size of the screen at rest, as of the finger's last sample.
    var size: Size

    var travel: Vector { Vector(dx: hands.0.raw ?? 0, dy: hands.1.raw ?? 0) }
    var scale: Double { hands.0.raw ?? 1 }
    var rotation: Double { hands.1.raw ?? 0 }

    /// Follows the travel across and down, or a pinch's factor and angle.
    mutating func follow(_ first: Double, _ second: Double) {
      hands.0.follow(first)
      hands.1.follow(second)
    }
  }

  private enum State {
    case free
    case holding(Grip)
    /// The hand has let go before the way back has begun, which starts where the hand had the screen.
    case early
  }

  private var grip: Grip? {
    if case .holding(let grip) = state { return grip }
    return nil
  }

  /// The controller owns the zoom, which owns this, and ends it before it ends.
  private unowned(unsafe) let zoom: Zoom
  private unowned(unsafe) let controller: ViewController
  private let fingers: ScreenFingers
  private var state = State.free
  /// The fraction that the screen's scale stands for, and that of the transition, when the finger took
  /// the screen. They may differ; both go on from there and reach the ends together, so that what moves
  /// with the transition does not jump.
  private var caught = (finger: 0.0, transition: 0.0)
  private(set) var moment = 0.0
  private(set) var card = ZoomCard()
  private(set) var first = ZoomCard()
  private(set) var thrown: ZoomCard?
  /// Factor by which a fast finger quickens the landing.
  private(set) var haste = 1.0

  /// nil when there are too many objects.
  static func make(_ zoom: Zoom, _ controller: ViewController) -> ScreenHand? {
    guard let fingers = ScreenFingers.make(controller.controllers.gestures) else { return nil }
    return ScreenHand(zoom, controller, fingers)
  }

  private init(_ zoom: Zoom, _ controller: ViewController, _ fingers: ScreenFingers) {
    self.zoom = zoom
    self.controller = controller
    self.fingers = fingers
    fingers.interaction.setStartsInteractively(false)
    super.init()
    for gesture in fingers.all {
      gesture.handler = self
      gesture.setDelegate(ZoomGate(zoom, controller))
    }
  }

  private var pan: ZoomPan { fingers.pan }
  private var pinch: ZoomPinch { fingers.pinch }
  var interaction: PercentDrivenInteraction { fingers.interaction }
  private var views: Views { controller.controllers.views }
  private var physics: ZoomPhysics { zoom.options.flight.physics }
  private var transitions: Transitions { zoom.presentations.transitions }

  /// The interaction that can drive the next transition; none while it drives one.
  var unboundInteraction: PercentDrivenInteraction? { interaction.isBound ? nil : interaction }

  var follower: SpringParameters {
    ZoomPhysics.Motion(frequency: physics.tracking, damping: 1).parameters
  }

  private(set) var tracksAll = false
  private(set) var steps: [ZoomStep] = []
  private static let mostSteps = 64

  /// Whether the way back that begins starts from where the hand has or had the screen.
  var isHeld: Bool {
    if case .free = state { return false }
    return true
  }

  func holds(_ session: SessionFlights) -> Bool {
    grip != nil && interaction.flights === session
  }

  /// Attaches all three gestures to a view.
  func attach(to view: Handle) {
    guard views.names.contains(view) else { return }
    for gesture in fingers.all { gesture.gestures.attach(gesture, to: view) }
  }

  /// Takes back the transition that begins, or is led, in this hand, as no lift will end it.
  private func cancelWithoutFinger() {
    interaction.noteHeld(byGesture: false)
    if interaction.session?.isInteractive ?? false { _ = interaction.cancel(velocity: 0) }
  }

  /// Detaches and releases the gestures and the interaction.
  func end() {
    if grip != nil {
      state = .free
      cancelWithoutFinger()
    }
    for gesture in fingers.all {
      gesture.gestures.detach(gesture)
      if gesture.handler === self { gesture.handler = nil }
      gesture.setDelegate(nil)
    }
    fingers.release()
  }

  // MARK: Fingers

  private func finger(_ gesture: Gesture) -> Zoom.Fingers {
    gesture === pan ? .pan : gesture === pinch ? .pinch : .edge
  }

  /// A finger may take a screen that goes back already, or could; the gesture that has the screen goes
  /// on, and a pinch that has one finger gets the other.
  override func wantsTouches(_ gesture: Gesture) -> Bool {
    guard zoom.options.fingers.contains(finger(gesture)), grip == nil || gesture.isActive else {
      return false
    }
    let isSecondOfPinch = gesture === pinch && !pinch.touches.isEmpty
    let goesBackAlready = interaction.isBound && !isArriving
    return isSecondOfPinch || goesBackAlready || mayGoBack
  }

  /// The transition by which the screen comes in, once it has begun.
  private var arrival: TransitionSession? {
    for session in transitions.sessions
    where session.request.to === controller && !session.goesBack && session.hasBegun
      && session.flights?.screen?.hand === self
    { return session }
    return nil
  }

  /// Whether the transition that the interaction drives brings the screen in.
  private var isArriving: Bool { interaction.flights.map { !$0.stage.goesBack } ?? false }

  /// Whether the screen could go back: it is on top, of a stack with another one below or of the
  /// presentations, and at rest, or comes without a hand.
  private var mayGoBack: Bool {
    let comes = arrival.map { $0.movesAlone } ?? false
    if let navigation {
      return navigation.stack.count >= 2 && navigation.top === controller && navigation.isOnScreen
        && (comes || !transitions.isBusy(navigation))
    }
    guard let presentation, presentation.isActive, controller.presented.isNone else { return false }
    return comes || !transitions.isBusy(.presentationLane)
  }

  private var navigation: NavigationController? {
    controller.controllers.find(controller.parent) as? NavigationController
  }

  private var presentation: PresentationController? {
    zoom.presentations.presentation(of: controller)
  }

  override func gestureDidChange(_ gesture: Gesture) {
    guard grip != nil || gesture.state == .began else { return }
    let entities = controller.controllers.entities
    // The host may end the controller in a callback of what follows, and with it this hand.
    entities.retain(controller)
    let handle = controller.handle
    switch gesture.state {
    case .began: if grip == nil { take(gesture) }
    case .changed: if has(gesture) { follow(gesture) }
    case .ended, .cancelled: if has(gesture) { letGo(gesture) }
    case .possible, .failed: break
    }
    entities.release(handle)
  }

  /// Whether the gesture is the one that has the screen.
  private func has(_ gesture: Gesture) -> Bool { grip?.finger == finger(gesture) }

  /// The screen in its flight, as it was shown last.
  private var flight: (flight: Flight, containerView: Handle)? {
    for session in transitions.flights.sessions where session.screen?.hand === self {
      for flight in session.flights where flight.flags.contains(.zooms) {
        return (flight, session.stage.containerView)
      }
    }
    return nil
  }

  /// Takes the screen where it is seen. A transition under way that the finger may lead is paused and
  /// led from there; else an arrival is completed, and the way back asked for.
  private func take(_ gesture: Gesture) {
    moment = transitions.animations.now
    transitions.flights.catchUp(for: self)
    guard let grip = makeGrip(gesture) else { return }
    // Before the transition is paused or asked for, as flights read this hand then.
    thrown = nil
    haste = 1
    tracksAll = grip.finger == .pinch
    first = held(grip)
    card = first
    steps.removeAll(keepingCapacity: true)
    if let session = interaction.session, session.goesBack || zoom.options.policy == .cancel {
      transitions.flights.noteVelocity(session.flights)
      guard interaction.pause() || interaction.isBound else { return }
      state = .holding(grip)
    } else {
      state = .holding(grip)
      arrival?.completeAhead()
      goBack()
    }
    // No way back has begun: the host has refused it, or ended the gesture.
    guard gesture.isActive, interaction.isBound else {
      state = .free
      return cancelWithoutFinger()
    }
    interaction.noteHeld(byGesture: true)
    caught = (isArriving ? first.depth : 1 - first.depth, interaction.percentComplete)
    follow(gesture)
  }

  /// Asks for the way back under this hand, by the stack or by the presentation; the host may refuse.
  private func goBack() {
    if let navigation {
      interaction.setStartsInteractively(true)
      if navigation.canPopInteractively { navigation.popInteractively(interaction) { true } }
    } else if let presentation {
      _ = zoom.presentations.dismissByUser(
        presentation, animated: true, interaction: interaction,
        willRequest: { interaction.setStartsInteractively(true) })
    }
    interaction.setStartsInteractively(false)
  }

  /// Finds which point of the screen the finger has grabbed, and the travel, or factor and angle, that
  /// stand for how the screen is seen; none without a view to measure in.
  private func makeGrip(_ gesture: Gesture) -> Grip? {
    let flight = flight
    var containerView = flight?.containerView ?? gesture.view
    if containerView.isNone { containerView = views.window }
    guard views.names.contains(containerView) else { return nil }
    let bounds = views.bounds(containerView.index)
    let middle = flight?.flight.destination.values.center ?? bounds.center
    let size = flight?.flight.destination.values.size ?? bounds.size
    guard size.isMeasurable,
      let place = try? gesture.convert(start(of: gesture), to: containerView)
    else { return nil }
    let finger = finger(gesture)
    let shown = flight?.flight.shown
    let offset = shown.map { $0.center - middle } ?? .zero
    let scale = shown.map { max(0.01, $0.size.width / size.width) } ?? 1
    let rotation =
      shown.map { $0.rotation - (flight?.flight.destination.values.rotation ?? 0) } ?? 0
    // The finger's place from the middle of what is seen, turned and scaled back.
    let (sine, cosine) = Elementary.sincos(-rotation)
    let seen = (place - middle) - offset
    let grabbed =
      (1 / scale)
      * Vector(
        dx: seen.dx * cosine - seen.dy * sine, dy: seen.dx * sine + seen.dy * cosine)
    let direction =
      interaction.session?.direction ?? controller.controllers.layoutDirection(of: controller)
    // A screen in flight: the travel that stands for its scale, and what that leaves of its offset.
    var base = Vector.zero
    var shift = Vector.zero
    if finger != .pinch, shown != nil {
      base =
        finger == .pan
        ? Vector(dx: 0, dy: physics.panTravel(to: scale, size))
        : direction.vector(Vector(dx: physics.edgeTravel(to: scale, size), dy: 0))
      let pull =
        finger == .pan ? physics.panPull(base, size) : physics.edgePull(base, size, direction)
      shift = offset - (1 - pull.scale) * grabbed - pull.shift
    }
    var hands = (Hand(), Hand())
    if finger == .pinch {
      hands.0.take(factorAt: scale, since: moment)
      hands.1.take(at: rotation, since: moment)
    } else {
      hands.0.take(at: base.dx, since: moment)
      hands.1.take(at: base.dy, since: moment)
    }
    return Grip(
      finger: finger, grabbed: grabbed, hands: hands, shift: shift, direction: direction,
      size: size)
  }

  /// Where the finger was when the gesture's travel began to count.
  private func start(of gesture: Gesture) -> Point {
    guard let pan = gesture as? PanGesture else { return gesture.location }
    return pan.location - pan.translation
  }

  /// The screen as the finger has it.
  private func held(_ grip: Grip) -> ZoomCard {
    grip.finger == .pinch ? pinched(grip) : moved(grip)
  }

  /// The screen under a pan or a swipe from the edge: it shrinks about the grabbed point, which is
  /// shifted.
  private func moved(_ grip: Grip) -> ZoomCard {
    let pull =
      grip.finger == .pan
      ? physics.panPull(grip.travel, grip.size)
      : physics.edgePull(grip.travel, grip.size, grip.direction)
    return withDepth(
      ZoomCard(
        offset: grip.shift + pull.shift + (1 - pull.scale) * grip.grabbed, scale: pull.scale))
  }

  /// Returns a card with the depth that belongs to its scale.
  private func withDepth(_ card: ZoomCard) -> ZoomCard {
    var card = card
    card.depth = 1 - physics.percent(at: card.scale)
    return card
  }

  /// Moves the screen with the finger, and its transition to the fraction that this means.
  private func follow(_ gesture: Gesture) {
    guard var grip else { return }
    if let size = flight?.flight.destination.values.size, size.isMeasurable {
      grip.size = size
    }
    if gesture === pinch {
      grip.follow(pinch.scale, pinch.turn)
    } else if let pan = gesture as? PanGesture {
      let travel = (try? pan.convert(pan.translation, to: containerView)) ?? .zero
      grip.follow(travel.dx, travel.dy)
    }
    // `noteStep` reads the state and the card.
    state = .holding(grip)
    card = held(grip)
    noteStep()
    let finger = isArriving ? card.depth : 1 - card.depth
    interaction.update(caught.transition + slope(finger) * (finger - caught.finger))
  }

  /// Lets the screen's flight follow the finger's sample now; the step is kept for a flight that has
  /// not taken off yet.
  private func noteStep() {
    let step = ZoomStep(moment: transitions.animations.now, card: card)
    if steps.count == Self.mostSteps { steps.removeFirst() }
    steps.append(step)
    if transitions.flights.steer(for: self) { steps.removeAll(keepingCapacity: true) }
  }

  /// By how much the transition's fraction grows with that of the finger, from where it was caught to
  /// the end on the finger's side.
  private func slope(_ finger: Double) -> Double {
    let whole = finger < caught.finger ? caught.finger : 1 - caught.finger
    let part = finger < caught.finger ? caught.transition : 1 - caught.transition
    return whole > 0 ? part.divided(by: whole) : 0
  }

  /// The view in whose coordinates the screen moves: before it flies, the gestures' own.
  private var containerView: Handle { flight?.containerView ?? pan.view }

  /// The screen under a pinch: scaled and turned, with the grabbed point under the fingers' middle.
  private func pinched(_ grip: Grip) -> ZoomCard {
    let scale = physics.pinchScale(grip.scale)
    let rotation = grip.rotation
    let focus = (try? pinch.convert(pinch.location, to: containerView)) ?? .zero
    let middle =
      flight?.flight.destination.values.center
      ?? (views.names.contains(containerView) ? views.bounds(containerView.index).center : .zero)
    let (sine, cosine) = Elementary.sincos(rotation)
    let point = scale * grip.grabbed
    let arm = Vector(
      dx: point.dx * cosine - point.dy * sine, dy: point.dx * sine + point.dy * cosine)
    return withDepth(ZoomCard(offset: (focus - middle) - arm, scale: scale, rotation: rotation))
  }

  // MARK: Letting go

  /// Lets the screen go: chooses whether it goes back, by the scale that it has or would soon have,
  /// throws it with its velocity, and lets the transition run to that end.
  private func letGo(_ gesture: Gesture) {
    follow(gesture)
    guard let grip else { return }
    // A cancelled gesture throws nothing: the screen stays.
    let velocity = gesture.state == .cancelled ? nil : self.velocity(gesture, grip)
    state = interaction.session.map { $0.hasBegun } ?? true ? .free : .early
    moment = transitions.animations.now
    interaction.noteHeld(byGesture: false)
    guard interaction.isBound else { return }
    let threshold =
      switch grip.finger {
      case .pan: physics.panThreshold
      case .edge: physics.edgeThreshold
      default: physics.pinchThreshold
      }
    let ahead = grip.finger == .pinch ? 0 : physics.lookAhead
    let goesBack = velocity.map { card.scale + $0.scale * ahead < threshold } ?? false
    thrown = velocity
    let speed = velocity.map { $0.offset.length } ?? 0
    haste =
      goesBack && grip.finger != .pan
      ? 1 + physics.quickening * min(speed / max(1, grip.size.width), 3) : 1
    // The source may have scrolled away meanwhile. The host is asked, and may end the transition.
    if goesBack, let session = interaction.flights, session.stage.goesBack {
      transitions.flights.askAgain(session)
    }
    guard interaction.isBound else { return }
    let motion = motion(goesBack: goesBack)
    let remainder = TransitionSession.Remainder(
      curve: .spring(
        ZoomPhysics.Motion(frequency: physics.covering, damping: 1).parameters,
        initialVelocity: 0),
      seconds: seconds(motion, speed, grip.size))
    let finger = isArriving ? card.depth : 1 - card.depth
    // Fractions per second of the way back.
    let fractions = -(velocity?.scale ?? 0) / (1 - physics.smallest) * slope(finger)
    let rate = min(max(-1e6, isArriving ? -fractions : fractions), 1e6)
    interaction.end(cancelled: isArriving ? goesBack : !goesBack, velocity: rate, remainder)
    // Another finger may take the screen before the next frame.
    _ = transitions.flights.steer(for: self)
  }

  /// The spring of the screen into its source, quickened, or back to the whole.
  func motion(goesBack: Bool) -> ZoomPhysics.Motion {
    guard goesBack else { return physics.returning }
    return ZoomPhysics.Motion(
      frequency: physics.landing.frequency * haste, damping: physics.landing.damping)
  }

  func coverMotion(goesBack: Bool) -> SpringParameters {
    guard goesBack else { return physics.returning.parameters }
    return ZoomPhysics.Motion(frequency: physics.covering, damping: 1).parameters
  }

  /// Seconds for the rest of the transition: until a screen would rest that has its whole height to
  /// go, with this speed, in the slower of the two directions.
  private func seconds(_ motion: ZoomPhysics.Motion, _ speed: Double, _ size: Size) -> Double {
    let distance = max(1, size.height)
    let velocity = min(speed / distance, 100)
    let curve = TimingCurve.spring(motion.parameters, initialVelocity: velocity)
    let own = max(
      curve.naturalDuration ?? 0,
      TimingCurve.spring(motion.parameters, initialVelocity: -velocity).naturalDuration ?? 0)
    return own.isFinite ? own : 1
  }

  /// The screen's change per second under the finger: the derivative of `moved`, in which the grabbed
  /// point's part (1 − scale)·grabbed gives −scale'·grabbed, or of `pinched`.
  private func velocity(_ gesture: Gesture, _ grip: Grip) -> ZoomCard {
    guard gesture !== pinch else { return pinchVelocity(grip) }
    guard let pan = gesture as? PanGesture else { return .still }
    let travel = grip.travel
    let speed = (try? pan.convert(pan.velocity, to: containerView)) ?? .zero
    let rate =
      grip.finger == .pan
      ? physics.panVelocity(travel, speed, grip.size)
      : physics.edgeVelocity(travel, speed, grip.size, grip.direction)
    return ZoomCard(
      offset: rate.shift - rate.scale * grip.grabbed, scale: rate.scale,
      depth: depthRate(rate.scale))
  }

  /// The derivative of `pinched`: of the fingers' middle, less that of the turned and scaled arm to the
  /// grabbed point.
  private func pinchVelocity(_ grip: Grip) -> ZoomCard {
    let start = grip.hands.0.grip?.start ?? 1
    let rate = physics.pinchVelocity(grip.scale, start * pinch.scaleVelocity)
    let turn = pinch.turnVelocity
    let focus = (try? pinch.convert(pinch.focusVelocity, to: containerView)) ?? .zero
    let (sine, cosine) = Elementary.sincos(card.rotation)
    let arm = Vector(
      dx: grip.grabbed.dx * cosine - grip.grabbed.dy * sine,
      dy: grip.grabbed.dx * sine + grip.grabbed.dy * cosine)
    let swing = (card.scale * turn) * Vector(dx: -arm.dy, dy: arm.dx)
    return ZoomCard(
      offset: focus - rate * arm - swing, scale: rate, rotation: turn, depth: depthRate(rate))
  }

  /// How fast the depth changes with a scale that changes at a rate; not at all beyond its ends.
  private func depthRate(_ rate: Double) -> Double {
    card.scale < 1 && card.scale > physics.smallest ? rate / (1 - physics.smallest) : 0
  }
}
