@testable import Motus

/// A runtime with a window of 400 × 800 points, and short ways to fill it.
struct ViewWorld {
  let runtime = Runtime(number: 1, generation: 1, time: 0)
  var views: Views { runtime.views }
  var tracks: Tracks { runtime.tracks }

  init() { runtime.resizeWindow(Size(width: 400, height: 800)) }

  /// A new view that fills a rectangle of its superview, the window unless said otherwise.
  func view(_ frame: Rect = .zero, in parent: Int? = 0) -> Int {
    guard let handle = try? views.create() else { return -1 }
    let model = views.geometry(handle.index)
    model[0] = frame.center.x
    model[1] = frame.center.y
    model[4] = frame.size.width
    model[5] = frame.size.height
    if let parent {
      must { try views.add(handle.index, to: parent) }
      views.release(handle)
    }
    return handle.index
  }

  func handle(_ view: Int) -> Handle { views.rows[view].handle }

  /// Sets a property as the border does: animated inside a block.
  func set(_ view: Int, _ property: PropertyID, _ values: [Double]) {
    guard let kind = views.properties.kind(of: property) else { return }
    runtime.animations.set(view, property, kind, to: values)
  }

  func shown(_ view: Int, _ property: PropertyID) -> [Double] {
    read(property) { kind, room in tracks.readShown(view, property, kind, into: room) }
  }

  func model(_ view: Int, _ property: PropertyID) -> [Double] {
    read(property) { kind, room in tracks.readModel(view, property, kind, into: room) }
  }

  private func read(
    _ property: PropertyID, _ body: (PropertyKind, UnsafeMutablePointer<Double>) -> Void
  ) -> [Double] {
    guard let kind = views.properties.kind(of: property) else { return [] }
    return [Double](unsafeUninitializedCapacity: kind.componentCount) { buffer, count in
      guard let base = buffer.baseAddress else { return }
      body(kind, base)
      count = kind.componentCount
    }
  }

  /// A block animation with a straight curve.
  func animate(_ duration: Double, delay: Double = 0, _ block: () -> Void) {
    var options = AnimationOptions(duration: duration)
    options.curve = .linear
    options.delay = delay
    runtime.animations.begin(options)
    block()
    _ = runtime.animations.commit(completion: nil)
  }

  func tick(_ time: Double) { try? runtime.tick(to: time) }
}
