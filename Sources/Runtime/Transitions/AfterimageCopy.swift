/// Copies of lingering views, which are gone when their time is over (PB-2).
final class AfterimageCopy: MoverCopy {
  private var ends = Buffer<Double>()

  override func removeAll() {
    super.removeAll()
    ends.removeAll()
  }

  /// Adds a view that is seen until a time.
  func add(_ view: Int, until end: Double) {
    add(view)
    ends.append(end)
  }

  override func show(in copies: Views, at time: Double) {
    for index in 0..<ends.count {
      copies.hideCopy(Int(views[index]), ends[index] <= Animations.horizon(at: time))
    }
  }
}

extension Transitions {
  /// Copies what lingers until a time; what a transition under way may still take over has none.
  func copyLingering(into copies: MoverCopies) {
    guard !afterimages.views.isEmpty else { return }
    let views = controllers.views
    for image in afterimages.views where session(of: image.lane) == nil {
      guard views.names.contains(image.view), !views.has(.hidden, image.view.index)
      else { continue }
      copies.one(AfterimageCopy()).add(image.view.index, until: image.until)
    }
  }
}
