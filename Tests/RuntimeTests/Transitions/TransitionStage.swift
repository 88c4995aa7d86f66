@testable import Motus

/// A runtime with a window of 400 × 800 points, a navigation controller, screens and animators that
/// write down what they are told, and a clock that the test moves.
///
/// Every call is a line: `B.willAppear(true)`, `willShow(B)`, `animate`, `ended(true)`. A test can
/// hang anything on a line: it then happens inside that callback.
final class TransitionStage {
  let runtime = Runtime(number: 1, generation: 1, time: 0)
  private(set) var log: [String] = []
  /// What the runtime has warned of.
  private(set) var warnings: [String] = []
  /// Calls that the state machine of appearance does not allow (AP-1, AP-2).
  private(set) var violations: [String] = []
  /// What happens inside a callback, by its line; every time, until it is taken away.
  var hooks: [String: () -> Void] = [:]
  /// Sees every line.
  var onEvery: ((String) -> Void)?
  private(set) var screens: [Screen] = []
  let navigation: NavigationController
  let delegate: StageDelegate
  private(set) var time: Double = 0
  private var appearances: [String: Appearance] = [:]
  private var hasBeenAppearing: Set<String> = []

  /// The navigation controller fills the window and shows the first of the named screens.
  init(_ names: String..., inWindow: Bool = true) {
    delegate = StageDelegate()
    runtime.resizeWindow(Size(width: 400, height: 800))
    let recorder = Recorder("nav")
    navigation = NavigationController(transitions: runtime.transitions, delegate: recorder)
    recorder.stage = self
    delegate.stage = self
    runtime.host.setReport { [unowned self] _, _, message in warnings.append(message.text) }
    hold(navigation, as: .navigationController)
    navigation.setDelegate(delegate)
    if !names.isEmpty {
      must { try navigation.setViewControllers(names.map { screen($0) }, animated: false) }
    }
    if inWindow { try? runtime.controllers.setRoot(navigation) }
    tick()
    clear()
  }

  deinit {
    runtime.host.setReport(nil)
    runtime.end()
  }

  var views: Views { runtime.views }
  var controllers: Controllers { runtime.controllers }
  var transitions: Transitions { runtime.transitions }
  var session: TransitionSession? { transitions.session(of: navigation.handle) }
  var stack: [String] { navigation.stack.map { name($0) } }

  /// A new screen, held once by the stage.
  @discardableResult
  func screen(_ name: String) -> Screen {
    let recorder = Recorder(name)
    recorder.stage = self
    let screen = Screen(controllers: runtime.controllers, delegate: recorder)
    hold(screen, as: .viewController)
    screens.append(screen)
    return screen
  }

  /// The living screen of this name, made when there is none.
  subscript(name: String) -> Screen {
    screens.last { $0.name == name && runtime.entities.contains($0.handle) } ?? screen(name)
  }

  func name(_ controller: ViewController?) -> String {
    guard let controller else { return "nil" }
    return (controller.delegate as? Recorder)?.name ?? "?"
  }

  // MARK: Requests, with their completions written down; the border refuses what has ended

  private var isAlive: Bool { runtime.entities.contains(navigation.handle) }

  func push(_ name: String, animated: Bool = true) {
    guard isAlive else { return }
    try? navigation.push(self[name], animated: animated) { [unowned self] done in
      note("pushed \(name)(\(done))")
    }
  }

  func pop(animated: Bool = true) {
    guard isAlive else { return }
    _ = navigation.pop(animated: animated) { [unowned self] done in note("popped(\(done))") }
  }

  func set(_ names: String..., animated: Bool = true) {
    guard isAlive else { return }
    try? navigation.setViewControllers(names.map { self[$0] }, animated: animated) {
      [unowned self] done in note("set(\(done))")
    }
  }

  // MARK: Time

  func tick(_ seconds: Double = 0) {
    time += seconds
    must { try runtime.tick(to: time) }
  }

  /// Frames of a 120th of a second.
  func run(_ seconds: Double) {
    let end = time + seconds
    while time + 1.0 / 120 < end { tick(1.0 / 120) }
    tick(end - time)
  }

  /// Frames until nothing moves, and one more: what has arrived goes when the next frame opens.
  func settle() {
    var frames = 0
    while runtime.needsTick && frames < 600 {
      tick(1.0 / 60)
      frames += 1
    }
    tick(1.0 / 60)
  }

