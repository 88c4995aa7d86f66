/// Views and motions that outlast transitions which were completed ahead: the views have left
/// logically, and stay drawn until the next screen covers them; the motions go on below it.
struct Afterimages: ~Copyable {
  /// A view that lingers where it was: a controller's, or one that contains it. The controller has
  /// disappeared; it may have ended, or have its view somewhere else again.
  struct View {
    let view: Handle
    let superview: Handle
    /// The view whose frame it has; none where it goes by its superview.
    let beside: Handle
    var controller: Handle
    /// Whether it is the controller's view, which is laid out by whoever shows that.
    let isControllers: Bool
    /// Views of a presentation shown in it (card, dimming and the like).
    let parts: [Handle]
    let lane: Handle
    /// Time at which its own motion is over; it is not needed after that.
    var until: Double
    /// Frame of that view, or bounds of its superview, for which it stands there.
    var room: Rect

    /// The view whose size it follows.
    var leader: Handle { beside.isNone ? superview : beside }
  }

  /// Shown values and views of a side that comes back while it lingers.
  struct Claimed {
    var picture = Picture()
    /// Views of the presentation that was shown, in the order of the present one's `parts`.
    var parts: [Handle] = []
    /// The view that contained the side, and does no more.
    var emptied = Handle.none
  }

  /// The views that an interrupted transition has moved: the next one in its lane takes their
  /// motions over until `until`.
  struct Motion {
    let lane: Handle
    let views: [Handle]
    let until: Double
  }

  fileprivate(set) var views: [View] = []
  fileprivate var motions: [Motion] = []
  /// Shades of slides that another slide has overtaken; those of their views that linger are among
  /// `views`.
  fileprivate var shades: [SlideShade] = []

  /// Earliest time at which the motion of a lingering view ends without being covered.
  var nextDeadline: Double {
    var next = Double.infinity
    for view in views { next = min(next, view.until) }
    return next
  }
}

extension Transitions {
  /// Lets a side that has left linger in a view, its own or one that contains it: drawn, without
  /// receiving touches. The controller counts as gone.
  func letLinger(
    _ side: ViewController, in view: Handle, beside: Handle = .none, parts: [Handle],
    lane: Handle, until: Double
  ) {
    let views = controllers.views
    guard let superview = views.parent(view.index) else { return }
    let room = beside.isNone ? views.bounds(superview) : views.frameWithoutTransform(beside.index)
    side.lifecycle.noteAbsence(.lingering)
    views.rows.base[view.index].interactionBlocks &+= 1
    afterimages.views.append(
      .init(
        view: view, superview: views.rows[superview].handle, beside: beside,
        controller: side.handle,
        isControllers: view == side.viewIfLoaded, parts: parts, lane: lane, until: until, room: room
      ))
  }

  /// Lets a view linger that belongs to no controller, a bar or a veil, without receiving touches;
  /// one that lingers already does so until the new time.
  func letLinger(_ view: Handle, lane: Handle, until: Double) {
    if let index = afterimages.views.firstIndex(where: { $0.view == view }) {
      afterimages.views[index].until = until
      return
    }
    let views = controllers.views
    guard let superview = views.parent(view.index) else { return }
    views.rows.base[view.index].interactionBlocks &+= 1
    afterimages.views.append(
      .init(
        view: view, superview: views.rows[superview].handle, beside: .none, controller: .none,
        isControllers: false, parts: [], lane: lane, until: until, room: views.bounds(superview)))
  }

  /// Whether something that lingers and is no controller's view, a bar, a veil or the container view of
  /// a presentation, follows the size of a view.
  func hasLooseAfterimages(following leader: Int) -> Bool {
    for image in afterimages.views where image.leader.index == leader && !image.isControllers {
      return true
    }
    return false
  }

  /// Lets these follow the new sizes of what they follow: nobody else lays them out.
  func followLooseAfterimages() {
    for index in afterimages.views.indices where !afterimages.views[index].isControllers {
      followAfterimage(index)
    }
  }

  /// Lets what lingers in a view follow its new size, as the screens of a transition do.
  func followAfterimages(in superview: Handle) {
    for index in afterimages.views.indices where afterimages.views[index].superview == superview {
      followAfterimage(index)
    }
  }

  private func followAfterimage(_ index: Int) {
    let views = controllers.views
    let image = afterimages.views[index]
    guard views.names.contains(image.leader) else { return }
    let leader = image.leader.index
    let old = image.room
    let new = image.beside.isNone ? views.bounds(leader) : views.frameWithoutTransform(leader)
    guard old != new else { return }
    afterimages.views[index].room = new
    let view = image.view.index
    // A bar follows with the others of its container.
    guard let resize = Controllers.Resize(from: old, to: new), views.names.contains(image.view),
      views.parent(view) == image.superview.index, !views.has(.inFront, view)
    else { return }
    let bounds = views.bounds(view)
    let seconds = image.until - animations.now
    controllers.stretch(
      [resize.place(of: image.view, views.frameWithoutTransform(view))], resize.across,
      resize.down, in: leader, within: seconds)
    // Nobody lays out what a presentation has left behind.
    let own = controllers.find(image.controller)?.viewIfLoaded ?? .none
    if !image.isControllers, views.names.contains(own), views.isDescendant(own.index, of: view) {
      followContents(of: view, from: bounds, down: own.index, within: seconds)
    }
  }

