/// A copy of what a frame shows and of what moves it by itself, so that another thread can show it
/// as it will be shortly after (PB-2).
///
/// The picture is made by what makes a runtime's pictures, of the same numbers: copies of tracks and
/// of the views that may be seen, linked as they are drawn.
final class PublishedScene {
  /// How many seconds of the host's a picture goes on.
  static let reach = 0.05

  private let views: Views
  private let tracks: Tracks
  private let motions = MotionCopy()
  private let movers = MoverCopies()
  let list: DrawList
  private let scout: DrawList
  /// As they were published, and as they are shown.
  private let published = InstanceRows()
  let rows = InstanceRows()
  let changes = ChangeList()
  private var clock: Clock
  private var ownTime = 0.0
  private var limit = 0.0
  private var contents: PublishedFrame.Contents = []

  init(of runtime: Runtime) {
    views = Views(runtime: runtime.number, firstGeneration: 1)
    tracks = Tracks(views: views)
    list = DrawList(.copy, beside: runtime.drawList)
    scout = DrawList(.scout, beside: runtime.drawList)
    clock = runtime.clock
  }

  deinit { views.forgetObservers() }

  /// What moves, and stands still here.
  var standing: MoverCopies.Standing { movers.standing }

  /// Takes over what a runtime shows, whose lists have been made. Returns whether anything moves
  /// here.
  func take(_ runtime: Runtime, _ contents: PublishedFrame.Contents) -> Bool {
    self.contents = contents
    clock = runtime.clock
    (ownTime, limit) = (runtime.animations.frameTime, runtime.limitOfNextStep)
    movers.removeAll()
    runtime.parts.forEach { $0.copyMovers(into: movers) }
    for mover in movers.placed { (mover as? PlacedMover)?.settle(on: tracks, among: movers) }
    let end = ownTime(at: clock.hostTime + Self.reach)
    motions.take(runtime.animations, until: Animations.horizon(at: end), movers)
    if motions.isEmpty && movers.areEmpty { return false }
    views.beginCopy(runtime.views)
    copyMovedViews(of: runtime)
    tracks.copy(runtime.tracks)
    if contents.hasPicture {
      motions.showUnsettled(on: tracks, at: end)
      copySeenViews(of: runtime, until: end)
    }
    motions.settle(tracks)
    if contents.contains(.changes) { views.tags.copyOthers(runtime.views.tags) }
    if contents.contains(.rows) { published.copy(runtime.instanceRows) }
    return true
  }

  private func copyMovedViews(of runtime: Runtime) {
    let source = runtime.views
    for table in runtime.tracks.tables {
      for row in 0..<table.count {
        let subject = table.identity[row].subject
        if subject >= 0 { views.copyRow(subject, source) }
      }
    }
    for mover in movers.all {
      for index in 0..<mover.views.count { views.copyRow(Int(mover.views[index]), source) }
    }
  }

  /// Takes over the views that may be seen until a time, as far as tracks show now how they will
  /// stand then.
  private func copySeenViews(of runtime: Runtime, until end: Double) {
    let culls = runtime.drawList.culls
    scout.setCulls(culls)
    list.setCulls(culls)
    let window = runtime.views.bounds(0).size
    let side = max(window.width, window.height)
    var margin = side + distanceOfTracks(since: runtime.tracks, side: side)
    for mover in movers.all { margin += mover.distance(until: end) }
    scout.scout(runtime.tracks, margin: margin)
    for index in 0..<scout.visited.count {
      views.copyRow(Int(scout.visited[index].view), runtime.views)
    }
    for index in 0..<scout.visited.count { views.linkCopy(Int(scout.visited[index].view)) }
    list.reaches.copyNeeded(runtime.drawList.reaches)
  }

  /// How far tracks carry what stands in their views: twice the longest distance of a center and
  /// of bounds, for views that move in views that move.
  private func distanceOfTracks(since source: Tracks, side: Double) -> Double {
    var distance = 0.0
    for (property, width) in [(PropertyID.center, 2), (.bounds, 4)] {
      let (now, then) = (source.tables[width - 1], tracks.tables[width - 1])
      var longest = 0.0
      for row in 0..<now.count where now.identity[row].property == property {
        for number in row * width..<(row + 1) * width {
          longest = max(longest, (then.value[number] - now.value[number]).magnitude)
        }
      }
      distance += 2 * longest
    }
    return tracks.tables[Tracks.affineTable].count > 0 ? distance + 2 * side : distance
  }

  private func ownTime(at hostTime: Double) -> Double {
    var clock = clock
    return clock.advance(to: hostTime, after: ownTime, limit: limit)
  }

  /// Shows what a frame at a time of the host's would, as long as nothing new happens.
  func show(at hostTime: Double) {
    let now = ownTime(at: hostTime)
    tracks.frame.open()
    motions.show(on: tracks, at: now)
    for mover in movers.all { mover.show(in: views, at: now) }
    if contents.hasPicture {
      for mover in movers.placed { (mover as? PlacedMover)?.show(at: now) }
    }
    if contents.contains(.changes) {
      tracks.closeFrame()
      changes.close()
      changes.makeRecords(tracks)
    } else {
      views.clearChanges()
    }
    guard contents.hasPicture else { return }
    views.changePicture()
    if contents.hasDetails { list.makeWithDetails(tracks) } else { list.make(tracks) }
    guard contents.contains(.rows) else { return }
    rows.copy(published)
    rows.close(list, tracks, at: hostTime)
  }
}

extension PublishedFrame.Contents {
  /// Whether the draw list is part of it, or of what it is made of; and its details.
  var hasPicture: Bool { !isDisjoint(with: [.items, .details, .rows]) }
  var hasDetails: Bool { !isDisjoint(with: [.details, .rows]) }
}
