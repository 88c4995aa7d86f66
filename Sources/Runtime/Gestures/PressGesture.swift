/// A finger, or a key on what has the focus, that presses a view (PS-1, PS-2).
///
/// It has begun while the finger is down and keeps nobody from recognizing: who does takes the finger.
/// Only the lift inside keeps it from others. The view is highlighted while the finger is near.
final class PressGesture: Gesture {
  private enum Figures {
    /// How far beyond the bounds a finger may be, on either axis, in points.
    static let reach = 70.0
    /// How long what is tapped is highlighted at least, in seconds.
    static let shortest = 0.1
    /// When a finger that another recognizer keeps back without saying for how long is looked at again.
    static let look = 1.0 / 60
  }

  /// The source of a press.
  private enum Presser { case none, finger, liftedFinger, key }

  /// Whether its view is highlighted by it.
  private enum Light {
    case off
    case on(Handle, since: Double)
    /// Highlighted for a while after a press.
    case fading(Handle, until: Double)
  }

  private var presser = Presser.none
  private var light = Light.off

  override var noun: StaticString { "press" }
  override var isFingerless: Bool { presser == .key }
  /// One that has waited for others until the finger was gone has happened at once.
  override var isDiscrete: Bool { presser == .liftedFinger }

  override func canTake(_ touch: Touch) -> Bool {
    touches.isEmpty && presser != .key && touch.isFinger
  }

  /// Of presses in one another the innermost one has the finger.
  override func prevents(_ other: Gesture) -> Bool { isDiscrete || other is PressGesture }

  override func yields(to other: Gesture) -> Bool { !(other is PressGesture) }

  // MARK: A finger

  /// Recognizers that keep fingers from others do so while this one has the finger, too.
  override func touchBegan(_ touch: Touch) {
    presser = .finger
    wake(at: touch.time)
  }

  override func touchMoved(_ touch: Touch) {
    guard isActive else { return }
    let isNear = isNear(touch)
    guard isNear != isLit else { return }
    setLit(isNear, at: touch.time)
    note()
  }

  override func touchEnded(_ touch: Touch) {
    guard isNear(touch) else { return isActive ? cancel() : fail() }
    if state == .possible {
      sleep()
      if !isWaiting { recognize() }
      if isWaiting { presser = .liftedFinger }
    }
    guard isActive else { return }
    // A finger that has come back with its last word acts as well.
    setLit(true, at: touch.time)
    fade(at: touch.time)
    prevail()
    finish()
  }

  override func deadlinePassed() {
    if case .fading = light, touches.isEmpty { return setLit(false, at: 0) }
    guard state == .possible, let touch = touches.first else { return }
    var next = Double.infinity
    for other in touch.receivers where other.keepsTouches {
      next = min(next, other.deadline < .infinity ? other.deadline.nextUp : .infinity)
      if next == .infinity { next = gestures.momentOfNews + Figures.look }
    }
    if next < .infinity { wake(at: next) } else { recognize() }
  }

  override func willRecognize() {
    guard presser != .key else { return }
    setLit(true, at: gestures.momentOfNews)
    if presser == .liftedFinger { fade(at: gestures.momentOfNews) }
  }

  override func didReset() {
    presser = .none
    switch light {
    case .off: break
    case .fading(let lit, let until) where lit == view: wake(at: until)
    case .on, .fading: setLit(false, at: 0)
    }
  }

  override func dispose() {
    setLit(false, at: 0)
    super.dispose()
  }

  private func isNear(_ touch: Touch) -> Bool {
    guard !view.isNone, let place = try? convert(touch.location, to: view) else { return false }
    let bounds = gestures.views.bounds(view.index)
    let reach = Figures.reach
    return place.x >= bounds.minX - reach && place.x <= bounds.maxX + reach
      && place.y >= bounds.minY - reach && place.y <= bounds.maxY + reach
  }

  // MARK: A key

  func keyDown(at time: Double) {
    guard isOpen, state == .possible, touches.isEmpty, !view.isNone else { return }
    presser = .key
    let views = gestures.views
    let middle = views.bounds(view.index).center
    locate(
      at: (try? views.convert(middle, from: view.index, to: views.window.index)) ?? .zero)
    setLit(true, at: time)
    recognize()
    if !isActive { setLit(false, at: time) }
  }

  func keyUp(at time: Double) {
    guard presser == .key, isActive else { return }
    fade(at: time)
    finish()
    if isAlive { lifted() }
  }

  // MARK: Light

  private var isLit: Bool { if case .on = light { true } else { false } }

  private func setLit(_ isLit: Bool, at time: Double) {
    switch light {
    case .on where isLit: return
    case .on(let old, _), .fading(let old, _): if !isLit || old != view { show(false, old) }
    case .off: break
    }
    light = isLit ? .on(view, since: time) : .off
    if isLit { show(true, view) }
  }

  /// Keeps it highlighted until it has been for long enough.
  private func fade(at time: Double) {
    guard case .on(let lit, let since) = light else { return }
    guard time < since + Figures.shortest else { return setLit(false, at: time) }
    light = .fading(lit, until: since + Figures.shortest)
  }

  private func show(_ isLit: Bool, _ view: Handle) {
    let views = gestures.views
    if views.names.contains(view) { views.setState(.highlighted, view.index, isLit) }
  }
}

/// A key that presses what has the focus, at one moment.
struct PressSample: BitwiseCopyable {
  let phase: TouchSample.Phase
  let time: Double
}

/// The key that is down, and what it presses.
struct PressedKey: BitwiseCopyable {
  let gesture: Handle
  /// The view that had the focus at the press.
  let focused: Handle
}
