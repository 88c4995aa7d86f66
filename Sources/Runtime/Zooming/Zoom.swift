/// A controller's preferred transition: its screen grows out of a view and goes back into it.
final class Zoom: PreferredTransition {
  struct Fingers: OptionSet {
    let rawValue: UInt32
    static let pan = Fingers(rawValue: 1)
    static let edge = Fingers(rawValue: 2)
    static let pinch = Fingers(rawValue: 4)
    static let all: Fingers = [.pan, .edge, .pinch]
  }

  /// Treatment of an arrival that a finger catches. The values are those of the C enumerators.
  enum Policy: UInt32 {
    /// The arrival is completed, and the return begins from there.
    case complete = 0
    /// The finger takes it back itself.
    case cancel = 1
  }

  struct Options {
    var flight = ScreenFlightOptions()
    var fingers = Fingers.all
    var policy = Policy.complete
  }

  /// The transition that a finger is about to begin.
  struct Interaction {
    let finger: Fingers
    /// The finger's position in the window, and its velocity in points per second.
    let point: Point
    let velocity: Vector
    /// Whether what scrolls under the finger, if anything, is at its start.
    let isAtEdge: Bool
  }

  let options: Options
  let delegate: ZoomDelegate
  /// The fingers that take the screen back; none before they are needed.
  private(set) var hand: ScreenHand?
  let presentations: Presentations
  /// Whether the controller has ended, and the hand with it.
  private var isOver = false

  init(_ options: Options, _ delegate: ZoomDelegate, _ presentations: Presentations) {
    self.options = options
    self.delegate = delegate
    self.presentations = presentations
  }

  override var takesEdge: Bool { options.fingers.contains(.edge) }
  /// The hand's interaction, unless it drives a transition already.
  override var interactor: InteractiveTransitioning? { hand?.unboundInteraction }

  override func makeAnimator(_ controller: ViewController) -> AnimatedTransitioning? {
    ZoomTransition(self, controller)
  }

  /// Lets fingers take the controller's screen in the view around it, which stays when the screen
  /// flies. The first call makes the hand.
  override func attach(_ controller: ViewController, to view: Handle) {
    guard !isOver else { return }
    if hand == nil { hand = ScreenHand.make(self, controller) }
    hand?.attach(to: view)
  }

  /// Attaches the fingers to the container of a controller that has appeared: it may have come without
  /// the transition that attaches them, `ZoomTransition`.
  override func controllerAppeared(_ controller: ViewController) {
    let containerView =
      controller.controllers.find(controller.parent)?.viewForPreferredTransitions() ?? .none
    if !containerView.isNone {
      attach(controller, to: containerView)
    } else if let presentation = presentations.presentation(of: controller),
      !presentation.containerView.isNone, presentation.takesPreferredTransition
    {
      attach(controller, to: presentation.containerView)
    }
  }

  /// Ends the hand at the controller's end.
  override func controllerEnds(_ controller: ViewController) {
    guard !isOver else { return }
    isOver = true
    hand?.end()
  }
}

/// The host's answers to a zoom. The defaults are those without a host's function.
class ZoomDelegate {
  /// The view out of which the screen comes; none for that with the key of the options.
  func sourceView(_ controller: ViewController) -> Handle { .none }
  /// The part of the screen that covers the source; none for the width of the whole.
  func alignmentRect(_ controller: ViewController, _ source: Handle) -> Rect? { nil }
  /// Whether a finger may take the screen.
  func shouldBegin(_ interaction: Zoom.Interaction, _ controller: ViewController) -> Bool {
    interaction.isAtEdge
  }
}
