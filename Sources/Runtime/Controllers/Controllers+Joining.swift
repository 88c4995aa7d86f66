/// Views that arrive while their superview's size is in motion: they take part as if they had been
/// there when the motion began (CN-21).
extension Controllers {
  /// Lets an arriving controller's view fill another one, and lays it out. Where the size of that
  /// one is in motion, the arriving view begins with the shown size and moves on with the same
  /// motions.
  func placeAlong(_ controller: ViewController, in superview: Int) {
    guard controller.isViewLoaded else { return }
    let view = controller.viewIfLoaded.index
    let resizings = animations.tracks.resizings(of: superview)
    guard !animatesLayout, !resizings.isEmpty else { return place(view, in: superview) }
    // From the size at which all motions started on with one after the other: each is joined as far
    // as it has come.
    var frame = views.bounds(superview)
    for resizing in resizings { frame.size = frame.size + resizing.change }
    place(view, at: frame)
    for resizing in resizings {
      frame.size = frame.size - resizing.change
      animations.join(resizing.group, of: views.rows[superview].handle) { setFrame(view, frame) }
    }
    layOutAlong(controller)
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
