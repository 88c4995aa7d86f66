/// Items of the draw list as rows of 32-bit numbers that a GPU reads (IR).
///
/// A row keeps its place and its bytes as long as the same views are drawn in the same order and
/// this one looks the same; `changes` say which rows do not. A shadow is a row of its own, before
/// that of its item.
final class InstanceRows {
  /// Rows that differ from those of the frame before. Laid out as `motus_draw_row_range`.
  struct Range: BitwiseCopyable {
    let first: Int32
    var count: Int32
  }

  /// Where the middle of a view was in the frame before, and how fast it moved.
  private struct Trace: BitwiseCopyable {
    let view: Handle.Bits
    let middle: Point
    var velocity: SIMD2<UInt32>
  }

  private(set) var rows = Buffer<InstanceRow>()
  private(set) var changes = Buffer<Range>()
  private(set) var encoding = ColorEncoding.sRGB
  /// The rows of the frame before, while all are computed anew.
  private var old = Buffer<InstanceRow>()
  /// One for each item; and those of the frame before, with the places where views stand in it.
  private var traces = Buffer<Trace>()
  private var oldTraces = Buffer<Trace>()
  private var places = ViewPlaces()
  /// The first row of each item, and one past the last row.
  private var firsts = Buffer<Int32>()
  /// Whether the rows of an item have a velocity, and whether those of any have.
  private var moves = Buffer<Bool>()
  private var hasMoves = false
  /// Of the draw list that the rows show.
  private var version: UInt64 = 0
  private var walks: UInt64 = 0
  /// The host's time of the frame before, and how often what has passed since fits into a second;
  /// 0 when nothing has.
  private var time = Double.nan
  private var rate = 0.0
  /// The clip that was found last: items of one list share theirs.
  private var clipItem: Int32 = -2
  private var clipEdges = InstanceRow.Words()
  private var clipRadii = InstanceRow.Words()
  private var clipFlags: InstanceRow.Flags = []
  private var window = Box.everything
  private var colors = ColorDecoder()

  /// Takes over what another one has closed: the next frame is the one after that.
  func copy(_ other: InstanceRows) {
    encoding = other.encoding
    traces.copy(other.traces)
    rows.copy(other.rows)
    (time, version, walks) = (other.time, 0, .max)
  }

  func setEncoding(_ encoding: ColorEncoding) {
    guard encoding != self.encoding else { return }
    self.encoding = encoding
    version = 0
    walks = 0
  }

  /// Ends a frame: brings the rows up to date, and says which differ from those of the last one.
  func close(_ list: DrawList, _ tracks: Tracks, at time: Double) {
    list.makeWithDetails(tracks)
    changes.removeAll()
    rate = time > self.time ? 1.0.divided(by: time - self.time) : 0
    self.time = time
    guard version != list.version else {
      if rate > 0 { stopAll() }
      return
    }
    version = list.version
    clipItem = -2
    colors = ColorDecoder()
    let window = Self.window(of: list)
    if walks == list.walks, window == self.window, !list.sources.hasNewLooks || keepsShadows(list) {
      update(list)
    } else {
      self.window = window
      walks = list.walks
      rebuild(list)
    }
  }

  /// A window without a size hides nothing.
  private static func window(of list: DrawList) -> Box {
    let whole = Box(minX: -1e9, minY: -1e9, maxX: 1e9, maxY: 1e9)
    guard list.items.count > 0 else { return whole }
    let box = Box(list.items[0].bounds).carried(by: list.items[0].transform)
    return box.hasArea ? box : whole
  }

  // MARK: Frames

  private func hasShadow(_ index: Int, _ list: DrawList) -> Bool {
    list.details[index].shadowColor.alpha > 0
  }

  /// Whether the items that have changed have as many rows as before.
  private func keepsShadows(_ list: DrawList) -> Bool {
    let states = list.sources.states.base
    for index in 0..<list.items.count where states[index] & DrawSources.renewed != 0 {
      let had = firsts[index + 1] - firsts[index] == 2
      guard hasShadow(index, list) == had else { return false }
    }
    return true
  }

  /// Computes the rows of items that have changed, and stops those that have not.
  @_optimize(speed)
  private func update(_ list: DrawList) {
    let states = list.sources.states.base
    let looks = list.sources.newLooks.base
    defer { list.sources.settleLooks() }
    hasMoves = false
    for index in 0..<list.items.count {
      if states[index] & DrawSources.renewed != 0 {
        states[index] &= ~DrawSources.renewed
        if looks[index] || firsts[index + 1] - firsts[index] != 1 {
          looks[index] = false
          write(index, list, isDeep: false, from: traces[index])
        } else {
          move(index, list)
        }
      } else if moves[index] {
        if rate > 0 { stop(index) } else { hasMoves = true }
      }
    }
  }

