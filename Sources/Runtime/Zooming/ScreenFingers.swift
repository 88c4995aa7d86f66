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
    guard let edge = EdgePan(gestures, edges: .leading) else { return nil }
    var made = [edge.interaction.handle, edge.gesture.handle]
    do throws(Fault) {
      let pan = try entities.insertOwn(ZoomPan(gestures: gestures), as: .gesture)
      made.append(pan.handle)
      let pinch = try entities.insertOwn(ZoomPinch(gestures: gestures), as: .gesture)
      return ScreenFingers(
        pan: pan, edge: edge.gesture, pinch: pinch, interaction: edge.interaction)
    } catch {
      for handle in made { entities.release(handle) }
      return nil
    }
  }

  /// Releases the gestures and the interaction.
  func release() {
    for gesture in all { gesture.gestures.entities.release(gesture.handle) }
    pan.gestures.entities.release(interaction.handle)
  }
}
