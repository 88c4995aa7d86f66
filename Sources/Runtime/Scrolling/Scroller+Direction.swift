/// Where content begins from side to side. Offsets stay physical: they grow to the right in either
/// direction (SC-48).
extension Scroller {
  /// The direction in which its content is laid out.
  var direction: LayoutDirection {
    options.direction ?? scrollers.views.layoutDirection(of: view.index)
  }

  /// The sign by which the offset changes from the start of the content to its end: −1 where content
  /// begins at the right. Start and end are the content's, minimum and maximum the offset's.
  func forward(_ axis: Int) -> Double { axis == 0 ? direction.forward : 1 }

  /// Keeps the distance of a motion or drag from the start of content that begins at the right, when
  /// that start has moved by `distance`. In an animated block what is shown goes with the view's width, or
  /// the content's.
  func moveWithStart(by distance: Double, _ resize: Tracks.Resize, carriesFingers: Bool) {
    guard forward(0) < 0, distance != 0, x.isMoving || x.isDragging else { return }
    x.shift(by: distance)
    if carriesFingers { fingers.shift(0, by: distance) }
    put(offset, resize)
  }

  /// For content that begins at the right and whose offset pages have determined already, while a motion
  /// changes the view's width, or a block the content's. Moves what is shown from the old offset by
  /// `distance`, by that motion, so that it stays at the right edge; then restores the offset of the pages,
  /// to which `show`, at the end of `edgesChanged`, takes the rest without motion.
  func moveShownWithStart(from oldOffset: Double, by distance: Double, _ resize: Tracks.Resize) {
    guard resize.group != nil || isInBlock, forward(0) < 0, distance != 0,
      x.isMoving || x.isDragging
    else { return }
    let offsetOfPages = x.offset
    put(Point(x: oldOffset + distance, y: y.offset), resize)
    x.offset = offsetOfPages
  }

  /// Takes over what is shown, and bounds that the host has set, before the range is found anew.
  /// Returns whether the caller must not shift the offset by the change of width: an origin that the
  /// host has set for content that begins at the right counts for the new width already.
  func adoptBounds(_ resize: Tracks.Resize) -> Bool {
    guard forward(0) < 0 else {
      adoptAtRest()
      return false
    }
    let model = scrollers.views.geometry(view.index)
    // The old width less the new one: content that begins at the right shifts by it.
    let narrowing = x.dimension - model[Component.width]
    // Only a motion of the width that has just begun leaves the shift due.
    let due = resize.group == nil ? 0 : narrowing
    guard resize.movesOrigin else {
      adoptAtRest(due: due)
      return false
    }
    // An origin that has only gone along with the width is found anew; fingers and motion have the
    // last word.
    let isPlaced =
      !x.isMoving && !x.isDragging && !isSame(model[Component.boundsX], x.offset + narrowing)
    if isPlaced {
      adoptAtRest(due: due)
      // Back to the old width's numbers: `edgesChanged` compares the offset with the old edges and
      // pages, and adds the change of width itself.
      if resize.group == nil {
        x.offset -= narrowing
        return false
      }
    } else if !y.isMoving, !y.isDragging {
      // x is found from the width by the caller; y the host may have set.
      y.offset = model[Component.boundsY]
    }
    return isPlaced
  }

  /// Sets the size of the content. Snap areas count from the left: those of content that begins at the
  /// right go along with it as its length changes, until the host gives others. Areas that were given
  /// in this frame, or before there was content, are meant for the new length already.
  func setContentSize(_ size: Size) {
    edgesChanged {
      let growth = size.width - content.size.width
      if forward(0) < 0, content.size.width > 0, growth != 0,
        content.snapAreasFrame != scrollers.frame.number
      {
        content.shiftSnapAreas(by: growth)
      }
      content.setSize(size)
      if forward(0) < 0 { noteContentMoved(0, by: growth) }
    }
  }

  /// Sets the size of content whose parts keep their distance from its start, such as rows on demand.
  /// The offset keeps that distance, too, without motion even in a block; from there it goes to its
  /// range as after other changes.
  func setSizeAtStart(_ size: Size) {
    let growth = forward(0) < 0 && paging(0) == nil ? size.width - content.size.width : 0
    edgesChanged(carried: growth) {
      content.setSize(size)
      guard growth != 0 else { return }
      x.shift(by: growth)
      if x.isMoving || x.isDragging { fingers.shift(0, by: growth) }
      show()
    }
  }

  /// After a change of the content's direction, sets the offset as far from the new start as it was from
  /// the old one. A motion or a finger goes on where it is.
  func adoptDirection() {
    guard flow != direction else { return }
    setFlow(direction)
    guard case .idle = x.state, !isInHand, zoom.motion == nil else { return }
    adoptView()
    let place = Point(x: x.inRange(x.minimum + x.maximum - x.offset), y: y.offset)
    if place != offset { put(place) }
  }
}
