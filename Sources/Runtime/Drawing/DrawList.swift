/// Items to be drawn, back to front, in the coordinates of the window.
///
/// Made when somebody asks and something has changed since; warm, that allocates nothing.
final class DrawList {
  /// Laid out as `motus_draw_item`.
  struct Item: BitwiseCopyable {
    let view: Handle.Bits
    let tag: UInt64
    var transform: AffineTransform
    var bounds: Rect
    var red: Double
    var green: Double
    var blue: Double
    var colorAlpha: Double
    var alpha: Double
    var cornerRadius: Double
    var clip: Int32
    let depth: Int32

    @inline(__always)
    mutating func setColor(_ values: UnsafePointer<Double>) {
      red = values[0]
      green = values[1]
      blue = values[2]
      colorAlpha = values[3]
    }
  }

  /// Effect of an item beyond a flat rectangle. Laid out as `motus_draw_effect`.
  struct Effect: BitwiseCopyable {
    /// Index of the item; they ascend.
    let item: Int32
    let reserved: Int32 = 0
    /// From the item's own coordinates to those of the window.
    var transform: Transform3D
    let curl: Double
    let curlDirection: Double
  }

  /// What is drawn.
  var drawn = DrawnItems()
  /// Where the walk is.
  var path = DrawPath()
  /// Values from which the items are computed, where frames follow each other.
  var sources = DrawSources()
  /// Whether they are kept.
  private(set) var keepsSources = false
  /// Room for what one view shows.
  let shown = UnsafeMutablePointer<Double>.allocate(
    capacity: PropertyKind.builtInComponents + PropertyID.maximumComponents)
  /// The state of the tree that the items show; 0 before the first.
  private(set) var version: UInt64 = 0
  /// `PictureNotes.shape` of the tree that the items show; 0 before the first.
  private(set) var shape: UInt64 = 0
  /// How often the tree has been walked.
  private(set) var walks: UInt64 = 0
  /// Whether what nobody sees is left out.
  private(set) var culls = false
  let reaches: DrawReaches
  let use: Use
  /// Rows of the views that a scout has come to, and their items.
  private(set) var visited = Buffer<(view: Int32, item: Int32)>()
  private(set) var scoutedMargin = Box(minX: 0, minY: 0, maxX: 0, maxY: 0)
  /// The most items of the last pictures, and how many pictures these are.
  private var most = 0
  private var pictures = 0

  /// What a list is made for.
  enum Use {
    case picture
    /// The picture of one view; the first item stands at the origin, opaque: the view that shows it
    /// places it.
    case snapshot
    /// Finds the views that may be seen shortly after: those within `scoutedMargin` of what is seen,
    /// and those that are transparent and move.
    case scout
    /// The picture of copied views, of which no bounds are kept.
    case copy
  }

  init(culls: Bool = false) {
    self.culls = culls
    reaches = DrawReaches()
    use = .picture
  }

  /// A list of what one view shows.
  init(ofSnapshot view: Int, _ tracks: Tracks) {
    reaches = DrawReaches()
    use = .snapshot
    drawn.keepDetails()
    make(tracks, from: view)
  }

  /// A list of views that another list draws, or of copies of these.
  init(_ use: Use, beside other: DrawList) {
    culls = true
    reaches = use == .scout ? other.reaches : DrawReaches()
    self.use = use
  }

  /// Finds the views that may be seen shortly after: `visited`. The list beside it has been made.
  func scout(_ tracks: Tracks, margin: Double) {
    scoutedMargin = Box(minX: -margin, minY: -margin, maxX: margin, maxY: margin)
    visited.removeAll()
    make(tracks, from: 0)
  }

  /// Notes that the last item is a view's.
  func noteVisit(of view: Int) {
    visited.append(
      (Int32(truncatingIfNeeded: view), Int32(truncatingIfNeeded: items.count - 1)))
  }

  /// Forgets the views whose items have been taken back.
  func forgetVisits(from item: Int) {
    while visited.count > 0, visited.last.item >= Int32(item) { visited.removeLast() }
  }

  /// Whether a view that is not seen is looked at all the same: it moves.
  private func mayShow(_ row: ViewRow) -> Bool { use == .scout && !row.firstTrack.isNone }

