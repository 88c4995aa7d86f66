/// What transitions that have been completed ahead leave in the picture: views that have
/// left logically and stay until what comes covers them, and motion that carries on.
struct Afterimages {
  /// A view that lingers where it stood. Its controller has disappeared, and may be gone.
  struct View {
    let view: Handle
    let superview: Handle
    let controller: Handle
    let lane: Handle
    /// When its own picture is over; nothing waits for it any longer then.
    var until: Double
  }

  /// The views that an interrupted transition has moved: the next one in its lane finds them there.
  struct Motion {
    let lane: Handle
    let views: [Handle]
  }

  var views: [View] = []
  var motions: [Motion] = []

  /// When the next one is over that nothing covers.
  var nextDeadline: Double {
    var next = Double.infinity
    for view in views { next = min(next, view.until) }
    return next
  }
}

extension Transitions {
  /// Lets a side that has left stay in the picture: seen, but touched no more.
  func letLinger(_ side: ViewController, lane: Handle, until: Double) {
    let views = controllers.views
    guard let superview = views.parent(side.viewIfLoaded.index) else { return }
    side.absence.insert(.lingering)
    views.rows.base[side.viewIfLoaded.index].interactionBlocks &+= 1
    afterimages.views.append(
      .init(
        view: side.viewIfLoaded, superview: views.rows[superview].handle, controller: side.handle,
        lane: lane, until: until))
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
    let index = afterimages.views.firstIndex { $0.controller == side.handle }
    if let index { unblock(afterimages.views.remove(at: index)) }
    return lingered
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
    guard !afterimages.views.isEmpty else { return }
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
    afterimages.motions.append(.init(lane: lane, views: views))
  }

  /// What of that is shown now, for the transition that follows, with a view that it has claimed; nil
  /// when nothing is.
  func takePicture(of lane: Handle, with claimed: Handle) -> Picture? {
    var found: [Handle] = claimed.isNone ? [] : [claimed]
    for motion in afterimages.motions where motion.lane == lane {
      for view in motion.views where !found.contains(view) { found.append(view) }
    }
    guard !found.isEmpty else { return nil }
    afterimages.motions.removeAll { $0.lane == lane }
    return animations.picture(of: found)
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
      if let controller = controllers.find(image.controller) {
        // Somebody has taken it meanwhile.
        guard controller.absence.contains(.lingering) else { continue }
        if stands { views.removeFromSuperview(image.view.index) }
        controller.absence.remove(.lingering)
      } else if stands {
        views.removeFromSuperview(image.view.index)
      }
    }
  }

  private func unblock(_ image: Afterimages.View) {
    let views = controllers.views
    guard views.names.contains(image.view) else { return }
    let blocks = views.rows[image.view.index].interactionBlocks
    if blocks > 0 { views.rows.base[image.view.index].interactionBlocks = blocks - 1 }
  }
}
