/// Which views are seen: an item is listed when it, or one below it, can show a pixel in the window
/// and in every clip above it (CU-1).
///
/// A view is seen when the box around its picture, shadow included, meets the region that the clips
/// above it leave. All else only spares visits: bounds of subtrees, and runs of siblings.
extension DrawList {
  /// The walk's place among the subviews of one view.
  struct Level: BitwiseCopyable {
    /// Region in which its subviews can be seen.
    var region: Box
    /// The next subview, where all are visited.
    var next: Int32
    /// Where they are found in runs: the region in the view's own coordinates, the run, how many of
    /// it are left, the number of the next in it, and what its code is compared with.
    var isIndexed = false
    var query = Box.everything
    var run = 0
    var left: Int32 = 0
    var number = 0
    var threshold: UInt32 = 0
    /// How many subviews have been passed over because they are not seen.
    var unseen = 0
    /// Whether the view itself is seen, or needed.
    var isSeen = true
    var mark = DrawnItems.Mark()
  }

  /// Takes back what has been added since.
  func take(backTo mark: DrawnItems.Mark) {
    drawn.take(backTo: mark)
    if keepsSources { sources.shorten(to: mark.items) }
    if use == .scout { forgetVisits(from: mark.items) }
  }

  /// By how much a view's picture is larger than its bounds: its shadow. Nothing when it has none.
  func outset(_ index: Int, _ row: ViewRow, _ tracks: Tracks, anyColor: Bool) -> Box? {
    guard row.flags.contains(.decorated) else { return nil }
    let room = shown + PropertyKind.builtInComponents
    if !anyColor {
      read(.shadowColor, index, tracks)
      guard room[3] > 0 else { return nil }
    }
    read(.shadowRadius, index, tracks)
    let radius = room[0]
    read(.shadowOffset, index, tracks)
    let scale =
      row.flags.contains(.placed) ? tracks.scale(of: index) : Size(width: 1, height: 1)
    return .outset(ofShadow: Vector(dx: room[0], dy: room[1]), radius: radius, at: scale)
  }

  /// Where a view stands in its superview, and the box around its picture in its own coordinates;
  /// none when it has a depth or is curled.
  func standing(
    _ index: Int, _ row: ViewRow, _ tracks: Tracks
  ) -> (transform: AffineTransform, ink: Box)? {
    if row.flags.contains(.effects), !isFlat(index, tracks) { return nil }
    let values = shownValues(index, row, tracks)
    var transform = Views.placement(values)
    if row.flags.contains(.presence) {
      let presence = tracks.readPresence(
        index, about: Point(x: values[0], y: values[1]), shown + PropertyKind.builtInComponents)
      if let way = presence.way { transform = transform.concatenating(way) }
    }
    let bounds = Box(Views.bounds(values))
    return (transform, bounds.grown(outset(index, row, tracks, anyColor: true)))
  }

  /// Whether effects that a view can have do nothing.
  private func isFlat(_ index: Int, _ tracks: Tracks) -> Bool {
    let room = shown + PropertyKind.builtInComponents
    tracks.readShown(index, .curl, Views.kindOfCurl, into: room)
    guard room[0] == 0 else { return false }
    tracks.readShown(index, .transform3D, Views.kindOfTransform3D, into: room)
    return ProjectiveCoding.transform(room).isIdentity
  }

  /// The box in the window around a part of a view's plane; one with a depth stands in `path.space`.
  /// Hosts may draw it as if it had none: both count.
  func inWindow(_ box: Box, _ transform: AffineTransform, isDeep: Bool) -> Box {
    let flat = box.carried(by: transform)
    return isDeep ? flat.union(box.carried(by: path.space)) : flat
  }

  /// Whether what stands below a view may be seen in the region.
  func mayBeSeen(
    below index: Int, _ row: ViewRow, _ transform: AffineTransform, isDeep: Bool, _ region: Box,
    _ tracks: Tracks
  ) -> Bool {
    guard row.firstChild >= 0 else { return false }
    if row.flags.contains(.clipsToBounds), reaches.needed.count == 0 { return false }
    if use == .copy { return true }
    let box = reaches.reach(below: index, self, tracks)
    return box.isEverything || inWindow(box, transform, isDeep: isDeep).slack().touches(region)
  }

  // MARK: Subviews

