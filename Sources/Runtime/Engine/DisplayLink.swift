/// Calls a function of the host with every frame, or with as many as it prefers.
final class DisplayLink: Entity {
  /// Frames per second; 0 says nothing.
  struct RateRange: Equatable, BitwiseCopyable {
    var minimum = 0.0
    var maximum = 0.0
    var preferred = 0.0
  }

  let links: DisplayLinks
  private(set) var handler: ((DisplayLink) -> Void)?
  /// A paused one begins anew when it goes on.
  var isPaused = false { didSet { if isPaused != oldValue { due = -.infinity } } }
  var rates = RateRange() { didSet { if rates != oldValue { due = -.infinity } } }
  private(set) var isInvalidated = false
  /// The time of the frame of its last call, and that of the frame which the call is for.
  private(set) var timestamp = 0.0
  private(set) var target = 0.0
  private var due = -Double.infinity

  init(links: DisplayLinks) { self.links = links }

  /// Sets the function that is called with frames.
  func call(_ handler: ((DisplayLink) -> Void)?) { self.handler = handler }

  var isActive: Bool { !isPaused && !isInvalidated }

  /// Seconds between two calls; 0 for every frame.
  private var interval: Double {
    var rate = rates.preferred > 0 ? rates.preferred : rates.maximum
    if rates.maximum > 0 { rate = min(rate, rates.maximum) }
    rate = max(rate, rates.minimum)
    return rate > 0 ? 1.0.divided(by: max(rate, .leastInReach)) : 0
  }

  /// Ends it: it calls nobody any more.
  func invalidate() {
    guard !isInvalidated else { return }
    isInvalidated = true
    handler = nil
    links.noteInvalidation()
  }

  override func dispose() { invalidate() }

  /// A frame at a time, `step` seconds after the one before. Returns whether the host is to be
  /// called.
  ///
  /// A frame a little before the due time counts: displays are not exact. What has fallen behind
  /// starts a new rhythm.
  fileprivate func isDue(at time: Double, step: Double) -> Bool {
    let interval = self.interval
    if interval > 0 {
      guard time >= nextDeadline else { return false }
      let next = due + interval
      due = next > time ? next : time + interval
      target = time + interval
    } else {
      target = time + step
    }
    timestamp = time
    return true
  }

  /// The first moment whose frame counts for the next call; −∞ when every one does.
  fileprivate var nextDeadline: Double { due - interval * Self.slack }

  /// The part of an interval by which a frame may be early.
  static var slack: Double { 0.1 }
}

/// The display links of a runtime, in the order of their making.
final class DisplayLinks: FramePart {
  private let entities: EntityTable
  private let events: EventQueue
  private let host: Host
  /// Links in their order. Invalidated ones stay until they are as many as the others.
  private var links: [DisplayLink] = []
  private var invalidatedCount = 0
  private let frame: FrameTimes

  init(entities: EntityTable, events: EventQueue, host: Host, frame: FrameTimes) {
    self.frame = frame
    self.entities = entities
    self.events = events
    self.host = host
  }

  func make() throws(Fault) -> DisplayLink {
    let link = try entities.insert(DisplayLink(links: self), as: .displayLink)
    links.append(link)
    return link
  }

  fileprivate func noteInvalidation() {
    invalidatedCount += 1
    guard 2 * invalidatedCount > links.count else { return }
    links.removeAll { $0.isInvalidated }
    invalidatedCount = 0
  }

  override var answers: FrameQuestions { [.needsFrame, .nextHostDeadline] }

  /// Whether one of them waits for any frame after the last one.
  override var needsFrame: Bool {
    for link in links where link.isActive && link.nextDeadline <= frame.hostTime { return true }
    return false
  }

  /// The first moment for which one of them waits; infinity when there is none.
  override var nextHostDeadline: Double {
    var next = Double.infinity
    for link in links where link.isActive && link.nextDeadline.isFinite {
      next = min(next, link.nextDeadline)
    }
    return next
  }

  /// Notifies those that are due of a frame.
  override func begin() {
    guard !links.isEmpty else { return }
    let step = frame.hostStep > 0 ? frame.hostStep : Self.usualStep
    // A copy: those that are called may make new ones and end others.
    for link in links where link.isActive {
      guard link.isDue(at: frame.hostTime, step: step) else { continue }
      events.post(.displayLink, link.handle, value: link.target)
      guard let handler = link.handler else { continue }
      host.call { handler(link) }
    }
  }

  override func removeAll() {
    for link in links { link.invalidate() }
    links = []
  }

  /// Seconds between frames as long as there has been one only.
  private static var usualStep: Double { 1.0 / 60 }
}
