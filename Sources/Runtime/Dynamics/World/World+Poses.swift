/// A pose that is asked for again and again while nobody moves.
struct NotedPose {
  /// -1 for none.
  var body: Int32 = -1
  private let gap: UInt32 = 0
  var pose = Pose(position: .zero, rotation: .identity)
}

extension World {
  static let notedPoseCount = 16

  /// To be called before bodies are looked at that have moved.
  @inline(__always) func forgetPoses() {
    for place in 0..<World.notedPoseCount { notedPoses[place].body = -1 }
  }

  /// The pose of the centre of mass, as it was since `forgetPoses`.
  @inline(__always) func notedPose(of index: Int32) -> Pose {
    let noted = notedPoses + Int(index & Int32(World.notedPoseCount - 1))
    if noted.pointee.body != index {
      noted.pointee.body = index
      noted.pointee.pose = pose(of: index)
    }
    return noted.pointee.pose
  }

  @inline(__always) func notedOriginPose(of index: Int32) -> Pose {
    var pose = notedPose(of: index)
    let center = bodies.base[Int(index)].localCenter
    if center != .zero { pose.position = pose.position - pose.rotation.apply(center) }
    return pose
  }
}
