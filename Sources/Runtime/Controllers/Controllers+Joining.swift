/// Views that arrive while their superview's size is in motion: they take part as if they had been
/// there when the motion began (CN-21).
extension Controllers {
  /// Lets an arriving controller's view fill another one, and lays it out. Where the size of that
  /// one is in motion, the arriving view begins with the shown size and moves on with the same
  /// motions.
  func placeAlong(_ controller: ViewController, in superview: Int) {
    guard controller.isViewLoaded else { return }
    placeAlong(controller.viewIfLoaded.index, in: superview) { $0 }
    layOutAlong(controller)
  }

  /// Puts an arriving view at the frame that belongs to bounds of another one. Where the size of that
  /// one is in motion, the view begins with the shown size and moves on with the same motions.
  func placeAlong(_ view: Int, in superview: Int, _ frame: (Rect) -> Rect) {
    let goal = views.bounds(superview)
    guard !animatesLayout else { return setFrame(view, frame(goal)) }
    join(view, to: superview, but: -1, frame)
    // The sums in there round: this sets the goal to the last bit.
    place(view, at: frame(goal))
  }

  /// Puts a view that arrives with the layout of an open block at the frame that `start` gives, and
  /// moves it with the block to the one that `goal` gives, each for bounds of another view. What else
  /// moves the size of these moves the view along.
  func slideAlong(
    _ view: Int, in superview: Int, from start: (Rect) -> Rect, to goal: (Rect) -> Rect
  ) {
    guard isLaidOutByBlock, let block = animations.contexts.last else {
      return placeAlong(view, in: superview, goal)
    }
    join(view, to: superview, but: block.group, start)
    setFrame(view, goal(views.bounds(superview)))
  }

  /// Puts a view where it has been at the size from which all motions of another one's size started
  /// on, with one after the other, and joins each as far as it has come, but for that of one group.
  private func join(
    _ view: Int, to superview: Int, but block: TrackGroupID, _ frame: (Rect) -> Rect
  ) {
    var bounds = views.bounds(superview)
    let resizings = animations.tracks.resizings(of: superview)
    for resizing in resizings {
      bounds.size = bounds.size + resizing.change
      for property in [PropertyID.center, .bounds, .contentShift] {
        animations.tracks.removeRecord(of: resizing.group, on: view, property)
      }
    }
    animations.performWithoutAnimation { setFrame(view, frame(bounds)) }
    for resizing in resizings where resizing.group != block {
      bounds.size = bounds.size - resizing.change
      animations.join(resizing.group, of: views.rows[superview].handle) {
        setFrame(view, frame(bounds))
      }
    }
  }

  /// Lays out an arriving controller whose view's size is in motion: first at the size from which
  /// the motion starts, then with each motion in turn.
  func layOutAlong(_ controller: ViewController) {
    guard controller.isViewLoaded, !animatesLayout else { return }
    let handle = controller.viewIfLoaded
    let resizings = animations.tracks.resizings(of: handle.index)
    guard !resizings.isEmpty else { return }
    let goal = views.bounds(handle.index).size
    var size = goal
    for resizing in resizings {
      size = size + resizing.change
      animations.tracks.removeGeometry(below: handle.index, of: resizing.group)
    }
    animations.performWithoutAnimation {
      setSize(handle.index, size)
      layOutChanged()
    }
    // The host has been called, here and below: the view may be gone or have another size.
    for resizing in resizings {
      guard views.names.contains(handle), views.bounds(handle.index).size == size else { return }
      size = size - resizing.change
      animations.performWithoutAnimation { setSize(handle.index, size) }
      animations.join(resizing.group, of: handle) { layOutAlong() }
    }
    guard views.names.contains(handle), views.bounds(handle.index).size == size else { return }
    // The sums above round: this sets the goal to the last bit.
    animations.performWithoutAnimation { setSize(handle.index, goal) }
  }

  /// Sets the size of a view's bounds; animated inside a block.
  private func setSize(_ view: Int, _ size: Size) {
    var bounds = views.bounds(view)
    bounds.size = size
    withUnsafeBytes(of: bounds) { bytes in
      guard let values = bytes.bindMemory(to: Double.self).baseAddress else { return }
      set(view, .bounds, values)
    }
  }
}

extension Size {
  fileprivate static func + (one: Size, other: Size) -> Size {
    Size(width: one.width + other.width, height: one.height + other.height)
  }

  fileprivate static func - (one: Size, other: Size) -> Size {
    Size(width: one.width - other.width, height: one.height - other.height)
  }
}
