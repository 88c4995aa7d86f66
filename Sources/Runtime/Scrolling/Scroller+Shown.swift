/// Shown offsets of a scroller, whatever moves it.
extension Scroller {
  /// Returns the shown offset of an axis, in an animation block too.
  func shownOffset(_ axis: Int) -> Double {
    guard isAttached else { return self[axis].offset }
    guard isAnimatedByBlock else {
      let origin = scrollers.views.bounds(view.index).origin
      return axis == 0 ? origin.x : origin.y
    }
    return readBounds { scratch in
      scrollers.tracks.readShown(view.index, .bounds, Self.boundsKind, into: scratch)
      return scratch[axis]
    }
  }

  /// Returns the offset at which a view of its model size would show the content where it is shown:
  /// a block that moves the content moves it, and so does one that moves the right edge of content that
  /// begins there (SC-48).
  func anchoredOffset(_ axis: Int) -> Double {
    guard isAttached, isAnimatedByBlock else { return shownOffset(axis) }
    let carried = scrollers.tracks.originCarried(of: view.index, withRightEdge: forward(0) < 0)
    return shownOffset(axis) - (axis == 0 ? carried.dx : carried.dy)
  }

  /// An axis as it is shown: where the offset is, in an animation block too.
  func shown(_ axis: Int) -> ScrollAxis {
    var scrollAxis = self[axis]
    scrollAxis.offset = anchoredOffset(axis)
    return scrollAxis
  }

  /// Returns the velocity of the shown offset, in points per second, in an animation block too.
  func shownVelocity(_ axis: Int) -> Double {
    let own = axis == 0 ? velocity.dx : velocity.dy
    guard isAttached, isAnimatedByBlock else { return own }
    return readBounds { scratch in
      scrollers.animations.readVelocity(view.index, .bounds, Self.boundsKind, into: scratch)
      return own + scratch[axis]
    }
  }

  /// Returns the velocity of the anchored offset, in points per second.
  func anchoredVelocity(_ axis: Int) -> Double {
    guard isAttached, isAnimatedByBlock else { return shownVelocity(axis) }
    let isTurned = axis == 0 && forward(0) < 0
    let animations = scrollers.animations
    return shownVelocity(axis)
      + readBounds { scratch in
        animations.readVelocity(view.index, .bounds, Self.boundsKind, into: scratch)
        let widening = isTurned ? scratch[2] : 0
        animations.readVelocity(view.index, .contentShift, .contentShift, into: scratch)
        return widening - scratch[axis]
      }
  }

  /// Notes that the open block, if there is one, moves the content by a distance in the view's
  /// coordinates, and the offset with it: a finger or a motion that takes over the offset lets this part
  /// of the motion go on.
  func noteContentMoved(_ axis: Int, by distance: Double) {
    guard distance != 0, isInBlock else { return }
    withUnsafeTemporaryAllocation(of: Double.self, capacity: 2) { scratch in
      guard let values = scratch.baseAddress else { return }
      let (tracks, animations) = (scrollers.tracks, scrollers.animations)
      if tracks.find(view.index, .contentShift).isNone {
        // Only what is under way counts: a sum of all that has ever moved would be less and less exact.
        (values[0], values[1]) = (0, 0)
        tracks.setModel(view.index, .contentShift, .contentShift, to: values)
      } else {
        tracks.readModel(view.index, .contentShift, .contentShift, into: values)
      }
      values[axis] += distance
      animations.set(view.index, .contentShift, .contentShift, to: values)
    }
    scrollers.enlist(self)
  }

  private static var boundsKind: PropertyKind {
    PropertyKind(componentCount: 4, interpolation: .linear, offset: Component.bounds)
  }

  /// Returns what `read` makes of scratch memory for the four numbers of the bounds.
  private func readBounds(_ read: (UnsafeMutablePointer<Double>) -> Double) -> Double {
    withUnsafeTemporaryAllocation(of: Double.self, capacity: 4) { scratch in
      // The buffer is never empty.
      read(scratch.baseAddress.unsafelyUnwrapped)
    }
  }

  /// Returns where a view of the content begins on an axis, and how long it is; nil if it is not in the
  /// content. Its own transform does not count: a link that moves the view by it would move its range.
  func extent(of subject: Handle, _ axis: Int) -> (start: Double, size: Double)? {
    let views = scrollers.views
    guard views.names.contains(subject), subject != view,
      views.isDescendant(subject.index, of: view.index), let parent = views.parent(subject.index)
    else { return nil }
    let model = views.geometry(subject.index)
    let (width, height) = (model[Component.width], model[Component.height])
    var place = Rect(
      x: model[Component.centerX] - width / 2, y: model[Component.centerY] - height / 2,
      width: width, height: height)
    if parent != view.index {
      do throws(Fault) {
        place = try views.convert(place, from: parent, to: view.index)
      } catch { return nil }
    }
    return axis == 0 ? (place.minX, place.size.width) : (place.minY, place.size.height)
  }
}
