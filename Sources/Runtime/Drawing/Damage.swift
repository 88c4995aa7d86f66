/// Pixels of the window that may differ from those of earlier frames (DM).
///
/// What is listed is compared with what was listed before, so no change is overlooked, whatever has
/// made it. An item that is another one now, or in front of others than before, leaves the box in
/// which it was and takes the one in which it is.
final class Damage {
  /// An item, and all that its picture depends on, without numbers of other items.
  private struct Entry: BitwiseCopyable {
    let item: DrawList.Item
    let detail: DrawList.Detail
    /// The views that clip it and with which it is blended; 0 for none.
    let clip: UInt64
    let group: UInt64
    let groupAlpha: Double
    /// Its transform in space and its curl; those of none when it has no effect.
    let space: Transform3D
    let curl: Double
    let curlDirection: Double
    let hasEffect: Bool
    /// A box around its picture in the window, within its clips.
    let box: Box
  }

  /// Laid out as `motus_pixel_rect`.
  struct PixelRect: BitwiseCopyable {
    let x: Int32
    let y: Int32
    let width: Int32
    let height: Int32
  }

  /// A part of a view, in its own coordinates, that the host draws anew.
  private struct Content: BitwiseCopyable {
    let view: Handle.Bits
    let box: Box
  }

  static let oldest = 8
  private var entries = Buffer<Entry>()
  private var old = Buffer<Entry>()
  /// Whether anything blurs what is behind it.
  private var hasBlur = false
  /// Region in which the subviews of each item can be seen.
  private var regions = Buffer<Box>()
  private var places = KeyMap()
  private var contents = Buffer<Content>()
  /// The generation of the picture that has been compared last.
  private var version: UInt64 = 0
  /// Boxes that have changed since the frame that was closed last, in pixels.
  private let pending = BoxSet()
  /// Whether nothing is known of the frame before.
  private var isNew = true
  /// Frames that have been closed, the last one first.
  private var frames: [BoxSet] = []
  private var knownFrames = 0
  private let answer = BoxSet()
  /// The answer to the last question.
  private(set) var rects = Buffer<PixelRect>()
  private(set) var scale = 1.0
  /// The window, in pixels.
  private(set) var window = Box.nothing

  init() {
    for _ in 0..<Self.oldest { frames.append(BoxSet()) }
  }

  /// Sets how many pixels a point has.
  func setScale(_ scale: Double) {
    guard scale != self.scale else { return }
    self.scale = scale
    isNew = true
  }

  /// The content of a view has changed in a box.
  func mark(_ view: Handle.Bits, _ box: Box) {
    // Many stand for all: there may be nobody who closes frames.
    guard contents.count < 4096 else {
      contents.removeAll()
      isNew = true
      return
    }
    contents.append(Content(view: view, box: box))
  }

  /// Whether something has changed since the last frame.
  func isNeeded(_ list: DrawList, _ tracks: Tracks) -> Bool {
    gather(list, tracks)
    return isNew || !pending.isEmpty
  }

  /// Ends a frame. `rects` hold then what may differ from the frame so many before.
  func close(age: UInt32, _ list: DrawList, _ tracks: Tracks) {
    close(list, tracks)
    find(age: age)
  }

  /// Ends a frame.
  func close(_ list: DrawList, _ tracks: Tracks) {
    gather(list, tracks)
    if isNew { knownFrames = 0 } else { knownFrames = min(knownFrames + 1, Self.oldest) }
    let last = frames[Self.oldest - 1]
    for index in stride(from: Self.oldest - 1, to: 0, by: -1) { frames[index] = frames[index - 1] }
    frames[0] = last
    last.removeAll()
    last.add(pending)
    pending.removeAll()
    isNew = false
  }

  /// Finds what may differ between the last frame and the one so many before it: `rects`.
  func find(age: UInt32) {
    answer.removeAll()
    if age > 0, age <= knownFrames {
      for index in 0..<Int(age) { answer.add(frames[index]) }
    } else {
      answer.add(window)
    }
    rects.removeAll()
    for index in 0..<answer.boxes.count {
      let box = answer.boxes[index]
      rects.append(
        PixelRect(
          x: Self.whole(box.minX), y: Self.whole(box.minY), width: Self.whole(box.maxX - box.minX),
          height: Self.whole(box.maxY - box.minY)))
    }
  }

  private static func whole(_ number: Double) -> Int32 { Int32(min(max(number, -1e9), 1e9)) }

  // MARK: Comparing

  private func gather(_ list: DrawList, _ tracks: Tracks) {
    list.makeWithDetails(tracks)
    noteCustoms(tracks)
    guard version != list.version || contents.count > 0 || isNew else { return }
    version = list.version
    swap(&entries, &old)
    read(list)
    compare()
    for index in 0..<contents.count { add(contents[index]) }
    contents.removeAll()
    spread()
  }

  /// What is blurred is another picture where anything near behind it is: all of it is drawn anew.
  private func spread() {
    guard hasBlur, !pending.isEmpty else { return }
    for index in 0..<entries.count where entries[index].detail.backdropBlur > 0 {
      let entry = entries[index]
      let (box, reach) = (entry.box, 1.5 * entry.detail.backdropBlur)
      let around = pixels(
        Box(
          minX: box.minX - reach, minY: box.minY - reach, maxX: box.maxX + reach,
          maxY: box.maxY + reach))
      for number in 0..<pending.boxes.count
      where pending.boxes[number].intersection(around).hasArea {
        add(entry.box)
        break
      }
    }
  }

  /// Views with a custom property that moves draw something else in each frame.
  private func noteCustoms(_ tracks: Tracks) {
    guard version != tracks.views.drawVersion else { return }
    for table in tracks.tables {
      for row in 0..<table.activeCount where table.identity[row].property.isCustom {
        mark(table.identity[row].view, .everything)
      }
    }
  }

