/// Bounds of what stands below views, kept until something says that it may have changed.
///
/// They are generous: they hold what is hidden, too, and a view that moves may be anywhere. Which
/// views are listed does not depend on them, only how many are looked at.
final class DrawReaches: ViewReaches {
  /// Bounds of what is below views, in their own coordinates, by place.
  private var kept = Buffer<Box>()
  /// Places in `kept`, by row and one.
  private var places = KeyMap()
  private var indexes: [Runs?] = []
  private var indexOfParent = KeyMap()
  /// Views that are listed wherever they are, because something below them is drawn elsewhere.
  private(set) var needed = Buffer<Int32>()
  /// Told of views whose content changes; none before somebody asks for it.
  private(set) var damage: Damage?
  /// How many views have been looked at.
  private var visits = 0

  /// Fewer subviews are not worth an index.
  static let mostPlain = 48
  /// Number of subviews up to which bounds are found anew rather than kept.
  private static let mostUnkept = 8
  /// Levels below a view after which its bound has no end.
  private static let mostLevels = 40

  // MARK: What has changed

  override func loosen(_ view: Int, _ views: Views) {
    var view = view
    while views.rows[view].flags.contains(.relied) {
      views.rows.base[view].flags.remove(.relied)
      let parent = Int(views.rows[view].parent)
      guard parent >= 0 else { return }
      if views.rows[parent].flags.contains(.indexed) { staleRun(of: view, in: parent, views) }
      views.rows.base[parent].flags.remove(.keepsReach)
      // What stands in it is drawn within it.
      if views.rows[parent].flags.contains(.clipsToBounds) { return }
      view = parent
    }
  }

  override func didLink(_ child: Int, _ views: Views) {
    let parent = Int(views.rows[child].parent)
    if views.rows[parent].flags.contains(.indexed) { insert(child, in: parent, views) }
    views.rows.base[parent].flags.remove(.keepsReach)
    if !views.rows[parent].flags.contains(.clipsToBounds) { loosen(parent, views) }
  }

  override func willUnlink(_ child: Int, _ views: Views) {
    let row = views.rows[child]
    let parent = Int(row.parent)
    guard let index = index(of: parent), let place = place(of: child, in: index, views) else {
      return drop(parent, views)
    }
    index.change(countAt: place, by: -1)
    if index.runs[place].count == 0 {
      index.remove(at: place)
    } else if row.flags.contains(.leadsRun) {
      index.runs[place].leader = row.next
      views.rows.base[Int(row.next)].flags.insert(.leadsRun)
    }
    if index.runs.count * 4 > Int(views.rows[parent].childCount) + 64 { drop(parent, views) }
  }

  /// Tells of views whose content changes from now on.
  func tell(_ damage: Damage) { self.damage = damage }

  override func noteContent(_ view: Handle.Bits) { damage?.mark(view, .everything) }

  override func willEnd(_ view: Int, _ views: Views) { drop(view, views) }

  private func insert(_ child: Int, in parent: Int, _ views: Views) {
    let row = views.rows[child]
    let neighbour = row.previous >= 0 ? row.previous : row.next
    guard let index = index(of: parent), neighbour >= 0,
      let place = place(of: Int(neighbour), in: index, views),
      index.changes < 64 + Int(views.rows[parent].childCount) / 4
    else { return drop(parent, views) }
    index.change(countAt: place, by: 1)
    if row.previous < 0 {
      views.rows.base[Int(row.next)].flags.remove(.leadsRun)
      views.rows.base[child].flags.insert(.leadsRun)
      index.runs[place].leader = Int32(truncatingIfNeeded: child)
    }
    guard index.runs[place].count > Int32(Runs.length) else { return }
    let half = index.runs[place].count / 2
    var leader = index.runs[place].leader
    for _ in 0..<half { leader = views.rows[Int(leader)].next }
    let rest = Runs.Run(leader: leader, count: index.runs[place].count - half)
    index.runs[place].count = half
    views.rows.base[Int(leader)].flags.insert(.leadsRun)
    index.insert(rest, at: place + 1)
  }

  private func staleRun(of child: Int, in parent: Int, _ views: Views) {
    guard let index = index(of: parent), let place = place(of: child, in: index, views) else {
      return drop(parent, views)
    }
    index.noteStale(at: place)
  }

  /// The place of the run in which a view is.
  private func place(of child: Int, in index: Runs, _ views: Views) -> Int? {
    var leader = child
    var steps = 0
    while !views.rows[leader].flags.contains(.leadsRun) {
      leader = Int(views.rows[leader].previous)
      steps += 1
      guard leader >= 0, steps <= Runs.length else { return nil }
    }
    return index.place(ofLeader: leader)
  }

  // MARK: Indexes

  func index(of parent: Int) -> Runs? {
    let place = indexOfParent.find(UInt64(parent + 1))
    return place >= 0 ? indexes[Int(place)] : nil
  }

  /// Gives a view an index of its subviews.
  func makeIndex(of parent: Int, _ views: Views) {
    drop(parent, views)
    let index = Runs(parent: parent)
    var child = views.rows[parent].firstChild
    while child >= 0 {
      var run = Runs.Run(leader: child, count: 0)
      views.rows.base[Int(child)].flags.insert(.leadsRun)
      while child >= 0, run.count < Int32(Runs.length) {
        if run.count > 0 { views.rows.base[Int(child)].flags.remove(.leadsRun) }
        run.count += 1
        child = views.rows[Int(child)].next
      }
      index.append(run)
    }
    let place = indexes.firstIndex { $0 == nil } ?? indexes.count
    if place == indexes.count { indexes.append(index) } else { indexes[place] = index }
    _ = indexOfParent.insert(UInt64(parent + 1), Int32(truncatingIfNeeded: place))
    views.rows.base[parent].flags.insert(.indexed)
  }