  deinit { shown.deallocate() }

  /// Leaves out what nobody sees, or does not.
  func setCulls(_ culls: Bool) {
    guard culls != self.culls else { return }
    self.culls = culls
    version = 0
    shape = 0
  }

  func noteWalk() { walks += 1 }

  /// Gives room back that has not been needed for a while (CU-4).
  func fitRoom() {
    most = max(most, items.count)
    pictures += 1
    guard pictures >= 32 else { return }
    let room = most + most / 2 + 64
    (most, pictures) = (0, 0)
    guard drawn.items.capacity > 2 * room else { return }
    drawn.giveBack(allBut: room)
    sources = DrawSources()
  }
}

extension DrawList {
  @inline(__always) var items: Rows<Item> { drawn.items.rows }
  @inline(__always) var effects: Rows<Effect> { drawn.effects.rows }
  @inline(__always) var details: Rows<Detail> { drawn.details.rows }
  @inline(__always) var groups: Rows<OpacityGroup> { drawn.groups.rows }
  @inline(__always) var hasDetails: Bool { drawn.hasDetails }
  /// The number of the item that is to be added.
  @inline(__always) var itemCount: Int32 { Int32(truncatingIfNeeded: drawn.items.count) }

  /// Brings the items up to date. Linear in the views that are listed, and nothing for a frame in
  /// which nothing has changed.
  func make(_ tracks: Tracks) {
    let views = tracks.views
    guard version != views.drawVersion else { return }
    version = views.drawVersion
    if refresh(tracks) { return }
    noteWalk()
    views.keep(reaches)
    if culls, use == .picture { reaches.findNeeded(views) }
    fitRoom()
    forgetFlights(views.flights)
    keepsSources = true
    sources.removeAll(rows: views.rows.count)
    if reaches.needed.count > 0 { sources.noteDeep() }
    make(tracks, from: 0)
    shape = views.picture.shape
    views.picture.start()
    checkInvariants()
  }

  /// Traps in debug where the list, which has been made, contradicts itself.
  func checkInvariants() {
    drawn.checkInvariants()
    path.checkInvariants()
    sources.checkInvariants(items: drawn.items.count)
  }

  /// Brings items, details and groups up to date.
  func makeWithDetails(_ tracks: Tracks) {
    if !hasDetails {
      drawn.keepDetails()
      version = 0
      shape = 0
    }
    make(tracks)
  }

  /// Lists a view and what stands below it, in the coordinates of its superview.
  func make(_ tracks: Tracks, from root: Int) {
    drawn.removeAll()
    path.removeAll()
    if append(root, tracks), tracks.views.rows[root].firstChild >= 0 {
      path.pushLast()
      walk(below: root, tracks)
      appendOthers(in: root, tracks)
      path.pop()
    }
    drawn.flattenWhatIsBeyondNumbers()
    drawn.closeGroups(to: 0, at: itemCount)
  }

  private func forgetFlights(_ flights: FlightPictures) {
    for index in 0..<flights.items.count { flights.items[index] = -1 }
  }

  /// Lists what stands below a view whose item is the last one of the path.
  func walk(below root: Int, _ tracks: Tracks) {
    let outer = path.region
    defer { path.look(in: outer) }
    // Down to the first child, else on to the next sibling, else up: a loop, because trees can be
    // deep. `path` holds the items of those above, and where among their subviews the walk is.
    var view = root
    let floor = path.levelCount
    var level = open(root, tracks)
    while true {
      let child = next(&level, of: view, tracks)
      if child >= 0 {
        path.look(in: level.region)
        switch list(child, tracks) {
        case .no: break
        case .unseen: noteUnseen(&level)
        case .listed:
          guard tracks.views.rows[child].firstChild >= 0 else { break }
          path.keep(level)
          path.pushLast()
          view = child
          level = open(child, tracks)
        }
        continue
      }
      close(level, of: view, tracks)
      if path.levelCount == floor { return }
      appendOthers(in: view, tracks)
      path.pop()
      let isUnseen = !level.isSeen && items.count == level.mark.items + 1
      if isUnseen { take(backTo: level.mark) }
      level = path.takeLevel()
      if isUnseen { noteUnseen(&level) }
      view = Int(tracks.views.rows[view].parent)
    }
  }

