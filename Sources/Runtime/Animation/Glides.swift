/// The episodes of properties that glide: from rest to rest of what plain setters have begun, with
/// one notice at the end (IM-14).
final class Glides {
  struct Episode {
    let view: Handle.Bits
    let property: PropertyID
    /// When the last of its motions ends, on the runtime's clock.
    var end: Double
    /// Slot of its completion.
    var slot: Int32 = -1
    /// The next one of the view; of a free place, the next free one.
    var next: Int32 = -1
    /// Index among the live episodes.
    var place: Int32 = -1
    /// Where the running glide set out, adjusted for reversals, and how much of its duration it
    /// takes (IM-13); empty when that is not asked for.
    var start: [Double] = []
    var shortening = 1.0
    var group: TrackGroupID = -1
    /// The motion under reduced motion that changes the place, half-way, and when it ends (IM-11).
    var jump: TrackGroupID = -1
    var jumpEnd = 0.0
    /// The number of the runtime's last rest when it was set last.
    var rest = 0
    var listener: ImplicitTimings.Listener?
  }

  private(set) var episodes: [Episode] = []
  /// Live episodes, in no particular order.
  private var live = Buffer<Int32>()
  private var firstFree: Int32 = -1
  /// The first episode of each view and value.
  private var first = SubjectColumn()
  private(set) var hiddenCount = 0

  var isEmpty: Bool { live.count == 0 }

  func find(_ view: Subject, _ property: PropertyID) -> Int32 {
    var index = first[view]
    while index >= 0 {
      if episodes[Int(index)].property == property { return index }
      index = episodes[Int(index)].next
    }
    return -1
  }

  func with<Result>(_ index: Int32, _ body: (inout Episode) -> Result) -> Result {
    body(&episodes[Int(index)])
  }

  /// Lets go of all listeners: nobody is notified any more.
  func removeAll() {
    episodes = []
    live.removeAll()
    first.removeAll()
    firstFree = -1
    hiddenCount = 0
  }

  func begin(_ view: Handle, _ property: PropertyID, end: Double) -> Int32 {
    var episode = Episode(view: view.bits, property: property, end: end)
    episode.next = first[view.subject]
    var index = firstFree
    if index >= 0 {
      firstFree = episodes[Int(index)].next
      episodes[Int(index)] = episode
    } else {
      index = Int32(truncatingIfNeeded: episodes.count)
      episodes.append(episode)
    }
    first[view.subject] = index
    episodes[Int(index)].place = Int32(truncatingIfNeeded: live.count)
    live.append(index)
    if property == .hidden { hiddenCount += 1 }
    return index
  }

  /// Takes an episode out of its view's list: what is set from now on is another one. It is
  /// reported later, and keeps until then what is to be reported.
  func end(_ index: Int32) {
    let episode = episodes[Int(index)]
    if episode.property == .hidden { hiddenCount -= 1 }
    let row = Handle(bits: episode.view).subject
    if first[row] == index {
      first[row] = episode.next
    } else {
      var current = first[row]
      while current >= 0 {
        let next = episodes[Int(current)].next
        if next == index {
          episodes[Int(current)].next = episode.next
          break
        }
        current = next
      }
    }
    let place = Int(episode.place)
    live.removeSwapping(at: place)
    if place < live.count {
      episodes[Int(live[place])].place = Int32(truncatingIfNeeded: place)
    }
  }

  /// Calls with each episode that is over, newest first.
  func forEachOver(_ horizon: Double, _ body: (Int32) -> Void) {
    var place = live.count
    while place > 0 {
      place -= 1
      let index = live[place]
      if episodes[Int(index)].end <= horizon { body(index) }
    }
  }

  /// Lets those end some seconds earlier that have not been set in a rest.
  func bringForward(by seconds: Double, unlessSetIn rest: Int) {
    for place in 0..<live.count where episodes[Int(live[place])].rest != rest {
      episodes[Int(live[place])].end -= seconds
      episodes[Int(live[place])].jumpEnd -= seconds
    }
  }

  /// Calls with each view that is drawn for a while though it is hidden.
  func forEachHidden(_ body: (Int32) -> Void) {
    guard hiddenCount > 0 else { return }
    var index = live.count
    while index > 0 {
      index -= 1
      if episodes[Int(live[index])].property == .hidden { body(live[index]) }
    }
  }

  /// When the next view that is drawn though it is hidden goes.
  var nextDeadline: Double {
    var next = Double.infinity
    forEachHidden { next = min(next, episodes[Int($0)].end) }
    return next
  }

  /// Frees an episode whose listener has been notified.
  func free(_ index: Int32) {
    episodes[Int(index)].listener = nil
    episodes[Int(index)].start = []
    episodes[Int(index)].next = firstFree
    firstFree = index
  }
}
