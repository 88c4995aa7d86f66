/// A finger from an edge of the window, or a trackpad's fingers, that drive a transition of a container.
final class EdgeSwipe: GestureBinding {
  /// Held once by this.
  let gesture: ScreenEdgePanGesture
  private let wants: () -> Bool

  /// Does nothing yet: who owns it attaches the gesture. nil when there are too many objects. Its owner
  /// ends it; `wants` and `begin` are called until then.
  static func make(
    _ controllers: Controllers, from edge: ScreenEdgePanGesture.Edges, _ rule: Rule,
    wants: @escaping () -> Bool, begin: @escaping (PercentDrivenInteraction) -> Void
  ) -> EdgeSwipe? {
    let entities = controllers.entities
    guard
      let interaction = try? entities.insert(
        PercentDrivenInteraction(), as: .percentDrivenInteraction)
    else { return nil }
    // The binding holds it.
    defer { entities.release(interaction.handle) }
    guard
      let gesture = try? entities.insert(
        ScreenEdgePanGesture(gestures: controllers.gestures, edges: edge), as: .gesture)
    else { return nil }
    return EdgeSwipe(gesture, interaction, rule, entities, wants, begin)
  }

  private init(
    _ gesture: ScreenEdgePanGesture, _ interaction: PercentDrivenInteraction, _ rule: Rule,
    _ entities: EntityTable, _ wants: @escaping () -> Bool,
    _ begin: @escaping (PercentDrivenInteraction) -> Void
  ) {
    self.gesture = gesture
    self.wants = wants
    super.init(interaction, rule, entities) { _ in begin(interaction) }
    gesture.wheels = .continuous
    gesture.handler = self
  }

  override func wantsTouches(_ gesture: Gesture) -> Bool { interaction.isBound || wants() }

  func attach(to view: Handle) { gesture.gestures.attach(gesture, to: view) }

  func end() {
    let gestures = gesture.gestures
    gestures.detach(gesture)
    if gesture.handler === self { gesture.handler = nil }
    gestures.entities.release(gesture.handle)
  }
}