  /// Lets what stands in a view follow its new size, and what stands in those around a controller's
  /// view, down to that.
  private func followContents(
    of outermost: Int, from bounds: Rect, down own: Int, within seconds: Double
  ) {
    let views = controllers.views
    var (room, old) = (outermost, bounds)
    while room != own, let resize = Controllers.Resize(from: old, to: views.bounds(room)) {
      var places: [Controllers.Place] = []
      var inner = own
      var position = 0
      while let child = views.child(room, at: position) {
        position += 1
        places.append(
          resize.place(of: views.rows[child].handle, views.frameWithoutTransform(child)))
        if views.isDescendant(own, of: child) { inner = child }
      }
      old = views.bounds(inner)
      controllers.stretch(places, resize.across, resize.down, in: room, within: seconds)
      room = inner
    }
  }

  /// Ends the lingering of a view, which its owner shows again or removes; it receives touches
  /// again. Does nothing if it does not linger.
  func endLingering(of view: Handle) {
    guard let index = afterimages.views.firstIndex(where: { $0.view == view }) else { return }
    unblock(afterimages.views.remove(at: index))
  }

  /// Keeps the shade of a slide that was completed ahead, for the next slide of its upper screen.
  func keepShade(_ shade: SlideShade) { afterimages.shades.append(shade) }

  /// Takes the lingering shade of a slide for a screen that slides again, else a new one: one whose
  /// views are not in this container any more is dropped. The caller owns it from now on.
  func takeShade(under upper: Handle, in containerView: Handle) -> SlideShade {
    let views = controllers.views
    var found = SlideShade(under: upper)
    for shade in afterimages.shades where shade.upper == upper {
      if shade.views.allSatisfy({ view in
        view.isNone || views.names.contains(view) && views.parent(view.index) == containerView.index
      }) {
        found = shade
      }
    }
    afterimages.shades.removeAll { $0.upper == upper }
    for view in found.views where !view.isNone {
      endLingering(of: view)
      try? views.retain(view)
    }
    return found
  }

  /// Ends the absence of a side that comes back: its view, which lingered or was hidden, is shown,
  /// and is the side's again. Returns the view if it lingered.
  @discardableResult
  func endAbsence(of side: ViewController?) -> Handle {
    guard let side, !side.lifecycle.absence.isEmpty else { return .none }
    let lingered = side.lifecycle.absence.contains(.lingering) ? side.viewIfLoaded : .none
    if side.lifecycle.absence.contains(.hidden), side.isViewLoaded {
      controllers.views.setHidden(side.viewIfLoaded.index, false)
    }
    side.lifecycle.endAbsence()
    guard let index = afterimages.views.firstIndex(where: { $0.controller == side.handle }) else {
      return lingered
    }
    if afterimages.views[index].view == side.viewIfLoaded {
      unblock(afterimages.views.remove(at: index))
    } else {
      // The view that contained the side lingers on without it.
      afterimages.views[index].controller = .none
    }
    return lingered
  }

  /// Claims a side, which may linger, for a transition that begins: ends its absence, and returns
  /// what is shown of it.
  func claim(_ side: ViewController?) -> Afterimages.Claimed {
    var claimed = Afterimages.Claimed()
    if let image = afterimages.views.first(where: { $0.controller == side?.handle }) {
      claimed.parts = image.parts
      if image.view != side?.viewIfLoaded { claimed.emptied = image.view }
    }
    let view = endAbsence(of: side)
    var shown = claimed.parts
    if !view.isNone, !shown.contains(view) { shown.append(view) }
    claimed.picture = animations.picture(of: shown)
    return claimed
  }

  /// Removes the lingering view from which a transition has claimed its side: it is empty by then.
  func remove(emptied view: Handle) {
    if !view.isNone { remove { $0.view == view } }
  }

  /// Forgets the motions that nobody has taken over in a lane whose transition ended by itself, and
  /// removes what lingers in the lane if the new side covers that: it is shown in its place. Else
  /// lingering views stay until their motions are over.
  func endLingering(in lane: Handle, under side: ViewController?) {
    afterimages.motions.removeAll { $0.lane == lane }
    guard side.map({ isInPlace($0) }) ?? true else { return }
    remove { $0.lane == lane }
  }

