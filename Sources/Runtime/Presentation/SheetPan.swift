/// A pan along the vertical, which leaves to scrolled contents what is theirs.
final class SheetPan: PanGesture {
  /// None once the sheet has closed, or another one has taken over: the end of the drag clears it.
  unowned(unsafe) var sheet: SheetPresentation?

  init(gestures: Gestures, _ sheet: SheetPresentation) {
    self.sheet = sheet
    super.init(gestures: gestures, minimumTouches: 1, maximumTouches: 1)
  }

  override func canTake(_ touch: Touch) -> Bool {
    guard let sheet, let point = try? convert(touch.location, to: sheet.containerView) else {
      return false
    }
    return sheet.shows(point)
  }

  /// SC-56: what stands at its start leaves the drag to the sheet that has a use for it.
  override func wantsDrag(ofContentAtStart travel: Vector) -> Bool {
    guard let sheet, travel.dy.magnitude >= travel.dx.magnitude else { return false }
    return travel.dy > 0 || expands(sheet)
  }

  /// SH-7: contents at their edge let the sheet move; scrolled ones scroll.
  /// What has been covered since the finger came down stays.
  override func accepts(_ travel: Vector) -> Bool {
    guard let sheet, !sheet.isCovered, travel.dy.magnitude >= travel.dx.magnitude else {
      return false
    }
    let offset = scrolledDistance ?? sheet.scrollOffset
    guard offset >= 0 else { return true }
    guard offset == 0 else { return false }
    guard travel.dy < 0 else { return true }
    return expands(sheet)
  }

  /// How far the scroller under the finger is scrolled; none when there is none.
  private var scrolledDistance: Double? {
    for rival in touches.first?.receivers ?? [] {
      guard let scroller = (rival as? ScrollPan)?.scroller, scroller.moves(1) else { continue }
      return max(0, scroller.y.offset - scroller.y.minimum)
    }
    return nil
  }

  private func expands(_ sheet: SheetPresentation) -> Bool {
    let layout = sheet.layout
    return sheet.options.scrollingExpands
      && layout.top(of: layout.selected) > layout.highestTop
  }
}
