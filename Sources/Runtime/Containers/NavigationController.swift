/// A stack of view controllers of which the top one is shown (NV).
final class NavigationController: OrderedContainer {
  private(set) var navigationDelegate: NavigationDelegate?
  /// The controllers for which the delegate was last called: `willShow`, then `didShow`.
  private var announced = Handle.none
  private var shown = Handle.none
  /// The edge swipe; none until it is needed.
  private var interactivePop: InteractivePop?
  /// The interaction that drives the pop, while a finger requests it: `askDelegate` takes it.
  private var handInteraction: InteractiveTransitioning?

  private(set) var slide = SlideShade.Look()
  /// The slide's shade, in the colour of the controller's `look`.
  private var slideLook: SlideShade.Look {
    var result = slide
    if let color = look.dimming { (result.dimming, result.color) = (color.alpha, color) }
    return result
  }
  /// Whether it is the own stack of a split view controller, which may hold any column, tab bar
  /// controllers too.
  private(set) var takesTabs = false
  /// Whether that split view controller is collapsed, so that its columns are this stack.
  private(set) var isStack = false
  /// The stack that carries out requests for the columns' stack, made while this was that, which have
  /// waited until it was not.
  private(set) var heir = Handle.none
  /// The stack that has taken over its members, and the function that replaces its part of that
  /// stack.
  struct Lent {
    let stack: NavigationController
    let replace: ([ViewController], _ animated: Bool, Completion?) -> Void
  }
  /// Set while it is a column of a collapsed split view controller: its requests go to that stack.
  private(set) var lent: Lent?

  func setDelegate(_ delegate: NavigationDelegate?) { navigationDelegate = delegate }

  func setSlide(_ look: SlideShade.Look) { slide = look }

  // MARK: The stack of a split view controller

  /// It is a split view controller's own stack, for good.
  func becomeOwnStack() { takesTabs = true }

  /// It holds the columns of a split view controller that has collapsed: tabs may be one of them.
  func takeColumns() {
    takesTabs = true
    isStack = true
  }

  /// The columns leave; requests that wait here go to `heir`.
  func giveColumnsBack(to heir: Handle) {
    self.heir = heir
    isStack = false
  }

  /// Names the stack that takes over requests which wait here.
  func giveRequests(to heir: Handle) { self.heir = heir }

  /// Refuses tab bar controllers again: it is a column, and no stack of columns, from now on.
  func refuseTabs() { takesTabs = false }

  /// Its members go to the stack of columns, where `replace` puts others in their place.
  func lend(
    to stack: NavigationController,
    replace: @escaping ([ViewController], _ animated: Bool, Completion?) -> Void
  ) {
    lent = Lent(stack: stack, replace: replace)
  }

  /// Lets requests be carried out here again.
  func endLending() { lent = nil }

  // MARK: Members

  var stack: [ViewController] { members }
  var top: ViewController? { members.last }

  /// The controller presented in front of the stack, if there is one, else the top (NV-5).
  var visible: ViewController? {
    for candidate in [top ?? self, self, controllers.outermost(around: self)] {
      if let presented = controllers.find(candidate.presented) { return presented }
    }
    return top
  }

  /// Pushes a controller that is not in the stack yet (NV-1).
  func push(
    _ controller: ViewController, animated: Bool, completion: Completion? = nil
  ) throws(Fault) {
    if let lent {
      return try lent.stack.push(controller, animated: animated, completion: completion)
    }
    try checkColumnsAreHere()
    try checkNewcomer(controller)
    guard !contains(controller) else {
      throw Fault(.invalidArgument, "\(controllers.name(controller)) is in the stack already")
    }
    inTurn(naming: [controller], completion) { navigation in
      // The request may have waited, and the stack may have changed.
      guard !navigation.contains(controller), (try? navigation.checkNewcomer(controller)) != nil
      else {
        completion?(false)
        return
      }
      navigation.change(
        to: navigation.stack + [controller], .push, isImmediate: true, animated: animated,
        completion)
    }
  }

  /// Pops the top and returns it; none at the root, or if the request has to wait.
  func pop(animated: Bool, completion: Completion? = nil) -> ViewController? {
    popLast(isTop: true, animated: animated, completion) { stack in stack.count - 1 }.last
  }

  /// Pops to a controller and returns what is popped, in the order of the stack; nothing when the
  /// controller is the top or not in the stack (NV-9).
  func pop(
    to controller: ViewController, animated: Bool, completion: Completion? = nil
  ) -> [ViewController] {
    popLast(animated: animated, completion) { stack in
      (stack.firstIndex { $0 === controller } ?? stack.count - 1) + 1
    }
  }

