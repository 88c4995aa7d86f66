/// Bars of a container: views of the host in front of its screens, at its top and bottom edges.
///
/// A bar at rest is at its edge, and reaches over the inset of that edge; or, when hidden, has no
/// superview. In between it moves over its edge, or to a side with the screens.
final class Bars {
  struct Bar {
    /// Retained.
    let view: Handle
    /// Height without the inset of its edge.
    var height: Double
    /// Whether the host wants it hidden, whatever is shown.
    var isHidden = false
    /// Whether its last move went to its edge; false after a move away from it.
    var isIn = false
    /// How its height answers to content; none if it does not.
    var answer: BarAnswer?
    /// Where a hidden bar is: one width to the left, −1, or to the right, 1, or beyond its edge, 0.
    var side = 0.0
  }

  static let edges = [BarEdges.top, .bottom]

  /// The owner, which ends these bars when it ends.
  private unowned(unsafe) let container: OrderedContainer
  private var bars: [Bar?] = [nil, nil]
  /// Bounds of the container in the last layout.
  private var room = Rect.zero

  init(_ container: OrderedContainer) { self.container = container }

  subscript(edge: BarEdges) -> Bar? {
    get { bars[edge == .top ? 0 : 1] }
    set { bars[edge == .top ? 0 : 1] = newValue }
  }

  private var controllers: Controllers { container.controllers }
  private var views: Views { container.controllers.views }

  /// Edges at which the host wants the bar hidden, or has set none.
  var hidden: BarEdges {
    var hidden = BarEdges()
    for edge in Self.edges where self[edge]?.isHidden ?? true { hidden.insert(edge) }
    return hidden
  }

  /// Returns the insets `area`, greater where a visible bar reaches farther: each lies on the
  /// device's inset at its edge, with the height that it has for a member, or for a scroller in
  /// that.
  func cover(
    _ area: Insets, over device: Insets, hiding hidden: BarEdges, of member: ViewController,
    for scroller: Handle
  ) -> Insets {
    var area = area
    if let bar = self[.top], !hidden.contains(.top) {
      area.top = max(area.top, device.top + extent(bar, of: member, for: scroller))
    }
    if let bar = self[.bottom], !hidden.contains(.bottom) {
      area.bottom = max(area.bottom, device.bottom + extent(bar, of: member, for: scroller))
    }
    return area
  }

  /// Returns the height of a bar as part of a member's safe area.
  private func extent(_ bar: Bar, of member: ViewController, for scroller: Handle) -> Double {
    bar.answer?.extent(bar.height, of: member, for: scroller) ?? bar.height
  }

  /// Returns how far a bar has answered to content: 0 expanded, 1 standard, 2 minimized; none
  /// without a bar.
  func progress(_ edge: BarEdges) -> Double? {
    self[edge].map { bar in bar.answer?.progress(bar.height) ?? 1 }
  }

  /// Returns the height of a bar's view in this frame, without the inset of its edge; 0 without a
  /// bar.
  func height(_ edge: BarEdges) -> Double {
    self[edge].map { bar in bar.answer?.height(bar.height) ?? bar.height } ?? 0
  }

  /// Gives a bar in the container's view its height of this frame, by new model values: motions of
  /// it go on.
  func adoptHeight(_ edge: BarEdges) {
    guard container.isViewLoaded, let bar = self[edge], stands(bar) else { return }
    let place = frame(edge, bar, isIn: bar.isIn)
    let view = bar.view.index
    let (tracks, origin) = (container.transitions.animations.tracks, views.bounds(view).origin)
    guard let center = PropertyKind.builtIn(.center), let bounds = PropertyKind.builtIn(.bounds)
    else { return }
    withUnsafeTemporaryAllocation(of: Double.self, capacity: 4) { scratch in
      guard let values = scratch.baseAddress else { return }
      (values[0], values[1]) = (place.center.x, place.center.y)
      tracks.setModel(view, .center, center, to: values)
      (values[0], values[1]) = (origin.x, origin.y)
      (values[2], values[3]) = (place.size.width, place.size.height)
      tracks.setModel(view, .bounds, bounds, to: values)
    }
  }

  /// Sets the bar of an edge, or removes it if there is no view. Another bar answers to content as
  /// the old one did, and is hidden if that was.
  func set(_ edge: BarEdges, _ view: Handle, _ height: Double) throws(Fault) {
    if let bar = self[edge], bar.view == view {
      self[edge]?.height = height
      return
    }
    if !view.isNone {
      guard !views.has(.inFront, view.index) else {
        throw Fault(.invalidState, "the view is the bar of a container already")
      }
      try views.retain(view)
      views.rows.base[view.index].flags.insert(.inFront)
    }
    let old = self[edge]
    self[edge] =
      view.isNone
      ? nil
      : Bar(
        view: view, height: height, isHidden: old?.isHidden ?? false, answer: old?.answer)
    if view.isNone { old?.answer?.end() } else { old?.answer?.viewIs(view) }
    if let old { letGo(of: old) }
  }

