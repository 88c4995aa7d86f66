/// One number that links go by: a source, or several combined (LK-3). Links that name the same sources
/// share it, so each is read once in a frame.
final class LinkInput {
  /// The result of a look at the sources.
  enum News {
    case still
    /// The number moves, has just come to rest, or is there anew.
    case moved
    /// A source has nothing to say for now.
    case absent
    /// A source is gone for good.
    case gone
  }

  /// One of the sources as it was seen last, and in the frame before.
  private struct Part {
    let source: LinkSource
    var value = 0.0
    var velocity = 0.0
    var before: Double?
    let tracker: Tracker?
  }

  private final class Tracker {
    private var tracker = VelocityTracker()

    func add(_ value: Double, at time: Double) { tracker.add(Point(x: value, y: 0), at: time) }
    func forget() { tracker.reset() }
    var velocity: Double { tracker.velocity.dx }
  }

  let combination: LinkCombination
  /// Says where it stands among those that hang on as many others: see `LinkSource.words`.
  let words: [UInt64]
  private var parts: [Part] = []
  private var frame: UInt64 = 0

  private(set) var isActive = false
  /// The number, as of the last time that it was active.
  private(set) var value = 0.0
  /// Per second; 0 while it is not active.
  private(set) var velocity = 0.0
  /// In the order of their targets.
  private(set) var links: [Link] = []
  /// How many of its links want to be looked at while it is still.
  private(set) var attentive = 0

  // The order in which inputs hang on one another: see `Links+Order`.
  /// The cells of its sources that links can move.
  let reads: [LinkCell]
  /// How many links one after the other lead to it at most.
  private(set) var level = 0
  private(set) var pending = 0
  private(set) var mark: UInt64 = 0

  init(
    _ sources: [LinkSource], _ combination: LinkCombination, _ words: [UInt64], reads: [LinkCell]
  ) {
    self.combination = combination
    self.words = words
    self.reads = reads
    for source in sources {
      parts.append(
        Part(source: source, tracker: source.isTracked ? Tracker() : nil))
    }
  }

  // MARK: Links

  func add(_ link: Link) {
    let word = link.target.word
    links.put(link, at: links.firstPlace { $0.target.word > word })
  }

  func remove(_ link: Link) {
    let word = link.target.word
    var place = links.firstPlace { $0.target.word >= word }
    while place < links.count, links[place] !== link { place += 1 }
    if place < links.count { links.close(place) }
  }

  func forgetLinks() { links = [] }

  /// Counts links that want to be looked at while it is still, in or out.
  func countAttentive(_ change: Int) { attentive += change }

  // MARK: The order

  /// Links of so many others, one after the other, lead to it.
  func stand(at level: Int) { self.level = level }

  /// Forgets its place in the order, which is found anew.
  func beginSorting() { (pending, level) = (0, 0) }

  /// Another input has to be sorted before it.
  func awaitOther() { pending += 1 }

  /// An input before it has been sorted; returns whether it was the last one.
  func otherIsSorted(_ other: LinkInput) -> Bool {
    level = max(level, other.level + 1)
    pending -= 1
    return pending == 0
  }

  /// Visits it in a walk; returns false if the walk has been here.
  func visit(_ walk: UInt64) -> Bool {
    guard mark != walk else { return false }
    mark = walk
    return true
  }

  // MARK: Sources

  /// Says what an input reads, in words; those of two are alike only if both are.
  static func words(of sources: [LinkSource], _ combination: LinkCombination) -> [UInt64] {
    var words = [UInt64(combination.rawValue)]
    for source in sources { words += source.words }
    return words
  }

  /// Whether only a look tells that it has changed.
  var isWatched: Bool {
    for part in parts where part.source.isWatched { return true }
    return false
  }

  /// Visits the views and values that it reads.
  func forEachSubject(_ body: (Handle) -> Void) {
    for part in parts {
      if case .property(let subject, _, _, _, _) = part.source.place { body(subject) }
    }
  }

  /// Whether it goes on changing though nobody says anything: the velocity of a finger that has stopped.
  var wantsFrames: Bool {
    for part in parts where part.source.measure == .velocity && part.value != 0 { return true }
    return false
  }

  /// Whether a source is gone.
  func isGone(_ reader: LinkReader) -> Bool {
    for part in parts { if case .gone = reader.read(part.source.place) { return true } }
    return false
  }

  /// Looks at the sources.
  func refresh(_ reader: LinkReader, _ frame: FrameTimes, seconds: Double) -> News {
    let isNewFrame = self.frame != frame.number
    self.frame = frame.number
    var hasMoved = !isActive
    for index in parts.indices {
      switch reader.read(parts[index].source.place) {
      case .gone: return .gone
      case .absent:
        rest()
        return .absent
      case .present(let found):
        if isNewFrame { parts[index].before = isActive ? parts[index].value : nil }
        if let tracker = parts[index].tracker {
          if reader.velocity(of: parts[index].source.place) != nil {
            tracker.forget()
          } else {
            tracker.add(found, at: frame.hostTime)
          }
        }
        let value =
          parts[index].source.measure == .value ? found : placeVelocity(index, reader)
        if value != parts[index].value {
          parts[index].value = value
          hasMoved = true
        }
      }
    }
    guard hasMoved || velocity != 0 else { return .still }
    isActive = true
    for index in parts.indices { parts[index].velocity = velocity(index, reader, seconds) }
    value = combination.value(of: parts.count) { parts[$0].value }
    velocity = combination.velocity(of: parts.count) {
      parts[$0].value
    } _: {
      parts[$0].velocity
    }
    return .moved
  }

  private func rest() {
    isActive = false
    velocity = 0
    for part in parts { part.tracker?.forget() }
  }

  private func placeVelocity(_ index: Int, _ reader: LinkReader) -> Double {
    (reader.velocity(of: parts[index].source.place) ?? parts[index].tracker?.velocity ?? 0)
      .limited(to: .greatestInReach)
  }

  /// How fast what a part measures changes. How fast a velocity does is what it has done since the last
  /// frame.
  private func velocity(_ index: Int, _ reader: LinkReader, _ seconds: Double) -> Double {
    guard parts[index].source.measure == .velocity else { return placeVelocity(index, reader) }
    guard let before = parts[index].before, seconds > 1e-9 else { return 0 }
    return ((parts[index].value - before) / seconds).limited(to: .greatestInReach)
  }
}