  func popToRoot(animated: Bool, completion: Completion? = nil) -> [ViewController] {
    popLast(animated: animated, completion) { _ in 1 }
  }

  /// Replaces the stack in one transition: a pop if the new top is in the old stack, or there is
  /// none, a push if it is new (NV-3). A stack that has lent its members lets the other one replace
  /// them.
  func setViewControllers(
    _ new: [ViewController], animated: Bool, completion: Completion? = nil
  ) throws(Fault) {
    let stack = lent?.stack ?? self
    try stack.checkColumnsAreHere()
    try stack.checkNewcomers(new)
    transitions.perform(for: stack, naming: new) { [self] in
      for controller in new where (try? stack.checkNewcomer(controller)) == nil {
        completion?(false)
        return
      }
      // The stack may have been lent or given back while the request has waited.
      guard (lent?.stack ?? self) === stack, (try? stack.checkColumnsAreHere()) != nil else {
        completion?(false)
        return
      }
      if let lent { return lent.replace(new, animated, completion) }
      let isBack = new.last.map { contains($0) } ?? true
      change(
        to: new, isBack ? .pop : .push, isImmediate: false, animated: animated, completion)
    }
  }

  /// Tab bar controllers hold stacks, not the other way round (NV-1).
  override func takes(_ controller: ViewController) -> Bool {
    takesTabs || !(controller is TabBarController)
  }

  override var definesContextByDefault: Bool { true }

  override func willAppearBeforeChildren() {
    attachInteractivePop()
    super.willAppearBeforeChildren()
  }

  /// The delegate is not called again for a top that has been shown already.
  override func willAppearWithChildren(animated: Bool) {
    if top?.handle != shown { super.willAppearWithChildren(animated: animated) }
  }

  override func selection(
    in members: [ViewController], wanting wanted: ViewController?
  ) -> ViewController? { members.last }

  /// A bar at the bottom stays hidden until the member that hides it is popped.
  override func barsHidden(
    below member: ViewController, in members: [ViewController]
  ) -> BarEdges {
    var edges = BarEdges()
    guard controllers.insetState.hidesBars, members.contains(where: { $0 === member }) else {
      return edges
    }
    for other in members {
      if other === member { break }
      edges.formUnion(other.hiddenBars.intersection(.bottom))
    }
    return edges
  }

  /// The delegate is not called for members that are taken over from another stack.
  override func membersWereReplaced() {
    announced = .none
    shown = top?.handle ?? .none
  }

  override func hasSettled(completed: Bool) {
    if !completed { announced = .none }
    if members.isEmpty { shown = .none }
  }

  override func askDelegate(
    _ request: inout TransitionRequest, _ from: ViewController, _ to: ViewController
  ) {
    let operation = request.policy.operation
    if let navigationDelegate {
      request.animator = controllers.host.call {
        navigationDelegate.animationController(for: operation, from: from, to: to, in: self)
      }
      if let animator = request.animator {
        request.interactor = controllers.host.call {
          navigationDelegate.interactionController(for: animator, in: self)
        }
      }
    }
    if request.interactor == nil { request.interactor = handInteraction }
    if operation != .none {
      request.takePreferred(of: operation == .push ? to : from, in: viewIfLoaded)
    }
    if request.animator == nil { request.animator = SlideTransition(slideLook) }
  }

  override func viewForPreferredTransitions() -> Handle { viewIfLoaded }

  /// A navigation controller shows others by a push (SG-5).
  override func shows(asDetail: Bool) -> Bool {
    !asDetail || super.shows(asDetail: true)
  }

  override func show(
    _ shown: ViewController, asDetail: Bool, sender: UnsafeMutableRawPointer?
  ) throws(Fault) {
    guard !asDetail else {
      return try super.show(shown, asDetail: true, sender: sender)
    }
    try push(shown, animated: true)
  }

  override func unwind(toward child: ViewController) { _ = pop(to: child, animated: true) }

  override func dispose() {
    navigationDelegate = nil
    interactivePop?.end()
    interactivePop = nil
    super.dispose()
  }

  override func notifyWillShow(_ controller: ViewController, animated: Bool) {
    guard isShown || appearance == .appearing, controller.handle != announced else { return }
    announced = controller.handle
    controllers.events.post(
      .willShow, handle, other: controller.handle, detail: animated ? 1 : 0)
    guard let navigationDelegate else { return }
    controllers.host.call { navigationDelegate.willShow(controller, in: self, animated: animated) }
  }

