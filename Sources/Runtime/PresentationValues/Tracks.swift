/// Shown values: the properties in motion, the records that move them, and the groups whose factors
/// drive the records.
///
/// This layer knows no time. The owner of a group sets its factors: a falls from 1 (at the start)
/// to 0 (at the target), b carries the starting velocity of springs.
final class Tracks: ViewObserver {
  struct Group: BitwiseCopyable {
    var first = RecordID.none
    /// The owner's own number for the group; of a group that is free, the next free one.
    var tag: Int32 = -1
    var isActive = false
    var isLive = true
    /// Whether its views take no touches (UA-8).
    var blocksInteraction = false
    /// Whether its records remember where they came from.
    var canRollBack = true
    /// Whether its records make their views transparent for a while: see `Tracks+Dips`.
    var dips = false
    /// Whether what it moves has been set without a block: see `Animations+Glides`.
    var isGlide = false
    /// Whether touches reach what it moves where it is seen.
    var isTouchedWhereShown = false

    /// Whether it has no records.
    var isEmpty: Bool { first.isNone }
  }

  static let affineTable = PropertyID.maximumComponents
  static let projectiveTable = affineTable + 1
  static let lightTable = affineTable + 2
  static let oklabTable = lightTable + 1
  /// What the library keeps for itself stands in the last one.
  static let internalTable = oklabTable + 1
  /// The tables of properties that are drawn, or of which hosts hear.
  static let reportedTables = 0..<internalTable

  let views: Views
  var values = ValueRows()
  /// Movers of properties in place of the host.
  var owners = PropertyOwners()
  /// Which links move them.
  var links = PropertyLinks()
  /// One table for each width from 1 to 16; then those of values that are kept in other numbers:
  /// affine transforms, transforms in space, colours as light and in OKLab; then the internal one.
  let tables: [TrackTable]
  /// `tables` without reference counting: for loops over the tracks of many views.
  private let uncounted: UnsafeMutablePointer<Unmanaged<TrackTable>>
  private(set) var groups = Buffer<Group>()
  private(set) var a = Buffer<Double>()
  /// Empty as long as all are zero.
  private var b = Buffer<Double>()
  private var firstFree: TrackGroupID = -1
  private(set) var liveGroups = 0
  /// The groups that make views transparent for a while.
  private(set) var dips = Buffer<TrackGroupID>()
  /// The properties in motion, in all tables together.
  private(set) var activeCount = 0
  /// Which moment is looked at, in seconds from what has been sampled, and what adds the motion
  /// until then.
  private(set) var ahead = 0.0
  private(set) var goAhead: ((Int, PropertyID, PropertyKind, Components) -> Void)?
  /// Which motions are looked at as if they had arrived.
  let outlook = Outlook()
  let rides = Rides()
  /// Views whose size has changed in the call that is under way.
  private(set) var resized = Buffer<Resize>()
  /// The change of a size that observers hear of now.
  private(set) var resize = Resize()
  /// Changes of the last frame, kept until the next one.
  let frame: FrameChanges

  init(views: Views) {
    self.views = views
    var tables: [TrackTable] = []
    for width in 1...PropertyID.maximumComponents { tables.append(TrackTable(width: width)) }
    tables.append(TrackTable(width: 6, coding: .affine))
    tables.append(TrackTable(width: 16, coding: .projective))
    tables.append(TrackTable(width: 4, coding: .light))
    tables.append(TrackTable(width: 4, coding: .oklab))
    frame = FrameChanges(tables)
    tables.append(TrackTable(width: PropertyKind.contentShift.componentCount))
    self.tables = tables
    uncounted = .allocate(capacity: tables.count)
    for (index, table) in tables.enumerated() {
      (uncounted + index).initialize(to: Unmanaged.passUnretained(table))
    }
    super.init()
    views.observe(self, as: .tracks)
  }

  /// Sets the moment that is looked at, some seconds from what has been sampled; 0 is the usual one.
  func setOutlook(ahead seconds: Double) { ahead = seconds }

  /// Sets what adds the motion until the moment that is looked at.
  func addMotion(by goAhead: @escaping (Int, PropertyID, PropertyKind, Components) -> Void) {
    self.goAhead = goAhead
  }

  /// Counts a row that begins to move.
  @inline(__always)
  func countActivation() { activeCount &+= 1 }

  /// Counts a row that moves no more.
  @inline(__always)
  func countRest() { activeCount -= 1 }

