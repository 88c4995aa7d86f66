/// A path that a host has made: it is held by who follows it, too.
final class PathObject: Entity {
  let path: MotionPath

  init(_ path: MotionPath) { self.path = path }
}

extension Animations {
  /// Lets a view follow a path in the innermost open block; outside of one it is at its end at
  /// once.
  func follow(_ view: Int, _ path: MotionPath, _ manner: PathManner) {
    guard let context = contexts.innermost, context.pointee.isAnimated else {
      return place(view, at: path, manner)
    }
    if context.pointee.options.flags.contains(.beginFromCurrentState) {
      cut(.center, of: view, group: context.pointee.group)
      if manner.orientation != .none { cut(.transform, of: view, group: context.pointee.group) }
    }
    tracks.follow(view, path, manner, group: group(of: context))
  }

  /// Lets a value of two numbers follow a path in a block.
  func follow(
    _ value: Subject, _ property: PropertyID, _ path: MotionPath, _ manner: PathManner
  ) {
    guard let context = contexts.innermost, context.pointee.isAnimated else {
      var end = path.end
      return withUnsafePointer(to: &end) { end in
        tracks.setModel(
          value, property, PropertyKind(ofValue: property),
          to: UnsafeRawPointer(end).assumingMemoryBound(to: Double.self))
      }
    }
    if context.pointee.options.flags.contains(.beginFromCurrentState) {
      cut(property, of: value, group: context.pointee.group)
    }
    tracks.follow(value, property, path, manner, group: group(of: context))
  }

  /// Takes away what moves a property, unless it is of the block that is open.
  private func cut(_ property: PropertyID, of view: Int, group: TrackGroupID) {
    let track = tracks.find(view, property)
    guard !track.isNone, group < 0 || tracks.record(on: track, of: group) == nil else { return }
    remove(property, from: view)
  }

  private func place(_ view: Int, at path: MotionPath, _ manner: PathManner) {
    withUnsafeTemporaryAllocation(of: Double.self, capacity: 6) { room in
      guard let value = room.baseAddress else { return }
      if let kind = PropertyKind.builtIn(.center) {
        (value[0], value[1]) = (path.end.x, path.end.y)
        tracks.setModel(view, .center, kind, to: value)
      }
      guard manner.keepsOrientation, manner.orientation != .none,
        let kind = PropertyKind.builtIn(.transform)
      else { return }
      tracks.readTurned(view, path, manner, into: value)
      tracks.setModel(view, .transform, kind, to: value)
    }
  }
}