  /// Begins with the subviews of a view whose item is the last one of the path.
  func open(_ view: Int, _ tracks: Tracks) -> Level {
    let row = tracks.views.rows[view]
    var level = Level(region: path.region, next: row.firstChild)
    level.isSeen = path.last.isSeen
    level.mark = path.last.mark
    guard culls, row.firstChild >= 0 else { return level }
    let position = path.item
    if path.count == 1 || row.flags.contains(.clipsToBounds) {
      let item = items[position]
      let effect = path.effect
      if effect >= 0 { path.stand(in: effects[effect].transform) }
      var own = inWindow(Box(item.bounds), item.transform, isDeep: effect >= 0)
      if use == .scout { own = own.grown(scoutedMargin) }
      // A window without a size is one of which nothing is known.
      if path.count > 1 || own.hasArea { level.region = path.region.intersection(own) }
    }
    if keepsSources { sources.setRegion(level.region, of: Int(position)) }
    guard reaches.needed.count == 0 else { return level }
    guard level.region.hasArea else {
      noteUnseen(&level)
      level.next = -1
      return level
    }
    guard row.flags.contains(.indexed), path.effect < 0,
      let index = reaches.index(of: view),
      let back = items[position].transform.inverted()
    else { return level }
    reaches.refresh(index, self, tracks)
    let query = level.region.slack().carried(by: back).slack()
    guard query.isFinite else { return level }
    noteUnseen(&level)
    level.isIndexed = true
    level.query = query
    level.run = -1
    return level
  }

  /// The next subview that may be seen; −1 after the last one.
  @inline(__always)
  func next(_ level: inout Level, of view: Int, _ tracks: Tracks) -> Int {
    if level.isIndexed { return nextInRuns(&level, of: view, tracks) }
    let child = Int(level.next)
    if child >= 0 { level.next = tracks.views.rows[child].next }
    return child
  }

  @inline(never)
  private func nextInRuns(_ level: inout Level, of view: Int, _ tracks: Tracks) -> Int {
    guard let index = reaches.index(of: view) else { return -1 }
    while true {
      while level.left > 0 {
        let child = Int(level.next)
        let code = index.codes[level.number]
        level.next = tracks.views.rows[child].next
        level.number += 1
        level.left -= 1
        if Runs.isIn(code, level.threshold) { return child }
      }
      level.run = index.next(from: level.run + 1, meeting: level.query)
      guard level.run < index.runs.count else { return -1 }
      let run = index.runs[level.run]
      level.next = run.leader
      level.left = run.count
      level.number = level.run * Runs.length
      level.threshold = run.box.isFinite ? Runs.threshold(level.query, in: run.box) : ~0
    }
  }

  /// A subview is passed over: should its superview come to stand elsewhere, it may come in sight.
  @inline(__always)
  func noteUnseen(_ level: inout Level) {
    level.unseen += 1
    guard keepsSources, path.count > 0 else { return }
    sources.cut(Int(path.item))
  }

  /// Ends with the subviews of a view: one of which many have been passed over gets an index.
  func close(_ level: Level, of view: Int, _ tracks: Tracks) {
    let row = tracks.views.rows[view]
    if culls, use != .copy, !level.isIndexed, level.unseen >= DrawReaches.mostPlain,
      Int(row.childCount) >= DrawReaches.mostPlain, path.effect < 0
    {
      reaches.makeIndex(of: view, tracks.views)
    }
  }
}

extension DrawList.Detail {
  var shadowOutset: Box {
    .outset(
      ofShadow: shadowOffset, radius: shadowRadius, at: Size(width: scaleX, height: scaleY))
  }
}

extension Box {
  /// By how much a shadow reaches beyond what casts it: three standard deviations, in the coordinates of
  /// a view that is drawn at a scale.
  static func outset(ofShadow offset: Vector, radius: Double, at scale: Size) -> Box {
    let reach = 1.5 * radius
    let (x, y) = (1 / scale.width.magnitude, 1 / scale.height.magnitude)
    guard x.isFinite, y.isFinite else { return .everything }
    return Box(
      minX: min(0, offset.dx - reach) * x, minY: min(0, offset.dy - reach) * y,
      maxX: max(0, offset.dx + reach) * x, maxY: max(0, offset.dy + reach) * y)
  }

  @inline(__always)
  func grown(_ outset: Box?) -> Box {
    guard let outset else { return self }
    return Box(
      minX: minX + outset.minX, minY: minY + outset.minY, maxX: maxX + outset.maxX,
      maxY: maxY + outset.maxY)
  }
}
