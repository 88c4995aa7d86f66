/// Columns side by side, or over one another, where there is room, and a stack of them where there is
/// not (SV).
///
///     primary │ supplementary │ secondary         expanded: children of this
///     stack: primary, supplementary, secondary    collapsed: children of the stack, its only child
///
/// Columns come and go by transitions of this container; what changes columns or collapses waits for
/// those here and in the stack.
final class SplitViewController: ViewController {
  typealias Completion = (_ completed: Bool) -> Void

  let transitions: Transitions
  var settings: SplitSettings
  var splitDelegate: SplitDelegate?
  /// Primary, supplementary, secondary; held.
  private(set) var columns: [ViewController?] = [nil, nil, nil]
  /// What stands for the columns in a compact width: one of its own, held, or the lowest column.
  let ownStack: NavigationController
  var stack: NavigationController
  var isCollapsed = false
  /// While it is collapsed: what the columns that are navigation controllers have in the stack, or had
  /// when that was looked at last; held.
  var parts: [[ViewController]] = [[], [], []]
  /// What has been asked for, and what it comes to.
  var wanted = SplitMode.automatic
  var mode = SplitMode.secondaryOnly
  /// The mode that the transition under way leaves, until it has been set up.
  var leavingMode: SplitMode?
  /// The bounds for which the columns have been laid out.
  var room = Rect.zero
  lazy var veil = SplitVeil(self)
  private(set) var reveal: SplitReveal?
  /// What drives the change that is being asked for, when a finger asks for it.
  var handInteraction: InteractiveTransitioning?
  /// Whether it waits for its turn to collapse or expand.
  var waitsToAdapt = false

  static let secondary = 2

  init(transitions: Transitions, stack: NavigationController, settings: SplitSettings) {
    self.transitions = transitions
    ownStack = stack
    self.stack = stack
    self.settings = settings
    super.init(controllers: transitions.controllers, delegate: ViewControllerDelegate())
  }

  /// The columns beside the secondary one that there are.
  var leading: [Int] { [0, 1].filter { columns[$0] != nil } }

  /// Those that a mode shows.
  func shown(in mode: SplitMode) -> [Int] { Array(leading.suffix(mode.count)) }

  func isShown(_ column: Int, in mode: SplitMode) -> Bool {
    column == Self.secondary || shown(in: mode).contains(column)
  }

  /// The transition of its columns that is under way; a change of size is none.
  var session: TransitionSession? {
    guard let session = transitions.session(of: handle), !session.request.isResize else {
      return nil
    }
    return session
  }

  // MARK: Columns

  /// Replaces a column, or takes it away, at once.
  func setColumn(_ column: Int, _ new: ViewController?) throws(Fault) {
    if let new { try checkColumn(new, column) }
    inAllLanes(naming: new) { [self] in
      if let new, (try? checkColumn(new, column)) == nil { return }
      exchange(column, new, isShown: false, animated: false, nil)
    }
  }

  /// Shows another secondary column.
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

  private func checkColumn(_ controller: ViewController, _ column: Int) throws(Fault) {
    for other in 0...Self.secondary where other != column && columns[other] === controller {
      throw Fault(.invalidArgument, "\(controllers.name(controller)) is another column")
    }
    // Its own columns may stand in the stack.
    if columns[column] === controller { return }
    try checkMember(controller)
  }

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
      // Another one is the stack from now on.
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
    // Without columns there was nothing to collapse.
    if isOnScreen { adapt() }
    completion?(true)
  }

  /// It is no column any more.
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
    // Columns on their way are not seen beside it.
    if isViewLoaded { controllers.views.setClipsToBounds(viewIfLoaded.index, true) }
    attachReveal()
    adapt()
    settleColumns()
  }

  override func layOutContents() {
    adapt()
    if let session, !session.hasEnded { followBounds() } else { settleColumns() }
  }

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

  /// The finger that brings the next column, made when it is first needed.
  private func attachReveal() {
    guard settings.isInteractive, isViewLoaded else { return }
    if reveal == nil { reveal = SplitReveal(self) }
    if let reveal { controllers.gestures.attach(reveal.gesture, to: viewIfLoaded) }
  }
}
