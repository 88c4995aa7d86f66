/// A popover: a card beside its source, with an arrow that the host draws.
final class PopoverPresentation: PresentationController {
  /// Directions of the arrow. The values are those of the C enumerators.
  enum Direction {
    static let up: UInt32 = 1
    static let down: UInt32 = 2
    static let left: UInt32 = 4
    static let right: UInt32 = 8
    static let any: UInt32 = 15
  }

  struct Options {
    /// View that the popover belongs to, retained; none takes the container view.
    var sourceView = Handle.none
    /// Rectangle in the source view's coordinates; an empty one takes its bounds.
    var sourceRect = Rect.zero
    var permitted = Direction.any
    /// Least distances from the edges of the container, in points.
    var margins = Insets(top: 10, left: 10, bottom: 10, right: 10)
  }

  /// Place in the container view.
  struct Placement {
    var frame = Rect.zero
    var direction: UInt32 = 0
    /// The point at which the arrow touches the source.
    var tip = Point.zero
  }

  private enum Figure {
    /// Distance between popover and source, in points: a choice of ours.
    static let arrow = 13.0
    static let size = Size(width: 320, height: 480)
  }

  private(set) var options = Options()
  private var backdrop: Backdrop?
  /// Frame of the source in the last frame.
  private var followed: Rect?

  /// Sets other options, and releases the old source view.
  func configure(_ options: Options) throws(Fault) {
    if !options.sourceView.isNone { try views.retain(options.sourceView) }
    views.release(self.options.sourceView)
    self.options = options
    presentations.setNeedsLayout(self)
  }

  override func adaptiveStyle(for classes: SizeClasses) -> PresentationStyle {
    classes.isCompactInWidth ? .pageSheet : .none
  }

  override func frameOfPresentedView() -> Rect { placement().frame }

  override func makeAnimator(isPresenting: Bool) -> AnimatedTransitioning {
    ModalTransition(.crossDissolve, isPresenting: isPresenting)
  }

  override func presentationTransitionWillBegin() {
    guard isActive else { return }
    backdrop?.remove(staysInPicture: lingers)
    backdrop = Backdrop.make(self, color: dimmingColor)
    if look.blur > 0 { backdrop?.setBlur(look.blur) }
    // A backdrop that is invisible needs no fading.
    if isDimmed { backdrop?.fade { 1 } } else { backdrop?.setAlpha(1) }
  }

  override func dismissalTransitionWillBegin() {
    guard isDimmed, presentations.coordinator(of: self) != nil else { return }
    backdrop?.fade { 0 }
  }

  private var dimmingColor: [Double] { look.dimming?.components ?? [0, 0, 0, 0] }

  private var isDimmed: Bool { look.dimming != nil || look.blur > 0 }

  override func lookHasChanged() {
    backdrop?.setColor(dimmingColor)
    backdrop?.setBlur(look.blur)
  }

  override func containerViewWillLayoutSubviews() { backdrop?.fit() }

  override func presentationClosed() {
    let backdrop = backdrop
    self.backdrop = nil
    followed = nil
    backdrop?.remove()
  }

  override func dispose() {
    backdrop?.deafen()
    views.release(options.sourceView)
    options.sourceView = .none
    super.dispose()
  }

  /// Returns the place on the permitted side on which most of the contents has room; of equal sides
  /// the lower, the upper, the trailing and then the leading one.
  func placement() -> Placement {
    let bounds = containerBounds
    let margins = options.margins
    let room = Rect(
      x: bounds.minX + margins.left, y: bounds.minY + margins.top,
      width: max(0, bounds.size.width - margins.left - margins.right),
      height: max(0, bounds.size.height - margins.top - margins.bottom))
    let source = sourceInContainer()
    var wanted = contentSize
    if wanted.width <= 0 || wanted.height <= 0 { wanted = Figure.size }
    var best = Placement()
    var bestArea = -1.0
    for direction in [Direction.up, Direction.down] + sideways
    where options.permitted & direction != 0 {
      let side = self.side(direction, room, source)
      let size = Size(
        width: min(wanted.width, max(0, side.size.width)),
        height: min(wanted.height, max(0, side.size.height)))
      let area = size.width * size.height
      guard area > bestArea else { continue }
      bestArea = area
      best = place(size, direction, side, source)
    }
    return best
  }

  /// The horizontal directions of the arrow, that towards the leading edge first: a popover with it
  /// stands at the trailing side of its source.
  private var sideways: [UInt32] {
    let controllers = presentations.controllers
    let direction =
      presentedController.map(controllers.layoutDirection) ?? controllers.views.direction
    switch direction {
    case .leftToRight: return [Direction.left, Direction.right]
    case .rightToLeft: return [Direction.right, Direction.left]
    }
  }

  /// Returns the part of the room beside the source in which a popover with that direction of the
  /// arrow can be.
  private func side(_ direction: UInt32, _ room: Rect, _ source: Rect) -> Rect {
    var (left, top, right, bottom) = (room.minX, room.minY, room.maxX, room.maxY)
    switch direction {
    case Direction.up: top = max(top, source.maxY + Figure.arrow)
    case Direction.down: bottom = min(bottom, source.minY - Figure.arrow)
    case Direction.left: left = max(left, source.maxX + Figure.arrow)
    default: right = min(right, source.minX - Figure.arrow)
    }
    return Rect(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
  }

  /// Places a card of a size beside the source, as near to its middle as the room allows.
  private func place(
    _ size: Size, _ direction: UInt32, _ side: Rect, _ source: Rect
  ) -> Placement {
    let middle = source.center
    var x = min(max(side.minX, middle.x - size.width / 2), side.maxX - size.width)
    var y = min(max(side.minY, middle.y - size.height / 2), side.maxY - size.height)
    var tip = middle
    switch direction {
    case Direction.up: (y, tip.y) = (side.minY, source.maxY)
    case Direction.down: (y, tip.y) = (side.maxY - size.height, source.minY)
    case Direction.left: (x, tip.x) = (side.minX, source.maxX)
    default: (x, tip.x) = (side.maxX - size.width, source.minX)
    }
    return Placement(
      frame: Rect(x: x, y: y, width: size.width, height: size.height), direction: direction,
      tip: tip)
  }

  /// Returns the source's shown frame in the container view, which the popover follows. If the popover
  /// itself moves, or is about to in the open block, the frame at rest, so that both arrive together.
  private func sourceInContainer() -> Rect {
    let animations = presentations.controllers.animations
    let isMoving =
      animations.contexts.last?.isAnimated ?? false
      || views.names.contains(shownView)
        && (!animations.tracks.find(shownView.index, .center).isNone
          || !animations.tracks.find(shownView.index, .bounds).isNone)
    return rectInContainer(of: options.sourceView, options.sourceRect, isShown: !isMoving)
      ?? options.sourceRect
  }

  /// Compares the source's frame with that of the last call, and notes it.
  override func sourceHasMoved() -> Bool {
    let source = sourceInContainer()
    defer { followed = source }
    return followed.map { $0 != source } ?? false
  }
}
