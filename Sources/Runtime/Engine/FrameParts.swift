/// The layers of a runtime that have been used, in their places in the frame.
final class FrameParts {
  var gestures = FramePlace<Gestures>()
  var scrollers = FramePlace<Scrollers>()
  var displayLinks = FramePlace<DisplayLinks>()
  var transitions = FramePlace<Transitions>()
  var arrangements = FramePlace<Arrangements>()
  var dynamics = FramePlace<Dynamics>()
  var controllers = FramePlace<Controllers>()
  var presentations = FramePlace<Presentations>()
  var flights = FramePlace<Flights>()
  /// In the order of their first use.
  private var used: [FramePart] = []

  /// Puts a layer into its place: from now on frames reach it.
  func use<Layer: FramePart>(_ layer: Layer, at place: inout FramePlace<Layer>) -> Layer {
    place.fill(with: layer)
    used.append(layer)
    return layer
  }

  /// Whether something is true of one of them.
  func contains(_ test: (FramePart) -> Bool) -> Bool {
    var isFound = false
    forEach { isFound = isFound || test($0) }
    return isFound
  }

  /// The first of some moments: infinity when there is none.
  func first(_ moment: (FramePart) -> Double) -> Double {
    var first = Double.infinity
    forEach { first = min(first, moment($0)) }
    return first
  }

  @inline(__always)
  private func forEach(_ body: (FramePart) -> Void) {
    var index = 0
    while index < used.count {
      Unmanaged.passUnretained(used[index])._withUnsafeGuaranteedRef(body)
      index += 1
    }
  }
}

/// Where a layer stands in the frame: nothing is called here until it is first used.
///
/// It is kept as what the frame knows of it, so that nothing but its making refers to its code.
struct FramePlace<Layer: FramePart> {
  private var part: FramePart?

  /// The layer, if it has been used.
  var layer: Layer? {
    part.map { unsafeDowncast($0, to: Layer.self) }
  }

  /// Takes a step of the frame, without counting references.
  @inline(__always)
  func callAsFunction(_ step: (FramePart) -> Void) {
    if let part { Unmanaged.passUnretained(part)._withUnsafeGuaranteedRef(step) }
  }

  fileprivate mutating func fill(with layer: Layer) { part = layer }
}
