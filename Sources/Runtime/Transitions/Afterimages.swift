/// What transitions that have been completed ahead leave in the picture: views that have
/// left logically and stay until what comes covers them, and motion that carries on.
struct Afterimages {
  /// A view that lingers where it stood: a controller's, or one that holds it. Its controller has
  /// disappeared, and may be gone, or have its view somewhere else again.
  struct View {
    let view: Handle
    let superview: Handle
    var controller: Handle
    /// What of a presentation is shown in it.
    let parts: [Handle]
    let lane: Handle
    /// When its own picture is over; nothing waits for it any longer then.
    var until: Double
  }

  /// What is shown of a side that comes back while it lingers.
  struct Claimed {
    var picture = Picture()
    /// What of a presentation has been shown, in the order of what shows it now.
    var parts: [Handle] = []
    /// What has held it, and does no more.
    var container = Handle.none
  }

  /// The views that an interrupted transition has moved: the next one in its lane finds them there,
  /// as long as they are on their way.
  struct Motion {
    let lane: Handle
    let views: [Handle]
    let until: Double
  }

  var views: [View] = []
  var motions: [Motion] = []
  /// Of slides that another one has overtaken; what lingers of them is among the views.
  var shades: [SlideShade] = []

  /// When the next one is over that nothing covers.
  var nextDeadline: Double {
    var next = Double.infinity
    for view in views { next = min(next, view.until) }
    return next
  }
}

extension Transitions {
  /// Lets a side that has left stay in the picture: seen, but touched no more.
  func letLinger(
    _ side: ViewController, in view: Handle, parts: [Handle], lane: Handle, until: Double
  ) {
    let views = controllers.views
    guard let superview = views.parent(view.index) else { return }
    side.absence.insert(.lingering)
    views.rows.base[view.index].interactionBlocks &+= 1
    afterimages.views.append(
      .init(
        view: view, superview: views.rows[superview].handle, controller: side.handle,
        parts: parts, lane: lane, until: until))
  }

