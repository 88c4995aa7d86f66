/// Lets a pan drive a transition, so that the host only feeds touches.
///
/// A pan that begins takes the transition that the interaction has in hand, wherever it is, or asks
/// for a new one, which it takes when its turn comes (NV-7). It scrubs it, and lets it go with the
/// finger's velocity. A binding of both drives a transition and the one that undoes it, in opposite
/// directions: the one under way says which it is, else the finger (DG-8).
///
///     free ──begins──▶ waiting ──has a transition──▶ holding ──lets go──▶ free
///                         └──lets go──▶ free: what it has asked for ends as the finger says when
///                                       its turn comes
class GestureBinding: GestureHandler {
  struct Rule {
    /// Towards the end of the transition, in the window; of length 1. None stands for the way from
    /// the leading to the trailing edge.
    var direction: Vector?
    /// Points from the start to the end; 0 stands for the size of the recognizer's view.
    var extent = 0.0
    /// A finger that lets go lets it finish when what it throws would come to rest beyond this
    /// fraction (PD-11, R-19).
    var threshold = 0.5
    /// Whether it drives the way back as well, against the direction.
    var drivesBoth = false
  }

  final let interaction: PercentDrivenInteraction
  private let rule: Rule
  private let entities: EntityTable
  /// Asks for a transition that the interaction drives: there, or back.
  private let begin: (_ gesture: Gesture, _ goesBack: Bool) -> Void
  /// Whether a request that waits when the finger has gone keeps its turn, and ends as the finger
  /// says.
  private let keepsWaitingRequests: () -> Bool
  /// The finger on the fraction, while it has a transition; before that, how far it has gone.
  private var hand = Hand()
  /// From the finger's way in points to the fraction. Its direction leads to the end of the
  /// transition that this gesture drives: of one that goes back, against that of the rule.
  private var projection: Projection

  init(
    _ interaction: PercentDrivenInteraction, _ rule: Rule, _ entities: EntityTable,
    keepsWaitingRequests: @escaping () -> Bool,
    begin: @escaping (_ gesture: Gesture, _ goesBack: Bool) -> Void
  ) {
    self.keepsWaitingRequests = keepsWaitingRequests
    self.interaction = interaction
    self.rule = rule
    projection = Self.projection(Vector(dx: 1, dy: 0), extent: 1)
    self.entities = entities
    self.begin = begin
    super.init()
    entities.retain(interaction)
  }

  override func gestureDidChange(_ gesture: Gesture) {
    guard let pan = gesture as? PanGesture else { return }
    switch pan.state {
    case .began: take(pan)
    case .changed: follow(pan)
    case .ended: letGo(pan)
    case .cancelled:
      follow(pan)
      let isWaiting = hand.waitingReading != nil
      hand.letGo()
      if interaction.isBound {
        _ = interaction.cancel(velocity: 0)
      } else if isWaiting, keepsWaitingRequests() {
        interaction.keepVerdict(.cancelled)
      }
    case .possible, .failed: break
    }
    interaction.noteHeld(byGesture: pan.isActive)
  }

  /// Points of the finger's way, where that depends on the transition that it leads; none leaves them to
  /// the rule.
  var way: Double? { nil }

  /// Ends the binding: releases the interaction.
  override func leave(_ gesture: Gesture) {
    interaction.noteHeld(byGesture: false)
    entities.release(interaction.handle)
  }

  /// Takes the transition under way where it is, or else asks for one, there or back as the finger
  /// goes, and waits until that begins. Then follows the finger.
  private func take(_ pan: PanGesture) {
    let direction = rule.direction ?? Vector(dx: layoutDirection(of: pan).forward, dy: 0)
    projection = Self.projection(direction, extent: extent(of: pan, direction))
    interaction.forgetVerdict()
    let now = pan.gestures.ownTime
    // A transition that has not begun, or is in a hand already, is bound but cannot be paused.
    if interaction.pause() || interaction.isBound {
      pointProjection(back: interaction.session?.goesBack ?? false)
      hand.take(at: interaction.percentComplete, since: now)
    } else {
      // The travel counts from where the finger came down; the translation, which may still be 0,
      // from where the pan was recognized.
      let goesBack = rule.drivesBoth && projection.reading(of: pan.travel) < 0
      pointProjection(back: goesBack)
      hand.wait(reading: projection.reading(of: pan.translation))
      begin(pan, goesBack)
      if interaction.isBound { hand.take(at: 0, since: now) }
    }
    // Whoever was asked may have cancelled it.
    if pan.isActive { follow(pan) }
  }