  /// Moves bars to their places, with the block that is open. `side` is where screens slide to: −1 to
  /// the left, 1 to the right, 0 where they do not slide. A bar that disappears leaves to that side,
  /// one that appears starts at the opposite one, from which the screens come; without a slide both
  /// move over their edge.
  func move(toSide side: Double) {
    guard container.isViewLoaded else { return }
    let hidden = container.hiddenBarsNow
    for edge in Self.edges {
      guard let bar = self[edge] else { continue }
      let isIn = !hidden.contains(edge)
      if isIn != bar.isIn {
        self[edge]?.isIn = isIn
        if !isIn { self[edge]?.side = side }
        if isIn, !stands(bar) {
          // One that is still leaving turns round where it is.
          self[edge]?.side = -side
          enter(edge, isIn: false)
        }
        container.transitions.endLingering(of: bar.view)
      }
      guard let bar = self[edge], stands(bar) else { continue }
      controllers.setFrame(bar.view.index, frame(edge, bar, isIn: isIn))
    }
  }

  /// Puts bars at rest in their places. A hidden one is removed; if it still moves, or `seconds`
  /// are given, it lingers for these, and at least for `shortestCarry`.
  func settle(lingeringFor seconds: Double = 0) {
    guard container.isViewLoaded else { return }
    let hidden = container.hiddenBarsNow
    for edge in Self.edges {
      guard let bar = self[edge] else { continue }
      self[edge]?.isIn = !hidden.contains(edge)
      if !hidden.contains(edge) {
        container.transitions.endLingering(of: bar.view)
        guard stands(bar) else {
          enter(edge, isIn: true)
          continue
        }
        let place = frame(edge, bar, isIn: true)
        if views.frame(bar.view.index) != place { controllers.place(bar.view.index, at: place) }
      } else if stands(bar) {
        if seconds > 0 || container.transitions.animations.isShownElsewhere(bar.view.index) {
          let rest = max(seconds, TransitionSession.shortestCarry)
          container.transitions.letLinger(
            bar.view, lane: container.handle, until: container.transitions.animations.now + rest)
        } else {
          container.transitions.endLingering(of: bar.view)
          views.removeFromSuperview(bar.view.index)
        }
      }
    }
    room = views.bounds(container.viewIfLoaded.index)
  }

  /// Takes the size of the container as the one for which bars in motion stand.
  func noteRoom() {
    if container.isViewLoaded { room = views.bounds(container.viewIfLoaded.index) }
  }

  /// Lays bars out after a change of the container's size or insets: motions in flight go on,
  /// scaled with the width.
  func layOut() {
    guard container.isViewLoaded else { return }
    let new = views.bounds(container.viewIfLoaded.index)
    let across = Controllers.Resize(from: room, to: new)?.across ?? 1
    room = new
    for edge in Self.edges {
      guard let bar = self[edge] else { continue }
      guard stands(bar) else {
        if bar.isIn { enter(edge, isIn: true) }
        continue
      }
      let place = frame(edge, bar, isIn: bar.isIn)
      guard place != views.frame(bar.view.index) else { continue }
      if views.rows[bar.view.index].firstTrack.isNone {
        controllers.place(bar.view.index, at: place)
      } else {
        controllers.stretch(
          [.init(view: bar.view, center: place.center, size: place.size)], across, 1,
          in: container.viewIfLoaded.index, within: container.session?.timeLeft)
      }
    }
  }

  /// Removes all bars, and ends their answers.
  func end() {
    for edge in Self.edges {
      guard let bar = self[edge] else { continue }
      bar.answer?.end()
      letGo(of: bar)
    }
    bars = [nil, nil]
  }

  /// Whether a bar is a subview of the container's view.
  private func stands(_ bar: Bar) -> Bool {
    views.parent(bar.view.index) == container.viewIfLoaded.index
  }

  /// Adds a bar to the container's view at once: at its edge, or where it is when hidden. It moves along
  /// where the size of that view is in motion.
  private func enter(_ edge: BarEdges, isIn: Bool) {
    guard let bar = self[edge] else { return }
    let view = container.viewIfLoaded.index
    let place = { (bounds: Rect) in self.frame(edge, bar, isIn: isIn, in: bounds) }
    controllers.slideAlong(bar.view.index, in: view, from: place, to: place)
    views.rows.base[view].flags.insert(.holdsFront)
    try? views.add(bar.view.index, to: view)
  }

  /// Returns a bar's frame: at its edge, or where it is when hidden.
  private func frame(_ edge: BarEdges, _ bar: Bar, isIn: Bool) -> Rect {
    frame(edge, bar, isIn: isIn, in: views.bounds(container.viewIfLoaded.index))
  }

  /// Returns the frame that a bar has in these bounds of the container's view.
  private func frame(_ edge: BarEdges, _ bar: Bar, isIn: Bool, in bounds: Rect) -> Rect {
    var frame = bounds
    let area = controllers.safeArea(
      of: container, hiding: container.allHiddenBars, over: controllers.insetState.device)
    let height = self.height(edge) + max(0, edge == .top ? area.top : area.bottom)
    if edge == .bottom { frame.origin.y = frame.maxY - height }
    frame.size.height = height
    guard !isIn else { return frame }
    if bar.side == 0 {
      frame.origin.y += edge == .top ? -height : height
    } else {
      frame.origin.x += bar.side * frame.size.width
    }
    return frame
  }

  /// Removes a bar from the container, and releases its view.
  private func letGo(of bar: Bar) {
    guard views.names.contains(bar.view) else { return }
    container.transitions.endLingering(of: bar.view)
    views.rows.base[bar.view.index].flags.remove(.inFront)
    if container.isViewLoaded, stands(bar) { views.removeFromSuperview(bar.view.index) }
    views.release(bar.view)
  }
}
