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
  private(set) var splitDelegate: SplitDelegate?
  /// Primary, supplementary and secondary column; held.
  private(set) var columns: [ViewController?] = [nil, nil, nil]
  /// The navigation controller that is the stack unless the lowest column is; held.
  let ownStack: NavigationController
  /// The navigation controller that holds the columns while collapsed: the own one or the lowest
  /// column.
  private(set) var stack: NavigationController
  private(set) var isCollapsed = false
  /// While collapsed: the members that each navigation controller among the columns has in the
  /// stack, as of the last `noteParts`; held.
  private(set) var parts: [[ViewController]] = [[], [], []]
  /// The mode that was asked for.
  private(set) var wanted = SplitMode.automatic
  /// The mode in which the wanted one results, with the columns and the room that there are.
  private(set) var mode = SplitMode.secondaryOnly
  /// The mode that the transition under way leaves; none once that has been set up.
  private var leavingMode: SplitMode?
  /// The direction in which columns stand; a transition of theirs keeps that in which it began.
  private var flow = LayoutDirection.leftToRight
  /// Bounds in the last layout of the columns.
  private var room = Rect.zero
  lazy private(set) var veil = SplitVeil(self)
  private(set) var reveal: SplitReveal?
  /// The interaction that drives the change being requested, when a finger requests it.
  private var handInteraction: InteractiveTransitioning?
  /// Whether a collapse or expansion waits for its turn.
  private var waitsToAdapt = false

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

  func setDelegate(_ delegate: SplitDelegate?) { splitDelegate = delegate }

  // MARK: The stack

  /// Collapses or expands, if the traits require it, once no transition is under way.
  func adapt() {
    guard isCollapsed != wantsToCollapse, !waitsToAdapt else { return }
    waitsToAdapt = true
    inAllLanes(joinsResize: true) { [self] in
      waitsToAdapt = false
      guard isCollapsed != wantsToCollapse, isViewLoaded, session == nil else { return }
      isCollapsed ? expand() : collapse()
    }
  }

  private var wantsToCollapse: Bool { controllers.traits(of: self).isCompactInWidth }

  /// Chooses the stack that the columns have, or would have.
  func chooseStack() { stack = stack(for: columns) }

  /// Notes that the columns are in the stack, which may hold tabs from now on.
  func noteStackedColumns() {
    isCollapsed = true
    stack.takeColumns()
  }

  /// Notes that the columns are children of this controller.
  func noteColumnsApart() { isCollapsed = false }

  /// Makes the own stack the stack again. A column that was the stack refuses tabs from now on.
  func returnToOwnStack() {
    if stack !== ownStack { stack.refuseTabs() }
    stack = ownStack
  }

  /// Sets a column's part, and holds its controllers.
  func setPart(_ column: Int, _ new: [ViewController]) {
    for controller in new { controllers.entities.retain(controller) }
    let old = parts[column]
    parts[column] = new
    for controller in old { controllers.entities.release(controller.handle) }
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

  /// Replaces a column: at once while expanded, by the stack while collapsed, where `isShown` puts
  /// the new one on top.
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
      // With the new column another navigation controller is the stack: the columns come apart, and
      // are stacked again in that one, with the same column on top, or the new one if it is shown.
      let top = max(topOfStack, isShown ? column : 0)
      let oldStack = stack
      separate()
      exchange(column, new, isShown: false, animated: false, nil)
      if merge(upTo: top) { oldStack.giveRequests(to: stack.handle) }
      completion?(true)
      return
    }
    let part = part(of: column)
    if let new { entities.retain(new) }
    columns[column] = new
    defer { if let old { entities.release(old.handle) } }
    if isCollapsed {
      return exchangeInStack(
        column, old, part, isShown: isShown, animated: animated, completion)
    }
    if let new {
      controllers.willMove(new, to: self)
      // A callback may have replaced it again.
      if columns[column] === new { appendChild(new) }
    }
    if let old { controllers.willMove(old, to: nil) }
    mode = resolve(wanted)
    if let old, old.isViewLoaded, isViewLoaded,
      controllers.views.parent(old.viewIfLoaded.index) == viewIfLoaded.index
    {
      controllers.views.removeFromSuperview(old.viewIfLoaded.index)
    }
    settleColumns()
    if let old {
      if old.parent == handle { letGo(of: old) } else { controllers.endMove(of: old) }
    }
    if let new { controllers.endMove(of: new) }
    // A controller without columns does not collapse: the first one may let it.
    if isOnScreen { adapt() }
    completion?(true)
  }

  /// Removes a child that is no column any more, and notifies it.
  func letGo(of old: ViewController) {
    guard old.parent == handle else { return }
    detach(old)
    controllers.completeAppearance(of: old, leaving: self)
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
    // Hidden columns are beyond the edge: they are not to be seen on their way there.
    if isViewLoaded { controllers.views.setClipsToBounds(viewIfLoaded.index, true) }
    attachReveal()
    adapt()
    settleColumns()
  }

  override func layOutContents() {
    adapt()
    if let session, !session.hasEnded { followBounds() } else { settleColumns() }
  }

  override func noteRoom() {
    if isViewLoaded, session != nil { room = controllers.views.bounds(viewIfLoaded.index) }
  }

  override func fitContents() {
    guard !waitsToAdapt, isCollapsed == wantsToCollapse else { return }
    layOutContents()
  }

  override var optionalDirection: LayoutDirection? { settings.direction }

  /// Requests a layout, in which other traits collapse or expand it.
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