  /// The same for a view that is nobody's: a bar, or what dims.
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
        view: view, superview: views.rows[superview].handle, controller: .none, parts: [],
        lane: lane, until: until))
  }

  /// It comes back, or is gone.
  func claim(view: Handle) {
    guard let index = afterimages.views.firstIndex(where: { $0.view == view }) else { return }
    unblock(afterimages.views.remove(at: index))
  }

  /// What of a slide lingers below a screen that slides again, which holds it from now on.
  func takeShade(under upper: Handle, in container: Handle) -> SlideShade {
    let views = controllers.views
    var found = SlideShade(under: upper)
    for shade in afterimages.shades where shade.upper == upper {
      if shade.views.allSatisfy({ view in
        view.isNone || views.names.contains(view) && views.parent(view.index) == container.index
      }) {
        found = shade
      }
    }
    afterimages.shades.removeAll { $0.upper == upper }
    for view in found.views where !view.isNone {
      claim(view: view)
      try? views.retain(view)
    }
    return found
  }

  /// A side comes back: what of it is in the picture stays there, and is its own again. Answers what
  /// that is.
  @discardableResult
  func claim(_ side: ViewController?) -> Handle {
    guard let side, !side.absence.isEmpty else { return .none }
    let lingered = side.absence.contains(.lingering) ? side.viewIfLoaded : .none
    if side.absence.contains(.hidden), side.isViewLoaded {
      controllers.views.setHidden(side.viewIfLoaded.index, false)
    }
    side.absence = []
    guard let index = afterimages.views.firstIndex(where: { $0.controller == side.handle }) else {
      return lingered
    }
    if afterimages.views[index].view == side.viewIfLoaded {
      unblock(afterimages.views.remove(at: index))
    } else {
      // What has held it stays until that is covered, or taken over.
      afterimages.views[index].controller = .none
    }
    return lingered
  }

  /// The same for a transition that begins, with what is shown of the side.
  func take(_ side: ViewController?) -> Afterimages.Claimed {
    var claimed = Afterimages.Claimed()
    if let image = afterimages.views.first(where: { $0.controller == side?.handle }) {
      claimed.parts = image.parts
      if image.view != side?.viewIfLoaded { claimed.container = image.view }
    }
    let view = claim(side)
    var shown = claimed.parts
    if !view.isNone, !shown.contains(view) { shown.append(view) }
    claimed.picture = animations.picture(of: shown)
    return claimed
  }

  /// What has held a side that has been taken out of it is empty.
  func remove(emptied container: Handle) {
    if !container.isNone { remove { $0.view == container } }
  }

  /// A transition has ended by itself: what lingered in its lane is covered, if what has come stands
  /// in its place. Else it waits for its time.
  func endLingering(in lane: Handle, under side: ViewController?) {
    afterimages.motions.removeAll { $0.lane == lane }
    guard side.map({ isInPlace($0) }) ?? true else { return }
    remove { $0.lane == lane }
  }

  /// Whether a side is shown where it stands.
  private func isInPlace(_ side: ViewController) -> Bool {
    guard controllers.views.names.contains(side.viewIfLoaded) else { return true }
    return !animations.isShownElsewhere(side.viewIfLoaded.index)
  }

  /// Takes away what lingers and is covered by nothing, once its picture is over, and what somebody
  /// else has put elsewhere.
  func sweepAfterimages() {
    if !afterimages.motions.isEmpty {
      afterimages.motions.removeAll { $0.until <= animations.horizon }
    }
    guard !afterimages.views.isEmpty else { return afterimages.shades.removeAll() }
    let views = controllers.views
    remove { image in
      guard views.names.contains(image.superview), views.isInWindow(image.superview.index) else {
        return true
      }
      return image.until <= animations.horizon && session(of: image.lane) == nil
    }
  }

  /// Remembers what an interrupted transition moves, and for how long: what lingers waits for that.
  func keep(_ picture: Picture, of lane: Handle, until: Double) {
    for index in afterimages.views.indices where afterimages.views[index].lane == lane {
      afterimages.views[index].until = max(afterimages.views[index].until, until)
    }
    var views: [Handle] = []
    for entry in picture.entries where !views.contains(entry.view) { views.append(entry.view) }
    guard !views.isEmpty, isBusy(lane) else { return }
    afterimages.motions.append(.init(lane: lane, views: views, until: until))
  }

  /// What of that is shown now, for the transition that follows, with a view that it has claimed; nil
  /// when nothing is.
  func takePicture(
    of lane: Handle, with claimed: Afterimages.Claimed, for parts: [Handle]
  ) -> Picture? {
    var found: [Handle] = []
    let views = controllers.views
    for motion in afterimages.motions where motion.lane == lane {
      for view in motion.views where !found.contains(view) {
        // What has been taken out of the picture begins anew.
        if views.names.contains(view), views.isInWindow(view.index) { found.append(view) }
      }
    }
    afterimages.motions.removeAll { $0.lane == lane }
    var picture = Picture()
    for entry in claimed.picture.entries {
      let place = claimed.parts.firstIndex(of: entry.view)
      let view = place.map { $0 < parts.count ? parts[$0] : .none } ?? entry.view
      guard !view.isNone else { continue }
      picture.add(.init(view: view, property: entry.property, value: entry.value))
    }
    for entry in animations.picture(of: found).entries
    where !picture.has(entry.view, entry.property) {
      picture.add(entry)
    }
    return picture.entries.isEmpty ? nil : picture
  }

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
      let stands = views.parent(image.view.index) == image.superview.index
      let controller = controllers.find(image.controller)
      let own = controller?.viewIfLoaded ?? .none
      let isHeld =
        own != image.view && views.names.contains(own)
        && views.isDescendant(own.index, of: image.view.index)
      // Somebody has taken it meanwhile.
      if let controller, own == image.view, !controller.absence.contains(.lingering) { continue }
      if isHeld || own == image.view { controller?.absence.remove(.lingering) }
      if stands { views.removeFromSuperview(image.view.index) }
      if isHeld, views.names.contains(own) { views.removeFromSuperview(own.index) }
    }
  }

  func unblock(_ image: Afterimages.View) {
    let views = controllers.views
    guard views.names.contains(image.view) else { return }
    let blocks = views.rows[image.view.index].interactionBlocks
    if blocks > 0 { views.rows.base[image.view.index].interactionBlocks = blocks - 1 }
  }
}
