/// A pose that is asked for again and again while nobody moves.
struct NotedPose {
  /// -1 for none.
  var body: Int32 = -1
  /// 1 if the centre of mass is not the body's origin, else 0.
  fileprivate var isEccentric: UInt32 = 0
  var pose = Pose(position: .zero, rotation: .identity)
}

extension World {
  static let notedPoseCount = 32

  /// To be called before bodies are looked at that have moved.
  @inline(__always) func forgetPoses() {
    for place in 0..<World.notedPoseCount { notedPoses[place].body = -1 }
  }

  /// Notes the poses of all bodies that move, if they are few: to note each when it is needed takes a
  /// branch that is hard to foresee.
  @_optimize(speed)
  @inline(never) func notePosesOfFew() {
    let list = awake.base
    let count = awake.count
    let bodies = bodies.base
    let states = states.base
    let notedPoses = notedPoses
    guard count <= World.notedPoseCount else { return }
    var place = 0
    while place < count {
      let index = list[place]
      place &+= 1
      let noted = notedPoses + Int(index & Int32(World.notedPoseCount - 1))
      let body = bodies + Int(index)
      let state = states + Int(index)
      let turned = Double(state.pointee.turned)
      // That takes a call: it is noted when it is asked for.
      guard turned.magnitude < 0.8 else { continue }
      let reference = body.pointee.rotation
      noted.pointee.pose = Pose(
        position: Point(
          x: body.pointee.position.x + Double(state.pointee.movedX),
          y: body.pointee.position.y + Double(state.pointee.movedY)),
        rotation: turned == 0 ? reference : reference.turned(bySmall: turned))
      noted.pointee.isEccentric = body.pointee.isCentered ? 0 : 1
      noted.pointee.body = index
    }
  }

  /// The pose of the centre of mass, as it was since `forgetPoses`.
  @inline(__always) func notedPose(of index: Int32) -> Pose { noted(index).pointee.pose }

  /// The centre of mass and the pose of the body's origin, noted likewise.
  @inline(__always) func notedPlaces(of index: Int32) -> (center: Point, origin: Pose) {
    let noted = noted(index)
    let pose = noted.pointee.pose
    guard noted.pointee.isEccentric != 0 else { return (pose.position, pose) }
    let center = pose.rotation.apply(bodies.base[Int(index)].localCenter)
    return (pose.position, Pose(position: pose.position - center, rotation: pose.rotation))
  }

  @inline(__always) private func noted(_ index: Int32) -> UnsafeMutablePointer<NotedPose> {
    let noted = notedPoses + Int(index & Int32(World.notedPoseCount - 1))
    if noted.pointee.body != index { note(index, noted) }
    return noted
  }

  @_optimize(speed)
  @inline(never) private func note(_ index: Int32, _ noted: UnsafeMutablePointer<NotedPose>) {
    noted.pointee.body = index
    noted.pointee.isEccentric = bodies.base[Int(index)].isCentered ? 0 : 1
    noted.pointee.pose = pose(of: index)
  }
}
