@testable import Motus

/// A runtime of 400 × 800 points whose recognizers write down what they tell, and fingers.
///
/// Every action is a line: `pan began 4 0` with its translation, `tap ended`.
final class GestureStage {
  let runtime = Runtime(number: 1, generation: 1, time: 0)
  private(set) var log: [String] = []
  private(set) var names: [(Gesture, String)] = []
  /// What happens inside an action, by its line up to the state; every time.
  var hooks: [String: () -> Void] = [:]
  private(set) var time = 0.0

  init() { runtime.resizeWindow(Size(width: 400, height: 800)) }

  deinit { runtime.end() }

  var gestures: Gestures { runtime.gestures }
  var views: Views { runtime.views }
  var window: Handle { views.window }

  func view(_ frame: Rect, in parent: Handle) -> Handle {
    guard let view = must({ try views.create() }) else { return .none }
    let model = views.geometry(view.index)
    model[0] = frame.center.x
    model[1] = frame.center.y
    model[4] = frame.size.width
    model[5] = frame.size.height
    must { try views.add(view.index, to: parent.index) }
    views.release(view)
    return view
  }

  /// A recognizer, held by the stage and by its view.
  @discardableResult
  func add<G: Gesture>(_ gesture: G, _ name: String, to view: Handle? = nil) -> G {
    must { try runtime.entities.insert(gesture, as: .gesture) }
    names.append((gesture, name))
    gesture.setAction { [unowned(unsafe) self] gesture in note(name, gesture) }
    gestures.attach(gesture, to: view ?? window)
    return gesture
  }

  func take() -> [String] {
    defer { log = [] }
    return log
  }

  // MARK: Fingers

  func feed(
    _ phase: TouchSample.Phase, _ x: Double, _ y: Double, at time: Double? = nil, id: UInt64 = 1
  ) {
    let sample = TouchSample(
      id: id, phase: phase, point: Point(x: x, y: y), time: time ?? self.time)
    do throws(Fault) {
      try gestures.feed(count: 1) { _ throws(Fault) in sample }
    } catch {
      log.append("refused: \(error.message.text)")
    }
  }

  func tick(_ seconds: Double = 0) {
    time += seconds
    must { try runtime.tick(to: time) }
  }

  /// Feeds one touch and makes a frame a hundredth of a second later.
  func touch(_ phase: TouchSample.Phase, _ x: Double, _ y: Double, id: UInt64 = 1) {
    tick(0.01)
    feed(phase, x, y, id: id)
    tick()
  }

  /// A finger that goes along a line in equal steps of a hundredth of a second.
  func drag(
    from start: (Double, Double), to end: (Double, Double), steps: Int = 10, lift: Bool = true,
    id: UInt64 = 1
  ) {
    touch(.began, start.0, start.1, id: id)
    for step in 1...steps {
      let part = Double(step) / Double(steps)
      touch(
        .moved, start.0 + part * (end.0 - start.0), start.1 + part * (end.1 - start.1), id: id)
    }
    if lift { touch(.ended, end.0, end.1, id: id) }
  }

  func tap(_ x: Double, _ y: Double, id: UInt64 = 1) {
    touch(.began, x, y, id: id)
    touch(.ended, x, y, id: id)
  }

  private func note(_ name: String, _ gesture: Gesture) {
    var line = "\(name) \(gesture.state)"
    let key = line
    if let pan = gesture as? PanGesture {
      line += " \(whole(pan.translation.dx)) \(whole(pan.translation.dy))"
    }
    log.append(line)
    hooks[key]?()
  }

  private func whole(_ number: Double) -> Int { Int(number.rounded()) }
}

/// A delegate whose answers a test sets.
final class AnsweringDelegate: GestureDelegate {
  var begins = true
  var receives = true
  var goesTogether = false
  var requiresFailure: (Gesture) -> Bool = { _ in false }
  var isRequiredToFail: (Gesture) -> Bool = { _ in false }

  override func shouldBegin(_ gesture: Gesture) -> Bool { begins }
  override func shouldReceive(_ touch: Touch, on view: Handle, _ gesture: Gesture) -> Bool {
    receives
  }
  override func shouldRecognize(_ gesture: Gesture, simultaneouslyWith other: Gesture) -> Bool {
    goesTogether
  }
  override func shouldRequireFailure(_ gesture: Gesture, of other: Gesture) -> Bool {
    requiresFailure(other)
  }
  override func shouldBeRequiredToFail(_ gesture: Gesture, by other: Gesture) -> Bool {
    isRequiredToFail(other)
  }
}
