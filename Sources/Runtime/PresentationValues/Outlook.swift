/// A group that is looked at as if it had arrived at one of its ends, and its factor a there.
struct Arrival: BitwiseCopyable {
  let group: TrackGroupID
  let factor: Double
}

/// The moment in which views are looked at: the present frame, or as they will be when some motions
/// have arrived.
final class Outlook {
  /// The groups that are not looked at as arrived: where they are in the present frame, or at their
  /// targets.
  enum Others { case present, atTargets }

  private var arrivals = Buffer<Arrival>()
  private(set) var others = Others.present
  /// Whether something that has not arrived has moved what was looked at.
  private(set) var metOthers = false

  var isPresent: Bool { arrivals.count == 0 && others == .present }

  /// Runs `read`, in which views are looked at as if the groups that `add` names had arrived, and the
  /// others as `others` says.
  func withArrivals<Answer>(
    others: Others, add: (inout Buffer<Arrival>) -> Void, read: () -> Answer
  ) -> Answer {
    add(&arrivals)
    self.others = others
    metOthers = false
    defer {
      arrivals.removeAll()
      self.others = .present
    }
    return read()
  }

  /// The factors of a group that is looked at as arrived; none for others.
  func arrivedFactors(of group: TrackGroupID) -> (a: Double, b: Double)? {
    for index in 0..<arrivals.count where arrivals[index].group == group {
      return (arrivals[index].factor, 0)
    }
    return others == .atTargets ? (0, 0) : nil
  }

  /// Notes that something moves, or places, what is looked at.
  func meetOthers() { metOthers = true }
}
