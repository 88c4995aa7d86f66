/// A pose that is asked for again and again while nobody moves.
struct CachedPose {
  /// -1 for none.
  fileprivate var body: Int32 = -1
  /// 1 if the centre of mass is not the body's origin, else 0.
  fileprivate var isEccentric: UInt32 = 0
  fileprivate var pose = Pose(position: .zero, rotation: .identity)
}

/// The poses of a few bodies, for as long as no body moves: a direct-mapped cache, in which the
/// lower bits of a body's number say its one place.
struct PoseCache: ~Copyable {
  fileprivate static let size = 32

  private let entries: UnsafeMutablePointer<CachedPose>

  init() {
    entries = .allocate(capacity: PoseCache.size)
    entries.initialize(repeating: CachedPose(), count: PoseCache.size)
  }

  deinit { entries.deallocate() }

  /// Where the pose of a body stands, if any stands there.
  @inline(__always)
  fileprivate func entry(of body: Int32) -> UnsafeMutablePointer<CachedPose> {
    entries + Int(body & Int32(PoseCache.size - 1))
  }

  @inline(__always) fileprivate func clear() {
    for index in 0..<PoseCache.size { entries[index].body = -1 }
  }

  /// Whatever stands in a place belongs there.
  func checkInvariants() {
    for index in 0..<PoseCache.size where entries[index].body >= 0 {
      assert(Int(entries[index].body) & (PoseCache.size - 1) == index)
    }
  }
}

extension World {
  /// Forgets all poses; to be called before bodies are looked at that have moved.
  @inline(__always) func clearPoseCache() { poseCache.clear() }

  /// Forgets the pose of one body, which alone has been moved.
  @inline(__always) func forgetPose(of index: Int32) {
    poseCache.entry(of: index).pointee.body = -1
  }

  /// Notes the poses of all bodies that move, if they are few: to note each when it is needed takes
  /// a branch that is hard to foresee.
  @_optimize(speed)
  @inline(never) func fillPoseCache() {
    let list = awake.base
    let count = awake.count
    let bodies = bodies.base
    let states = states.base
    guard count <= PoseCache.size else { return }
    var place = 0
    while place < count {
      let index = list[place]
      place &+= 1
      let entry = poseCache.entry(of: index)
      let body = bodies + Int(index)
      let state = states + Int(index)
      let turned = Double(state.pointee.turned)
      // That takes a call: it is noted when it is asked for.
      guard turned.magnitude < 0.8 else { continue }
      let reference = body.pointee.rotation
      entry.pointee.pose = Pose(
        position: Point(
          x: body.pointee.position.x + Double(state.pointee.movedX),
          y: body.pointee.position.y + Double(state.pointee.movedY)),
        rotation: turned == 0 ? reference : reference.turned(bySmall: turned))
      entry.pointee.isEccentric = body.pointee.isCentered ? 0 : 1
      entry.pointee.body = index
    }
  }

  /// The pose of the centre of mass, as it was since `clearPoseCache`.
  @inline(__always) func cachedPose(of index: Int32) -> Pose { entry(index).pointee.pose }

  /// The centre of mass and the pose of the body's origin, noted likewise.
  @inline(__always) func cachedPlaces(of index: Int32) -> (center: Point, origin: Pose) {
    let entry = entry(index)
    let pose = entry.pointee.pose
    guard entry.pointee.isEccentric != 0 else { return (pose.position, pose) }
    let center = pose.rotation.apply(bodies.base[Int(index)].localCenter)
    return (pose.position, Pose(position: pose.position - center, rotation: pose.rotation))
  }

  @inline(__always) private func entry(_ index: Int32) -> UnsafeMutablePointer<CachedPose> {
    let entry = poseCache.entry(of: index)
    if entry.pointee.body != index { fill(index, entry) }
    return entry
  }

  @_optimize(speed)
  @inline(never) private func fill(_ index: Int32, _ entry: UnsafeMutablePointer<CachedPose>) {
    entry.pointee.body = index
    entry.pointee.isEccentric = bodies.base[Int(index)].isCentered ? 0 : 1
    entry.pointee.pose = pose(of: index)
  }
}