  private func drop(_ parent: Int, _ views: Views) {
    views.rows.base[parent].flags.remove(.indexed)
    let place = indexOfParent.find(UInt64(parent + 1))
    guard place >= 0 else { return }
    indexOfParent.remove(UInt64(parent + 1))
    indexes[Int(place)] = nil
  }

  /// Brings the boxes of an index up to date.
  func refresh(_ index: Runs, _ list: DrawList, _ tracks: Tracks, _ level: Int = 0) {
    guard index.isStale else { return }
    for place in 0..<index.runs.count where index.runs[place].isStale {
      read(place, index, list, tracks, level)
    }
    index.sum()
  }

  private func read(
    _ place: Int, _ index: Runs, _ list: DrawList, _ tracks: Tracks, _ level: Int
  ) {
    let count = Int(index.runs[place].count)
    withUnsafeTemporaryAllocation(of: Box.self, capacity: Runs.length) { boxes in
      var child = Int(index.runs[place].leader)
      var box = Box.nothing
      var isOpen = false
      for number in 0..<count {
        boxes[number] = reach(of: child, list, tracks, level)
        if boxes[number].isEverything { isOpen = true } else { box = box.union(boxes[number]) }
        child = Int(tracks.views.rows[child].next)
      }
      index.runs[place].box = box
      index.runs[place].isOpen = isOpen
      index.runs[place].isStale = false
      let codes = index.codes.base + place * Runs.length
      for number in 0..<count {
        codes[number] =
          boxes[number].isEverything ? Runs.anywhere : Runs.code(boxes[number], in: box)
      }
    }
  }

  // MARK: Bounds

  /// A box around what stands below a view, in the view's own coordinates.
  func reach(
    below view: Int, _ list: DrawList, _ tracks: Tracks, _ level: Int = 0
  ) -> Box {
    let views = tracks.views
    if views.rows[view].flags.contains(.keepsReach) {
      return kept[places.find(UInt64(view + 1))]
    }
    guard level < Self.mostLevels else { return .everything }
    if views.rows[view].flags.contains(.indexed), let index = index(of: view) {
      refresh(index, list, tracks, level)
      return index.box
    }
    let before = visits
    var box = Box.nothing
    var child = Int(views.rows[view].firstChild)
    while child >= 0, !box.isEverything {
      box = box.union(reach(of: child, list, tracks, level))
      child = Int(views.rows[child].next)
    }
    if visits - before > Self.mostUnkept { keep(box, below: view, views) }
    return box
  }

  private func keep(_ box: Box, below view: Int, _ views: Views) {
    let place = places.insert(UInt64(view + 1), Int32(truncatingIfNeeded: kept.count))
    if place < 0 { kept.append(box) } else { kept[place] = box }
    views.rows.base[view].flags.insert(.keepsReach)
  }

  /// A box around a view and what stands below it, in the coordinates of its superview.
  private func reach(
    of view: Int, _ list: DrawList, _ tracks: Tracks, _ level: Int
  ) -> Box {
    let views = tracks.views
    visits += 1
    views.rows.base[view].flags.insert(.relied)
    let row = views.rows[view]
    guard row.flags.isDisjoint(with: [.drawnScaled, .counters]), !isNeeded(view),
      !isMoving(row, tracks), let standing = list.standing(view, row, tracks)
    else { return .everything }
    var own = standing.ink
    if row.firstChild >= 0, !row.flags.contains(.clipsToBounds) {
      own = own.union(reach(below: view, list, tracks, level + 1))
    }
    if row.flags.contains(.snapshot), let snapshot = views.snapshot(view) {
      own = own.union(snapshot.reach)
    }
    guard own.isFinite else { return .everything }
    let box = own.carried(by: standing.transform)
    return box.isFinite ? box : .everything
  }

  /// Whether a view's picture moves in frames.
  private func isMoving(_ row: ViewRow, _ tracks: Tracks) -> Bool {
    var track = row.firstTrack
    while !track.isNone {
      let (moves, next) = tracks.withTable(track.table) { table in
        (
          track.row < table.activeCount && table.identity[track.row].property.placesPicture,
          table.nextOnView[track.row]
        )
      }
      if moves { return true }
      track = next
    }
    return false
  }

  // MARK: Views that are needed

  func isNeeded(_ view: Int) -> Bool {
    for index in 0..<needed.count where Int(needed[index]) == view { return true }
    return false
  }

  /// Finds views that are listed for the sake of others: those around flights, and those above
  /// lifted views.
  func findNeeded(_ views: Views) {
    guard needed.count > 0 || views.flights.all.count > 0 || !views.lifted.isEmpty else { return }
    for index in 0..<needed.count { loosen(Int(needed[index]), views) }
    needed.removeAll()
    for index in 0..<views.flights.all.count {
      note(Handle(bits: views.flights.all[index].container), views)
    }
    for lifted in views.lifted { note(Handle(bits: lifted.view), views) }
    for index in 0..<needed.count { loosen(Int(needed[index]), views) }
  }

  /// Takes over which views are listed for the sake of others.
  func copyNeeded(_ other: DrawReaches) { needed.copy(other.needed) }

  private func note(_ view: Handle, _ views: Views) {
    guard views.names.contains(view) else { return }
    var row = view.index
    while row >= 0, !isNeeded(row) {
      needed.append(Int32(truncatingIfNeeded: row))
      row = Int(views.rows[row].parent)
    }
  }
}
