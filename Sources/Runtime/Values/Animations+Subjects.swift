/// Changes of one property by a host, of a view or as a value, without a block.
extension Animations {
  /// Leaves it where it is shown, at rest (VL-7).
  func stop(_ subject: Subject, _ property: PropertyID, _ kind: PropertyKind) {
    guard !tracks.find(subject, property).isNone else { return }
    withUnsafeTemporaryAllocation(of: Double.self, capacity: PropertyID.maximumComponents) { room in
      guard let shown = room.baseAddress else { return }
      tracks.readShown(subject, property, kind, into: shown)
      remove(property, from: subject)
      tracks.setModel(subject, property, kind, to: shown)
    }
  }

  /// Sets it at once, whatever moves it.
  func jump(
    _ subject: Subject, _ property: PropertyID, _ kind: PropertyKind,
    to value: UnsafePointer<Double>
  ) {
    remove(property, from: subject)
    tracks.setModel(subject, property, kind, to: value)
  }

  /// Gives it a velocity in a block of its own (VL-5). Where nothing is animated nothing happens.
  func nudge(
    _ subject: Subject, _ property: PropertyID, _ kind: PropertyKind,
    _ velocity: UnsafePointer<Double>, _ options: AnimationOptions,
    _ completion: () -> Int32
  ) throws(Fault) -> Handle {
    begin(options)
    if contexts.last?.isAnimated == true {
      do throws(Fault) {
        try setVelocity(velocity, of: subject, property, kind)
      } catch {
        _ = commit(keeping: -1)
        throw error
      }
    }
    return commit(keeping: completion())
  }

  /// How a property is flung: for each component a rate, and the numbers between which it stays.
  struct Fling {
    var rates: [Double]
    var minimums: [Double]
    var maximums: [Double]
    /// The numbers of one place after the other.
    var rests: [Double] = []
    /// How much of the property is a point.
    var numberPerPoint = 1.0
    /// Whether touches reach what it moves where it is seen.
    var isTouchedWhereShown = false
  }

  /// Lets it go on with a velocity and slow down, each component by itself (VL-6).
  func fling(
    _ subject: Subject, _ property: PropertyID, _ kind: PropertyKind,
    _ velocity: UnsafePointer<Double>, _ settings: Fling, completion: Int32
  ) -> Handle {
    let count = kind.componentCount
    return withUnsafeTemporaryAllocation(
      of: Double.self, capacity: 2 * PropertyID.maximumComponents
    ) { room in
      guard let shown = room.baseAddress else { return .none }
      let end = shown + PropertyID.maximumComponents
      tracks.readShown(subject, property, kind, into: shown)
      let motions = motions(from: shown, velocity, settings, count)
      for component in 0..<count {
        end[component] = motions[component].end * settings.numberPerPoint
      }
      remove(property, from: subject)
      var duration = 0.0
      for motion in motions { duration = max(duration, motion.duration) }
      guard isEnabled, duration > 0, let name = makeName() else {
        tracks.setModel(subject, property, kind, to: end)
        completions.fire(completion, finished: true)
        return .none
      }
      tracks.setModel(subject, property, kind, to: shown)
      let driver = Driver(duration: duration, curve: .linear, owner: name, use: .keyframes)
      var members: [(group: TrackGroupID, curve: TimingCurve)] = []
      for component in 0..<count where motions[component].duration > 0 {
        // Back where it came from there is no distance; any curve will do.
        let points = (shown[component] - end[component]) / settings.numberPerPoint
        let distance = points.magnitude > 1e-9 ? points : 1
        let group = tracks.makeGroup(tag: -1, isActive: false, canRollBack: false)
        tracks.groups.base[Int(group)].isTouchedWhereShown = settings.isTouchedWhereShown
        tracks.hold(
          subject, property, kind, group: group, component, away: distance * settings.numberPerPoint
        )
        members.append((group, .own(FlingCurve(motions[component], distance: distance))))
      }
      tracks.aim(subject, property, kind, at: end)
      let animation = play(driver, named: name, first: members[0].group) {
        for (index, member) in members.enumerated() {
          join(
            driver, member.group, span: .init(begin: 0, length: duration), curve: member.curve,
            completion: index == 0 ? completion : -1)
        }
      }
      // Now that every component has its distance and its factor, it shows what it has shown.
      let track = tracks.find(subject, property)
      if !track.isNone { tracks.evaluate(track) }
      return animation
    }
  }

  private func motions(
    from shown: UnsafePointer<Double>, _ velocity: UnsafePointer<Double>, _ settings: Fling,
    _ count: Int
  ) -> [FlungMotion] {
    let numberPerPoint = settings.numberPerPoint
    var motions: [FlungMotion] = []
    for component in 0..<count {
      motions.append(
        FlungMotion(
          Decay(rate: settings.rates[component]), from: shown[component] / numberPerPoint,
          velocity: velocity[component] / numberPerPoint,
          between: settings.minimums[component] / numberPerPoint,
          settings.maximums[component] / numberPerPoint))
    }
    guard let place = nearestRest(to: motions, settings, count) else { return motions }
    for component in 0..<count {
      motions[component] = FlungMotion(
        Decay(rate: settings.rates[component]), from: shown[component] / numberPerPoint,
        velocity: velocity[component] / numberPerPoint,
        to: settings.rests[place + component] / numberPerPoint)
    }
    return motions
  }

  /// Where among the rests the place stands that is nearest to the natural end; the first of equal
  /// ones.
  private func nearestRest(
    to motions: [FlungMotion], _ settings: Fling, _ count: Int
  ) -> Int? {
    var nearest: Int?
    var least = Double.infinity
    for index in stride(from: 0, to: settings.rests.count, by: count) {
      var sum = 0.0
      for component in 0..<count {
        let apart =
          settings.rests[index + component] / settings.numberPerPoint - motions[component].end
        sum += apart * apart
      }
      if sum < least { (nearest, least) = (index, sum) }
    }
    return nearest
  }
}

extension Tracks {
  /// Makes a record of a group that holds one component away from where the property is.
  fileprivate func hold(
    _ subject: Subject, _ property: PropertyID, _ kind: PropertyKind, group: TrackGroupID,
    _ component: Int, away distance: Double
  ) {
    let record = rest(subject, property, kind, group: group)
    columns(of: record) { columns in
      columns.delta.base[record.row * columns.width + component] = distance
    }
  }

  /// Gives a property another model value without a look at what it shows: what moves it has been
  /// made for that.
  fileprivate func aim(
    _ subject: Subject, _ property: PropertyID, _ kind: PropertyKind,
    at value: UnsafePointer<Double>
  ) {
    store(value, in: modelValue(subject, property, kind), subject, property, kind)
    let track = find(subject, property)
    guard !track.isNone else { return }
    let table = tables[track.table]
    (table.model.base + track.row * table.width).update(from: value, count: table.width)
    table.targetWasSet()
    reportResized()
  }
}
