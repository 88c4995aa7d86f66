/// What one frame shows, copied out of the runtime: another thread reads it while the runtime goes
/// on (PB-1).
///
/// The runtime's thread fills it, then one other thread has it until it is given back; neither
/// touches it meanwhile. Its room is kept from frame to frame.
final class PublishedFrame {
  /// Numbered as `motus_frame_content`.
  struct Contents: OptionSet, BitwiseCopyable {
    let rawValue: UInt32
    static let items = Contents(rawValue: 1)
    static let details = Contents(rawValue: 2)
    static let rows = Contents(rawValue: 4)
    static let damage = Contents(rawValue: 8)
    static let changes = Contents(rawValue: 16)
    static let events = Contents(rawValue: 32)
    static let motion = Contents(rawValue: 64)
    static let all = Contents(rawValue: 127)
  }

  private(set) var contents: Contents = []
  /// How many frames the runtime has published, with this one.
  private(set) var number: UInt64 = 0
  private(set) var time = 0.0
  private(set) var generation: UInt64 = 0
  private var items = Buffer<DrawList.Item>()
  private var effects = Buffer<DrawList.Effect>()
  private var details = Buffer<DrawList.Detail>()
  private var groups = Buffer<DrawList.OpacityGroup>()
  private var rows = Buffer<InstanceRow>()
  private var rowChanges = Buffer<InstanceRows.Range>()
  private var changes = Buffer<ChangeList.Record>()
  private(set) var events = Buffer<Event>()
  /// A copy that goes on, made when the first frame asks for one, and whether something moves in it.
  private var scene: PublishedScene?
  private var moves = false
  /// The time of the host's that the frame shows.
  private(set) var shownTime = 0.0
  private(set) var standing: MoverCopies.Standing = []
  /// One range of all rows, where there are any.
  private var allRows = Buffer<InstanceRows.Range>()
  /// The numbers to which `changes` point.
  private var values = Buffer<Double>()
  /// The rectangles of all ages, one age after the other, and where each begins.
  private var rects = Buffer<Damage.PixelRect>()
  private var firstRects = Buffer<Int32>()
  /// The most bytes of the last frames in this place, and how many frames these are.
  private var most = 0
  private var fills = 0

  /// Takes over what the runtime shows now.
  func fill(with contents: Contents, number: UInt64, of runtime: Runtime) {
    fitRoom()
    self.contents = contents
    self.number = number
    time = runtime.time
    shownTime = time
    let (list, tracks) = (runtime.drawList, runtime.tracks)
    if !contents.isDisjoint(with: [.details, .rows, .damage]) {
      list.makeWithDetails(tracks)
    } else if contents.contains(.items) {
      list.make(tracks)
    }
    generation = runtime.views.drawVersion
    forAll(.remove)
    if contents.contains(.items) {
      items.append(contentsOf: list.items.base, count: list.items.count)
      effects.append(contentsOf: list.effects.base, count: list.effects.count)
    }
    if contents.contains(.details) {
      details.append(contentsOf: list.details.base, count: list.details.count)
      groups.append(contentsOf: list.groups.base, count: list.groups.count)
    }
    if contents.contains(.rows) { takeRows(runtime.instanceRows, list, tracks) }
    if contents.contains(.damage) { take(runtime.damage, list, tracks) }
    if contents.contains(.changes) { take(runtime.changeList, tracks) }
    if contents.contains(.events) {
      let happened = runtime.events.published.rows
      events.append(contentsOf: happened.base, count: happened.count)
    }
    most = max(most, forAll(.measure).bytes)
    (moves, standing) = (false, [])
    guard contents.contains(.motion) else { return }
    let scene = scene ?? PublishedScene(of: runtime)
    self.scene = scene
    moves = scene.take(runtime, contents)
    standing = scene.standing
  }

  /// Shows what a frame at a time of the host's would, 50 ms after its own at most and not before
  /// it, as long as nothing new happens (PB-2).
  func advance(to hostTime: Double) {
    let wanted = min(max(hostTime, time), time + PublishedScene.reach)
    guard wanted != shownTime else { return }
    shownTime = wanted
    guard isAdvanced, let scene else { return }
    scene.show(at: wanted)
    allRows.removeAll()
    if scene.rows.rows.count > 0 {
      allRows.append(
        InstanceRows.Range(first: 0, count: Int32(truncatingIfNeeded: scene.rows.rows.count)))
    }
  }

