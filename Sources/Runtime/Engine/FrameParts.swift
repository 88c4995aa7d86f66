/// The layers of a runtime that have been used, in their places in the frame.
final class FrameParts {
  var gestures = FramePlace<Gestures>()
  var scrollers = FramePlace<Scrollers>()
  var displayLinks = FramePlace<DisplayLinks>()
  var timers = FramePlace<Timers>()
  var values = FramePlace<Values>()
  var cues = FramePlace<Cues>()
  var keyedGlides = FramePlace<KeyedGlides>()
  var viewLayouts = FramePlace<ViewLayouts>()
  var rowActions = FramePlace<RowActions>()
  var links = FramePlace<Links>()
  var transitions = FramePlace<Transitions>()
  var arrangements = FramePlace<Arrangements>()
  var dynamics = FramePlace<Dynamics>()
  var controllers = FramePlace<Controllers>()
  var barAnswers = FramePlace<BarAnswers>()
  var presentations = FramePlace<Presentations>()
  var flights = FramePlace<Flights>()
  var focus = FramePlace<Focus>()
  var states = FramePlace<StateTables>()
  var rowLists = FramePlace<RowLists>()
  /// In the order of their first use. They are held here; nobody counts references in a frame.
  private var used: [Unmanaged<FramePart>] = []

  deinit { for part in used { part.release() } }

  /// Puts a layer into its place, which is empty: from now on frames reach it.
  func use<Layer: FramePart>(_ layer: Layer, at place: inout FramePlace<Layer>) -> Layer {
    let part = Unmanaged<FramePart>.passRetained(layer)
    place.fill(with: part)
    used.append(part)
    checkInvariants()
    return layer
  }

  /// Traps in debug where a layer would take its steps twice.
  private func checkInvariants() {
    assert(
      used.indices.allSatisfy { one in
        !used[..<one].contains { $0.toOpaque() == used[one].toOpaque() }
      }, "a layer has two places")
  }

  func forEach(_ body: (FramePart) -> Void) {
    for part in used { part._withUnsafeGuaranteedRef(body) }
  }

  /// Whether a test holds for any of the layers that have been used.
  func contains(_ test: (FramePart) -> Bool) -> Bool {
    var index = 0
    while index < used.count {
      if used[index]._withUnsafeGuaranteedRef(test) { return true }
      index += 1
    }
    return false
  }

  /// The earliest of the layers' moments; infinity when there is none.
  func first(_ moment: (FramePart) -> Double) -> Double {
    var first = Double.infinity
    var index = 0
    while index < used.count {
      first = min(first, used[index]._withUnsafeGuaranteedRef(moment))
      index += 1
    }
    return first
  }
}

/// Slot for a layer in the frame: empty, and nothing is called, until the layer is first used.
///
/// The layer is kept as a `FramePart`, so that nothing but its making refers to its code.
struct FramePlace<Layer: FramePart>: ~Copyable {
  private var part: Unmanaged<FramePart>?

  /// The layer, if it has been used.
  var layer: Layer? {
    part.map { unsafeDowncast($0.takeUnretainedValue(), to: Layer.self) }
  }

  /// Takes a step of the frame.
  @inline(__always)
  func callAsFunction(_ step: (FramePart) -> Void) {
    part?._withUnsafeGuaranteedRef(step)
  }

  fileprivate mutating func fill(with part: Unmanaged<FramePart>) {
    assert(self.part == nil, "a place is filled once")
    self.part = part
  }
}
