/// The depth of a slide: a veil dims the lower screen, and a shadow lies at the upper one's leading
/// edge.
///
///     screen below · veil · shadow · screen above
///
/// Both are views of the library between the screens, which exist while the slide lasts.
struct SlideShade {
  struct Look {
    /// Distance that the lower screen moves, in widths of the container.
    var parallax = 0.3
    /// Alpha and colour of the veil over the lower screen; the colour's own alpha does not count.
    var dimming = 0.1
    var color = Color(red: 0, green: 0, blue: 0, alpha: 1)
    var shadowAlpha = 0.2
    /// Blur radius of the shadow in points.
    var shadowRadius = 8.0
  }

  let upper: Handle
  /// The direction of the slide.
  var direction = LayoutDirection.leftToRight
  /// Retained, or none.
  private(set) var veil = Handle.none
  private(set) var shadow = Handle.none

  var views: [Handle] { [veil, shadow] }

  init(under upper: Handle) { self.upper = upper }

  /// Adds veil and shadow below the upper screen, as the slide begins. `isOver` says that this
  /// screen is over the lower one, and leaves; else it comes. Views of an earlier slide are kept; new
  /// ones move with the size of the container if that is in motion, as the screens do.
  mutating func enter(
    _ look: Look, _ containerView: Handle, from: Rect, isOver: Bool, _ controllers: Controllers
  ) {
    if look.dimming > 0 || !veil.isNone {
      veil = put(
        veil, containerView, isOver ? look.dimming : 0, isOver: isOver, controllers
      ) { $0 }
      controllers.animations.performWithoutAnimation {
        if !veil.isNone {
          controllers.set(veil.index, .backgroundColor, look.color.components(alpha: 1))
        }
      }
    }
    guard look.shadowAlpha > 0 || !shadow.isNone else { return }
    let (strip, start) = (self, from.origin)
    shadow = put(shadow, containerView, isOver ? 1 : 0, isOver: isOver, controllers) {
      strip.edge(of: Rect(origin: start, size: $0.size), look)
    }
    guard !shadow.isNone else { return }
    controllers.animations.performWithoutAnimation {
      controllers.set(shadow.index, .shadowColor, [0, 0, 0, look.shadowAlpha])
      controllers.set(shadow.index, .shadowRadius, [look.shadowRadius])
    }
  }

  /// Moves veil and shadow, inside the block of the slide; `isOver` says that the upper screen is
  /// over the lower one at the end.
  func move(_ look: Look, to frame: Rect, isOver: Bool, _ controllers: Controllers) {
    if !veil.isNone { controllers.set(veil.index, .alpha, [isOver ? look.dimming : 0]) }
    guard !shadow.isNone else { return }
    controllers.set(shadow.index, .alpha, [isOver ? 1 : 0])
    controllers.setFrame(shadow.index, edge(of: frame, look))
  }

  /// Returns the frame of the shadow's view: a strip at the upper screen's leading edge, which
  /// covers it, so that only its shadow is visible.
  private func edge(of frame: Rect, _ look: Look) -> Rect {
    let strip = Rect(
      x: frame.minX, y: frame.minY, width: min(max(1, look.shadowRadius), frame.size.width),
      height: frame.size.height)
    return direction.place(strip, in: frame)
  }

  /// Puts a view below the upper screen, the existing one or a new one, and returns it. It starts
  /// with the frame for the bounds of the container, and with the given alpha; one of an earlier slide
  /// does so only where the upper screen comes, and else goes on from where it is, as that screen
  /// does.
  private func put(
    _ old: Handle, _ containerView: Handle, _ alpha: Double, isOver: Bool,
    _ controllers: Controllers, at frame: (Rect) -> Rect
  ) -> Handle {
    let views = controllers.views
    guard let view = old.isNone ? try? views.createOwn() : old else { return .none }
    views.setUserInteractionEnabled(view.index, false)
    if old.isNone || !isOver {
      if old.isNone {
        controllers.placeAlong(view.index, in: containerView.index, frame)
      } else {
        controllers.place(view.index, at: frame(views.bounds(containerView.index)))
      }
      controllers.animations.performWithoutAnimation {
        controllers.set(view.index, .alpha, [alpha])
      }
    }
    try? views.insert(view.index, into: containerView.index, below: upper.index)
    return view
  }
}