  /// Ends the motions that interrupted transitions of a lane have left, and any others of these views. A
  /// split view whose mode changes without animation asks for it: that puts all its columns in their
  /// places at once.
  func endMotions(in lane: Handle) {
    for motion in afterimages.motions where motion.lane == lane {
      for view in motion.views where controllers.views.names.contains(view) {
        animations.removeAll(from: view.index)
      }
    }
    afterimages.motions.removeAll { $0.lane == lane }
  }

  /// Whether a side is shown where its model values are.
  private func isInPlace(_ side: ViewController) -> Bool {
    guard controllers.views.names.contains(side.viewIfLoaded) else { return true }
    return !animations.isShownElsewhere(side.viewIfLoaded.index)
  }

  /// Removes lingering views that nothing covers, once their motions are over and no transition is
  /// under way in their lane, and those whose superviews have left the window. Forgets motions that
  /// are over.
  func sweepAfterimages() {
    if !afterimages.motions.isEmpty {
      afterimages.motions.removeAll { $0.until <= animations.horizon }
    }
    // A shade can be taken over only while its views linger.
    guard !afterimages.views.isEmpty else { return afterimages.shades.removeAll() }
    let views = controllers.views
    remove { image in
      guard views.names.contains(image.superview), views.isInWindow(image.superview.index) else {
        return true
      }
      return image.until <= animations.horizon && session(of: image.lane) == nil
    }
  }

  /// Notes the views that an interrupted transition moves, and for how long; what lingers in the lane
  /// stays as long.
  func noteMotion(of picture: Picture, in lane: Handle, until: Double) {
    for index in afterimages.views.indices where afterimages.views[index].lane == lane {
      afterimages.views[index].until = max(afterimages.views[index].until, until)
    }
    var views: [Handle] = []
    for entry in picture.entries where !views.contains(entry.view) { views.append(entry.view) }
    guard !views.isEmpty, isBusy(lane) else { return }
    afterimages.motions.append(.init(lane: lane, views: views, until: until))
  }

  /// Returns the shown values with which the next transition in a lane begins, nil if there are
  /// none: those of the views that interrupted transitions of the lane still move, and those of a
  /// claimed side, each given to the view with its index among the present `parts`. The motions are
  /// forgotten.
  func takePicture(
    in lane: Handle, with claimed: Afterimages.Claimed, for parts: [Handle]
  ) -> Picture? {
    var found: [Handle] = []
    let views = controllers.views
    for motion in afterimages.motions where motion.lane == lane {
      for view in motion.views where !found.contains(view) {
        // Views that have left the window begin anew.
        if views.names.contains(view), views.isInWindow(view.index) { found.append(view) }
      }
    }
    afterimages.motions.removeAll { $0.lane == lane }
    var picture = Picture()
    for entry in claimed.picture.entries {
      let index = claimed.parts.firstIndex(of: entry.view)
      let view = index.map { $0 < parts.count ? parts[$0] : .none } ?? entry.view
      guard !view.isNone else { continue }
      picture.add(.init(view: view, property: entry.property, value: entry.value))
    }
    for entry in animations.picture(of: found).entries
    where !picture.has(entry.view, entry.property) {
      picture.add(entry)
    }
    return picture.entries.isEmpty ? nil : picture
  }

  /// Removes lingering views for which `isOver` is true, and their controllers' views inside them;
  /// these controllers do not count as gone by them any more. A view that a controller or the host
  /// has put elsewhere since stays where it is.
  private func remove(_ isOver: (Afterimages.View) -> Bool) {
    let all = afterimages.views
    var over: [Afterimages.View] = []
    var left: [Afterimages.View] = []
    for image in all { isOver(image) ? over.append(image) : left.append(image) }
    guard !over.isEmpty else { return }
    afterimages.views = left
    let views = controllers.views
    for image in over {
      unblock(image)
      guard views.names.contains(image.view), views.names.contains(image.superview) else {
        continue
      }
      let isInPlace = views.parent(image.view.index) == image.superview.index
      let controller = controllers.find(image.controller)
      let own = controller?.viewIfLoaded ?? .none
      let containsOwn =
        own != image.view && views.names.contains(own)
        && views.isDescendant(own.index, of: image.view.index)
      // The controller is shown again with this view.
      if let controller, own == image.view, !controller.lifecycle.absence.contains(.lingering) {
        continue
      }
      if containsOwn || own == image.view { controller?.lifecycle.endAbsence(.lingering) }
      if isInPlace { views.removeFromSuperview(image.view.index) }
      if containsOwn, views.names.contains(own) { views.removeFromSuperview(own.index) }
    }
  }

  /// Lets a view that lingered receive touches again.
  private func unblock(_ image: Afterimages.View) {
    let views = controllers.views
    guard views.names.contains(image.view) else { return }
    let blocks = views.rows[image.view.index].interactionBlocks
    if blocks > 0 { views.rows.base[image.view.index].interactionBlocks = blocks - 1 }
  }
}