  /// Stops all rows of a list in which nothing has changed. What it keeps for changes is not asked: where
  /// it shows snapshots or flights it has more items than that.
  private func stopAll() {
    guard hasMoves else { return }
    hasMoves = false
    for index in 0..<moves.count where moves[index] { stop(index) }
  }

  private func stop(_ index: Int) {
    moves[index] = false
    traces[index].velocity = .zero
    for place in Int(firsts[index])..<Int(firsts[index + 1]) {
      rows.base[place].velocity = .zero
      note(place)
    }
  }

  /// Computes all rows anew, and compares them with those of the frame before.
  private func rebuild(_ list: DrawList) {
    swap(&rows, &old)
    swap(&traces, &oldTraces)
    rows.removeAll()
    traces.removeAll()
    firsts.removeAll()
    moves.removeAll()
    hasMoves = false
    places.forget()
    var effect = 0
    for index in 0..<list.items.count {
      let isDeep = effect < list.effects.count && Int(list.effects[effect].item) == index
      if isDeep { effect += 1 }
      firsts.append(Int32(truncatingIfNeeded: rows.count))
      moves.append(false)
      let trace = oldTrace(of: list.items[index].view, near: index)
      traces.append(trace)
      write(index, list, isDeep: isDeep, from: trace)
      list.sources.settle(index)
    }
    list.sources.settleLooks()
    firsts.append(Int32(truncatingIfNeeded: rows.count))
  }

  /// Where a view was in the frame before. The frame of a flight has no name to be found by.
  private func oldTrace(of view: Handle.Bits, near index: Int) -> Trace {
    let none = Trace(view: 0, middle: .zero, velocity: .zero)
    guard view != 0 else { return none }
    if index < oldTraces.count, oldTraces[index].view == view { return oldTraces[index] }
    return places.find(view, among: oldTraces.count) { oldTraces[$0].view }.map { oldTraces[$0] }
      ?? none
  }

  // MARK: Rows

  @_optimize(speed)
  private func write(_ index: Int, _ list: DrawList, isDeep: Bool, from trace: Trace) {
    let item = UnsafePointer(list.items.base) + index
    let detail = UnsafePointer(list.details.base) + index
    var row = InstanceRow()
    var flags: InstanceRow.Flags = isDeep ? .isDeep : []
    if detail.pointee.group >= 0 { flags.insert(.isGrouped) }
    row.motion.w = flags.rawValue
    locate(&row, index, list, from: trace)
    row.radii = InstanceRow.words(detail.pointee.radii)
    row.paint.w = UInt32(truncatingIfNeeded: index)
    var place = Int(firsts[index])
    if detail.pointee.shadowColor.alpha > 0 {
      put(shadow(of: row, item, detail), at: place)
      place += 1
    }
    row.color = words(
      DrawList.Shade(
        red: item.pointee.red, green: item.pointee.green, blue: item.pointee.blue,
        alpha: item.pointee.colorAlpha))
    if detail.pointee.backdropBlur > 0 {
      row.motion.z = InstanceRow.word(detail.pointee.backdropBlur)
      row.motion.w |= InstanceRow.Flags.isBackdrop.rawValue
    }
    if detail.pointee.borderWidth > 0 {
      row.paint.y = InstanceRow.word(detail.pointee.borderWidth)
      row.paint.z = bytes(detail.pointee.borderColor)
    }
    put(row, at: place)
  }

  /// Writes the row of an item that stands elsewhere, or is more or less transparent, and looks as
  /// before.
  @inline(__always)
  private func move(_ index: Int, _ list: DrawList) {
    let place = Int(firsts[index])
    var row = rows[place]
    locate(&row, index, list, from: traces[index])
    put(row, at: place)
  }

