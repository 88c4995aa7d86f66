/// A stack of view controllers of which the top one is shown (CONTRACT 2.10).
///
/// Every request is a new stack: push, pop and the others say which one, and one function carries
/// it out.
final class NavigationController: ViewController {
  let transitions: Transitions
  var navigationDelegate: NavigationDelegate?
  private(set) var stack: [ViewController] = []
  private var hasShown = false

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
    transitions.perform(for: self) { [self] in
      guard !contains(controller) else {
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
    transitions.perform(for: self) { [self] in
      let isBack = new.last.map { contains($0) } ?? true
      change(to: new, isBack ? .pop : .push, isImmediate: false, animated, completion)
    }
  }

  override func viewIsLoaded() {
    guard let top, (try? top.loadViewIfNeeded()) != nil else { return }
    controllers.fill(top.viewIfLoaded.index, in: viewIfLoaded.index)
    try? controllers.views.add(top.viewIfLoaded.index, to: viewIfLoaded.index)
  }

  override func layOutContents() {
    guard let top, top.isViewLoaded, !transitions.isBusy(self) else { return }
    controllers.fill(top.viewIfLoaded.index, in: viewIfLoaded.index)
  }

  override func willAppearWithChildren(animated: Bool) {
    guard !hasShown, let top else { return }
    navigationDelegateWillShow(top, animated: animated)
  }

  override func didAppearWithChildren(animated: Bool) {
    guard !hasShown, let top else { return }
    hasShown = true
    navigationDelegateDidShow(top, animated: animated)
  }

  override func dispose() {
    stack = []
    navigationDelegate = nil
    super.dispose()
  }

  private func checkNewcomer(_ controller: ViewController) throws(Fault) {
    guard controller !== self else {
      throw Fault(.invalidArgument, "a navigation controller cannot be pushed onto itself")
    }
    guard controller.parent.isNone || controller.parent == handle else {
      throw Fault(.invalidState, "\(controllers.name(controller)) has another parent")
    }
    guard controllers.root != controller.handle else {
      throw Fault(.invalidState, "\(controllers.name(controller)) fills the window")
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
    to new: [ViewController], _ policy: TransitionPolicy, isImmediate: Bool, _ animated: Bool,
    _ completion: Completion?
  ) {
    let old = stack
    let added = new.filter { controller in !old.contains { $0 === controller } }
    let removed = old.filter { controller in !new.contains { $0 === controller } }
    for controller in added {
      controllers.willMove(controller, to: self)
      attachSilently(controller)
    }
    for controller in removed { controllers.willMove(controller, to: nil) }
    if isImmediate { stack = new }
    let from = old.last
    let to = new.last
    var request = TransitionRequest(
      policy: policy, container: self, from: from, to: to,
      isAnimated: animated && from != nil && to != nil && from !== to && isShown,
      containerView: { [self] () throws(Fault) in try view() })
    request.settle = { [self] completed in stack = completed ? new : old }
    request.moved = { [self] completed in
      announce(completed ? added : [], completed ? removed : added, stay: completed ? [] : removed)
    }
    request.completion = completion
    guard from !== to else {
      request.settle(true)
      request.moved(true)
      completion?(true)
      return
    }
    if let to {
      request.willShow = { [self] in navigationDelegateWillShow(to, animated: animated) }
      request.didShow = { [self] in
        hasShown = true
        navigationDelegateDidShow(to, animated: animated)
      }
    }
    if request.isAnimated, let from, let to {
      askDelegate(&request, policy.operation, from, to)
    }
    transitions.begin(request)
  }

  private var isShown: Bool { appearance == .appeared }

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

  /// Tells children where they are now; those that have left are let go.
  private func announce(
    _ added: [ViewController], _ removed: [ViewController], stay: [ViewController]
  ) {
    for controller in added { controllers.didMove(controller, to: self) }
    for controller in stay { controllers.didMove(controller, to: self) }
    for controller in removed {
      controllers.entities.hold(controller)
      detach(controller)
      controllers.didMove(controller, to: nil)
      controllers.entities.release(controller.handle)
    }
  }

  private func navigationDelegateWillShow(_ controller: ViewController, animated: Bool) {
    guard isShown || appearance == .appearing else { return }
    controllers.events.post(
      .willShow, handle, other: controller.handle, detail: animated ? 1 : 0)
    guard let navigationDelegate else { return }
    controllers.host.call { navigationDelegate.willShow(controller, in: self, animated: animated) }
  }

  private func navigationDelegateDidShow(_ controller: ViewController, animated: Bool) {
    guard isShown else { return }
    controllers.events.post(
      .didShow, handle, other: controller.handle, detail: animated ? 1 : 0)
    guard let navigationDelegate else { return }
    controllers.host.call { navigationDelegate.didShow(controller, in: self, animated: animated) }
  }
}
