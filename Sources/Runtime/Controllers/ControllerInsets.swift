/// Insets of the window by source, and their changes: the one under way, or the last, of each.
struct ControllerInsets: ~Copyable {
  /// A drag of the keyboard by a scroller's finger.
  struct KeyboardDrag {
    let scroller: Handle
    /// The keyboard's height when nobody drags it.
    let height: Double
    /// The serial of the last call by which the drag has set insets; `noCall` before the first.
    let serial: UInt64

    static let noCall = UInt64.max
  }

  private(set) var device = Insets.zero
  private(set) var keyboard = Insets.zero
  /// Whether any insets have ever been set: until then nobody looks for them.
  private(set) var areUsed = false
  /// Whether bars have ever been hidden.
  private(set) var hidesBars = false
  private var changes: [InsetChange?] = [nil, nil]
  /// Participants in the next change.
  private var waiting: [[InsetChange.Participant]] = [[], []]
  /// Participants in every change.
  private var observers: [InsetChange.Participant?] = [nil, nil]
  /// The change whose participants are being called.
  private(set) var applying: InsetChange?
  private(set) var keyboardDrag: KeyboardDrag?

  subscript(source: Controllers.InsetSource) -> Insets {
    source == .safeArea ? device : keyboard
  }

  mutating func set(_ source: Controllers.InsetSource, _ insets: Insets) {
    if source == .safeArea { device = insets } else { keyboard = insets }
  }

  /// Notes that insets have been set.
  mutating func noteUse() { areUsed = true }

  /// Notes that bars have been hidden.
  mutating func noteHiddenBars() { hidesBars = true }

  // MARK: Changes

  /// The change of a source that is under way, else the last one.
  func last(_ source: Controllers.InsetSource) -> InsetChange? { changes[Int(source.rawValue)] }

  /// The change of a source that is under way.
  func change(_ source: Controllers.InsetSource) -> InsetChange? {
    guard let last = last(source), !last.isOver else { return nil }
    return last
  }

  /// Begins a change, with the participants that wait for it.
  mutating func begin(_ source: Controllers.InsetSource) -> InsetChange {
    let place = Int(source.rawValue)
    let change = InsetChange(from: self[source], waiting[place], after: last(source))
    waiting[place] = []
    changes[place] = change
    return change
  }

  /// Adds a participant that waits for the next change.
  mutating func wait(_ source: Controllers.InsetSource, _ participant: InsetChange.Participant) {
    waiting[Int(source.rawValue)].append(participant)
  }

  func observer(_ source: Controllers.InsetSource) -> InsetChange.Participant? {
    observers[Int(source.rawValue)]
  }

  mutating func setObserver(
    _ source: Controllers.InsetSource, _ observer: InsetChange.Participant?
  ) {
    observers[Int(source.rawValue)] = observer
  }

  /// Sets the change whose participants are called from now on, none after them. Returns the old one.
  mutating func setApplying(_ change: InsetChange?) -> InsetChange? {
    defer { applying = change }
    return applying
  }

  mutating func setKeyboardDrag(_ drag: KeyboardDrag?) { keyboardDrag = drag }

  mutating func forget() {
    changes = [nil, nil]
    waiting = [[], []]
    observers = [nil, nil]
  }
}