  /// Notes a view that has another size.
  @inline(__always)
  func noteResized(_ view: Int, movesOrigin: Bool) {
    resized.append(Resize(view: views.rows[view].name, movesOrigin: movesOrigin))
  }

  /// Notifies observers of the views that have another size, once everything is stored. `group`
  /// moves what is shown of them; none where it is of that size at once.
  @_optimize(speed)
  func reportResized(by group: TrackGroupID? = nil) {
    guard resized.count > 0 else { return }
    let outer = resize
    while resized.count > 0 {
      resize = resized.removeLast()
      resize.group = group
      let view = Handle(bits: resize.view)
      guard views.names.containsOften(view) else { continue }
      for observer in views.observers { observer.viewDidResize(view.index) }
    }
    resize = outer
  }

  /// Notifies observers, as above, of views that have another size with all that moved along.
  @inline(never)
  func reportResizedWithContents() {
    for index in 0..<resized.count {
      let view = Handle(bits: resized[index].view)
      guard views.names.contains(view) else { continue }
      for observer in views.observers { observer.viewDidResizeWithContents(view.index) }
    }
    reportResized()
  }

  /// Lets a group make views transparent for a while.
  func beginDip(_ group: TrackGroupID) {
    groups.base[Int(group)].dips = true
    dips.append(group)
  }

  func forgetDips(_ id: TrackGroupID) {
    for index in 0..<dips.count where dips[index] == id { return dips.removeSwapping(at: index) }
  }

  deinit { uncounted.deallocate() }

  @inline(__always)
  func withTable<Result>(_ index: Int, _ body: (TrackTable) -> Result) -> Result {
    uncounted[index]._withUnsafeGuaranteedRef(body)
  }

  /// The number of properties in motion or held away from their model value of which hosts hear.
  var count: Int {
    var sum = 0
    for index in Self.reportedTables { sum += tables[index].count }
    return sum
  }

  /// How many of these take part in frames.
  var movingCount: Int { activeCount - tables[Self.internalTable].activeCount }

  var bytes: Int {
    var sum = groups.bytes + a.bytes + b.bytes
    for table in tables { sum += table.bytes }
    return sum
  }

  /// Takes over all that moves elsewhere; the views are taken over by themselves.
  func copy(_ other: Tracks) {
    for index in tables.indices where tables[index].count > 0 || other.tables[index].count > 0 {
      tables[index].copy(other.tables[index])
    }
    groups.copy(other.groups)
    a.copy(other.a)
    b.copy(other.b)
    dips.copy(other.dips)
    activeCount = other.activeCount
    values.copyRows(other.values)
    if !rides.isEmpty || !other.rides.isEmpty { rides.copy(other.rides) }
    frame.rowsChange()
  }

  /// The second factors, for tables to evaluate with; nil when all are zero.
  var drifts: UnsafePointer<Double>? { b.count > 0 ? UnsafePointer(b.base) : nil }

  /// The second factors, to be set; nil when all are zero.
  var driftsToSet: UnsafeMutablePointer<Double>? { b.count > 0 ? b.base : nil }

  /// Makes the second factors, all zero: from now on there is a record with a velocity.
  func keepDrifts() { b.append(repeating: 0, count: groups.count - b.count) }

  /// Sets both factors of a group.
  @_optimize(speed)
  func setFactors(_ id: TrackGroupID, a: Double, b: Double) {
    self.a[Int(id)] = a
    if b != 0 { keepDrifts() }
    if self.b.count > 0 { self.b[Int(id)] = b }
  }

  /// A new group without records, at its start (a = 1).
  @_optimize(speed)
  func makeGroup(
    tag: Int32, isActive: Bool, blocksInteraction: Bool = false, canRollBack: Bool = true
  ) -> TrackGroupID {
    var group = Group()
    group.canRollBack = canRollBack
    group.blocksInteraction = blocksInteraction
    group.tag = tag
    group.isActive = isActive
    var id = firstFree
    if id >= 0 {
      firstFree = groups[Int(id)].tag
      groups[Int(id)] = group
      a[Int(id)] = 1
      if b.count > 0 { b[Int(id)] = 0 }
    } else {
      id = TrackGroupID(truncatingIfNeeded: groups.count)
      groups.append(group)
      a.append(1)
      if b.count > 0 { b.append(0) }
    }
    liveGroups += 1
    return id
  }

  /// Ends a group: its records go, and what they moved shows what the other records say.
  @_optimize(speed)
  func removeGroup(_ id: TrackGroupID) {
    willChange()
    while !groups[Int(id)].first.isNone { remove(groups[Int(id)].first) }
    if groups[Int(id)].dips { forgetDips(id) }
    groups.base[Int(id)].isLive = false
    groups.base[Int(id)].tag = firstFree
    firstFree = id
    liveGroups -= 1
  }