  /// Lists what is drawn in front of all subviews of a view.
  private func appendOthers(in view: Int, _ tracks: Tracks) {
    if tracks.views.rows[view].flags.contains(.holdsLifted) { appendLifted(in: view, tracks) }
    if tracks.views.rows[view].flags.contains(.holdsOverlays) { appendFlights(in: view, tracks) }
  }

  /// Adds a view's item; false when the view and all below it are invisible.
  func append(_ index: Int, _ tracks: Tracks) -> Bool { list(index, tracks) == .listed }

  /// Whether a view has an item, or would have one if it were seen.
  enum Listing { case no, unseen, listed }

  func list(_ index: Int, _ tracks: Tracks) -> Listing {
    let row = tracks.views.rows[index]
    if row.flags.contains(.lifted), index != path.lifted.view, path.count > 0 { return .no }
    if !row.flags.isDisjoint(with: [.hidden, .drawnElsewhere]) {
      guard row.flags.contains(.drawnHidden), !row.flags.contains(.drawnElsewhere) else {
        return .no
      }
    }
    let values = shownValues(index, row, tracks)
    let isPlain = use == .snapshot && path.count == 0
    var (alpha, way) = isPlain ? (1, nil) : ownAlpha(values, index, row, tracks)
    guard alpha > 0 || mayShow(row) else { return .no }
    var transform = isPlain ? .identity : Views.placement(values)
    var clip: Int32 = -1
    let isFlat =
      isPlain
      || row.flags.isDisjoint(with: [.effects, .singleSided])
        && (path.count == 0 || path.effect < 0)
    if isFlat, let way { transform = transform.concatenating(way) }
    if !isFlat {
      transform = standInSpace(index, row, transform, way, values, tracks)
      if row.flags.contains(.singleSided), path.space.isSeenFromBehind { return .no }
    }
    let ownAlpha = alpha
    if path.count > 0 {
      let position = path.item
      let above = items[Int(position)]
      alpha *= above.alpha
      transform = transform.concatenating(above.transform)
      let isClipped = tracks.views.rows[Int(row.parent)].flags.contains(.clipsToBounds)
      clip = index == path.lifted.view ? path.lifted.clip : isClipped ? position : above.clip
    }
    var outset: Box?
    var isSeen = true
    if culls, path.count > 0 {
      if row.flags.contains(.decorated) {
        outset = self.outset(index, row, tracks, anyColor: false)
      }
      let ink = Box(Views.bounds(values)).grown(outset)
      isSeen =
        isFlat && row.flags.isDisjoint(with: .snapshot)
        ? ink.carried(by: transform).meets(path.region)
        : isSeenInSpace(index, row, ink, transform, isDeep: !isFlat, tracks)
      if !isSeen, mayShow(row) { isSeen = true }
      if !isSeen, reaches.needed.count > 0 { isSeen = reaches.isNeeded(index) }
      if !isSeen {
        guard row.firstChild >= 0,
          mayBeSeen(below: index, row, transform, isDeep: !isFlat, path.region, tracks)
        else { return .unseen }
        _ = shownValues(index, row, tracks)
      }
    }
    path.note(
      DrawPath.Added(
        item: itemCount, effect: isFlat ? -1 : Int32(truncatingIfNeeded: effects.count),
        isSeen: isSeen, mark: drawn.mark))
    if !isFlat { appendEffect(of: index, row, tracks) }
    drawn.append(
      Item(
        view: row.name, tag: tracks.views.tags.ofView(index), transform: transform,
        bounds: Views.bounds(values),
        red: values[Component.red], green: values[Component.green],
        blue: values[Component.blue], colorAlpha: values[Component.colorAlpha],
        alpha: alpha, cornerRadius: values[Component.cornerRadius], clip: clip,
        depth: path.depth))
    if use == .scout { noteVisit(of: index) }
    if keepsSources {
      sources.append(
        view: index, above: path.count > 0 ? path.item : -1, values: values,
        alpha: ownAlpha, way: way)
      if culls {
        sources.appendPlace(region: path.region, outset: outset, row, isSeen: isSeen)
      }
      if needsWalk(row.flags) || isCountered(index, row, tracks) { sources.noteDeep() }
    }
    if hasDetails { appendDetail(of: index, row, ownAlpha, tracks) }
    if row.flags.contains(.snapshot), let snapshot = tracks.views.snapshot(index) {
      append(snapshot)
    }
    return .listed
  }