  // MARK: Parts

  private var isAdvanced: Bool { moves && shownTime > time }

  /// The scene, when the frame shows that.
  private var advanced: PublishedScene? { isAdvanced ? scene : nil }

  var shownItems: Rows<DrawList.Item> { advanced?.list.items ?? items.rows }
  var shownEffects: Rows<DrawList.Effect> { advanced?.list.effects ?? effects.rows }
  var shownDetails: Rows<DrawList.Detail> { advanced?.list.details ?? details.rows }
  var shownGroups: Rows<DrawList.OpacityGroup> { advanced?.list.groups ?? groups.rows }
  var shownRows: Rows<InstanceRow> { advanced?.rows.rows.rows ?? rows.rows }
  /// All rows of a frame that has been advanced.
  var shownRowChanges: Rows<InstanceRows.Range> {
    isAdvanced ? allRows.rows : rowChanges.rows
  }
  var shownChanges: Rows<ChangeList.Record> { advanced?.changes.records.rows ?? changes.rows }

  private func takeRows(_ source: InstanceRows, _ list: DrawList, _ tracks: Tracks) {
    source.close(list, tracks, at: time)
    rows.append(contentsOf: source.rows.base, count: source.rows.count)
    rowChanges.append(contentsOf: source.changes.base, count: source.changes.count)
  }

  private func take(_ damage: Damage, _ list: DrawList, _ tracks: Tracks) {
    damage.close(list, tracks)
    for age in 0...Damage.oldest {
      damage.find(age: UInt32(age))
      firstRects.append(Int32(truncatingIfNeeded: rects.count))
      rects.append(contentsOf: damage.rects.base, count: damage.rects.count)
    }
    firstRects.append(Int32(truncatingIfNeeded: rects.count))
  }

  private func take(_ list: ChangeList, _ tracks: Tracks) {
    list.makeRecords(tracks)
    var count = 0
    for index in 0..<list.records.count { count += Int(list.records[index].componentCount) }
    // Room for all before there are pointers into it.
    values.reserve(count)
    for index in 0..<list.records.count {
      let record = list.records[index]
      let first = values.count
      values.append(contentsOf: record.values, count: Int(record.componentCount))
      changes.append(
        ChangeList.Record(
          view: record.view, property: record.property, componentCount: record.componentCount,
          tag: record.tag, values: UnsafePointer(values.base + first)))
    }
  }

  /// What may differ from the frame so many before: all, once the frame has been advanced.
  func damage(age: UInt32) -> (base: UnsafePointer<Damage.PixelRect>, count: Int) {
    let age = age <= UInt32(Damage.oldest) && !isAdvanced ? Int(age) : 0
    let first = Int(firstRects[age])
    return (UnsafePointer(rects.base + first), Int(firstRects[age + 1]) - first)
  }

  // MARK: Room

  /// What is done to all buffers alike.
  private enum Work { case measure, remove, giveBack }

  /// The bytes of what some buffers hold, and of what they have room for.
  private struct Measure {
    var bytes = 0
    var room = 0

    mutating func add<Element>(_ buffer: inout Buffer<Element>, _ work: Work) {
      switch work {
      case .measure: break
      case .remove: buffer.removeAll()
      case .giveBack: buffer.giveBack()
      }
      bytes += buffer.count * MemoryLayout<Element>.stride
      room += buffer.bytes
    }
  }

  /// Does the same to each buffer. Returns how large they are then.
  @discardableResult
  private func forAll(_ work: Work) -> Measure {
    var sum = Measure()
    sum.add(&items, work)
    sum.add(&effects, work)
    sum.add(&details, work)
    sum.add(&groups, work)
    sum.add(&rows, work)
    sum.add(&rowChanges, work)
    sum.add(&allRows, work)
    sum.add(&changes, work)
    sum.add(&values, work)
    sum.add(&rects, work)
    sum.add(&firstRects, work)
    sum.add(&events, work)
    return sum
  }

  /// Gives room back that has not been needed for a while.
  private func fitRoom() {
    fills += 1
    guard fills >= 32 else { return }
    let isWasted = forAll(.measure).room > 4 * most + 65536
    (fills, most) = (0, 0)
    guard isWasted else { return }
    scene = nil
    forAll(.giveBack)
  }
}