  // MARK: The end

  /// The references that the stage itself has and has not given back.
  private var held: [Handle] = []

  func hold(_ entity: Entity, as kind: Kind) {
    guard (try? runtime.entities.insert(entity, as: kind)) != nil else { return }
    held.append(entity.handle)
  }

  /// Gives every reference back, as a host can at any moment.
  func releaseAll(but kept: Entity? = nil) {
    let due = held
    held = due.filter { $0 == kept?.handle }
    for handle in due where handle != kept?.handle { runtime.entities.release(handle) }
  }

  /// Empties the window and gives everything back; what is left then has been lost.
  func tearDown() -> [String] {
    hooks = [:]
    onEvery = nil
    must { try controllers.setRoot(nil) }
    while let view = views.child(views.window.index, at: 0) { views.removeFromSuperview(view) }
    settle()
    releaseAll()
    delegate.animator = nil
    delegate.interactor = nil
    tick()
    var found: [String] = []
    let objects = runtime.entities.liveCount
    if objects > 0 { found.append("\(objects) objects") }
    let live = views.names.liveCount
    if live > 1 { found.append("\(live - 1) views") }
    return found
  }

  // MARK: The log

  func note(_ line: String) {
    log.append(line)
    hooks[line]?()
    onEvery?(line)
  }

  /// The lines since the last time; layout only when asked for.
  func take(layout: Bool = false) -> [String] {
    defer { clear() }
    return layout ? log : log.filter { !$0.contains("Layout") }
  }

  func clear() { log = [] }

  func forgetWarnings() { warnings = [] }

  /// Follows the state machine of AP-9 from outside.
  func follow(_ name: String, _ call: String) {
    let state = appearances[name] ?? .disappeared
    let next: Appearance? =
      switch (call, state) {
      case ("willAppear", .disappeared), ("willAppear", .disappearing): .appearing
      case ("didAppear", .appearing): hasBeenAppearing.contains(name) ? .appeared : nil
      case ("willDisappear", .appeared), ("willDisappear", .appearing): .disappearing
      case ("didDisappear", .disappearing): .disappeared
      case ("isAppearing", .appearing): hasBeenAppearing.insert(name).inserted ? .appearing : nil
      default: nil
      }
    guard let next else {
      violations.append("\(name).\(call) while \(state.noun)")
      return
    }
    if call == "willAppear" { hasBeenAppearing.remove(name) }
    appearances[name] = next
  }

  // MARK: The picture

  func shown(_ controller: ViewController, _ property: PropertyID) -> [Double] {
    guard controller.isViewLoaded, let kind = views.properties.kind(of: property) else { return [] }
    return [Double](unsafeUninitializedCapacity: kind.componentCount) { buffer, count in
      guard let base = buffer.baseAddress else { return }
      runtime.tracks.readShown(controller.viewIfLoaded.index, property, kind, into: base)
      count = kind.componentCount
    }
  }

  /// The horizontal middle of a screen as it is shown; 200 is in place.
  func x(_ name: String) -> Double { shown(self[name], .center).first ?? .nan }

  func alpha(_ name: String) -> Double { shown(self[name], .alpha).first ?? .nan }

  /// The horizontal middle by its model value.
  func modelX(_ name: String) -> Double {
    let screen = self[name]
    return screen.isViewLoaded ? views.geometry(screen.viewIfLoaded.index)[0] : .nan
  }

  func set(_ controller: ViewController, _ property: PropertyID, _ values: [Double]) {
    guard controller.isViewLoaded, let kind = views.properties.kind(of: property) else { return }
    runtime.animations.set(controller.viewIfLoaded.index, property, kind, to: values)
  }

  /// The screens whose views stand in the navigation controller's view, from the back.
  var inTree: [String] {
    guard navigation.isViewLoaded else { return [] }
    var found: [String] = []
    for position in 0..<Int(views.rows[navigation.viewIfLoaded.index].childCount) {
      guard let view = views.child(navigation.viewIfLoaded.index, at: position),
        let owner = controllers.find(Handle(bits: views.rows[view].owner))
      else { continue }
      found.append(name(owner))
    }
    return found
  }