  /// Whether the picture of a view with a depth, or of a snapshot, can be seen in the region.
  @inline(never)
  private func isSeenInSpace(
    _ index: Int, _ row: ViewRow, _ ink: Box, _ transform: AffineTransform, isDeep: Bool,
    _ tracks: Tracks
  ) -> Bool {
    var ink = ink
    if row.flags.contains(.effects) {
      let curl = shown + PropertyKind.builtInComponents
      tracks.readShown(index, .curl, Views.kindOfCurl, into: curl)
      // A page that is turned over leaves its place.
      if curl[0] != 0 { return true }
    }
    if row.flags.contains(.snapshot), let snapshot = tracks.views.snapshot(index) {
      ink = ink.union(snapshot.reach)
      if snapshot.reach.isEverything { return true }
    }
    return inWindow(ink, transform, isDeep: isDeep).meets(path.region)
  }

  /// The bounds that a view shows.
  func shownBounds(_ index: Int, _ tracks: Tracks) -> Rect {
    Views.bounds(shownValues(index, tracks.views.rows[index], tracks))
  }

  /// The numbers that a view shows: its model's own while nothing moves it.
  @_optimize(speed)
  func shownValues(_ index: Int, _ row: ViewRow, _ tracks: Tracks) -> UnsafePointer<Double> {
    tracks.views.readModel(index, into: shown)
    var track = row.firstTrack
    while !track.isNone { track = tracks.withTable(track.table) { show(track.row, $0) } }
    if row.flags.contains(.placed) { tracks.applyScale(of: index, to: shown) }
    return UnsafePointer(shown)
  }

  /// The alpha of a view by itself, presence included, and the transform from where it is to where
  /// its picture is, when there is one.
  @inline(__always)
  func ownAlpha(
    _ values: UnsafePointer<Double>, _ index: Int, _ row: ViewRow, _ tracks: Tracks
  ) -> (alpha: Double, way: AffineTransform?) {
    // A spring overshoots; what is drawn is not more than opaque.
    let alpha = min(values[Component.alpha], 1)
    guard !row.flags.isDisjoint(with: [.presence, .drawnScaled, .counters]), alpha > 0 else {
      return (alpha, nil)
    }
    if row.flags.contains(.drawnScaled) { return ownAlphaOfCovered(alpha, index, row, tracks) }
    let presence = tracks.readPresence(
      index, about: Views.center(values), shown + PropertyKind.builtInComponents)
    return (alpha * presence.alpha, presence.way)
  }

  /// Alpha and transform of a view that is drawn smaller behind a flying screen.
  private func ownAlphaOfCovered(
    _ alpha: Double, _ index: Int, _ row: ViewRow, _ tracks: Tracks
  ) -> (alpha: Double, way: AffineTransform?) {
    let center = Views.center(shown)
    let scale = tracks.views.flights.scale(of: row.name)
    let smaller = AffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: center.x * (1 - scale), ty: center.y * (1 - scale))
    guard !row.flags.isDisjoint(with: [.presence, .counters]) else { return (alpha, smaller) }
    let presence = tracks.readPresence(
      index, about: center, shown + PropertyKind.builtInComponents)
    return (alpha * presence.alpha, presence.way?.concatenating(smaller) ?? smaller)
  }

  /// Writes what a track shows over the model's numbers. Returns the view's next track.
  @inline(__always)
  private func show(_ row: Int, _ table: TrackTable) -> TrackID {
    let value = table.value.base + row * table.width
    switch table.identity[row].property {
    case .center: (shown + Component.center).copy(from: value, count: 2)
    case .bounds: (shown + Component.bounds).copy(from: value, count: 4)
    case .transform: AffineCoding.decode(value, into: shown + Component.transform)
    case .alpha: shown[Component.alpha] = value[0]
    case .backgroundColor:
      table.coding.decode(value, count: 4, into: shown + Component.backgroundColor)
    case .cornerRadius: (shown + Component.cornerRadius).copy(from: value, count: 4)
    default: break
    }
    return table.nextOnView[row]
  }
}