/// Frames of columns, and the transitions that show and hide them.
extension SplitViewController {
  /// Alpha of the veil on the secondary column while others are over it.
  var dimming: Double { look.dimming?.alpha ?? settings.dimming }

  private func width(_ column: Int, _ bounds: Rect) -> Double {
    settings.widths[column].clamped(to: bounds.size.width)
  }

  /// Returns the width of the last `count` leading columns together.
  private func width(ofLast count: Int, _ bounds: Rect) -> Double {
    var sum = 0.0
    for column in leading.suffix(count) { sum += width(column, bounds) }
    return sum
  }

  /// Whether the last `count` leading columns leave the secondary one its least width.
  private func fits(_ count: Int, _ bounds: Rect) -> Bool {
    width(ofLast: count, bounds) + settings.secondaryMinimum <= bounds.size.width
  }

  /// Returns the mode in which a wanted one results, with the columns and the room that there are.
  func resolve(_ wanted: SplitMode) -> SplitMode {
    guard isViewLoaded else { return .secondaryOnly }
    let bounds = controllers.views.bounds(viewIfLoaded.index)
    var count = min(wanted.count, leading.count)
    if wanted == .automatic {
      count = leading.count
      while count > 0 && !fits(count, bounds) { count -= 1 }
    }
    // Without a secondary column there is nothing to be over.
    return SplitMode(count: count, isOver: wanted.isOver || !fits(count, bounds))
  }

  /// Sets the mode in which the wanted one results.
  func settleMode() { mode = resolve(wanted) }

  /// Notes the mode that is wanted; `settleMode` finds the one in which that results.
  func want(_ mode: SplitMode) { wanted = mode }

  /// Returns a column's frame in a mode; that of a hidden column is beyond the edge.
  func frame(of column: Int, in mode: SplitMode, _ bounds: Rect) -> Rect {
    var frame = bounds
    let shown = shown(in: mode)
    if column == Self.secondary {
      let beside = mode.isOver ? 0 : min(width(ofLast: mode.count, bounds), bounds.size.width)
      frame.origin.x += beside
      frame.size.width -= beside
    } else {
      frame.size.width = width(column, bounds)
      let isShown = shown.contains(column)
      // Shown columns follow one another from the edge, in order. Hidden ones are beyond it, the last
      // of them next to it.
      for other in leading {
        if isShown, shown.contains(other), other < column {
          frame.origin.x += width(other, bounds)
        } else if !isShown, !shown.contains(other), other >= column {
          frame.origin.x -= width(other, bounds)
        }
      }
    }
    return flow.place(frame, in: bounds)
  }

  /// Puts shown columns in their places, and removes the others, at once; while collapsed, the
  /// stack. A transition under way keeps the columns that it moves, unless it is ending.
  func settleColumns(isEnding: Bool = false) {
    guard isViewLoaded else { return }
    let views = controllers.views
    room = views.bounds(viewIfLoaded.index)
    if isCollapsed {
      veil.remove()
      if stack.isViewLoaded { controllers.place(stack.viewIfLoaded.index, in: viewIfLoaded.index) }
      return
    }
    let before = mode
    if session == nil || session?.hasEnded == true {
      settleMode()
      flow = controllers.layoutDirection(of: self)
    }
    for column in 0...Self.secondary {
      guard let controller = columns[column] else { continue }
      if isShown(column, in: mode) {
        guard controller.parent == handle, controller.isViewLoaded || appearance != .disappeared,
          (try? controller.loadViewIfNeeded()) != nil,
          columns[column] === controller, controller.isViewLoaded, isViewLoaded
        else { continue }
        if views.parent(controller.viewIfLoaded.index) == viewIfLoaded.index {
          controllers.place(controller.viewIfLoaded.index, at: frame(of: column, in: mode, room))
        } else {
          bring(column, controller.viewIfLoaded.index, from: before)
        }
      } else if stands(controller), isEnding || !controller.lifecycle.isManaged {
        views.removeFromSuperview(controller.viewIfLoaded.index)
      }
    }
    veil.settle(isIn: mode.isOver && mode.count > 0)
    bringInOrder()
  }

