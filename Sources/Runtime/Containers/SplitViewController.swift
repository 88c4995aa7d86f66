/// Columns side by side, or over one another, where there is room, and a stack of them where there
/// is not (SV).
///
///     primary │ supplementary │ secondary         expanded: children of this
///     stack: primary, supplementary, secondary    collapsed: children of the stack, its only child
///
/// Columns come and go by transitions of this container. Changes of the columns, and collapsing,
/// wait until no transition is under way here or in the stack.
final class SplitViewController: ViewController {
  typealias Completion = (_ completed: Bool) -> Void

  let transitions: Transitions
  private(set) var settings: SplitSettings
  var splitDelegate: SplitDelegate?
  /// Primary, supplementary and secondary column; held.
  private(set) var columns: [ViewController?] = [nil, nil, nil]
  /// The navigation controller that holds the columns in a compact width: the own one, held, or the
  /// lowest column.
  let ownStack: NavigationController
  var stack: NavigationController
  var isCollapsed = false
  /// While collapsed: the members that each navigation controller among the columns has in the
  /// stack, as of the last `noteParts`; held.
  var parts: [[ViewController]] = [[], [], []]
  /// The mode that was asked for, and the one in which that results.
  var wanted = SplitMode.automatic
  var mode = SplitMode.secondaryOnly
  /// The mode that the transition under way leaves; none once that has been set up.
  var leavingMode: SplitMode?
  /// The direction in which columns stand; a transition of theirs keeps that in which it began.
  var flow = LayoutDirection.leftToRight
  /// Bounds in the last layout of the columns.
  var room = Rect.zero
  lazy private(set) var veil = SplitVeil(self)
  private(set) var reveal: SplitReveal?
  /// The interaction that drives the change being requested, when a finger requests it.
  var handInteraction: InteractiveTransitioning?
  /// Whether a collapse or expansion waits for its turn.
  var waitsToAdapt = false

  static let secondary = 2

  init(transitions: Transitions, stack: NavigationController, settings: SplitSettings) {
    self.transitions = transitions
    ownStack = stack
    self.stack = stack
    self.settings = settings
    super.init(controllers: transitions.controllers, delegate: ViewControllerDelegate())
    controllers.views.noteDirection(settings.direction)
  }

  func setSettings(_ settings: SplitSettings) {
    controllers.views.noteDirection(settings.direction)
    self.settings = settings
    optionsChanged()
  }

  /// Columns beside the secondary one that are set: 0 primary, 1 supplementary.
  var leading: [Int] { [0, 1].filter { columns[$0] != nil } }

  /// Returns the leading columns that a mode shows.
  func shown(in mode: SplitMode) -> [Int] { Array(leading.suffix(mode.count)) }

  func isShown(_ column: Int, in mode: SplitMode) -> Bool {
    column == Self.secondary || shown(in: mode).contains(column)
  }

  /// The transition of its columns that is under way; a change of size does not count.
  var session: TransitionSession? {
    guard let session = transitions.session(of: handle), !session.request.policy.has(.resizes)
    else {
      return nil
    }
    return session
  }

  // MARK: Columns

  /// Replaces or removes a column, at once.
  func setColumn(_ column: Int, _ new: ViewController?) throws(Fault) {
    if let new { try checkColumn(new, column) }
    inAllLanes(naming: new) { [self] in
      if let new, (try? checkColumn(new, column)) == nil { return }
      exchange(column, new, isShown: false, animated: false, nil)
    }
  }

  /// Replaces the secondary column and shows it.
  func showDetail(
    _ new: ViewController, animated: Bool, completion: Completion? = nil
  ) throws(Fault) {
    try checkColumn(new, Self.secondary)
    inAllLanes(naming: new) { [self] in
      guard (try? checkColumn(new, Self.secondary)) != nil else {
        completion?(false)
        return
      }
      exchange(Self.secondary, new, isShown: true, animated: animated, completion)
    }
  }

  /// Throws if a controller cannot become this column.
  private func checkColumn(_ controller: ViewController, _ column: Int) throws(Fault) {
    for other in 0...Self.secondary where other != column && columns[other] === controller {
      throw Fault(.invalidArgument, "\(controllers.name(controller)) is another column")
    }
    // A column that is set already may be inside the stack.
    if columns[column] === controller { return }
    try checkMember(controller)
  }

