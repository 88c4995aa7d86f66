/// Beginnings and ends of glides.
extension Animations {
  /// Notes that a glide of a property has begun, or goes on: its episode ends with the last of its
  /// motions.
  func note(_ view: Int, _ property: PropertyID, end: Double, isExact: Bool = false) {
    guard !hasEnded else { return }
    var index = glides.find(view, property)
    if index < 0 {
      index = glides.begin(Handle(bits: tracks.name(of: view)), property, end: end)
      let slot = completions.keep(episode: index)
      glides.with(index) { $0.slot = slot }
    } else {
      glides.with(index) { $0.end = isExact ? end : max($0.end, end) }
    }
    glides.with(index) { $0.rest = rest.number }
    rest.noteGlide()
  }

  /// Lets the episodes fall due whose motions have come to rest in this frame.
  func endGlides() {
    glides.forEachOver(horizon) { index in
      let (view, property, slot, ending) = glides.with(index) {
        (Handle(bits: $0.view), $0.property, $0.slot, $0.end)
      }
      end(index)
      if property == .hidden { views.endLingering(view.index) }
      completions.fire(slot, endedAt: ending)
    }
  }

  /// Ends a glide before its time (IM-14).
  func cutGlide(_ view: Int, _ property: PropertyID) {
    let index = glides.find(view, property)
    guard index >= 0, !hasEnded else { return }
    let slot = glides.with(index) { $0.slot }
    end(index)
    completions.fire(slot, finished: false)
  }

  /// Ends the glides of `hidden` of views that have left the window: these are not drawn any more.
  func cutHiddenGlides() {
    glides.forEachHidden { index in
      let view = Handle(bits: glides.with(index) { $0.view }).index
      guard !views.isInWindow(view) else { return }
      cutGlide(view, .hidden)
      views.endLingering(view)
    }
  }

  /// Reports the end of an episode to the host.
  func reportEpisode(_ index: Int32, _ finished: Bool) {
    let (view, property, listener) = glides.with(index) {
      (Handle(bits: $0.view), $0.property, $0.listener)
    }
    glides.free(index)
    listener?.call(view, property, finished)
    host.events?.post(
      .settled, view, detail: finished ? 1 : 0, value: Double(property.number))
  }

  private func end(_ index: Int32) {
    let (view, property) = glides.with(index) { (Handle(bits: $0.view), $0.property) }
    let listener = implicit.listener(of: view.subject, property)
    glides.with(index) { $0.listener = listener }
    glides.end(index)
  }

  /// Forgets the attachments of a view that ends.
  func forgetAttachments(of view: Int) {
    if views.has(.drawnHidden, view) { cutGlide(view, .hidden) }
    implicit.forget(views.rows[view].handle)
  }

  /// Lets properties set out from their starting values whose views come to be seen with the frame
  /// that is under way (IM-5).
  func showStartingValues() {
    guard !implicit.starts.isEmpty, seenVisibility != views.visibilityVersion else { return }
    noteVisibility()
    for place in implicit.starts.indices {
      let start = implicit.starts[place]
      let view = Handle(bits: start.view).index
      let isVisible = views.isVisible(view)
      implicit.noteShown(isVisible, at: place)
      guard isVisible, !start.isShown || !views.hasBeenShown(view), isEnabled,
        let kind = views.properties.kind(of: start.property),
        let values = implicit.startingValue(of: view, start.property),
        let timing = implicit.resolve(view, start.property, views), !timing.isImmediate
      else { continue }
      withUnsafeTemporaryAllocation(of: Double.self, capacity: PropertyID.maximumComponents) {
        room in
        guard let model = room.baseAddress else { return }
        tracks.readModel(view, start.property, kind, into: model)
        tracks.setModel(view, start.property, kind, to: values)
        if !Tracks.areEqual(values, model, kind.componentCount) {
          glide(view, start.property, kind, to: model, timing)
        }
      }
    }
  }
}
