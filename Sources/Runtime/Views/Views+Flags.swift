/// Flags of views, and the changes that follow from setting them.
extension Views {
  func has(_ flag: ViewRow.Flags, _ index: Int) -> Bool { rows[index].flags.contains(flag) }

  /// Whether a view is drawn as hidden.
  func isDrawnHidden(_ index: Int) -> Bool {
    has(.hidden, index) && !has(.drawnHidden, index)
  }

  /// Hides or shows a view; the next frame reports it.
  func setHidden(_ index: Int, _ isHidden: Bool) {
    guard set(.hidden, index, isHidden) else { return }
    if isHidden {
      visibilityVersion += 1
      coverVersion += 1
    } else {
      noteAppearance(index)
    }
    noteChange(index, .hidden)
  }

  /// Lets a view be drawn though it is hidden, or ends that.
  func setDrawnHidden(_ index: Int, _ isDrawn: Bool) {
    guard set(.drawnHidden, index, isDrawn) else { return }
    changePicture()
  }

  /// Lets touches through to a view, or keeps them from it and from what is below it.
  func setTouchable(_ index: Int, _ isTouchable: Bool) {
    _ = set(.untouchable, index, !isTouchable)
  }

  /// Lets a view be drawn, and touched, as far aside as it is, or ends that.
  func setSwiped(_ index: Int, _ isSwiped: Bool) {
    guard set(.swiped, index, isSwiped) else { return }
    changePicture()
  }

  /// Leaves a view undrawn at its place, where it takes no touches either, or puts it back.
  func setDrawnElsewhere(_ index: Int, _ isElsewhere: Bool) {
    guard set(.drawnElsewhere, index, isElsewhere) else { return }
    changePicture()
  }

  /// Draws overlays in front of a view's subviews, or not any more.
  func setHoldsOverlays(_ index: Int, _ holds: Bool) {
    guard set(.holdsOverlays, index, holds) else { return }
    changePicture()
  }

  /// Draws a view smaller behind what covers it, or not any more.
  func setDrawnScaled(_ index: Int, _ isScaled: Bool) {
    guard set(.drawnScaled, index, isScaled) else { return }
    changePicture()
  }

  func setClipsToBounds(_ index: Int, _ clips: Bool) {
    guard set(.clipsToBounds, index, clips) else { return }
    changePicture()
  }

  func setDoubleSided(_ index: Int, _ isDoubleSided: Bool) {
    guard set(.singleSided, index, !isDoubleSided) else { return }
    changePicture()
  }

  func setGroupsOpacity(_ index: Int, _ groups: Bool) {
    guard set(.groupsOpacity, index, groups) else { return }
    changePicture()
  }

  /// Says that the library owns a view, or that it is on its way out: details of what is drawn.
  func setDetail(_ flag: ViewRow.Flags, _ index: Int, _ isOn: Bool) {
    guard set(flag, index, isOn) else { return }
    changePicture()
  }

  /// A new view of the library's own, which says so in the draw list's details.
  func createOwn() throws(Fault) -> Handle {
    let view = try create()
    setDetail(.libraryOwned, view.index, true)
    return view
  }

  func setUserInteractionEnabled(_ index: Int, _ isEnabled: Bool) {
    guard set(.userInteractionEnabled, index, isEnabled) else { return }
    coverVersion += 1
    for observer in observers { observer.viewDidChangeStates(index) }
  }

  /// Lets a view stand in front of all others in the window, or not any more.
  func setStaysInFront(_ index: Int, _ stays: Bool) {
    if stays { _ = set(.holdsFront, window.index, true) }
    _ = set(.inFront, index, stays)
  }

  /// Lets a view be drawn as if its superview had the size that is seen, or not any more.
  func setCountersScale(_ index: Int, _ counters: Bool) {
    setDetail(.counters, index, counters)
    if counters, let parent = parent(index) { _ = set(.countered, parent, true) }
  }

  /// Whether a view may be drawn somewhere else than it is by itself.
  @inline(__always)
  func isElsewhere(_ index: Int) -> Bool {
    !rows[index].flags.isDisjoint(with: [.presence, .counters])
  }

  /// Says which views are drawn in front of everything else in an ancestor.
  func setLifted(_ lifted: [Lifted]) {
    guard lifted != self.lifted else { return }
    for old in self.lifted {
      if names.contains(Handle(bits: old.view)) {
        _ = set(.lifted, Handle(bits: old.view).index, false)
      }
      let container = Handle(bits: old.container)
      if names.contains(container) { _ = set(.holdsLifted, container.index, false) }
    }
    self.lifted = lifted
    for new in lifted {
      _ = set(.lifted, Handle(bits: new.view).index, true)
      _ = set(.holdsLifted, Handle(bits: new.container).index, true)
    }
    changePicture()
  }

  /// Returns whether this changed anything.
  fileprivate func set(_ flag: ViewRow.Flags, _ index: Int, _ isOn: Bool) -> Bool {
    guard rows[index].flags.contains(flag) != isOn else { return false }
    if !flag.isDisjoint(with: .placesPicture) { loosen(index) }
    if isOn { rows.base[index].flags.insert(flag) } else { rows.base[index].flags.remove(flag) }
    return true
  }
}

/// Views that are drawn for a while though they are hidden.
extension Views {
  /// Hides a view for getters and touches; it is drawn until `endLingering`.
  func hideLater(_ index: Int) {
    guard set(.hidden, index, true) else { return }
    visibilityVersion += 1
    coverVersion += 1
    setDrawnHidden(index, true)
  }

  /// Shows a view again that `hideLater` has hidden.
  func showAgain(_ index: Int) {
    setDrawnHidden(index, false)
    _ = set(.hidden, index, false)
    visibilityVersion += 1
  }

  func endLingering(_ index: Int) {
    guard has(.drawnHidden, index) else { return }
    setDrawnHidden(index, false)
    noteChange(index, .hidden)
  }
}
