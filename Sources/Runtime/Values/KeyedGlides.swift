/// Glides by key: for hosts that keep nothing and say in each frame what should be (GL).
///
/// A glide is a value that the library holds. Its number is found by open addressing; nothing of
/// the order in which that stands is ever visible. Frames are counted: what was not asked for in
/// one is forgotten when the tick that closes it ends.
final class KeyedGlides: FramePart {
  /// Namespace of a key: presences have keys of their own.
  enum Sort: UInt32 { case glide = 0, presence = 1 }

  /// A request by key: property, target and timing.
  struct Wish {
    let property: PropertyID
    let target: UnsafePointer<Double>
    let timing: ImplicitTiming
    /// Where a new one sets out; none at its target.
    var start: UnsafePointer<Double>?
    var keep = 0.0
  }

  private struct Entry: BitwiseCopyable {
    let key: UInt64
    let channel: UInt32
    let sort: UInt32
    var value: Handle.Bits
    var property: PropertyID
    /// Whether its change of kind has been reported.
    var isReported = false
    var keptUntil = -Double.infinity
  }

  private let values: Values
  private let animations: Animations
  private let tracks: Tracks
  private let entities: EntityTable
  /// The number of an entry, counted from 1, below the upper half of its hash; 0 where none stands.
  private var slots = Buffer<UInt64>()
  private var entries = Buffer<Entry>()
  /// By entry: the frame in which it was last asked for, 0 where none lives.
  private var asked = Buffer<UInt32>()
  private var free = Buffer<Int32>()
  private var count = 0
  private var frame: UInt32 = 1
  private var askedCount = 0

  init(_ values: Values, _ entities: EntityTable) {
    self.values = values
    self.entities = entities
    animations = values.animations
    tracks = values.tracks
    super.init()
  }

  // MARK: Asking

  /// The value of a key that is asked for with the target that it has; none when something has to
  /// change. The fast path: it looks at nothing but the key, the target and the track.
  @inline(__always)
  func find(
    _ key: UInt64, _ channel: UInt32, _ sort: Sort, _ property: PropertyID,
    at target: UnsafePointer<Double>
  ) -> Int? {
    let index = place(key, channel, sort.rawValue)
    guard index >= 0 else { return nil }
    let entry = entries.base + index
    guard entry.pointee.property.rawValue & Self.form == property.rawValue & Self.form,
      Tracks.areEqual(
        tracks.values.model(Handle(bits: entry.pointee.value).index), target,
        property.countOfValue)
    else { return nil }
    note(index)
    return index
  }

  /// Count and interpolation: what must not change.
  private static let form: UInt16 = 0x7f

  /// The glide of a key, whatever it does; it counts as asked for where that is said.
  func find(_ key: UInt64, _ channel: UInt32, _ sort: Sort, isAsked: Bool = false) -> Int? {
    let index = place(key, channel, sort.rawValue)
    guard index >= 0 else { return nil }
    if isAsked { note(index) }
    return index
  }

  @inline(__always)
  private func note(_ index: Int) {
    guard asked[index] != frame else { return }
    asked[index] = frame
    askedCount &+= 1
  }

  /// Keeps a glide for some seconds more.
  func keep(_ index: Int, for seconds: Double) {
    entries[index].keptUntil = seconds > 0 ? animations.now + seconds : -.infinity
  }

  /// Does what is wished; answers the glide.
  func ask(
    _ key: UInt64, _ channel: UInt32, _ sort: Sort, _ wish: Wish,
    warn: (_ message: Message) -> Void
  ) throws(Fault) -> Int {
    var index = place(key, channel, sort.rawValue)
    if index < 0 {
      index = try begin(key, channel, sort, wish)
    } else if entries[index].property.rawValue & Self.form != wish.property.rawValue & Self.form {
      try replace(index, wish, warn: warn)
    } else {
      retarget(index, to: wish.target, wish.timing)
    }
    note(index)
    keep(index, for: wish.keep)
    return index
  }

  private func begin(
    _ key: UInt64, _ channel: UInt32, _ sort: Sort, _ wish: Wish
  ) throws(Fault) -> Int {
    let value = try make(wish, key)
    if 2 * (count + 1) > slots.count { grow() }
    let entry = Entry(
      key: key, channel: channel, sort: sort.rawValue, value: value.bits,
      property: wish.property)
    var index = entries.count
    if free.count > 0 {
      index = Int(free.last)
      free.removeLast()
      entries[index] = entry
    } else {
      entries.append(entry)
      asked.append(0)
    }
    count += 1
    insert(index)
    if wish.start != nil { retarget(index, to: wish.target, wish.timing) }
    return index
  }

  private func make(_ wish: Wish, _ key: UInt64) throws(Fault) -> Handle {
    let value = try values.make(wish.property, initial: wish.start ?? wish.target)
    entities.own(value)
    tracks.views.tags.set(key, of: value)
    return value
  }

  /// Replaces a glide by one of another kind or count, which shows its target at once (GL-6).
  private func replace(_ index: Int, _ wish: Wish, warn: (Message) -> Void) throws(Fault) {
    let old = Handle(bits: entries[index].value)
    let value = try values.make(wish.property, initial: wish.target)
    entities.own(value)
    tracks.views.tags.set(entries[index].key, of: value)
    entries[index].value = value.bits
    entries[index].property = wish.property
    values.release(old)
    guard !entries[index].isReported else { return }
    entries[index].isReported = true
    warn("a glide of another kind or count has had this key: the new one takes its place")
  }

