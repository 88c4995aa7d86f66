import CMotus

/// A pointer that a call cannot do without.
@inline(__always)
func need<Pointee>(
  _ pointer: UnsafeMutablePointer<Pointee>?, _ name: StaticString
) throws(Fault) -> UnsafeMutablePointer<Pointee> {
  guard let pointer else { throw missing(name.utf8Start) }
  return pointer
}

@inline(__always)
func need<Pointee>(
  _ pointer: UnsafePointer<Pointee>?, _ name: StaticString
) throws(Fault) -> UnsafePointer<Pointee> {
  guard let pointer else { throw missing(name.utf8Start) }
  return pointer
}

@inline(never)
private func missing(_ name: UnsafePointer<UInt8>) -> Fault {
  Fault(.invalidArgument, "\(name) is NULL")
}

/// Copies the host's name of something; none without a text.
func readName(
  _ text: UnsafePointer<CChar>?, _ name: StaticString
) throws(Fault) -> Identifier? {
  guard let text else { return nil }
  guard let copy = Identifier.copy(text) else {
    throw Fault(.invalidArgument, "\(name) must have 1 to 255 bytes")
  }
  return copy
}

@inline(__always)
func finite(_ number: Double, _ name: StaticString) throws(Fault) -> Double {
  guard number.isInReach else { throw wrong(number, name, "") }
  return number
}

@inline(never)
private func wrong(_ number: Double, _ name: StaticString, _ rule: StaticString) -> Fault {
  Fault(.invalidArgument, "\(name) is \(number)\(rule)")
}

@inline(never)
func notNegative(_ number: Double, _ name: StaticString) throws(Fault) -> Double {
  guard number >= 0, number.isInReach else {
    throw wrong(number, name, ": it must be 0 to 1e60")
  }
  return number < .leastInReach ? 0 : number
}

@inline(never)
func positive(_ number: Double, _ name: StaticString) throws(Fault) -> Double {
  guard number >= .leastInReach, number.isInReach else {
    throw wrong(number, name, ": it must be 1e-60 to 1e60")
  }
  return number
}

extension motus_point {
  init(_ point: Point) { self.init(x: point.x, y: point.y) }
  var point: Point { Point(x: x, y: y) }
}

extension motus_insets {
  init(_ insets: Insets) {
    self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }

  var insets: Insets { Insets(top: top, left: left, bottom: bottom, right: right) }

  func notNegative(_ name: StaticString) throws(Fault) -> Insets {
    for inset in [top, left, bottom, right] { _ = try Motus.notNegative(inset, name) }
    return insets
  }

}

extension motus_rect {
  init(_ rect: Rect) {
    self.init(x: rect.minX, y: rect.minY, width: rect.size.width, height: rect.size.height)
  }

  func checked(_ name: StaticString) throws(Fault) -> Rect {
    let rect = Rect(x: x, y: y, width: width, height: height)
    guard x.isInReach, y.isInReach, width.isInReach, height.isInReach else {
      throw Fault(.invalidArgument, "\(name) is not finite, or beyond 1e60")
    }
    guard width >= 0, height >= 0 else {
      throw Fault(.invalidArgument, "\(name) has a negative size")
    }
    return rect
  }
}

/// Calls a function of the host with a text that lives for the call.
func withFunctionName(
  _ function: UnsafePointer<UInt8>, _ body: (UnsafePointer<CChar>) -> Void
) {
  // `#function` ends in the labels of the arguments: the C name stands before the parenthesis.
  var name: [CChar] = []
  while function[name.count] != 0, function[name.count] != 0x28 {
    name.append(CChar(bitPattern: function[name.count]))
  }
  name.append(0)
  name.withUnsafeBufferPointer { name in
    if let start = name.baseAddress { body(start) }
  }
}

/// Clears a list of handles that a call hands out, as outputs are before anything can fail.
func clear(
  _ out: UnsafeMutablePointer<OpaquePointer?>?, _ capacity: Int,
  _ outCount: UnsafeMutablePointer<Int>?
) {
  clear(out, to: nil, capacity, outCount)
}

/// Clears a list of points that a call hands out.
func clear(
  _ out: UnsafeMutablePointer<motus_point>?, _ capacity: Int, _ outCount: UnsafeMutablePointer<Int>?
) {
  clear(out, to: motus_point(), capacity, outCount)
}

private func clear<Element>(
  _ out: UnsafeMutablePointer<Element>?, to empty: Element, _ capacity: Int,
  _ outCount: UnsafeMutablePointer<Int>?
) {
  outCount?.pointee = 0
  // Nobody has room for more than can exist.
  guard let out, capacity > 0, capacity <= Handle.maximumIndex else { return }
  for index in 0..<capacity { out[index] = empty }
}

/// Refuses room for results that cannot be, or that is not there, whatever there is to hand out.
func checkRoom(_ isThere: Bool, _ capacity: Int, _ name: StaticString) throws(Fault) {
  guard capacity >= 0 else {
    throw Fault(.invalidArgument, "capacity \(capacity) is more than there can be")
  }
  guard isThere || capacity == 0 else { throw missing(name.utf8Start) }
}

/// Refuses lists of handles that cannot be, and those for which there is no room.
func checkList(_ count: Int) throws(Fault) {
  guard count >= 0, count <= Handle.maximumIndex else {
    throw Fault(.invalidArgument, "count is beyond what can exist")
  }
  try Memory.checkBudget(count: count)
}

/// A name as C wants it; literals end with a zero.
func text(_ name: StaticString) -> UnsafePointer<CChar> {
  UnsafeRawPointer(name.utf8Start).assumingMemoryBound(to: CChar.self)
}