  /// Turns a projection that leads to the end of the way there to the end of the way back, if the
  /// transition goes back.
  private func pointProjection(back goesBack: Bool) {
    if rule.drivesBoth, goesBack { projection.direction = -projection.direction }
  }

  /// Points the projection to the end of a transition whose turn has come: the direction of layout
  /// may have changed since the finger asked for it.
  private func pointProjection(along session: TransitionSession) {
    let back = rule.drivesBoth && session.goesBack ? -1.0 : 1
    guard rule.direction == nil, projection.direction.dx != back * session.direction.forward
    else { return }
    projection.direction = -projection.direction
  }

  /// Shows the fraction under the finger. A transition that has begun since the finger's last step is
  /// taken, with the way that the finger has gone as its fraction.
  private func follow(_ pan: PanGesture) {
    if let passed = hand.waitingReading {
      guard let session = interaction.session else {
        return hand.wait(reading: projection.reading(of: pan.translation))
      }
      // A reading is counted along the direction: it turns with that.
      let old = projection.direction
      pointProjection(along: session)
      hand.take(
        at: 0, distance: old == projection.direction ? passed : -passed, since: pan.gestures.ownTime
      )
    }
    hand.follow(projection.reading(of: pan.translation))
    if let fraction { interaction.update(fraction) }
  }

  /// Fraction under the finger; none while it holds none.
  private var fraction: Double? { hand.raw.map { projection.resistance.shown(ofRaw: $0) } }

  /// Lets the transition finish, or cancels it, by where the finger's throw would come to rest
  /// . One that is still waited for ends in the same way once it begins, if its request keeps
  /// its turn.
  private func letGo(_ pan: PanGesture) {
    follow(pan)
    let fraction = fraction ?? hand.waitingReading
    let isWaiting = hand.waitingReading != nil
    hand.letGo()
    guard let fraction else { return }
    let extent = projection.extent
    let speed = projection.reading(of: pan.velocity)
    let release = Release(place: fraction * extent, velocity: speed * extent)
    let finishes = release.projectedEnd() > rule.threshold * extent
    guard interaction.isBound else {
      if isWaiting, keepsWaitingRequests() {
        interaction.keepVerdict(finishes ? .finished : .cancelled)
      }
      return
    }
    let velocity = min(max(-Self.greatestSpeed, speed), Self.greatestSpeed)
    _ = finishes ? interaction.finish(velocity: velocity) : interaction.cancel(velocity: velocity)
  }

  /// In fractions per second: beyond it no spring is computed well.
  private static var greatestSpeed: Double { 1e6 }

  /// The direction of layout of the transition that the gesture drives, else of the gesture's view.
  private func layoutDirection(of pan: PanGesture) -> LayoutDirection {
    let views = pan.gestures.views
    return interaction.session?.direction
      ?? views.layoutDirection(of: pan.view.isNone ? views.window.index : pan.view.index)
  }

  private static func projection(_ direction: Vector, extent: Double) -> Projection {
    Projection(
      direction: direction, extent: extent,
      resistance: Resistance(lowest: 0, highest: 1, form: .stop))
  }

  /// Returns the points of the finger's way from the start to the end of the transition: those of the
  /// rule, or the size of the gesture's view along the direction.
  private func extent(of pan: PanGesture, _ direction: Vector) -> Double {
    if let way { return way }
    guard rule.extent == 0 else { return rule.extent }
    let views = pan.gestures.views
    let size = views.bounds(pan.view.isNone ? views.window.index : pan.view.index).size
    let extent = size.width * direction.dx.magnitude + size.height * direction.dy.magnitude
    return extent > 0 ? extent : 1
  }
}