/// Views with a depth.
extension DrawList {
  /// From a view's own coordinates to those of its superview.
  private func placementInSpace(
    _ index: Int, _ row: ViewRow, _ placement: AffineTransform, _ values: UnsafePointer<Double>,
    _ tracks: Tracks
  ) -> (deep: Transform3D, flattened: AffineTransform) {
    guard row.flags.contains(.effects) else { return (Transform3D(placement), placement) }
    let own = shown + PropertyKind.builtInComponents
    tracks.readShown(index, .transform3D, Views.kindOfTransform3D, into: own)
    let transform = ProjectiveCoding.transform(own)
    let center = Views.center(values)
    return (
      Views.placement(placement, about: center, transform),
      Views.placement(placement, about: center, Transform3D(transform.flattened)).flattened
    )
  }

  /// From a view's own coordinates to the window. Subviews lie in their superview's plane: a
  /// child's own depth ends there.
  private func inWindow(_ own: (deep: Transform3D, flattened: AffineTransform)) -> Transform3D {
    guard path.count > 0 else { return own.deep }
    let above = path.effect
    guard above >= 0 else {
      return own.deep.concatenating(Transform3D(items[Int(path.item)].transform))
    }
    return own.deep.inPlane.concatenating(effects[Int(above)].transform)
  }

  /// Sets `path.space` to the way from a view with a depth to the window. Answers the way to its
  /// superview without depth.
  @inline(never)
  private func standInSpace(
    _ index: Int, _ row: ViewRow, _ placement: AffineTransform, _ way: AffineTransform?,
    _ values: UnsafePointer<Double>, _ tracks: Tracks
  ) -> AffineTransform {
    var own = placementInSpace(index, row, placement, values, tracks)
    if let way {
      own.deep = own.deep.concatenating(Transform3D(way))
      own.flattened = own.flattened.concatenating(way)
    }
    path.stand(in: inWindow(own))
    return own.flattened
  }

  /// Adds the effect of the item that is to be added; it stands in `path.space`.
  @inline(never)
  private func appendEffect(of index: Int, _ row: ViewRow, _ tracks: Tracks) {
    // The values of the item stand in front.
    let curl = shown + PropertyKind.builtInComponents
    (curl[0], curl[1]) = (0, 0)
    if row.flags.contains(.effects) {
      tracks.readShown(index, .curl, Views.kindOfCurl, into: curl)
    }
    drawn.append(
      Effect(
        item: itemCount, transform: path.space, curl: curl[0],
        curlDirection: curl[1]))
  }
}

/// Refresh of the draw list without a walk over the tree: as long as the same views are drawn in
/// the same order, a frame computes anew the items that move, and passes over the rest.
///
/// The numbers are those of the walk, bit by bit: both go by the same formulas. Where views have a
/// depth, are snapshots, fly, or group opacity, the tree is walked.
extension DrawList {
  /// Brings the items up to date; false when the tree has to be walked.
  @_optimize(speed)
  func refresh(_ tracks: Tracks) -> Bool {
    let notes = tracks.views.picture
    guard sources.isFlat, shape == notes.shape, splice(tracks) else { return false }
    sources.beginChanges()
    for index in 0..<notes.touched.count {
      guard refresh(view: Int(notes.touched[index]), tracks) else { return false }
    }
    for index in Tracks.reportedTables {
      let isDone = tracks.withTable(index) { table in
        table.activeCount == 0 || refresh(what: table, moves: tracks)
      }
      guard isDone else { return false }
    }
    notes.start()
    return compose()
  }