  private func retarget(
    _ index: Int, to target: UnsafePointer<Double>, _ timing: ImplicitTiming
  ) {
    let subject = self.subject(index)
    let property = entries[index].property
    let kind = PropertyKind(ofValue: property)
    guard !Tracks.areEqual(tracks.values.model(~subject), target, kind.componentCount) else {
      return
    }
    guard animations.isEnabled else {
      return animations.jump(subject, property, kind, to: target)
    }
    animations.glideQuietly(subject, property, kind, to: target, timing)
  }

  // MARK: What a glide is

  @inline(__always)
  private func subject(_ index: Int) -> Subject { ~Handle(bits: entries[index].value).index }

  func componentCount(_ index: Int) -> Int { entries[index].property.countOfValue }

  /// The first number that it shows.
  @inline(__always)
  func number(_ index: Int) -> Double {
    let row = Handle(bits: entries[index].value).index
    let track = tracks.values.rows[row].track
    guard !track.isNone else { return tracks.values.model(row)[0] }
    return tracks.withTable(track.table) { table in table.value[track.row * table.width] }
  }

  func readShown(_ index: Int, into out: UnsafeMutablePointer<Double>) {
    let property = entries[index].property
    tracks.readShown(subject(index), property, PropertyKind(ofValue: property), into: out)
  }

  func readVelocity(_ index: Int, into out: UnsafeMutablePointer<Double>) {
    let property = entries[index].property
    animations.readVelocity(
      subject(index), property, PropertyKind(ofValue: property), into: out)
  }

  func isSettled(_ index: Int) -> Bool { tracks.isAtRest(subject(index)) }

  func jump(_ index: Int, to value: UnsafePointer<Double>) {
    let property = entries[index].property
    animations.jump(subject(index), property, PropertyKind(ofValue: property), to: value)
  }

  // MARK: Frames

  /// Forgets what the host has not asked for since the last tick (GL-3).
  override func finish() {
    if askedCount < count { forgetOthers() }
    askedCount = 0
    frame &+= 1
    if frame == 0 { beginCountingAnew() }
  }

  private func forgetOthers() {
    let now = animations.horizon
    for index in 0..<entries.count where asked[index] != frame && asked[index] != 0 {
      if entries[index].keptUntil < now { forget(index) }
    }
  }

  private func forget(_ index: Int) {
    remove(index)
    asked[index] = 0
    free.append(Int32(truncatingIfNeeded: index))
    count -= 1
    values.release(Handle(bits: entries[index].value))
  }

  /// Restarts the count of frames, whose numbers come again after four billion: all glides count as
  /// asked for long ago.
  private func beginCountingAnew() {
    frame = 2
    for index in 0..<asked.count where asked[index] != 0 { asked[index] = 1 }
  }

  // MARK: The table

  private static func hash(_ key: UInt64, _ channel: UInt32, _ sort: UInt32) -> UInt64 {
    var bits = key ^ (UInt64(channel) << 1 | UInt64(sort)) &* 0x9e37_79b9_7f4a_7c15
    bits ^= bits >> 33
    bits = bits &* 0xff51_afd7_ed55_8ccd
    bits ^= bits >> 33
    bits = bits &* 0xc4ce_b9fe_1a85_ec53
    return bits ^ bits >> 33
  }

  @inline(__always)
  private func hash(of index: Int) -> UInt64 {
    let entry = entries[index]
    return Self.hash(entry.key, entry.channel, entry.sort)
  }

  private static let upper: UInt64 = 0xffff_ffff_0000_0000

  /// The entry of a key; −1 when there is none.
  @inline(__always)
  private func place(_ key: UInt64, _ channel: UInt32, _ sort: UInt32) -> Int {
    guard count > 0 else { return -1 }
    let hash = Self.hash(key, channel, sort)
    let mask = slots.count &- 1
    var slot = Int(truncatingIfNeeded: hash) & mask
    while slots[slot] != 0 {
      if (slots[slot] ^ hash) & Self.upper == 0 {
        let index = Int(truncatingIfNeeded: slots[slot] & ~Self.upper) &- 1
        let entry = entries.base + index
        if entry.pointee.key == key, entry.pointee.channel == channel,
          entry.pointee.sort == sort
        {
          return index
        }
      }
      slot = (slot &+ 1) & mask
    }
    return -1
  }

  private func insert(_ index: Int) {
    let hash = hash(of: index)
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: hash) & mask
    while slots[slot] != 0 { slot = (slot + 1) & mask }
    slots[slot] = hash & Self.upper | UInt64(index + 1)
  }

  /// Takes an entry out and closes the gap.
  private func remove(_ index: Int) {
    let mask = slots.count - 1
    var gap = Int(truncatingIfNeeded: hash(of: index)) & mask
    while slots[gap] & ~Self.upper != UInt64(index + 1) { gap = (gap + 1) & mask }
    var next = (gap + 1) & mask
    while slots[next] != 0 {
      let other = Int(truncatingIfNeeded: slots[next] & ~Self.upper) - 1
      let wanted = Int(truncatingIfNeeded: hash(of: other)) & mask
      if (next - wanted) & mask >= (next - gap) & mask {
        slots[gap] = slots[next]
        gap = next
      }
      next = (next + 1) & mask
    }
    slots[gap] = 0
  }

  private func grow() {
    let size = max(16, slots.count * 2)
    slots.removeAll()
    slots.append(repeating: 0, count: size)
    for index in 0..<entries.count where asked[index] != 0 { insert(index) }
  }
}

extension Tracks {
  /// Whether a value shows its model and nothing is about to move it: what has arrived keeps its
  /// track for a frame more.
  func isAtRest(_ value: Subject) -> Bool {
    let track = firstTrack(of: value)
    guard !track.isNone else { return true }
    var isAtRest = true
    forEachGroup(on: track) { group in
      if a[Int(group)] != 0 || (drifts?[Int(group)] ?? 0) != 0 { isAtRest = false }
    }
    return isAtRest
  }
}