  /// Adds the view of a column that is shown from now on. In a room that is in motion it moves along;
  /// with the layout of a block it comes from where it stands in the mode before.
  private func bring(_ column: Int, _ view: Int, from before: SplitMode) {
    // What still moves it dates from before it left.
    controllers.animations.removeAll(from: view)
    controllers.slideAlong(view, in: viewIfLoaded.index) {
      frame(of: column, in: before, $0)
    } to: {
      frame(of: column, in: mode, $0)
    }
    try? controllers.views.add(view, to: viewIfLoaded.index)
  }

  /// Applies other settings at once; a transition under way goes on to its old goal.
  func optionsChanged() {
    if session == nil { settleColumns() }
  }

  /// Whether a controller's view is a subview of this one's.
  func stands(_ controller: ViewController) -> Bool {
    controller.isViewLoaded && isViewLoaded
      && controllers.views.parent(controller.viewIfLoaded.index) == viewIfLoaded.index
  }

  /// Orders subviews from the back: secondary column, veil, supplementary and primary column.
  private func bringInOrder() {
    let views = controllers.views
    var wanted: [Int] = []
    let veilsPlace = -1
    for column in [Self.secondary, veilsPlace, 1, 0] {
      if column == veilsPlace {
        if let index = veil.index { wanted.append(index) }
      } else if let controller = columns[column], stands(controller) {
        wanted.append(controller.viewIfLoaded.index)
      }
    }
    for (position, view) in wanted.enumerated()
    where views.child(viewIfLoaded.index, at: position) != view {
      try? views.insert(view, into: viewIfLoaded.index, at: position)
    }
  }

  // MARK: Modes

  /// Returns the mode in which a column is shown or hidden, with as few changes as possible: columns
  /// between it and the secondary one are shown with it, those before it are hidden with it.
  private func mode(with column: Int, isShown: Bool) -> SplitMode {
    guard column != Self.secondary, let place = leading.firstIndex(of: column) else { return mode }
    let count =
      isShown ? max(mode.count, leading.count - place) : min(mode.count, leading.count - place - 1)
    guard count != mode.count, isViewLoaded else { return mode }
    let bounds = controllers.views.bounds(viewIfLoaded.index)
    return SplitMode(count: count, isOver: mode.count > 0 ? mode.isOver : !fits(count, bounds))
  }

  /// Shows or hides a column: in one transition, or in the stack while collapsed.
  func setColumn(
    _ column: Int, isShown: Bool, animated: Bool, completion: Completion? = nil
  ) {
    inAllLanes { [self] in
      if isCollapsed {
        noteParts()
        // A column that is hidden is popped: the one below it is on top.
        return isShown
          ? showInStack(column, animated: animated, completion)
          : showInStack(column - 1, animated: animated, completion)
      }
      change(to: mode(with: column, isShown: isShown), animated: animated, completion)
    }
  }

  /// Sets the mode in one transition; while collapsed it applies after expanding.
  func setMode(_ mode: SplitMode, animated: Bool, completion: Completion? = nil) {
    inAllLanes { [self] in
      if isCollapsed {
        wanted = mode
        completion?(true)
      } else {
        change(to: mode, animated: animated, completion)
      }
    }
  }

  /// Whether there is a hidden column that a pan could show.
  var canReveal: Bool {
    !isCollapsed && mode.count < leading.count && isOnScreen && !transitions.isBusy(self)
  }

  /// The hidden column that comes next, if there is one.
  private var nextColumn: Int? {
    mode.count < leading.count ? leading[leading.count - mode.count - 1] : nil
  }

  /// Width of the column that a finger brings or would bring: that is how far it goes.
  var revealedWidth: Double? {
    let coming = columns.firstIndex { $0 != nil && $0 === session?.request.to }
    guard isViewLoaded, let column = coming ?? nextColumn else { return nil }
    return max(1, width(column, controllers.views.bounds(viewIfLoaded.index)))
  }

  /// Shows the next hidden column, led by a finger's interaction.
  func reveal(_ interaction: InteractiveTransitioning) {
    guard canReveal, let next = nextColumn else { return }
    handInteraction = interaction
    setColumn(next, isShown: true, animated: true)
    handInteraction = nil
  }

  /// Hides overlaid columns, after a tap beside them.
  func hideOverlay() {
    if mode.isOver, !isCollapsed { setMode(.secondaryOnly, animated: true) }
  }

