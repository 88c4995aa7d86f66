/// A recognizer: what makes a gesture out of the touches that reach its view (GR).
///
///     continuous   possible ──▶ began ──▶ changed… ──▶ ended │ cancelled ──┐
///     discrete     possible ──▶ ended ─────────────────────────────────────┤
///     neither      possible ──▶ failed, of which nobody is told ───────────┤
///         ▲                                                                │
///         └── the last finger has left ────────────────────────────────────┘
///
/// Subclasses follow touches and say `recognize`, `fail`, `note` and `finish`; who may recognize
/// beside or before whom is decided here.
class Gesture: Entity {
  /// The C enumerators have the same values.
  enum State: Int32 {
    case possible = 0
    case began = 1
    case changed = 2
    case ended = 3
    case cancelled = 4
    case failed = 5
  }

  let gestures: Gestures
  // Changed by this type's own files and by `Gestures` alone.
  final var state = State.possible
  final var isEnabled = true
  /// Whether a finger is its own once it has recognized.
  final var cancelsTouches = true
  final var delays = TouchDelays()
  /// What the host calls it.
  final var name: Identifier?
  /// The view that it is attached to, which holds it; none while it is attached to none.
  final var view = Handle.none
  /// The fingers that it follows.
  final var touches: [Touch] = []
  /// The middle of its fingers in the window, at the last word of any of them.
  final var location = Point.zero
  final var delegate: GestureDelegate?
  final var action: ((Gesture) -> Void)?
  final var handler: GestureHandler? {
    didSet { if oldValue !== handler { oldValue?.leave(self) } }
  }
  /// Recognizers that have to fail before this one can recognize.
  final var requirements: [Handle] = []
  /// Whether another one has to wait for it, or had to.
  final var isRequired = false
  /// Those that it waits for, once it would recognize.
  final var blockers: [Handle] = []
  final var isWaiting = false
  /// The last walk over requirements that has come by.
  final var mark: UInt64 = 0
  /// Where its fingers were in the window when somebody was told last, and where that is in its view.
  final private(set) var told = (point: Point.zero, place: Point.zero)
  /// Whether fingers have moved since anybody was told.
  final var hasNews = false
  /// When it wants to hear of the time, in seconds.
  final private(set) var deadline = Double.infinity

  init(gestures: Gestures) { self.gestures = gestures }

  /// Whether its fingers are its own though it has not recognized.
  var claimsTouches: Bool { false }

  /// Whether its fingers are kept from others for now.
  var keepsTouches: Bool { delays.contains(.begin) && isEngaged }

  /// Whether it goes on without fingers.
  var isFingerless: Bool { false }

  /// Whether it recognizes at one moment.
  var isDiscrete: Bool { false }

  /// The noun that diagnostics use.
  var noun: StaticString { "gesture recognizer" }

  final var isActive: Bool { state == .began || state == .changed }
  final var hasRecognized: Bool { isActive || state == .ended }
  /// Whether it may still come to something.
  final var isEngaged: Bool {
    state == .possible && (!touches.isEmpty || isWaiting || deadline < .infinity)
  }
  /// Whether it follows fingers that come now.
  final var isOpen: Bool { isEnabled && !isWaiting && (state == .possible || isActive) }
  final var isAlive: Bool { gestures.entities.contains(handle) }

  // What subclasses do.

  /// Whether a finger that has just come down can be part of it.
  func canTake(_ touch: Touch) -> Bool { true }
  /// `touches` has it already.
  func touchBegan(_ touch: Touch) {}
  func touchMoved(_ touch: Touch) {}
  /// `touches` still has it.
  func touchEnded(_ touch: Touch) {}
  func deadlinePassed() {}
  /// It recognizes: what is measured counts from here.
  func willRecognize() {}
  func didReset() {}
  /// Whether recognizing makes another one fail.
  func prevents(_ other: Gesture) -> Bool { true }
  /// Whether another one waits for it without having been told to.
  func comesBefore(_ other: Gesture) -> Bool { false }

  final func follows(_ touch: Touch) -> Bool { touches.contains { $0 === touch } }

  final func wake(at time: Double) {
    deadline = time
    gestures.watch(self)
  }

  final func sleep() { deadline = .infinity }

  /// The middle of the fingers, in the window.
  final func centroid(without left: Touch? = nil) -> Point {
    var sum = Vector.zero
    var count = 0.0
    for touch in touches where touch !== left {
      sum = sum + (touch.location - Point.zero)
      count += 1
    }
    return count > 0 ? Point.zero + (1 / count) * sum : location
  }

  /// A point of the window in the coordinates of a view; none stands for the window. When it is
  /// cancelled because its view has left the window, that counts where it stood.
  final func convert(_ point: Point, to view: Handle) throws(Fault) -> Point {
    let window = gestures.views.window.index
    if state == .cancelled, !view.isNone, !self.view.isNone,
      !gestures.views.isInWindow(view.index), gestures.views.isDescendant(view.index, of: top)
    {
      let place = told.place + (point - told.point)
      return try gestures.views.convert(place, from: self.view.index, to: view.index)
    }
    return try gestures.views.convert(point, from: window, to: view.isNone ? window : view.index)
  }

  /// A displacement in the window in the coordinates of a view.
  final func convert(_ vector: Vector, to view: Handle) throws(Fault) -> Vector {
    guard !view.isNone else { return vector }
    return try convert(Point.zero + vector, to: view) - convert(Point.zero, to: view)
  }

  /// A displacement in the coordinates of a view in those of the window.
  final func convert(_ vector: Vector, from view: Handle) throws(Fault) -> Vector {
    guard !view.isNone else { return vector }
    let views = gestures.views
    let window = views.window.index
    return try views.convert(Point.zero + vector, from: view.index, to: window)
      - views.convert(Point.zero, from: view.index, to: window)
  }

  /// Remembers where its fingers are in its view, which may leave the window before it is over.
  final func noteToldPlace() {
    guard action != nil, !view.isNone, let place = try? convert(location, to: view) else { return }
    told = (location, place)
  }

  /// The outermost view around its own.
  private var top: Int {
    var top = view.index
    while let parent = gestures.views.parent(top) { top = parent }
    return top
  }

  override func dispose() {
    gestures.forget(self)
    handler = nil
    action = nil
    delegate = nil
  }
}
