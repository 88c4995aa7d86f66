/// A pan along the vertical, which leaves to scrolled contents what is theirs.
final class SheetPan: PanGesture {
  /// None once the sheet has closed, or another one has taken over: the end of the drag clears it.
  unowned(unsafe) private(set) var sheet: SheetPresentation?

  init(gestures: Gestures, _ sheet: SheetPresentation) {
    self.sheet = sheet
    super.init(gestures: gestures, minimumTouches: 1, maximumTouches: 1)
    setWheels(.continuous)
  }

  func forgetSheet() { sheet = nil }

  /// A trackpad's fingers take the sheet without slack, as they take scrollers, where no other
  /// recognizer receives them (SC-66).
  override var slack: Double {
    guard let touch = touches.first, touch.isWheel, touch.receivers.count == 1 else {
      return super.slack
    }
    return 0
  }

  override var letsFingersJoin: Bool { true }

  /// Touches on the card as it is shown; the pan's view is the whole container view.
  override func canTake(_ touch: Touch) -> Bool {
    guard let sheet, let point = try? convert(touch.location, to: sheet.containerView) else {
      return false
    }
    return sheet.shows(point)
  }

  /// Whether scrolled contents that stand at their start leave the drag to the sheet: a vertical one
  /// that goes down, or would move the sheet to a larger detent (SC-56).
  override func wantsDrag(ofContentAtStart travel: Vector) -> Bool {
    guard let sheet, travel.dy.magnitude >= travel.dx.magnitude else { return false }
    return travel.dy > 0 || expands(sheet)
  }

  /// Accepts a drag that moves the sheet: contents that are scrolled away from their edge scroll
  /// instead (SH-7), and a sheet that has been covered since the finger came down stays.
  override func accepts(_ travel: Vector) -> Bool {
    guard let sheet, !sheet.isCovered, travel.dy.magnitude >= travel.dx.magnitude else {
      return false
    }
    let content = Scroller.under(self)?.y
    let offset = content.map { max(0, $0.offset - $0.minimum) } ?? sheet.scrollOffset
    guard offset >= 0 else { return true }  // no contents that scroll
    guard offset == 0 else { return false }
    guard travel.dy < 0 else { return true }
    return expands(sheet)
  }

  /// Whether a drag upwards moves the sheet to a larger detent.
  private func expands(_ sheet: SheetPresentation) -> Bool {
    let layout = sheet.layout
    return sheet.options.scrollingExpands
      && layout.top(of: layout.selected) > layout.highestTop
  }
}
