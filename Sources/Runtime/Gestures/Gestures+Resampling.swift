/// Fingers that move are shown a moment before the frame, between their samples, so that devices and
/// displays of different rates make even steps (RS-1).
///
/// What is recognized, and how fast fingers are, follows from the samples alone (RS-2): before samples
/// are delivered fingers are where the last ones say, and after that they are shown elsewhere to
/// recognizers at work.
extension Gestures {
  /// Whether a finger is shown elsewhere than at its last sample, so that it still moves.
  var showsBetweenSamples: Bool { touches.contains { $0.isResampled } }

  /// Takes fingers back to where their last samples say.
  func showSamples() {
    for touch in touches where touch.hasTrail { touch.showSample() }
    for touch in touches where touch.hasTrail {
      for gesture in touch.receivers where gesture.isActive {
        gesture.locate()
        gesture.fingersSampled()
      }
    }
  }

  /// Shows fingers where they were a moment before a frame.
  func showBetweenSamples(at now: Double) {
    for touch in touches where touch.hasTrail {
      touch.show(at: resamplesTouches ? now - TouchTrail.latency : .infinity)
    }
    for touch in touches where touch.hasTrail {
      let hasMoved = touch.hasMovedSinceFrame
      if hasMoved || touch.isResampled {
        for gesture in touch.receivers where gesture.isActive {
          gesture.locate()
          gesture.fingersShown(haveMoved: hasMoved)
        }
      }
      touch.endFrame(keepsTrail: resamplesTouches)
    }
  }
}
