/// What makes the upper screen of a slide stand out: the lower one is dimmed, and a shadow lies at the
/// upper one's leading edge.
///
///     screen below · veil · shadow · screen above
///
/// Two views of the library between the screens, there as long as these slide.
struct SlideShade {
  struct Look {
    /// How far the lower screen goes, in widths of the container.
    var parallax = 0.3
    /// Over the lower screen: how much, and of which colour, whose own alpha does not count.
    var dimming = 0.1
    var color = Color(red: 0, green: 0, blue: 0, alpha: 1)
    var shadowAlpha = 0.2
    /// How far the shadow is blurred, in points.
    var shadowRadius = 8.0
  }

  let upper: Handle
  /// Held, or none.
  private(set) var veil = Handle.none
  private(set) var shadow = Handle.none

  var views: [Handle] { [veil, shadow] }

  init(under upper: Handle) { self.upper = upper }

  /// Puts what the look asks for below the upper screen, as the slide begins. What is there from an
  /// earlier one goes on from where it is.
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

  /// Goes along, inside the block of the slide.
  func move(_ look: Look, to frame: Rect, isUp: Bool, _ controllers: Controllers) {
    if !veil.isNone { controllers.set(veil.index, .alpha, [isUp ? look.dimming : 0]) }
    guard !shadow.isNone else { return }
    controllers.set(shadow.index, .alpha, [isUp ? 1 : 0])
    controllers.setFrame(shadow.index, edge(of: frame, look))
  }

  /// A strip that the upper screen covers: only its shadow is seen.
  private func edge(of frame: Rect, _ look: Look) -> Rect {
    Rect(
      x: frame.minX, y: frame.minY, width: min(max(1, look.shadowRadius), frame.size.width),
      height: frame.size.height)
  }

  /// A view of its own, or the one that is there already: as the upper screen, that goes from where it
  /// is to where it leaves, and comes anew from where it begins.
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
