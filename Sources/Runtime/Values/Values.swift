/// Values: numbers that move and belong to no view, and their observers.
///
/// The layers that move properties store and show values (`ValueRows`); here is the part that only
/// a host with values needs.
final class Values: FramePart {
  let animations: Animations
  let tracks: Tracks
  private let entities: EntityTable
  private let names = ValueNames()
  /// In the order in which they were set; gaps are closed with the next frame.
  private var observers: [ValueObserver?] = []
  private var observerPlaces = SubjectColumn()
  private var gaps = 0
  /// How much of a value is a point, of those that have said so.
  private var numbersPerPoint = SparseBuffer<Double>(usual: 0)

  init(_ animations: Animations, _ entities: EntityTable) {
    self.animations = animations
    tracks = animations.tracks
    self.entities = entities
    super.init()
    names.attach(to: self)
  }

  /// A new value, held once.
  func make(
    _ property: PropertyID, initial: UnsafePointer<Double>, numberPerPoint: Double = 0
  ) throws(Fault) -> Handle {
    let name = try entities.name(names, as: .value)
    tracks.values.insert(name, property, initial: initial)
    if numberPerPoint > 0 || numbersPerPoint.isThere {
      numbersPerPoint.makeRoom(tracks.values.rows.count)
      numbersPerPoint[name.index] = numberPerPoint
    }
    return name
  }

  func release(_ value: Handle) { entities.release(value) }

  /// How much of a value is a point, in its units, where it has said so; else 0.
  func ownNumberPerPoint(of value: Handle) -> Double {
    numbersPerPoint.isThere && value.index < tracks.values.rows.count
      ? numbersPerPoint[value.index] : 0
  }

  /// How much of a value is a point, in its units (VL-12).
  func numberPerPoint(of value: Handle) -> Double {
    let own = ownNumberPerPoint(of: value)
    if own > 0 { return own }
    return property(of: value).interpolationOfValue == .angle ? 0.01 : 1
  }

  @inline(__always)
  func property(of value: Handle) -> PropertyID { tracks.values.rows[value.index].property }

  /// Ends a value, and with it its motions (VL-10).
  fileprivate func end(_ value: Handle) {
    guard tracks.values.contains(value) else { return }
    removeObserver(of: value)
    animations.removeAll(from: value.subject)
    animations.foreignMotion?.subjectWillEnd(value.subject)
    animations.implicit.forget(value)
    tracks.removeValue(value.index)
  }

  override func removeAll() {
    observers = []
    names.attach(to: nil)
  }

  // MARK: Observers

  func observer(of value: Handle) -> ValueObserver? {
    let place = observerPlaces[value.subject]
    return place >= 0 ? observers[Int(place)] : nil
  }

  func observe(_ value: Handle, _ call: @escaping ValueObserver.Call) {
    removeObserver(of: value)
    let observer = ValueObserver(value, property(of: value).countOfValue, call)
    readShown(value, into: observer.shown)
    observer.previous.update(from: observer.shown, count: observer.count)
    observerPlaces[value.subject] = Int32(truncatingIfNeeded: observers.count)
    observers.append(observer)
  }

  func removeObserver(of value: Handle) {
    let place = observerPlaces[value.subject]
    guard place >= 0 else { return }
    observers[Int(place)] = nil
    observerPlaces[value.subject] = -1
    gaps += 1
  }

  /// Notifies observers of what the frame has changed (VL-9).
  override func finish() {
    if gaps > 0 { closeGaps() }
    // Those that come meanwhile hear of the next frame; those that go leave gaps until then.
    let end = observers.count
    var index = 0
    while index < end, index < observers.count {
      if let observer = observers[index] { notify(observer) }
      index += 1
    }
  }

  private func notify(_ observer: ValueObserver) {
    guard tracks.values.contains(observer.value) else { return }
    withUnsafeTemporaryAllocation(of: Double.self, capacity: 32) { room in
      guard let now = room.baseAddress else { return }
      readShown(observer.value, into: now)
      guard !Tracks.areEqual(now, observer.shown, observer.count) else { return }
      observer.previous.update(from: observer.shown, count: observer.count)
      observer.shown.update(from: now, count: observer.count)
      let property = property(of: observer.value)
      animations.readVelocity(
        observer.value.subject, property, PropertyKind(ofValue: property), into: now + 16)
      observer.call(observer, now[16])
    }
  }

  private func readShown(_ value: Handle, into room: UnsafeMutablePointer<Double>) {
    let property = property(of: value)
    tracks.readShown(value.subject, property, PropertyKind(ofValue: property), into: room)
  }

  private func closeGaps() {
    gaps = 0
    observers.removeAll { $0 == nil }
    for (place, observer) in observers.enumerated() {
      guard let observer else { continue }
      observerPlaces[observer.value.subject] = Int32(truncatingIfNeeded: place)
    }
  }
}

/// An observer of the changes of a value.
final class ValueObserver {
  /// Gets the observer, and the velocity of the first number.
  typealias Call = (_ observer: ValueObserver, _ velocity: Double) -> Void

  let value: Handle
  let count: Int
  let call: Call
  /// Shown values of the last frame that it was notified of, and of the one before that.
  let shown: UnsafeMutablePointer<Double>
  let previous: UnsafeMutablePointer<Double>

  init(_ value: Handle, _ count: Int, _ call: @escaping Call) {
    self.value = value
    self.count = count
    self.call = call
    shown = .allocate(capacity: PropertyID.maximumComponents)
    previous = .allocate(capacity: PropertyID.maximumComponents)
  }

  deinit {
    shown.deallocate()
    previous.deallocate()
  }
}

/// The one object behind the handles of all values of a runtime.
final class ValueNames: Entity {
  /// The layer that owns this; none once the runtime ends.
  unowned(unsafe) private var values: Values?

  func attach(to values: Values?) { self.values = values }

  override func end(_ name: Handle) { values?.end(name) }
}
