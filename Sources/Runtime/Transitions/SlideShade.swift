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

  /// Adds veil and shadow below the upper screen, as the slide begins; `isUp` says that the screen is
  /// over the lower one then, and leaves. Those of an earlier slide go on from where they are.
  mutating func enter(
    _ look: Look, _ container: Handle, from: Rect, isUp: Bool, _ controllers: Controllers
  ) {
    let bounds = controllers.views.bounds(container.index)
    if look.dimming > 0 || !veil.isNone {
      veil = put(veil, container, bounds, isUp ? look.dimming : 0, isUp: isUp, controllers)
      controllers.animations.performWithoutAnimation {
        if !veil.isNone {
          controllers.set(veil.index, .backgroundColor, look.color.components(alpha: 1))
        }
      }
    }
    guard look.shadowAlpha > 0 || !shadow.isNone else { return }
    shadow = put(shadow, container, edge(of: from, look), isUp ? 1 : 0, isUp: isUp, controllers)
    guard !shadow.isNone else { return }
    controllers.animations.performWithoutAnimation {
      controllers.set(shadow.index, .shadowColor, [0, 0, 0, look.shadowAlpha])
      controllers.set(shadow.index, .shadowRadius, [look.shadowRadius])
    }
  }

  /// Moves both, inside the block of the slide; `isUp` says that the upper screen comes.
  func move(_ look: Look, to frame: Rect, isUp: Bool, _ controllers: Controllers) {
    if !veil.isNone { controllers.set(veil.index, .alpha, [isUp ? look.dimming : 0]) }
    guard !shadow.isNone else { return }
    controllers.set(shadow.index, .alpha, [isUp ? 1 : 0])
    controllers.setFrame(shadow.index, edge(of: frame, look))
  }

  /// Returns the frame of a strip that the upper screen covers, so that only its shadow is visible.
  private func edge(of frame: Rect, _ look: Look) -> Rect {
    let strip = Rect(
      x: frame.minX, y: frame.minY, width: min(max(1, look.shadowRadius), frame.size.width),
      height: frame.size.height)
    return direction.place(strip, in: frame)
  }

  /// Returns a new view, or the existing one. Like the upper screen it moves from where it is when
  /// that leaves, and from its start when that comes.
  private func put(
    _ old: Handle, _ container: Handle, _ frame: Rect, _ alpha: Double, isUp: Bool,
    _ controllers: Controllers
  ) -> Handle {
    let views = controllers.views
    guard let view = old.isNone ? try? views.createOwn() : old else { return .none }
    views.setUserInteractionEnabled(view.index, false)
    if old.isNone || !isUp {
      controllers.animations.performWithoutAnimation {
        controllers.setFrame(view.index, frame)
        controllers.set(view.index, .alpha, [alpha])
      }
    }
    try? views.insert(view.index, into: container.index, below: upper.index)
    return view
  }
}