  override func notifyDidShow(_ controller: ViewController, animated: Bool) {
    guard isShown, controller.handle != shown else { return }
    announced = .none
    shown = controller.handle
    controllers.events.post(
      .didShow, handle, other: controller.handle, detail: animated ? 1 : 0)
    guard let navigationDelegate else { return }
    controllers.host.call { navigationDelegate.didShow(controller, in: self, animated: animated) }
  }

  /// Changes the stack in one transition, with its last member on top.
  func change(
    to wanted: [ViewController], _ policy: TransitionPolicy, isImmediate: Bool, animated: Bool,
    _ completion: Completion?
  ) {
    arrange(
      wanted, showing: wanted.last, policy, isImmediate: isImmediate, animated: animated,
      completion)
  }

  /// Pops all but the first members; `count` is asked, once no transition is under way, how many of
  /// a stack stay. Returns what is popped at once; nothing if the request has to wait. `isTop` as
  /// in `inTurn`.
  private func popLast(
    isTop: Bool = false, animated: Bool, _ completion: Completion?,
    keeping count: @escaping ([ViewController]) -> Int
  ) -> [ViewController] {
    if let lent {
      return lent.stack.popLast(isTop: isTop, animated: animated, completion, keeping: count)
    }
    var popped: [ViewController] = []
    inTurn(isTop: isTop, completion) { navigation in
      let stack = navigation.stack
      let kept = count(stack)
      guard kept >= 1, kept < stack.count else {
        completion?(false)
        return
      }
      popped = Array(stack[kept...])
      navigation.change(
        to: Array(stack[..<kept]), .pop, isImmediate: true, animated: animated, completion)
    }
    return popped
  }

  /// Carries out a request when no transition is under way; `body` is given the navigation
  /// controller to change. A request for the top (`isTop`) of the columns' stack that has waited
  /// until the columns came apart goes to this one's heir, the column that was on top, or fails if
  /// that is no stack.
  func inTurn(
    isTop: Bool = true, naming others: [ViewController] = [], _ completion: Completion?,
    _ body: @escaping (NavigationController) -> Void
  ) {
    let wasStack = isStack
    transitions.perform(for: self, naming: others) { [self] in
      guard isTop, wasStack, !isStack, heir != handle else { return body(self) }
      guard let heir = controllers.find(heir) as? NavigationController else {
        completion?(false)
        return
      }
      (heir.lent?.stack ?? heir).inTurn(naming: others, completion, body)
    }
  }

  /// Throws if this is a split view controller's own stack while the columns are apart: it is empty
  /// then.
  private func checkColumnsAreHere() throws(Fault) {
    guard !takesTabs || isStack else {
      throw Fault(.invalidState, "the split view controller is expanded: its stack is empty")
    }
  }
}

extension NavigationController {
  /// The edge swipe, made when it is first needed.
  func interactivePopGesture() throws(Fault) -> Gesture {
    if interactivePop == nil { interactivePop = InteractivePop(self) }
    guard let interactivePop else { throw Fault(.limit, "too many objects are alive") }
    attachInteractivePop()
    return interactivePop.gesture
  }

  /// Attaches the edge swipe to the controller's present view; makes the swipe if there is none.
  func attachInteractivePop() {
    if interactivePop == nil { interactivePop = InteractivePop(self) }
    guard let interactivePop, isViewLoaded else { return }
    controllers.gestures.attach(interactivePop.gesture, to: viewIfLoaded)
  }

  /// Whether a finger can begin a pop now.
  var canPopInteractively: Bool {
    stack.count >= 2 && isOnScreen
      && (interruption == .fluid || !transitions.isBusy(self))
  }

  /// Whether a finger can ask for a pop that begins once the transition under way, which no hand
  /// leads, has ended.
  var willPopInteractively: Bool {
    stack.count >= 2 && isOnScreen && session.map { $0.request.interactor == nil } ?? false
  }

  /// Pops interactively, animated as the delegate or else the built-in slide does it, when its turn
  /// has come, if the finger is still there. A delegate that has an interaction controller of its
  /// own has the last word.
  func popInteractively(
    _ interaction: InteractiveTransitioning, while isDown: @escaping () -> Bool
  ) {
    guard canPopInteractively || willPopInteractively else { return }
    inTurn(nil) { navigation in
      guard isDown(), navigation.canPopInTurn else { return }
      navigation.handInteraction = interaction
      navigation.change(
        to: navigation.stack.dropLast(), .pop, isImmediate: true, animated: true, nil)
      navigation.handInteraction = nil
    }
  }

  /// Whether there is something to pop once no transition is under way.
  private var canPopInTurn: Bool { stack.count >= 2 && isOnScreen }
}
