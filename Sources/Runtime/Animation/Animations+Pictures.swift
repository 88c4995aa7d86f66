/// Pictures that carry on: what has been shown goes over into what is shown now.
extension Animations {
  /// Shown values of all that a driver moves.
  func picture(of driver: Driver) -> Picture {
    var picture = Picture()
    for member in driver.members { tracks.noteAll(of: member.group, in: &picture) }
    return picture
  }

  /// Views as they are shown: where they stand, how they are turned and how opaque they are.
  func picture(of shown: [Handle]) -> Picture {
    var picture = Picture()
    for view in shown where views.names.contains(view) {
      for property in [PropertyID.center, .bounds, .transform, .alpha] {
        tracks.note(view, property, in: &picture)
      }
      if views.has(.effects, view.index) { tracks.note(view, .transform3D, in: &picture) }
    }
    return picture
  }

  /// Whether a view is shown somewhere else than where it stands.
  func isShownElsewhere(_ view: Int) -> Bool {
    var picture = Picture()
    let handle = views.rows[view].handle
    for property in [PropertyID.center, .transform] { tracks.note(handle, property, in: &picture) }
    for entry in picture.entries where tracks.differsFromModel(entry) { return true }
    return false
  }

  /// Shows a view elsewhere, from where it goes to its place with the innermost block.
  func shift(_ view: Handle, by shift: Vector) {
    guard let context = contexts.innermost, context.pointee.isAnimated else { return }
    var picture = Picture()
    tracks.note(view, .center, in: &picture)
    for entry in picture.entries {
      let value = [entry.value[0] + shift.dx, entry.value[1] + shift.dy]
      tracks.carry(.init(view: view, property: .center, value: value), by: group(of: context))
    }
  }

  /// Lets what has been placed elsewhere since a picture was taken go on from there, to where it
  /// stands now: along a curve that begins at rest, so that other motion keeps its velocity.
  @discardableResult
  func carryOn(
    _ picture: Picture, seconds: Double, curve: TimingCurve = .cubic(.easeInOut)
  ) -> Handle {
    guard isEnabled, seconds > 0 else { return .none }
    var options = AnimationOptions(duration: seconds, curve: curve)
    options.flags = [.allowUserInteraction, .keepsMotion]
    return animate(AnimationContext(target: .clock, options: options)) {
      for entry in picture.entries where tracks.contains(entry.view) {
        guard tracks.differs(from: entry), let context = contexts.innermost else { continue }
        tracks.carry(entry, by: group(of: context))
      }
    }
  }
}
