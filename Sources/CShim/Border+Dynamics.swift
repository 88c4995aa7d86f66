import CMotus

/// A number that the world can calculate with.
@inline(__always)
func bounded(
  _ number: Double, _ name: StaticString, _ limit: Double = Dynamics.largestNumber
) throws(Fault) -> Double {
  try bounded(number, name.utf8Start, limit)
  return number
}

@inline(never)
private func bounded(
  _ number: Double, _ name: UnsafePointer<UInt8>, _ limit: Double
) throws(Fault) {
  guard number.magnitude <= limit else {
    throw Fault(.invalidArgument, "\(name) is \(number): it must be finite and within \(limit)")
  }
}

@inline(__always)
func bounded(
  _ number: Double, _ name: StaticString, within range: ClosedRange<Double>
) throws(Fault) -> Double {
  try bounded(number, name.utf8Start, range.lowerBound, range.upperBound)
  return number
}

@inline(never)
private func bounded(
  _ number: Double, _ name: UnsafePointer<UInt8>, _ lowest: Double, _ highest: Double
) throws(Fault) {
  guard number >= lowest, number <= highest else {
    throw Fault(
      .invalidArgument, "\(name) is \(number): it must be within \(lowest) to \(highest)")
  }
}

func boundedNotNegative(_ number: Double, _ name: StaticString) throws(Fault) -> Double {
  try bounded(number, name, within: 0...Dynamics.largestNumber)
}

extension motus_vector {
  init(_ vector: Vector) { self.init(dx: vector.dx, dy: vector.dy) }

  func bounded(
    _ name: StaticString, _ limit: Double = Dynamics.largestNumber
  ) throws(Fault) -> Vector {
    guard dx.magnitude <= limit, dy.magnitude <= limit else {
      throw Fault(
        .invalidArgument, "\(name) is \(dx), \(dy): it must be finite and within \(limit)")
    }
    return Vector(dx: dx, dy: dy)
  }
}

extension motus_point {
  func bounded(_ name: StaticString) throws(Fault) -> Point {
    guard Dynamics.isInRange(x), Dynamics.isInRange(y) else {
      throw Fault(.invalidArgument, "\(name) is \(x), \(y): it must be finite and within 1e9")
    }
    return point
  }
}

extension motus_insets {
  func bounded(_ name: StaticString) throws(Fault) -> Insets {
    guard Dynamics.isInRange(top), Dynamics.isInRange(left), Dynamics.isInRange(bottom),
      Dynamics.isInRange(right)
    else { throw Fault(.invalidArgument, "\(name) are not all finite and within 1e9") }
    return insets
  }
}

extension motus_size {
  func bounded(_ name: StaticString) throws(Fault) -> Size {
    guard Dynamics.sizes.contains(width), Dynamics.sizes.contains(height) else {
      throw Fault(
        .invalidArgument, "\(name) is \(width) by \(height): it must be within .001 to 1e6")
    }
    return Size(width: width, height: height)
  }
}

extension Runtime {
  /// The number of an item that a call names.
  func item(_ pointer: OpaquePointer?) throws(Fault) -> Int32 {
    dynamics.number(of: try resolve(pointer, as: .dynamicItem))
  }

  /// The number of an item; −1 for NULL.
  func itemIfAny(_ pointer: OpaquePointer?) throws(Fault) -> Int32 {
    pointer == nil ? -1 : try item(pointer)
  }

  /// The numbers of a list of items, each once.
  func items(_ pointers: UnsafePointer<OpaquePointer?>?, _ count: Int) throws(Fault) -> [Int32] {
    try checkList(count)
    var numbers: [Int32] = []
    numbers.reserveCapacity(count)
    for index in 0..<count {
      numbers.append(try item(try need(pointers, "items")[index]))
    }
    return numbers
  }

  /// Makes a behaviour and hands it to the host.
  func hand(
    _ out: UnsafeMutablePointer<OpaquePointer?>, _ make: (Int32) -> DynamicBehavior
  ) throws(Fault) {
    out.pointee = OpaquePointer(try dynamics.makeBehavior(make).handle)
  }
}

extension HostedBehavior {
  /// The behaviour as the kind that a call is for.
  fileprivate func checked<B: DynamicBehavior>(
    as type: B.Type, _ noun: StaticString
  ) throws(Fault) -> B {
    guard let behavior = behavior as? B else {
      throw Fault(.wrongKind, "a \(self.noun) stands where a \(noun) is needed")
    }
    return behavior
  }
}

/// The way in for calls on one kind of behaviour.
@inline(never)
func controlling<B: DynamicBehavior>(
  _ pointer: OpaquePointer?, _ type: B.Type, _ noun: StaticString,
  _ function: StaticString = #function,
  _ body: (Runtime, HostedBehavior, B) throws(Fault) -> Void
) -> motus_status {
  entering(pointer, .dynamicBehavior, function) { runtime, hosted throws(Fault) in
    try body(runtime, hosted, hosted.checked(as: type, noun))
  }
}

/// Reads a property of a behaviour: the value, or the fallback after a report.
func reading<B: DynamicBehavior, Value>(
  _ pointer: OpaquePointer?, _ type: B.Type, _ noun: StaticString, or fallback: Value,
  _ function: StaticString = #function,
  _ body: (Runtime, HostedBehavior, B) throws(Fault) -> Value
) -> Value {
  reading(pointer, .dynamicBehavior, or: fallback, function) { runtime, hosted throws(Fault) in
    try body(runtime, hosted, hosted.checked(as: type, noun))
  }
}

extension Point {
  /// The point as a vector from the origin.
  var offset: Vector { self - .zero }
}

/// Hands out points, as many as there is room for.
func give(
  _ vectors: [Vector], _ outPoints: UnsafeMutablePointer<motus_point>?, _ capacity: Int
) {
  guard let outPoints else { return }
  for index in 0..<min(capacity, vectors.count) {
    outPoints[index] = motus_point(x: vectors[index].dx, y: vectors[index].dy)
  }
}

/// Checks a list of points.
func vectors(
  _ points: UnsafePointer<motus_point>?, _ count: Int, _ name: StaticString
) throws(Fault) -> [Vector] {
  guard count >= 0, count <= Dynamics.mostPoints else {
    throw Fault(.invalidArgument, "count is beyond \(Dynamics.mostPoints)")
  }
  var vectors: [Vector] = []
  vectors.reserveCapacity(count)
  for index in 0..<count {
    vectors.append(try need(points, name)[index].bounded(name).offset)
  }
  return vectors
}
