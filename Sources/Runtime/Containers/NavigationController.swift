/// A stack of view controllers of which the top one is shown (CONTRACT 2.10).
///
/// Every request is a new stack: push, pop and the others say which one, and one function carries
/// it out.
final class NavigationController: ViewController {
  let transitions: Transitions
  var navigationDelegate: NavigationDelegate?
  private(set) var stack: [ViewController] = []
  /// What the stack will be when the transition under way has completed, or been cancelled.
  private var promised: [ViewController] = []
  /// Whom the delegate was told of last: that it will show, that it has.
  private var announced = Handle.none
  private var shown = Handle.none
  /// The edge swipe; none before it is needed.
  var interactivePop: InteractivePop?
  /// What drives the pop that is being asked for, when a hand asks for it.
  var handInteraction: InteractiveTransitioning?

  typealias Completion = (_ completed: Bool) -> Void

  init(transitions: Transitions, delegate: ViewControllerDelegate) {
    self.transitions = transitions
    super.init(controllers: transitions.controllers, delegate: delegate)
  }

  var top: ViewController? { stack.last }

  func contains(_ controller: ViewController) -> Bool {
    stack.contains { $0 === controller }
  }

  /// CONTRACT NV-1: what is in the stack already cannot be pushed.
  func push(
    _ controller: ViewController, animated: Bool, completion: Completion? = nil
  ) throws(Fault) {
    try checkNewcomer(controller)
    guard !contains(controller) else {
      throw Fault(.invalidArgument, "\(controllers.name(controller)) is in the stack already")
    }
    transitions.perform(for: self, naming: [controller]) { [self] in
      // It may have waited.
      guard !contains(controller), (try? checkNewcomer(controller)) != nil else {
        completion?(false)
        return
      }
      change(to: stack + [controller], .push, isImmediate: true, animated, completion)
    }
  }

  /// Answers what is popped at once; nothing at the root, or when the request has to wait.
  func pop(animated: Bool, completion: Completion? = nil) -> ViewController? {
    popLast(animated: animated, completion) { stack in stack.count - 1 }.last
  }

  /// Answers what is popped at once, in the order of the stack; nothing when the controller is on
  /// top or not in the stack (CONTRACT §6.2).
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

  /// Replaces the stack. One transition: back when the new top stood below, forward when it is new
  /// (CONTRACT NV-3).
  func setViewControllers(
    _ new: [ViewController], animated: Bool, completion: Completion? = nil
  ) throws(Fault) {
    for index in new.indices {
      try checkNewcomer(new[index])
      for other in new[..<index] where other === new[index] {
        throw Fault(.invalidArgument, "\(controllers.name(other)) is given twice")
      }
    }
    transitions.perform(for: self, naming: new) { [self] in
      for controller in new where (try? checkNewcomer(controller)) == nil {
        completion?(false)
        return
      }
      let isBack = new.last.map { contains($0) } ?? true
      change(to: new, isBack ? .pop : .push, isImmediate: false, animated, completion)
    }
  }

  override var definesContextByDefault: Bool { true }

  override func layOutContents() {
    guard let top, session == nil else { return }
    place(top)
  }

  /// Puts in what belongs there, if the stack has changed out of sight.
  override func willAppearBeforeChildren() {
    attachInteractivePop()
    // Loading calls the host, which may ask for another stack: that puts its top in by itself.
    guard let present, (try? present.loadViewIfNeeded()) != nil, present === self.present,
      present.standIn.isNone, isViewLoaded, present.isViewLoaded, appearance == .appearing,
      !controllers.views.isDescendant(present.viewIfLoaded.index, of: viewIfLoaded.index)
    else { return }
    controllers.place(present.viewIfLoaded.index, in: viewIfLoaded.index)
    try? controllers.views.add(present.viewIfLoaded.index, to: viewIfLoaded.index)
  }

  /// Whose view is to stand here now: the top's, or the old top's until the transition starts, which
  /// then puts views in and out by itself.
  private var present: ViewController? {
    guard let session else { return top }
    return session.phase == .preparing ? session.request.from : nil
  }

  override func willAppearWithChildren(animated: Bool) {
    if let top, top.handle != shown, session == nil { tellWillShow(top, animated: animated) }
  }

  override func didAppearWithChildren(animated: Bool) {
    if let top, session == nil { tellDidShow(top, animated: animated) }
  }

  override func keeps(_ child: ViewController) -> Bool {
    contains(child) || promised.contains { $0 === child }
  }

  override func dismissKept(_ child: ViewController) {
    transitions.perform(for: self, naming: [child]) { [self] in
      guard contains(child) else { return }
      change(to: stack.filter { $0 !== child }, .pop, isImmediate: true, false, nil)
    }
  }

  override func dispose() {
    stack = []
    promised = []
    navigationDelegate = nil
    interactivePop?.end()
    interactivePop = nil
    super.dispose()
  }

  private func checkNewcomer(_ controller: ViewController) throws(Fault) {
    guard controller !== self else {
      throw Fault(.invalidArgument, "a navigation controller cannot be pushed onto itself")
    }
    guard controller.parent.isNone || controller.parent == handle else {
      throw Fault(.invalidState, "\(controllers.name(controller)) has another parent")
    }
    try controller.checkIsNotPresented()
    guard controllers.root != controller.handle else {
      throw Fault(.invalidState, "\(controllers.name(controller)) fills the window")
    }
    var ancestor = controllers.find(parent)
    while let current = ancestor {
      guard current !== controller else {
        throw Fault(.invalidArgument, "\(controllers.name(controller)) stands above the stack")
      }
      ancestor = controllers.find(current.parent)
    }
  }

