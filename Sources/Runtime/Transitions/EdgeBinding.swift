/// A screen-edge pan and the interaction that it drives, both the library's own.
struct EdgePan {
  let gesture: ScreenEdgePanGesture
  let interaction: PercentDrivenInteraction

  /// nil when there are too many objects.
  init?(_ gestures: Gestures, edges: ScreenEdgePanGesture.Edges) {
    gesture = ScreenEdgePanGesture(gestures: gestures, edges: edges)
    guard let interaction = PercentDrivenInteraction.make(drivenBy: gesture) else { return nil }
    self.interaction = interaction
  }
}

extension PercentDrivenInteraction {
  /// Makes an interaction for a new gesture, and lets the library hold both; nil when there are too
  /// many objects.
  static func make(drivenBy gesture: Gesture) -> PercentDrivenInteraction? {
    let entities = gesture.gestures.entities
    guard
      let interaction = try? entities.insertOwn(
        PercentDrivenInteraction(), as: .percentDrivenInteraction)
    else { return nil }
    guard (try? entities.insertOwn(gesture, as: .gesture)) != nil else {
      entities.release(interaction.handle)
      return nil
    }
    return interaction
  }
}

/// Lets a screen-edge pan drive a transition of a container's own.
class EdgeBinding: GestureBinding {
  /// Held by this binding, until `end`.
  final let gesture: ScreenEdgePanGesture

  init(_ edge: EdgePan, _ rule: Rule, begin: @escaping (PercentDrivenInteraction) -> Void) {
    gesture = edge.gesture
    let entities = gesture.gestures.entities
    let interaction = edge.interaction
    // Its request is dropped when the finger has gone before its turn.
    super.init(interaction, rule, entities, keepsWaitingRequests: { false }) {
      [unowned(unsafe) interaction] _, _ in
      begin(interaction)
    }
    // The binding holds the interaction: the reference of its making is not needed.
    entities.release(interaction.handle)
    gesture.setWheels(.continuous)
    gesture.handler = self
  }

  /// Detaches and releases the recognizer, with which the binding ends.
  final func end() {
    let entities = gesture.gestures.entities
    gesture.gestures.detach(gesture)
    if gesture.handler === self { gesture.handler = nil }
    entities.release(gesture.handle)
  }
}
