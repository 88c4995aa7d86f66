/// The gestures that may take a screen, and the interaction that they drive.
struct ScreenFingers {
  let pan: ZoomPan
  let edge: ScreenEdgePanGesture
  let pinch: ZoomPinch
  let interaction: PercentDrivenInteraction

  var all: [Gesture] { [pan, edge, pinch] }

  /// nil when there are too many objects.
  static func make(_ gestures: Gestures) -> ScreenFingers? {
    let entities = gestures.entities
    var made: [Entity] = []
    do throws(Fault) {
      let interaction = try entities.insertOwn(
        PercentDrivenInteraction(), as: .percentDrivenInteraction)
      made.append(interaction)
      let pan = try entities.insertOwn(ZoomPan(gestures: gestures), as: .gesture)
      made.append(pan)
      let edge = try entities.insertOwn(
        ScreenEdgePanGesture(gestures: gestures, edges: .left), as: .gesture)
      made.append(edge)
      let pinch = try entities.insertOwn(ZoomPinch(gestures: gestures), as: .gesture)
      return ScreenFingers(pan: pan, edge: edge, pinch: pinch, interaction: interaction)
    } catch {
      for entity in made { entities.release(entity.handle) }
      return nil
    }
  }

  func release() {
    for gesture in all { gesture.gestures.entities.release(gesture.handle) }
    pan.gestures.entities.release(interaction.handle)
  }
}