  /// Changes the mode in one transition: asks the delegate first; a cancel restores the old mode.
  private func change(to goal: SplitMode, animated: Bool, _ completion: Completion?) {
    let old = mode
    let oldWanted = wanted
    wanted = goal
    let new = resolve(goal)
    guard new != old, isViewLoaded else {
      mode = new
      completion?(true)
      return
    }
    if let splitDelegate {
      controllers.host.call { splitDelegate.willChange(self, to: new) }
    }
    let (hidden, shown) = notifyOfColumns(from: old, to: new)
    var request = TransitionRequest(
      policy: .split, container: self, from: hidden.first, to: shown.first,
      isAnimated: animated && isOnScreen,
      containerView: { [self] () throws(Fault) in try view() })
    request.others = Array(hidden.dropFirst())
    request.othersComing = Array(shown.dropFirst())
    request.animator = SplitTransition(self)
    request.interactor = handInteraction
    let bounds = controllers.views.bounds(viewIfLoaded.index)
    for column in leading {
      if columns[column] === request.to {
        request.initialFrames.to = frame(of: column, in: old, bounds)
        request.finalFrames.to = frame(of: column, in: new, bounds)
      }
    }
    leavingMode = old
    mode = new
    let isAtOnce = !request.isAnimated
    request.settle = { [self] completed in
      leavingMode = nil
      if isAtOnce { transitions.endMotions(in: handle) }
      if !completed {
        mode = old
        wanted = oldWanted
      }
      settleColumns(isEnding: true)
    }
    request.moved = { [self] completed in
      if completed { controllers.events.post(.splitModeChanged, handle, detail: new.rawValue) }
    }
    request.completion = completion
    transitions.begin(request)
  }

  /// Notifies the delegate of each column that another mode hides or shows, and returns both kinds.
  private func notifyOfColumns(
    from old: SplitMode, to new: SplitMode
  ) -> (hidden: [ViewController], shown: [ViewController]) {
    var (hidden, shown): ([ViewController], [ViewController]) = ([], [])
    for column in leading where isShown(column, in: old) != isShown(column, in: new) {
      let comes = isShown(column, in: new)
      if let splitDelegate {
        controllers.host.call { splitDelegate.willShow(column, in: self, isShown: comes) }
      }
      guard let controller = columns[column] else { continue }
      if comes { shown.append(controller) } else { hidden.append(controller) }
    }
    return (hidden, shown)
  }

  /// Sets up the transition: arriving columns start beyond the edge, and all move to their places.
  func animate(_ session: TransitionSession) {
    guard isViewLoaded, let old = leavingMode else { return }
    leavingMode = nil
    let views = controllers.views
    let bounds = views.bounds(viewIfLoaded.index)
    var moving: [(Int, Handle)] = []
    for column in 0...Self.secondary {
      guard let controller = columns[column], controller.isViewLoaded else { continue }
      let view = controller.viewIfLoaded
      if !stands(controller) {
        guard isShown(column, in: mode) else { continue }
        controllers.animations.removeAll(from: view.index)
        controllers.placeAlong(view.index, in: viewIfLoaded.index) {
          frame(of: column, in: old, $0)
        }
        try? views.add(view.index, to: viewIfLoaded.index)
      }
      moving.append((column, view))
    }
    let isOver = mode.isOver && mode.count > 0
    if isOver { veil.enter() }
    bringInOrder()
    var options = AnimationOptions(duration: session.duration)
    options.curve = .cubic(.easeInOut)
    _ = session.animations.animate(
      options, completion: { _ in _ = session.complete(!session.isCancelled) }
    ) {
      controllers.animatingLayout {
        for (column, view) in moving {
          controllers.setFrame(view.index, frame(of: column, in: mode, bounds))
        }
        veil.setAlpha(isOver ? dimming : 0)
        // Also where it appears or leaves, as behind a presentation that goes.
        if let secondary = columns[Self.secondary], controllers.isInWindow(secondary) {
          controllers.layOut(secondary)
        }
      }
    }
  }

  /// Adapts columns in motion, and the veil, to another size of the container.
  func followBounds() {
    let views = controllers.views
    let new = views.bounds(viewIfLoaded.index)
    guard new != room, let resize = Controllers.Resize(from: room, to: new) else { return }
    room = new
    var places: [Controllers.Place] = []
    for column in 0...Self.secondary {
      guard let controller = columns[column], stands(controller) else { continue }
      let place = frame(of: column, in: leavingMode ?? mode, new)
      places.append(
        .init(view: controller.viewIfLoaded, center: place.center, size: place.size))
    }
    if let index = veil.index {
      places.append(.init(view: views.rows[index].handle, center: new.center, size: new.size))
    }
    let session = transitions.session(of: handle)
    controllers.stretch(
      places, resize.across, resize.down, in: viewIfLoaded.index, within: session?.timeLeft,
      withContents: session?.motion.picture())
  }
}