  /// Lets touches through to the views of a group again.
  @_optimize(speed)
  func unblockInteraction(_ id: TrackGroupID) {
    guard groups[Int(id)].blocksInteraction else { return }
    var record = groups[Int(id)].first
    while !record.isNone {
      countInteraction(record, -1)
      record = link(of: record).next
    }
    groups.base[Int(id)].blocksInteraction = false
  }

  /// Counts a record in or out among those that keep touches from its view.
  @_optimize(speed)
  func countInteraction(_ record: RecordID, _ change: Int) {
    let identity = tables[record.table].identity[track(of: record).row]
    let view = identity.subject
    // Touches go to views.
    guard view >= 0 else { return }
    views.rows.base[view].interactionBlocks = UInt16(
      truncatingIfNeeded: Int(views.rows[view].interactionBlocks) + change)
  }

  /// Computes what every active track shows.
  @_optimize(speed)
  func evaluate() {
    for table in tables where table.activeCount > 0 { table.evaluate(a: a.base, b: drifts) }
    if !rides.isEmpty { applyRides() }
    if dips.count > 0 { applyDips() }
    views.changeValues()
  }

  /// Computes what one track shows, whether it is active or not.
  func evaluate(_ track: TrackID) {
    evaluateUndipped(track)
    if dips.count > 0 { applyDips(to: track) }
  }

  /// Computes the value that a track shows without dips.
  @inline(__always)
  func evaluateUndipped(_ track: TrackID) {
    withTable(track.table) { table in
      table.evaluate(row: track.row, a: a.base, b: drifts)
      if !rides.isEmpty {
        applyRides(to: track, table.value.base + track.row * table.width) { a[Int($0)] }
      }
    }
    touch(track)
  }

  /// Notes that a row shows another value; for rows that take part in frames nothing need be noted.
  @inline(__always)
  func touch(_ track: TrackID) {
    withTable(track.table) { table in
      guard track.row >= table.activeCount else { return }
      let identity = table.identity[track.row]
      let subject = identity.subject
      guard subject >= 0 else { return }
      views.picture.touch(subject)
      if identity.property.placesPicture { views.loosen(subject) }
      noteContent(identity)
    }
  }

  /// Notes what the frame has changed.
  func closeFrame() { frame.close(self) }

  func table(of kind: PropertyKind, _ space: Color.BlendSpace = .gamma) -> Int {
    if kind.isInternal { return Self.internalTable }
    return switch ValueCoding(of: kind, space) {
    case .linear: kind.componentCount - 1
    case .affine: Self.affineTable
    case .projective: Self.projectiveTable
    case .light: Self.lightTable
    case .oklab: Self.oklabTable
    }
  }

  /// The track of a property, or none when it shows its model value.
  @_optimize(speed)
  func find(_ view: Int, _ property: PropertyID) -> TrackID {
    find(property, from: firstTrack(of: view))
  }

  /// `find` without a call for what does not move, which is asked thousands of times a frame.
  @inline(__always)
  func findOften(_ view: Int, _ property: PropertyID) -> TrackID {
    let first = firstTrack(of: view)
    return first.isNone ? .none : find(property, from: first)
  }

  @_optimize(speed)
  private func find(_ property: PropertyID, from first: TrackID) -> TrackID {
    var track = first
    while !track.isNone {
      let next = withTable(track.table) { table in
        table.identity[track.row].property == property ? track : table.nextOnView[track.row]
      }
      if next == track { return track }
      track = next
    }
    return .none
  }

  /// Must be called before rows move or values change outside a frame: what the last frame showed
  /// stays readable until the next one.
  @inline(__always)
  func willChange() {
    if frame.isPending { frame.capture(self) }
  }

  override func touchedPlace(of view: Int) -> ShownPlace? { shownPlace(of: view) }

  override func viewWillEnd(_ view: Int) { removeTracks(of: view) }

  /// Removes the tracks of a view or a value that ends.
  func removeTracks(of subject: Subject) {
    willChange()
    while !firstTrack(of: subject).isNone {
      let track = firstTrack(of: subject)
      // Take the stacked records first: removing the track's own would promote one of them.
      let stacked = tables[track.table].firstStacked[track.row]
      remove(
        stacked >= 0 ? RecordID(stackedIn: track.table, row: Int(stacked)) : RecordID(track))
    }
  }
}
