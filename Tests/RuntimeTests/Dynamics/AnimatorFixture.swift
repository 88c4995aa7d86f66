@testable import Motus

/// An animator over items that are held in plain arrays, as a host would.
final class AnimatorFixture: DynamicItemSource, DynamicFieldEvaluator {
  let animator = DynamicAnimator()
  var states: [DynamicItemState] = []
  var events: [DynamicEvent] = []
  var customForce = Vector.zero

  init() {
    animator.setSource(self)
    animator.setFieldEvaluator(self)
  }

  func state(of item: Int32) -> DynamicItemState { states[Int(item)] }

  func force(of field: FieldBehavior, on item: Int32, _ probe: FieldBehavior.Probe) -> Vector {
    customForce
  }

  func item(
    _ x: Double, _ y: Double, width: Double = 100, height: Double = 100, rotation: Double = 0,
    outline: DynamicItemState.Outline = .rectangle, members: [Int32] = []
  ) -> Int32 {
    var state = DynamicItemState()
    state.center = Point(x: x, y: y)
    state.size = Size(width: width, height: height)
    state.rotation = rotation
    state.outline = outline
    state.members = members
    states.append(state)
    return Int32(states.count - 1)
  }

  func add(_ behavior: DynamicBehavior) { try? animator.addBehavior(behavior) }

  /// Ticks as a display of 60 Hz does.
  func run(frames: Int, by seconds: Double = 1.0 / 60) {
    for _ in 0..<frames {
      animator.advance(by: seconds)
      for index in 0..<animator.events.count { events.append(animator.events[index]) }
      for index in 0..<animator.places.count {
        let place = animator.places[index]
        states[Int(place.item)].center = place.center
        states[Int(place.item)].rotation = place.rotation
      }
    }
  }

  func center(_ item: Int32) -> Point { states[Int(item)].center }
  func rotation(_ item: Int32) -> Double { states[Int(item)].rotation }
  func kinds() -> [DynamicEvent.Kind] { events.map { $0.kind } }
}