  /// Takes over what a table's active rows show.
  @_optimize(speed)
  private func refresh(what table: TrackTable, moves tracks: Tracks) -> Bool {
    let identities = UnsafePointer(table.identity.base)
    let values = UnsafePointer(table.value.base)
    let width = table.width
    let end = table.activeCount
    for row in 0..<end {
      let identity = identities[row]
      // Values are not drawn.
      if identity.property.isOfValue { continue }
      let view = Handle(bits: identity.view).index
      let value = values + row &* width
      let item = sources.item(of: view)
      guard item >= 0, sources.ways[item] < 0 else {
        if refresh(view: view, tracks) { continue }
        return false
      }
      let place = sources.places.base + item &* PropertyKind.geometryComponents
      switch identity.property {
      case .center:
        (place + Component.center).update(from: value, count: 2)
      case .bounds where !hasDetails:
        (place + Component.bounds).update(from: value, count: 4)
        items.base[item].bounds = Views.bounds(place)
      case .transform:
        AffineCoding.decode(value, into: place + Component.transform)
        tracks.applyScale(of: view, to: place)
      case .alpha where !hasDetails || details.base[item].backdropBlur == 0:
        let alpha = min(value[0], 1)
        guard alpha > 0 else { return false }
        sources.alphas.base[item] = alpha
        sources.note(item, moves: false)
        continue
      case .backgroundColor:
        table.coding.decode(value, count: 4, into: shown)
        items.base[item].setColor(shown)
        sources.renew(item)
        continue
      default:
        if !identity.property.isCustom, !refresh(view: view, tracks) { return false }
        continue
      }
      sources.note(item)
    }
    return true
  }

  /// Takes over all that a view shows; false when it is to be drawn and was not, or the reverse.
  private func refresh(view index: Int, _ tracks: Tracks) -> Bool {
    let item = sources.item(of: index)
    let row = tracks.views.rows[index]
    guard item >= 0 else { return staysOut(index, tracks) }
    let values = shownValues(index, row, tracks)
    let (alpha, way) = ownAlpha(values, index, row, tracks)
    guard alpha > 0, !needsWalk(row.flags), !isCountered(index, row, tracks) else {
      return false
    }
    sources.alphas.base[item] = alpha
    sources.setWay(way, of: item)
    (sources.places.base + item &* PropertyKind.geometryComponents).update(
      from: values, count: PropertyKind.geometryComponents)
    items.base[item].bounds = Views.bounds(values)
    items.base[item].setColor(values + Component.backgroundColor)
    items.base[item].cornerRadius = values[Component.cornerRadius]
    if culls { sources.setOutset(outset(index, row, tracks, anyColor: false), of: item) }
    if hasDetails { refreshDetail(item, index, row, tracks) }
    sources.noteLook(item)
    sources.note(item)
    return true
  }

  /// Whether a view without item is known to need none still.
  func staysOut(_ view: Int, _ tracks: Tracks) -> Bool {
    let rows = tracks.views.rows.rows
    // The one of those above it that has no item, although its superview has one.
    var top = view
    while rows[top].parent >= 0, sources.item(of: Int(rows[top].parent)) < 0 {
      top = Int(rows[top].parent)
    }
    let row = rows[top]
    guard row.parent < 0 ? top == 0 : true,
      row.flags.isDisjoint(with: [.hidden, .drawnElsewhere]) || row.flags.contains(.drawnHidden)
    else { return true }
    let values = shownValues(top, row, tracks)
    let (alpha, way) = ownAlpha(values, top, row, tracks)
    guard alpha > 0 else { return true }
    // Many are found sooner by a walk.
    guard culls, row.parent >= 0, sources.countLook() <= 16, !needsWalk(row.flags),
      !isCountered(top, row, tracks)
    else { return false }
    let above = sources.item(of: Int(row.parent))
    var transform = Views.placement(values)
    if let way { transform = transform.concatenating(way) }
    transform = transform.concatenating(items[above].transform)
    let ink = Box(Views.bounds(values)).grown(outset(top, row, tracks, anyColor: false))
    let region = sources.regions[above]
    guard !ink.carried(by: transform).meets(region),
      !mayBeSeen(below: top, row, transform, isDeep: false, region, tracks)
    else { return false }
    sources.cut(above)
    return true
  }

