/// Drags that dismiss the keyboard.
extension Scroller {
  /// The pan that drags the content.
  private var finger: PanGesture {
    fingers.handedPan.isNone
      ? pan : scrollers.gestures.find(fingers.handedPan) as? PanGesture ?? pan
  }

  /// Lets the keyboard go which a finger drags, with the finger's velocity; without one if the finger was
  /// taken away or the view has ended.
  func letKeyboardGo() {
    guard options.keyboardDismiss == .interactive else { return }
    let finger = self.finger
    let isTaken = finger.state == .cancelled || !isAttached
    if scrollers.pulled?.scroller == handle { scrollers.pullKeyboard(nil) }
    scrollers.keyboard?.letGo(self, velocity: isTaken ? nil : finger.velocity.dy)
  }

  /// Drags the keyboard with the finger, or asks the host to dismiss it, as the options say: once at the
  /// beginning of a drag, or, if interactive, with every step.
  func notifyOfKeyboard(isFirst: Bool) {
    let finger = self.finger
    let isInteractive = options.keyboardDismiss == .interactive && !finger.touches.isEmpty
    guard isInteractive || (isFirst && options.keyboardDismiss == .onDrag) else { return }
    let place = finger.location.y
    if isInteractive {
      let start = scrollers.pulled == nil ? self.place : nil
      if scrollers.keyboard?.follow(self, to: place) == true, let start {
        scrollers.pullKeyboard(
          KeyboardHold(scroller: handle, place: start, travel: finger.translation))
      }
      guard isAlive else { return }
    }
    scrollers.events.post(.scrollWantsKeyboardAway, handle, other: view, value: place)
    guard let delegate else { return }
    scrollers.host.call { delegate.wantsKeyboardAway(self, place: place) }
  }

  /// The part of the finger's velocity that its view does not have already, 0 to 1.
  var ownPart: Double {
    guard let hold = scrollers.pulled, hold.scroller == handle else { return 1 }
    return 1 - hold.part
  }

  /// Position of its view in the window.
  private var place: Point? {
    guard isAttached else { return nil }
    let views = scrollers.views
    return try? views.convert(
      views.bounds(view.index).origin, from: view.index, to: views.window.index)
  }

  /// Keeps the content below the finger when the view has moved with the keyboard: only the rest of
  /// the finger's travel scrolls (SC-80).
  func stayUnderFinger(_ hold: inout KeyboardHold) {
    guard let place else { return }
    let shift = place - hold.place
    let step = finger.translation - hold.travel
    hold.place = place
    hold.travel = finger.translation
    if step.dy != 0 { hold.part = min(max(0, shift.dy / step.dy), 1) }
    // With a drag that was handed over the other pan gives the offset.
    guard shift != .zero, isDragging, fingers.handedPan.isNone,
      let own = try? pan.convert(shift, to: view)
    else { return }
    if own.dx != 0 { share(0, own.dx) }
    if own.dy != 0 { share(1, own.dy) }
  }
}

/// A finger's drag of the keyboard, and the scroller in which it drags.
struct KeyboardHold {
  let scroller: Handle
  /// Position of the scroller's view in the window, and the finger's travel at that time.
  var place: Point
  var travel: Vector
  /// Part of the finger's last step by which the view has moved.
  var part = 0.0
}
