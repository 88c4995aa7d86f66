/// Motion that goes by the offset of a scroller instead of by time (SC-58).
///
/// What is written is the subclass's: it knows its target, which it does not keep alive.
class ScrollLink: Entity {
  /// What of the scroller's way it goes by.
  struct Range {
    var kind = ScrollRange.Kind.scroll
    var axis = 1
    /// What is seen, for the kinds that need it.
    var subject = Handle.none
    /// The offsets at the two ends, for the kind that has them.
    var offsets = (begin: 0.0, end: 0.0)
    /// By how much the seeing part of the window is shorter, at its start and its end.
    var insets = (0.0, 0.0)
    /// Whether it goes on beyond the ends (SC-60).
    var goesBeyond = false
  }

  final let scroller: Scroller
  final let range: Range
  /// The part of the range that lay behind the offset when it was last active.
  final private(set) var progress: Double?
  /// The same without limits.
  final private(set) var isActive = false
  /// Whether it has been removed, or one of its ends has gone.
  final private(set) var isOver = false

  init(_ scroller: Scroller, _ range: Range) {
    self.scroller = scroller
    self.range = range
  }

  // MARK: What the kinds differ in

  /// Whether what it moves is still there.
  var hasTarget: Bool { false }
  /// What it moves, as a number that nothing else has, and not 0.
  var target: UInt64 { 1 }
  /// Takes in hand what it moves.
  func begin() {}
  /// Writes a progress; `isNew` when it is another one than the last.
  func follow(_ progress: Double, isNew: Bool) {}
  /// Lets go of what it moves, where it is.
  func letGo() {}

  // MARK: Progress

  final func end() {
    guard !isOver else { return }
    isOver = true
    isActive = false
    letGo()
  }

  /// Goes to where the scroller is now. Answers whether one of its ends has gone.
  final func update() -> Bool {
    guard !isOver, scroller.isAlive, hasTarget else { return false }
    guard let (present, _) = measure() else {
      isActive = false
      return true
    }
    isActive = true
    let isNew = present != progress
    progress = present
    follow(present, isNew: isNew)
    return true
  }

  /// Progress per second, while it is active.
  final var velocity: Double {
    guard !isOver, scroller.isAlive, let (present, length) = measure() else { return 0 }
    let velocity = scroller.shownVelocity(range.axis) / length
    // What is held at an end stands still there.
    if !range.goesBeyond && (present == 0 && velocity < 0 || present == 1 && velocity > 0) {
      return 0
    }
    if !range.goesBeyond, let free = freeProgress, free < 0 || free > 1 { return 0 }
    return velocity
  }

  private var freeProgress: Double? {
    ends?.progress(at: scroller.shownOffset(range.axis))
  }

  /// Where in the range the offset is, and how many points the range has.
  private func measure() -> (progress: Double, length: Double)? {
    guard let ends, var present = ends.progress(at: scroller.shownOffset(range.axis)) else {
      return nil
    }
    if !range.goesBeyond { present = min(max(0, present), 1) }
    return (present, ends.end - ends.begin)
  }

  /// The offsets at its two ends now (SC-62); none when what is to be seen stands elsewhere.
  private var ends: ScrollRange? {
    let place = scroller[range.axis]
    switch range.kind {
    case .offsets: return ScrollRange(begin: range.offsets.begin, end: range.offsets.end)
    case .scroll: return ScrollRange(begin: place.minimum, end: place.maximum)
    default: break
    }
    guard let (start, size) = scroller.extent(of: range.subject, range.axis) else { return nil }
    return ScrollRange(
      range.kind, start: start, size: size, dimension: place.dimension, insets: range.insets)
  }
}

extension Scroller {
  /// What an axis shows, in an animation block too.
  func shownOffset(_ axis: Int) -> Double {
    guard isAttached else { return self[axis].offset }
    guard isAnimatedByBlock else {
      let origin = scrollers.views.bounds(view.index).origin
      return axis == 0 ? origin.x : origin.y
    }
    return readBounds(axis) { room in
      scrollers.tracks.readShown(view.index, .bounds, Self.boundsKind, into: room)
    }
  }

  /// An axis as it is shown: where the offset is, in an animation block too.
  func shown(_ axis: Int) -> ScrollAxis {
    var place = self[axis]
    place.offset = shownOffset(axis)
    return place
  }

  /// Points per second, in an animation block too.
  func shownVelocity(_ axis: Int) -> Double {
    guard isAttached, isAnimatedByBlock else { return axis == 0 ? velocity.dx : velocity.dy }
    return readBounds(axis) { room in
      scrollers.animations.readVelocity(view.index, .bounds, Self.boundsKind, into: room)
    }
  }

  private static var boundsKind: PropertyKind {
    PropertyKind(componentCount: 4, interpolation: .linear, offset: 2)
  }

  private func readBounds(_ axis: Int, _ read: (UnsafeMutablePointer<Double>) -> Void) -> Double {
    withUnsafeTemporaryAllocation(of: Double.self, capacity: 4) { room in
      // The buffer is never empty.
      let values = room.baseAddress.unsafelyUnwrapped
      read(values)
      return values[axis]
    }
  }

  /// Where a view of the content stands on an axis, and how long it is there. Its own transform does
  /// not count: what a link moves by it would move its own range.
  func extent(of subject: Handle, _ axis: Int) -> (start: Double, size: Double)? {
    let views = scrollers.views
    guard views.names.contains(subject), subject != view,
      views.isDescendant(subject.index, of: view.index), let parent = views.parent(subject.index)
    else { return nil }
    let model = views.geometry(subject.index)
    let (width, height) = (model[4], model[5])
    var place = Rect(
      x: model[0] - width / 2, y: model[1] - height / 2, width: width, height: height)
    if parent != view.index {
      do throws(Fault) {
        place = try views.convert(place, from: parent, to: view.index)
      } catch { return nil }
    }
    return axis == 0 ? (place.minX, place.size.width) : (place.minY, place.size.height)
  }
}
