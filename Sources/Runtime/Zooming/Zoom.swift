/// What makes a controller's screen grow out of a view and go back into it.
final class Zoom {
  struct Fingers: OptionSet {
    let rawValue: UInt32
    static let pan = Fingers(rawValue: 1)
    static let edge = Fingers(rawValue: 2)
    static let pinch = Fingers(rawValue: 4)
    static let all: Fingers = [.pan, .edge, .pinch]
  }

  /// What becomes of a way in that a finger catches. The C enumerators have the same values.
  enum Policy: UInt32 {
    /// It is completed, and the way back begins from there.
    case complete = 0
    /// The finger takes it back itself.
    case cancel = 1
  }

  struct Options {
    /// Finds the source among the views of the other screen when the delegate names none; 0 for none.
    var sourceKey: UInt64 = 0
    var dimming = Color(red: 0, green: 0, blue: 0, alpha: 0.15)
    var fingers = Fingers.all
    var policy = Policy.complete
    var physics = ZoomPhysics()
  }

  /// What a finger is about to begin.
  struct Interaction {
    let finger: Fingers
    /// In the window; and per second.
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
  private var isOver = false

  init(_ options: Options, _ delegate: ZoomDelegate, _ presentations: Presentations) {
    self.options = options
    self.delegate = delegate
    self.presentations = presentations
  }

  /// Whether a container's own edge swipe leaves the edge to this.
  var takesEdge: Bool { options.fingers.contains(.edge) }

  /// The view that a controller stands in takes the fingers: it stays when the screen flies.
  func attach(_ controller: ViewController, to view: Handle) {
    guard !isOver else { return }
    if hand == nil { hand = ScreenHand.make(self, controller) }
    hand?.attach(to: view)
  }

  /// The controller is there: nothing may have brought it with a transition.
  func appeared(_ controller: ViewController) {
    let container = controller.controllers.find(controller.parent)?.viewForZooms() ?? .none
    if !container.isNone {
      attach(controller, to: container)
    } else if let presentation = presentations.presentation(of: controller),
      !presentation.containerView.isNone, Self.takes(presentation)
    {
      attach(controller, to: presentation.containerView)
    }
  }

  /// Sheets and popovers have a way of their own.
  static func takes(_ presentation: PresentationController) -> Bool {
    switch presentation.style {
    case .pageSheet, .formSheet, .popover: false
    default: !presentation.isCurled
    }
  }

  /// Nobody is asked any more.
  func end() {
    guard !isOver else { return }
    isOver = true
    hand?.end()
  }
}

/// Whom a zoom asks.
class ZoomDelegate {
  func sourceView(_ controller: ViewController) -> Handle { .none }
  /// The part of the screen that covers the source; none for the width of the whole.
  func alignmentRect(_ controller: ViewController, _ source: Handle) -> Rect? { nil }
  func shouldBegin(_ interaction: Zoom.Interaction, _ controller: ViewController) -> Bool {
    interaction.isAtEdge
  }
}

extension ViewController {
  /// From the next transition on; fingers are let go.
  final func setZoom(_ zoom: Zoom?) {
    let old = self.zoom
    self.zoom = zoom
    old?.end()
    if appearance == .appeared { zoom?.appeared(self) }
  }
}