  private func read(_ list: DrawList) {
    entries.removeAll()
    regions.removeAll()
    hasBlur = false
    guard list.items.count > 0 else { return }
    let size = Box(list.items[0].bounds).carried(by: list.items[0].transform)
    let window = pixels(size)
    if window != self.window {
      self.window = window
      isNew = true
    }
    var effect = 0
    for index in 0..<list.items.count {
      let item = list.items[index]
      let detail = list.details[index]
      let hasEffect = effect < list.effects.count && Int(list.effects[effect].item) == index
      let own = hasEffect ? list.effects[effect] : nil
      if hasEffect { effect += 1 }
      let outer = item.clip >= 0 ? regions[item.clip] : size
      var ink = Box(item.bounds)
      if detail.shadowColor.alpha > 0 { ink = ink.grown(detail.shadowOutset) }
      regions.append(inWindow(Box(item.bounds), item, own).intersection(outer))
      var box = inWindow(ink, item, own).intersection(outer)
      if let own, own.curl != 0 { box = outer }
      hasBlur = hasBlur || detail.backdropBlur > 0
      let group = detail.group
      entries.append(
        Entry(
          item: item, detail: detail,
          clip: item.clip < 0 ? 0 : UInt64(list.items[item.clip].view) &+ 1,
          group: group < 0 ? 0 : UInt64(list.items[list.groups[group].first].view) &+ 1,
          groupAlpha: group < 0 ? 1 : list.groups[group].alpha,
          space: own?.transform ?? .identity, curl: own?.curl ?? 0,
          curlDirection: own?.curlDirection ?? 0, hasEffect: hasEffect, box: box))
    }
  }

  private func inWindow(_ box: Box, _ item: DrawList.Item, _ effect: DrawList.Effect?) -> Box {
    let flat = box.carried(by: item.transform)
    let whole = effect.map { flat.union(box.carried(by: $0.transform)) } ?? flat
    return whole.isFinite ? whole : .everything
  }

  /// Finds each item among the old ones. Those that stay keep their order; all others have come,
  /// gone or passed by others.
  private func compare() {
    var first = 0
    let (count, before) = (entries.count, old.count)
    while first < min(count, before), entries[first].item.view == old[first].item.view {
      compare(old[first], entries[first])
      first += 1
    }
    var behind = 0
    while behind < min(count, before) - first,
      entries[count - 1 - behind].item.view == old[before - 1 - behind].item.view
    {
      behind += 1
    }
    for index in 0..<behind {
      compare(old[before - behind + index], entries[count - behind + index])
    }
    places.removeAll()
    for index in first..<(before - behind) {
      _ = places.insert(UInt64(old[index].item.view) &+ 1, Int32(truncatingIfNeeded: index))
    }
    // The first of the old ones that is not accounted for.
    var expected = first
    for index in first..<(count - behind) {
      let place = place(of: index)
      let follows = index + 1 < count - behind ? self.place(of: index + 1) : -1
      guard place >= expected, place == expected || follows != expected else {
        add(entries[index].box)
        continue
      }
      for gone in expected..<place { add(old[gone].box) }
      compare(old[place], entries[index])
      expected = place + 1
    }
    for gone in expected..<max(expected, before - behind) { add(old[gone].box) }
  }

  private func place(of index: Int) -> Int {
    Int(places.find(UInt64(entries[index].item.view) &+ 1))
  }

  private func compare(_ before: Entry, _ now: Entry) {
    guard !isSame(before, now) else { return }
    add(before.box)
    add(now.box)
  }

  private func isSame(_ one: Entry, _ other: Entry) -> Bool {
    let (a, b) = (one.item, other.item)
    guard a.transform == b.transform, a.bounds == b.bounds, a.alpha == b.alpha, a.tag == b.tag,
      a.red == b.red, a.green == b.green, a.blue == b.blue, a.colorAlpha == b.colorAlpha,
      one.clip == other.clip, one.group == other.group, one.groupAlpha == other.groupAlpha,
      one.hasEffect == other.hasEffect, one.box == other.box
    else { return false }
    if one.hasEffect {
      guard one.space == other.space, one.curl == other.curl,
        one.curlDirection == other.curlDirection
      else { return false }
    }
    let (d, e) = (one.detail, other.detail)
    return d.ownAlpha == e.ownAlpha && d.groupAlpha == e.groupAlpha && d.flags == e.flags
      && d.scaleX == e.scaleX && d.scaleY == e.scaleY && d.radii == e.radii
      && d.borderWidth == e.borderWidth && d.borderColor == e.borderColor
      && d.shadowColor == e.shadowColor && d.shadowOffset == e.shadowOffset
      && d.shadowRadius == e.shadowRadius && d.backdropBlur == e.backdropBlur
  }

  private func add(_ content: Content) {
    for index in 0..<entries.count where entries[index].item.view == content.view {
      let entry = entries[index]
      guard content.box.isFinite, !entry.hasEffect else {
        add(entry.box)
        continue
      }
      add(content.box.carried(by: entry.item.transform).intersection(entry.box))
    }
  }

  private func add(_ box: Box) {
    guard !isNew, box.hasArea else { return }
    pending.add(pixels(box).intersection(window))
  }

  /// The whole pixels that a box touches.
  private func pixels(_ box: Box) -> Box {
    Box(
      minX: Elementary.floor(box.minX * scale), minY: Elementary.floor(box.minY * scale),
      maxX: Elementary.ceil(box.maxX * scale), maxY: Elementary.ceil(box.maxY * scale))
  }
}