  /// Replaces a column: at once while expanded, by the stack while collapsed.
  private func exchange(
    _ column: Int, _ new: ViewController?, isShown: Bool, animated: Bool,
    _ completion: Completion?
  ) {
    let entities = controllers.entities
    let old = columns[column]
    if isCollapsed { noteParts() }
    guard old !== new else {
      if isCollapsed, isShown { return showInStack(column, animated: animated, completion) }
      completion?(true)
      return
    }
    if isCollapsed, !keepsStack(with: new, as: column) {
      // With the new column another navigation controller is the stack.
      let top = max(topOfStack, isShown ? column : 0)
      let old = stack
      separate()
      exchange(column, new, isShown: false, animated: false, nil)
      if merge(upTo: top) { old.heir = stack.handle }
      completion?(true)
      return
    }
    let part = part(of: column)
    if let new { entities.hold(new) }
    columns[column] = new
    defer { if let old { entities.release(old.handle) } }
    if isCollapsed {
      return exchangeInStack(
        column, old, part, isShown: isShown, animated: animated, completion)
    }
    if let new {
      controllers.willMove(new, to: self)
      if columns[column] === new { attach(new) }
    }
    if let old { controllers.willMove(old, to: nil) }
    mode = resolve(wanted)
    if let old, old.isViewLoaded, isViewLoaded,
      controllers.views.parent(old.viewIfLoaded.index) == viewIfLoaded.index
    {
      controllers.views.removeFromSuperview(old.viewIfLoaded.index)
    }
    settleColumns()
    if let old { letGo(of: old) }
    if let new, new.parent == handle { controllers.didMove(new, to: self) }
    // Without columns there was nothing to collapse before.
    if isOnScreen { adapt() }
    completion?(true)
  }

  /// Removes a controller that is no column any more.
  func letGo(of old: ViewController) {
    guard old.parent == handle else { return }
    detach(old)
    controllers.leaveAlone(old, by: self)
    controllers.didMove(old, to: nil)
  }

  // MARK: Overrides

  override func keeps(_ child: ViewController) -> Bool {
    child === ownStack || columns.contains { $0 === child }
  }

  override func dismissKept(_ child: ViewController) {
    if let column = columns.firstIndex(where: { $0 === child }) { try? setColumn(column, nil) }
  }

  override func willAppearBeforeChildren() {
    // Columns in motion are not visible outside of the view.
    if isViewLoaded { controllers.views.setClipsToBounds(viewIfLoaded.index, true) }
    attachReveal()
    adapt()
    settleColumns()
  }

  override func layOutContents() {
    adapt()
    if let session, !session.hasEnded { followBounds() } else { settleColumns() }
  }

  override var optionalDirection: LayoutDirection? { settings.direction }

  override func traitsWillChange() {
    if isViewLoaded { controllers.viewDidResize(viewIfLoaded.index) }
  }

  override func size(of child: ViewController, parentSize: Size) -> Size? {
    guard !isCollapsed, let column = columns.firstIndex(where: { $0 === child }) else { return nil }
    return frame(of: column, in: mode, Rect(origin: .zero, size: parentSize)).size
  }

  override func shows(asDetail: Bool) -> Bool { asDetail || super.shows(asDetail: false) }

  override func show(
    _ shown: ViewController, asDetail: Bool, sender: UnsafeMutableRawPointer?
  ) throws(Fault) {
    guard asDetail else { return try super.show(shown, asDetail: false, sender: sender) }
    try showDetail(shown, animated: true)
  }

  override func dispose() {
    splitDelegate = nil
    reveal?.end()
    reveal = nil
    veil.end()
    forgetParts()
    for column in columns { if let column { controllers.entities.release(column.handle) } }
    columns = [nil, nil, nil]
    controllers.entities.release(ownStack.handle)
    super.dispose()
  }

  /// Attaches the edge pan that shows the next column; makes it when it is first needed.
  private func attachReveal() {
    guard settings.isInteractive, isViewLoaded else { return }
    if reveal == nil { reveal = SplitReveal(self) }
    if let reveal { controllers.gestures.attach(reveal.gesture, to: viewIfLoaded) }
  }
}
