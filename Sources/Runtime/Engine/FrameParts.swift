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
  /// Those that answer a question about frames, for each question.
  private var needing = FrameAnswers()
  private var moving = FrameAnswers()
  private var waiting = FrameAnswers()
  private var due = FrameAnswers()
  private var dueForHost = FrameAnswers()
  private var unlaid = FrameAnswers()

  deinit { for part in used { part.release() } }

  /// Puts a layer into its place, which is empty: from now on frames reach it.
  func use<Layer: FramePart>(_ layer: Layer, at place: inout FramePlace<Layer>) -> Layer {
    let part = Unmanaged<FramePart>.passRetained(layer)
    place.fill(with: part)
    used.append(part)
    let answers = layer.answers
    if answers.contains(.needsFrame) { needing.append(part) }
    if answers.contains(.isMoving) { moving.append(part) }
    if answers.contains(.waitsSinceRest) { waiting.append(part) }
    if answers.contains(.nextDeadline) { due.append(part) }
    if answers.contains(.nextHostDeadline) { dueForHost.append(part) }
    if answers.contains(.needsLayout) { unlaid.append(part) }
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

  /// Answers of all layers together; see `FramePart`.
  var needsFrame: Bool { needing.contains { $0.needsFrame } }
  var needsLayout: Bool { unlaid.contains { $0.needsLayout } }
  var isMoving: Bool { moving.contains { $0.isMoving } }
  var waitsSinceRest: Bool { waiting.contains { $0.waitsSinceRest } }
  var nextDeadline: Double { due.first { $0.nextDeadline } }
  var nextHostDeadline: Double { dueForHost.first { $0.nextHostDeadline } }
}

/// The layers that answer one question about frames, which `FrameParts` holds.
private struct FrameAnswers: ~Copyable {
  private var parts: [Unmanaged<FramePart>] = []

  mutating func append(_ part: Unmanaged<FramePart>) { parts.append(part) }

  /// Whether one of them says yes.
  @inline(__always)
  func contains(_ answer: (FramePart) -> Bool) -> Bool {
    var index = 0
    while index < parts.count {
      if parts[index]._withUnsafeGuaranteedRef(answer) { return true }
      index += 1
    }
    return false
  }

  /// The earliest of their moments; infinity when there is none.
  @inline(__always)
  func first(_ moment: (FramePart) -> Double) -> Double {
    var first = Double.infinity
    var index = 0
    while index < parts.count {
      first = min(first, parts[index]._withUnsafeGuaranteedRef(moment))
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