  /// Where something is not as it must be when nothing is under way (AP-1, AP-8, CO-1):
  /// appeared is what stands in the window, nobody has anything in hand, the stack and the children
  /// agree.
  var inconsistencies: [String] {
    var found = violations
    for screen in screens + [navigation] where runtime.entities.contains(screen.handle) {
      let name = name(screen)
      let isSeen = controllers.isInWindow(screen) && !isCovered(screen)
      let goal: Appearance = isSeen ? .appeared : .disappeared
      if screen.appearance != goal { found.append("\(name) is \(screen.appearance.noun)") }
      if screen.lifecycle.isManaged { found.append("\(name) is still managed") }
      if !screen.lifecycle.reasons.isEmpty { found.append("\(name) moves") }
      if transitions.coordinator(of: screen) != nil { found.append("\(name) has a coordinator") }
    }
    for screen in navigation.stack where screen.parent != navigation.handle {
      found.append("\(name(screen)) is no child")
    }
    return found
  }

  /// Whether it, or what it stands in, has been told that it is covered (US-16).
  private func isCovered(_ controller: ViewController) -> Bool {
    var current: ViewController? = controller
    while let candidate = current {
      if candidate.isCovered { return true }
      current = controllers.find(candidate.parent)
    }
    return false
  }

  /// What still moves, waits, or went wrong; empty when all is well and at rest.
  var unrest: [String] {
    var found = violations + warnings
    if transitions.count > 0 { found.append("\(transitions.count) transitions") }
    if runtime.tracks.count > 0 { found.append("\(runtime.tracks.count) tracks") }
    if runtime.tracks.liveGroups > 0 { found.append("\(runtime.tracks.liveGroups) groups") }
    if runtime.needsTick { found.append("needs a tick") }
    return found
  }
}

/// A screen of the stage.
final class Screen: ViewController {
  var name: String { (delegate as? Recorder)?.name ?? "?" }
}

/// Writes down a controller's life.
final class Recorder: ViewControllerDelegate {
  let name: String
  unowned(unsafe) var stage: TransitionStage!

  init(_ name: String) { self.name = name }

  private func note(_ call: String, _ argument: String? = nil) {
    stage.note("\(name).\(call)" + (argument.map { "(\($0))" } ?? ""))
  }

  private func appearance(_ call: String, _ animated: Bool) {
    stage.follow(name, call)
    note(call, "\(animated)")
  }

  override func viewDidLoad(_ controller: ViewController) { note("didLoad") }
  override func viewWillAppear(_ controller: ViewController, animated: Bool) {
    appearance("willAppear", animated)
  }
  override func viewIsAppearing(_ controller: ViewController, animated: Bool) {
    appearance("isAppearing", animated)
  }
  override func viewDidAppear(_ controller: ViewController, animated: Bool) {
    appearance("didAppear", animated)
  }
  override func viewWillDisappear(_ controller: ViewController, animated: Bool) {
    appearance("willDisappear", animated)
  }
  override func viewDidDisappear(_ controller: ViewController, animated: Bool) {
    appearance("didDisappear", animated)
  }
  override func viewWillLayoutSubviews(_ controller: ViewController) { note("willLayout") }
  override func viewDidLayoutSubviews(_ controller: ViewController) { note("didLayout") }
  override func willMove(_ controller: ViewController, toParent parent: ViewController?) {
    note("willMove", stage.name(parent))
  }
  override func didMove(_ controller: ViewController, toParent parent: ViewController?) {
    note("didMove", stage.name(parent))
  }
}

/// The navigation controller's delegate: answers the animator and the interactor that it is given.
final class StageDelegate: NavigationDelegate {
  unowned(unsafe) var stage: TransitionStage!
  var animator: AnimatedTransitioning?
  var interactor: InteractiveTransitioning?

  override func willShow(
    _ controller: ViewController, in navigation: NavigationController, animated: Bool
  ) {
    stage.note("willShow(\(stage.name(controller)))")
  }

  override func didShow(
    _ controller: ViewController, in navigation: NavigationController, animated: Bool
  ) {
    stage.note("didShow(\(stage.name(controller)))")
  }

  override func animationController(
    for operation: TransitionPolicy.Operation, from: ViewController, to: ViewController,
    in navigation: NavigationController
  ) -> AnimatedTransitioning? {
    stage.note("animator? \(operation) \(stage.name(from)) \(stage.name(to))")
    return animator
  }

  override func interactionController(
    for animator: AnimatedTransitioning, in navigation: NavigationController
  ) -> InteractiveTransitioning? {
    stage.note("interactor?")
    return interactor
  }
}