  /// Writes into a row where its item stands, how fast it moves, and where it can be seen.
  @inline(__always)
  private func locate(
    _ row: inout InstanceRow, _ index: Int, _ list: DrawList, from trace: Trace
  ) {
    let item = UnsafePointer(list.items.base) + index
    let detail = UnsafePointer(list.details.base) + index
    let transform = item.pointee.transform
    let bounds = item.pointee.bounds
    let middle = transform.apply(
      to: Point(x: bounds.minX + bounds.size.width / 2, y: bounds.minY + bounds.size.height / 2))
    let isKnown = trace.view == item.pointee.view && trace.view != 0
    row.velocity = isKnown ? velocity(from: trace, to: middle) : .zero
    moves[index] = row.velocity != .zero
    if moves[index] { hasMoves = true }
    traces[index] = Trace(view: item.pointee.view, middle: middle, velocity: row.velocity)

    let scaleX = detail.pointee.scaleX
    let scaleY = detail.pointee.scaleY
    let corner = transform.apply(to: bounds.origin)
    row.linear = InstanceRow.words(
      Self.part(transform.a, scaleX), Self.part(transform.b, scaleX),
      Self.part(transform.c, scaleY), Self.part(transform.d, scaleY))
    row.place = InstanceRow.words(
      corner.x, corner.y, bounds.size.width * scaleX, bounds.size.height * scaleY)
    if item.pointee.clip != clipItem { findClip(item.pointee.clip, list) }
    row.clip = clipEdges
    row.clipRadii = clipRadii
    let others = row.motion.w & ~InstanceRow.Flags.isClippedFurther.rawValue
    row.motion.w = others | clipFlags.rawValue
    row.paint.x = InstanceRow.word(item.pointee.alpha)
  }

  /// Two calls in one frame show the same velocity.
  @inline(__always)
  private func velocity(from trace: Trace, to middle: Point) -> SIMD2<UInt32> {
    guard rate > 0 else { return trace.velocity }
    return SIMD2(
      InstanceRow.word((middle.x - trace.middle.x) * rate),
      InstanceRow.word((middle.y - trace.middle.y) * rate))
  }

  /// Without the stretch of a size that moves.
  @inline(__always)
  private static func part(_ number: Double, _ scale: Double) -> Double {
    if scale == 1 { return number }
    return scale.magnitude < .leastInReach ? 0 : number.divided(by: scale)
  }

  private func findClip(_ number: Int32, _ list: DrawList) {
    clipItem = number
    var clip = RowClip(box: window)
    var above = number
    while above >= 0 {
      clip.cut(by: list.items[above], list.details[above])
      above = list.items[above].clip
    }
    clipEdges = InstanceRow.words(clip.box.minX, clip.box.minY, clip.box.maxX, clip.box.maxY)
    clipRadii = InstanceRow.words(clip.radii)
    clipFlags = clip.isWhole ? [] : .isClippedFurther
  }

  /// The row of an item's shadow.
  private func shadow(
    of row: InstanceRow, _ item: UnsafePointer<DrawList.Item>,
    _ detail: UnsafePointer<DrawList.Detail>
  ) -> InstanceRow {
    var row = row
    let (item, detail) = (item.pointee, detail.pointee)
    let corner = item.transform.apply(
      to: Point(
        x: item.bounds.minX + Self.part(detail.shadowOffset.dx, detail.scaleX),
        y: item.bounds.minY + Self.part(detail.shadowOffset.dy, detail.scaleY)))
    row.place.x = InstanceRow.word(corner.x)
    row.place.y = InstanceRow.word(corner.y)
    row.color = words(detail.shadowColor)
    row.motion.z = InstanceRow.word(detail.shadowRadius)
    row.motion.w |= InstanceRow.Flags.isShadow.rawValue
    return row
  }

  private func words(_ shade: DrawList.Shade) -> InstanceRow.Words {
    let encoded = colors.encode(shade, encoding)
    return InstanceRow.words(encoded.red, encoded.green, encoded.blue, encoded.alpha)
  }

  /// A colour in four bytes, red first.
  private func bytes(_ shade: DrawList.Shade) -> UInt32 {
    let encoded = colors.encode(shade, encoding)
    return Self.byte(encoded.red) | Self.byte(encoded.green) << 8 | Self.byte(encoded.blue) << 16
      | Self.byte(encoded.alpha) << 24
  }

  private static func byte(_ part: Double) -> UInt32 {
    UInt32(min(max(part, 0), 1) * 255 + 0.5)
  }

  /// Writes a row over the one of the frame before, or beside it.
  @inline(__always)
  private func put(_ row: InstanceRow, at place: Int) {
    let isSame: Bool
    if place < rows.count {
      isSame = rows[place] == row
      rows[place] = row
    } else {
      isSame = place < old.count && old[place] == row
      rows.append(row)
    }
    if !isSame { note(place) }
  }

  /// Notes that a row differs; rows are noted in their order.
  @inline(__always)
  private func note(_ row: Int) {
    let row = Int32(truncatingIfNeeded: row)
    if changes.count > 0, changes.last.first + changes.last.count == row {
      changes.base[changes.count - 1].count += 1
    } else {
      changes.append(Range(first: row, count: 1))
    }
  }
}