  private func popLast(
    animated: Bool, _ completion: Completion?, keeping count: @escaping ([ViewController]) -> Int
  ) -> [ViewController] {
    var popped: [ViewController] = []
    transitions.perform(for: self) { [self] in
      let kept = count(stack)
      guard kept >= 1, kept < stack.count else {
        completion?(false)
        return
      }
      popped = Array(stack[kept...])
      change(to: Array(stack[..<kept]), .pop, isImmediate: true, animated, completion)
    }
    return popped
  }
}

extension NavigationController {
  /// Carries out a new stack by one transition from the old top to the new one.
  ///
  /// `isImmediate` says whether the stack is the new one from now on (CONTRACT NV-6) or when the
  /// transition has finished (NV-3); a cancel restores it to the last place (NV-4).
  private func change(
    to wanted: [ViewController], _ policy: TransitionPolicy, isImmediate: Bool, _ animated: Bool,
    _ completion: Completion?
  ) {
    let old = stack
    promised = old + wanted
    // What both stacks begin with stays as it is: a push onto a long stack looks at one controller.
    var shared = 0
    while shared < min(old.count, wanted.count), old[shared] === wanted[shared] { shared += 1 }
    let new =
      old[..<shared]
      + wanted[shared...].filter { controller in contains(controller) || takeIn(controller) }
    let added = new[shared...].filter { controller in !old.contains { $0 === controller } }
    let removed = old[shared...].filter { controller in !new.contains { $0 === controller } }
    for controller in removed { controllers.willMove(controller, to: nil) }
    if isImmediate { stack = Array(new) }
    let from = old.last
    let to = new.last
    var request = TransitionRequest(
      policy: policy, container: self, from: from, to: to,
      isAnimated: animated && from != nil && to != nil && from !== to && isShown,
      containerView: { [self] () throws(Fault) in try view() })
    request.isJoining = added.contains { $0 === to }
    request.isLeaving = removed.contains { $0 === from }
    request.settle = { [self] completed in
      stack = completed ? Array(new) : old
      promised = []
      if !completed { announced = .none }
      if stack.isEmpty { shown = .none }
      for side in [from, to] { if let side { place(side) } }
    }
    request.moved = { [self] completed in
      announce(completed ? added : removed, gone: completed ? removed : added)
    }
    request.completion = completion
    guard from !== to else {
      request.settle(true)
      request.moved(true)
      completion?(new.count == wanted.count)
      return
    }
    if let to {
      request.willShow = { [self] in tellWillShow(to, animated: animated) }
      request.didShow = { [self] in tellDidShow(to, animated: animated) }
    }
    if request.isAnimated, let from, let to {
      askDelegate(&request, policy.operation, from, to)
      if request.interactor == nil { request.interactor = handInteraction }
    }
    transitions.begin(request)
  }

  private var isShown: Bool { appearance == .appeared }

  private var session: TransitionSession? { transitions.session(of: handle) }

  /// Makes a controller a child. Its author is told first and may have put it elsewhere then.
  private func takeIn(_ controller: ViewController) -> Bool {
    guard controller.parent.isNone || controller.parent == handle else { return false }
    controllers.willMove(controller, to: self)
    guard (try? checkNewcomer(controller)) != nil else { return false }
    attach(controller)
    return true
  }

  private func askDelegate(
    _ request: inout TransitionRequest, _ operation: TransitionPolicy.Operation,
    _ from: ViewController, _ to: ViewController
  ) {
    guard let navigationDelegate else { return }
    request.animator = controllers.host.call {
      navigationDelegate.animationController(for: operation, from: from, to: to, in: self)
    }
    guard let animator = request.animator else { return }
    request.interactor = controllers.host.call {
      navigationDelegate.interactionController(for: animator, in: self)
    }
  }

  /// Tells children where they are now: every `willMove` has its `didMove`. After a cancelled pop
  /// the parent is the old one again, after a cancelled push there is none. Those that have left are
  /// let go.
  private func announce(_ here: [ViewController], gone: [ViewController]) {
    for controller in here where controller.parent == handle {
      controllers.didMove(controller, to: self)
    }
    for controller in gone where controller.parent == handle {
      controllers.entities.hold(controller)
      detach(controller)
      controllers.leaveAlone(controller, by: self)
      controllers.didMove(controller, to: nil)
      controllers.entities.release(controller.handle)
    }
  }

  /// Lets a child's view fill this one, where it stands in it or in nothing.
  private func place(_ child: ViewController) {
    guard child.isViewLoaded, isViewLoaded else { return }
    let superview = controllers.views.parent(child.viewIfLoaded.index)
    guard superview == nil || superview == viewIfLoaded.index else { return }
    controllers.place(child.viewIfLoaded.index, in: viewIfLoaded.index)
  }

  private func tellWillShow(_ controller: ViewController, animated: Bool) {
    guard isShown || appearance == .appearing, controller.handle != announced else { return }
    announced = controller.handle
    controllers.events.post(
      .willShow, handle, other: controller.handle, detail: animated ? 1 : 0)
    guard let navigationDelegate else { return }
    controllers.host.call { navigationDelegate.willShow(controller, in: self, animated: animated) }
  }

  private func tellDidShow(_ controller: ViewController, animated: Bool) {
    guard isShown, controller.handle != shown else { return }
    announced = .none
    shown = controller.handle
    controllers.events.post(
      .didShow, handle, other: controller.handle, detail: animated ? 1 : 0)
    guard let navigationDelegate else { return }
    controllers.host.call { navigationDelegate.didShow(controller, in: self, animated: animated) }
  }
}
