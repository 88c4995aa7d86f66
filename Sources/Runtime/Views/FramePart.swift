/// A layer that not every program uses, as the runtime knows it: its steps in a frame.
///
/// The runtime calls through this class alone, and a layer is made when it is first used. So a
/// program that is linked statically does not contain layers that it never uses. A new layer
/// - overrides the steps that it has a part in,
/// - overrides the questions that it answers, and names them in `answers`,
/// - gets a place in `FrameParts`, and a property in `Runtime+Layers` that makes it,
/// - and is called by `Runtime.tick` in those steps, whose order there is the order of the layers.
class FramePart: ViewObserver {
  /// Takes what the host has done since the last frame: fingers, and what was asked for.
  func begin() {}
  /// Gets ready for the values of the frame: they are evaluated next.
  func prepare() {}
  /// Moves what no animation moves to the time of the frame.
  func advance() {}
  /// Lays out what has another size, or goes to where that is now.
  func layOut() {}
  /// Notifies the host of what has happened in the frame.
  func finish() {}
  /// Forgets whom it notifies, as the runtime ends: before any layer drops what another one, or
  /// the host, follows.
  func stopNotifying() {}
  /// Forgets everything, as the runtime ends, and calls nobody any more.
  func removeAll() {}

  /// The questions that it overrides: nobody asks it the others.
  var answers: FrameQuestions { [] }

  /// Called when nothing moves until the next frame, unless the host begins something.
  func beginRest() {}
  /// Whether something waits that has not before the rest.
  var waitsSinceRest: Bool { false }
  /// Lets what had been waiting before the rest come some seconds earlier.
  func bringForward(by seconds: Double) {}

  /// Adds copies of what it moves by time alone, and says what else it moves (PB-2).
  func copyMovers(into copies: MoverCopies) {}

  /// Whether a frame would change something even if no time passed.
  var needsFrame: Bool { false }
  /// Whether something has another size than that for which it has been laid out.
  var needsLayout: Bool { false }
  /// Whether a frame would change something as time passes.
  var isMoving: Bool { false }
  /// The next moment at which something happens by itself: by the runtime's own clock, or by the
  /// host's.
  var nextDeadline: Double { .infinity }
  var nextHostDeadline: Double { .infinity }
}

/// Questions about the next frame, each named as the property of `FramePart` that answers it.
struct FrameQuestions: OptionSet {
  let rawValue: UInt8

  static let needsFrame = FrameQuestions(rawValue: 1 << 0)
  static let isMoving = FrameQuestions(rawValue: 1 << 1)
  static let waitsSinceRest = FrameQuestions(rawValue: 1 << 2)
  static let nextDeadline = FrameQuestions(rawValue: 1 << 3)
  static let nextHostDeadline = FrameQuestions(rawValue: 1 << 4)
  static let needsLayout = FrameQuestions(rawValue: 1 << 5)
}
