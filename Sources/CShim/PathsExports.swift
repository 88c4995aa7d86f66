import CMotus

@_cdecl("motus_path_create") @implementation
public func motus_path_create(
  _ runtime: OpaquePointer?, _ start: motus_point, _ segments: UnsafePointer<motus_path_segment>?,
  _ count: Int, _ outPath: UnsafeMutablePointer<OpaquePointer?>?
) -> motus_status {
  outPath?.pointee = nil
  return making(runtime, as: .runtime) { runtime, _ throws(Fault) in
    let out = try need(outPath, "out_path")
    let segments = try need(segments, "segments")
    guard count != 0 else { throw Fault(.invalidArgument, "count is 0: a path has a segment") }
    guard count > 0, count <= mostSegments else {
      throw Fault(
        .limit, "count is \(UInt(bitPattern: count)): a path has at most \(mostSegments) segments")
    }
    var from = try within(start, "start")
    var parts: [MotionPath.Segment] = []
    parts.reserveCapacity(count)
    for index in 0..<count {
      parts += try segments[index].parts(from: from, index)
      from = parts[parts.count - 1].end
      guard parts.count <= mostParts else {
        throw Fault(.limit, "the arcs of the path go round too often")
      }
    }
    let path = try runtime.entities.insert(PathObject(MotionPath(parts)), as: .path)
    out.pointee = OpaquePointer(path.handle)
  }
}

private let mostSegments = 4096
private let mostParts = 16384

/// A coordinate of a path: so far from any limit that lengths are exact.
private func within(_ point: motus_point, _ name: StaticString) throws(Fault) -> Point {
  guard point.x.magnitude <= 1e9, point.y.magnitude <= 1e9 else {
    throw Fault(.invalidArgument, "\(name) is (\(point.x), \(point.y)): up to 1e9 is possible")
  }
  return Point(x: point.x, y: point.y)
}

extension motus_path_segment {
  fileprivate func parts(
    from start: Point, _ index: Int
  ) throws(Fault) -> [MotionPath.Segment] {
    guard reserved == 0 else {
      throw Fault(
        .structSize, "segments[\(index)].reserved is in use: this library does not know for what")
    }
    switch kind {
    case MOTUS_PATH_LINE: return [.init(from: start, to: try within(end, "end"))]
    case MOTUS_PATH_QUADRATIC:
      return [
        .init(from: start, by: try within(control_1, "control_1"), to: try within(end, "end"))
      ]
    case MOTUS_PATH_CUBIC:
      return [
        .init(
          start: start, control1: try within(control_1, "control_1"),
          control2: try within(control_2, "control_2"), end: try within(end, "end"))
      ]
    case MOTUS_PATH_ARC:
      let center = try within(control_1, "control_1")
      guard angle.magnitude <= 1000 else {
        throw Fault(
          .invalidArgument, "segments[\(index)].angle is \(angle): -1000 to 1000 is possible")
      }
      return MotionPath.Segment.arc(from: start, about: center, turning: angle)
    default:
      throw Fault(
        .invalidArgument, "segments[\(index)].kind is \(kind.rawValue): 0 to 3 is possible")
    }
  }
}

@_cdecl("motus_path_length") @implementation
public func motus_path_length(_ path: OpaquePointer?) -> Double {
  reading(path, .path, or: 0) { runtime, path throws(Fault) in
    return path.path.length
  }
}

@_cdecl("motus_path_point_at") @implementation
public func motus_path_point_at(
  _ path: OpaquePointer?, _ fraction: Double, _ outPoint: UnsafeMutablePointer<motus_point>?,
  _ outAngle: UnsafeMutablePointer<Double>?
) -> motus_status {
  outPoint?.pointee = motus_point()
  outAngle?.pointee = 0
  return entering(path, .path) { _, path throws(Fault) in
    let out = try need(outPoint, "out_point")
    let fraction = min(max(try finite(fraction, "fraction"), 0), 1)
    let point = path.path.point(at: fraction, .even)
    out.pointee = motus_point(x: point.x, y: point.y)
    outAngle?.pointee = path.path.angle(at: fraction, .even)
  }
}

@_cdecl("motus_follow_options_init") @implementation
public func motus_follow_options_init(
  _ options: UnsafeMutablePointer<motus_follow_options>?, _ structSize: Int
) -> motus_status {
  initialize(options, "options", structSize)
}

extension motus_follow_options: SizedSettings {
  static var defaults: motus_follow_options {
    motus_follow_options(
      struct_size: MemoryLayout<motus_follow_options>.size, orientation: MOTUS_ORIENT_NONE,
      paces_by_segment: false, keeps_orientation: false, angle: 0)
  }

  fileprivate func checked() throws(Fault) -> PathManner {
    guard let orientation = PathManner.Orientation(rawValue: UInt32(self.orientation.rawValue))
    else {
      throw Fault(
        .invalidArgument,
        "options.orientation is \(self.orientation.rawValue): 0 to 2 is possible")
    }
    guard angle.magnitude <= 1e6 else {
      throw Fault(.invalidArgument, "options.angle is \(angle): -1e6 to 1e6 is possible")
    }
    return PathManner(
      pace: paces_by_segment ? .bySegment : .even, orientation: orientation,
      keepsOrientation: keeps_orientation, angle: angle)
  }
}

@_cdecl("motus_view_follow_path") @implementation
public func motus_view_follow_path(
  _ view: OpaquePointer?, _ path: OpaquePointer?, _ options: UnsafePointer<motus_follow_options>?
) -> motus_status {
  entering(view, as: .view) { runtime, view throws(Fault) in
    let path: PathObject = try runtime.resolve(path, .path)
    let manner = try read(options, "options").checked()
    try runtime.needHost(.center, of: view.index)
    if manner.orientation != .none { try runtime.needHost(.transform, of: view.index) }
    runtime.animations.follow(view.index, path.path, manner)
  }
}