  /// Whether such a view is more than a flat rectangle among others.
  @inline(__always)
  func needsWalk(_ flags: ViewRow.Flags) -> Bool {
    !flags.isDisjoint(with: [.effects, .singleSided, .snapshot, .holdsOverlays, .drawnScaled])
      || hasDetails && flags.contains(.groupsOpacity)
  }

  /// Whether views in one are drawn without its scale, which is not 1.
  @inline(__always)
  func isCountered(_ index: Int, _ row: ViewRow, _ tracks: Tracks) -> Bool {
    row.flags.contains(.countered) && tracks.scale(of: index) != Size(width: 1, height: 1)
  }

  /// Where the items that are noted stand now, and those of their subviews. False when others are
  /// seen than before.
  @_optimize(speed)
  private func compose() -> Bool {
    let first = sources.firstChanged
    let end = items.count
    guard first < end else { return true }
    // The window itself.
    if culls, first == 0 { return false }
    let items = self.items.base
    let above = UnsafePointer(sources.above.base)
    let states = sources.states.base
    let places = UnsafePointer(sources.places.base)
    let ways = UnsafePointer(sources.ways.base)
    let alphas = UnsafePointer(sources.alphas.base)
    let details = hasDetails ? self.details.base : nil
    if first == 0 {
      place(items, UnsafePointer(places), ways[0], alphas[0])
      if let details { (details[0].ownAlpha, details[0].groupAlpha) = (alphas[0], alphas[0]) }
    }
    // No number any more as soon as one is not finite, or too large to add up.
    var excess = 0.0
    for index in max(1, first)..<max(1, end) {
      let parent = Int(above[index])
      let news = (states[index] | states[parent]) & (DrawSources.changed | DrawSources.moved)
      guard news != 0 else { continue }
      states[index] |= news
      let alpha = alphas[index]
      let old = items[index].transform
      place(items + index, places + index &* PropertyKind.geometryComponents, ways[index], alpha)
      let transform = items[index].transform.concatenating(items[parent].transform)
      items[index].transform = transform
      excess += transform.sum * 0
      items[index].alpha = alpha * items[parent].alpha
      if let details {
        details[index].ownAlpha = alpha
        details[index].groupAlpha = alpha * details[parent].groupAlpha
      }
      if culls, news & DrawSources.moved != 0 {
        guard staysIn(index, old, transform, sources.regions[parent]) else { return false }
      }
    }
    if excess != 0 { drawn.flattenWhatIsBeyondNumbers() }
    let news = DrawSources.changed | DrawSources.moved
    for index in first..<end where states[index] & news != 0 {
      states[index] = states[index] & ~news | DrawSources.renewed
    }
    return true
  }

  /// Whether an item that has moved is as much seen as before, and what is below it as well.
  @inline(__always)
  private func staysIn(
    _ index: Int, _ old: AffineTransform, _ transform: AffineTransform, _ region: Box
  ) -> Bool {
    let states = sources.states.base
    let state = states[index]
    let bounds = Box(items[index].bounds)
    let plain = bounds.carried(by: transform)
    if state & ~(DrawSources.changed | DrawSources.moved) == 0 { return plain.meets(region) }
    let picture =
      state & DrawSources.decorated == 0
      ? plain : bounds.grown(sources.outset(of: index)).carried(by: transform)
    if picture.meets(region) {
      states[index] &= ~DrawSources.unseen
    } else if state & DrawSources.unseen == 0 {
      return false
    }
    let inner = state & DrawSources.clips == 0 ? region : region.intersection(plain)
    // The walk lists nothing in what has no area.
    if state & DrawSources.holds != 0, !inner.hasArea, sources.regions[index].hasArea {
      return false
    }
    if state & DrawSources.cut != 0, inner != sources.regions[index] || transform != old {
      return false
    }
    sources.regions[index] = inner
    return true
  }

  /// The transform of an item, from the shown values of its view.
  @inline(__always)
  private func place(
    _ item: UnsafeMutablePointer<Item>, _ values: UnsafePointer<Double>, _ way: Int32,
    _ alpha: Double
  ) {
    let placement = Views.placement(values)
    item.pointee.transform =
      way < 0 ? placement : placement.concatenating(sources.waysOfPresence[way])
    item.pointee.alpha = alpha
  }
}
