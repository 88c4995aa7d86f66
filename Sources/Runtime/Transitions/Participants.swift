/// The two sides of a transition and the view that contains them: loads, measures, adds and removes
/// their views.
final class Participants {
  /// Frames of both sides' views; zero where unknown (TR-7).
  struct Frames {
    var from = Rect.zero
    var to = Rect.zero

    /// Takes over the frames that are known of others.
    mutating func replace(with known: Frames) {
      if known.from != .zero { from = known.from }
      if known.to != .zero { to = known.to }
    }
  }

  private let request: TransitionRequest
  private let controllers: Controllers
  /// Retained while the session lasts.
  private(set) var containerView = Handle.none
  private(set) var initialFrames = Frames()
  private(set) var finalFrames = Frames()
  /// Frame of the leaving side when it comes back.
  private(set) var homeOfFrom = Rect.zero
  /// Bounds of the container view for which both sides are laid out.
  private var laidOut = Rect.zero
  /// The arriving side's view and shown values, if an earlier transition still drew it.
  private(set) var claimed = Afterimages.Claimed()
  /// Other controllers that share the coordinator: presented ones that adapt to a change of size.
  private var guests: [Handle] = []

  init(_ request: TransitionRequest, _ controllers: Controllers) {
    self.request = request
    self.controllers = controllers
  }

  private var views: Views { controllers.views }

  /// Whether a controller takes part: as a side or with one, as the container, or as a guest.
  func include(_ controller: ViewController) -> Bool {
    request.from === controller || request.to === controller || request.container === controller
      || request.others.contains { $0 === controller }
      || request.othersComing.contains { $0 === controller } || isGuest(controller.handle)
  }

  func isGuest(_ controller: Handle) -> Bool { guests.contains(controller) }

  func add(guests: [Handle]) { self.guests += guests }

  var hasContainerView: Bool { views.names.contains(containerView) }

  // MARK: Beginning

  /// Finds the view of a container's transition before it begins, for callbacks that ask for it.
  func findContainerView() {
    guard request.policy.kind == .contents, let view = try? request.containerView(),
      (try? views.retain(view)) != nil
    else { return }
    containerView = view
  }

  /// Takes what is shown of the arriving side from an earlier transition.
  func claimViews(_ transitions: Transitions) { claimed = transitions.claim(request.coming) }

  /// Whether the transition would be invisible: its container, or what it dismisses, has left the
  /// window since the request. A change of the window's size never is.
  var areUnseen: Bool {
    switch request.policy.kind {
    case .contents: !request.policy.has(.resizes) && !controllers.isInWindow(request.container)
    case .presentation: !controllers.isInWindow(request.container)
    case .dismissal: !(request.from.map { controllers.isInWindow($0) } ?? true)
    }
  }

  /// Loads the views of the container and of all sides, which calls the host; `isAlive` says
  /// whether the transition still is.
  func load(while isAlive: () -> Bool) throws(Fault) {
    let view = try request.containerView()
    guard isAlive() else { return }
    try views.retain(view)
    if !containerView.isNone { views.release(containerView) }
    containerView = view
    var sides = request.othersComing
    if let to = request.to { sides.put(to, at: 0) }
    if let from = request.from { sides.put(from, at: 0) }
    for side in sides { try side.loadViewIfNeeded() }
    for side in sides where !side.isViewLoaded {
      throw Fault(.invalidState, "a view controller has let go of its view before its transition")
    }
  }

  /// Gives a view that arrives from outside of the window its size, before it is shown.
  func fillContainer() {
    guard request.policy.has(.fillsContainer), let to = request.to, to.isViewLoaded,
      !controllers.isInWindow(to), hasContainerView
    else { return }
    // A view that was still leaving is in its place when it comes back.
    controllers.animations.removeAll(from: to.viewIfLoaded.index)
    controllers.placeAlong(to, in: containerView.index)
  }

  /// Finds the frames of both sides at the beginning and at the end.
  func findFrames() {
    if let from = request.from {
      let view = request.sides?.view(of: from) ?? from.viewIfLoaded
      if views.names.contains(view) { initialFrames.from = views.frame(view.index) }
      // Zero says that the view will leave the window (TR-7).
      finalFrames.from = request.policy.removesOldView ? .zero : initialFrames.from
    }
    if let to = request.to {
      finalFrames.to = request.sides?.finalFrame(of: to) ?? views.bounds(containerView.index)
      // A presenter that stays where it is.
      if request.coming == nil { initialFrames.to = finalFrames.to }
    }
    initialFrames.replace(with: request.initialFrames)
    finalFrames.replace(with: request.finalFrames)
    homeOfFrom = initialFrames.from
    laidOut = views.bounds(containerView.index)
  }

  /// Adds a presented view, if the transition presents one.
  func showPresented() {
    guard request.policy.kind == .presentation, let to = request.to else { return }
    request.sides?.put(to, isIn: true)
  }

  /// Sends `viewIsAppearing` to all arriving controllers whose views are in the window.
  func deliverIsAppearing() {
    for to in request.allAppearing where controllers.isInWindow(to) {
      controllers.deliverIsAppearing(to)
    }
  }

  // MARK: During the transition

  /// Adapts both sides, where they fill the container view, and the animator's `companions` to new
  /// bounds of that, even in motion: start, shown values and goal are all mapped alike.
  ///
  /// If the bounds change in an animated block, both sides move with that, and their motion is
  /// mapped over within `seconds`, the time that the transition has left; `comesBack` says that it
  /// may be taken back to where they started, and `isCancelled` that it goes there by itself.
  /// `didChange` is called if the bounds are others, once the sides' new frames are known and before
  /// anything moves.
  func followContainer(
    with companions: [Handle], comesBack: Bool, isCancelled: Bool, within seconds: Double?,
    _ didChange: () -> Void
  ) {
    guard request.sides == nil, !request.policy.has(.resizes), hasContainerView else { return }
    let old = laidOut
    noteRoom()
    let new = laidOut
    guard new != old else { return }
    didChange()
    guard let resize = Controllers.Resize(from: old, to: new) else { return }
    var places: [Controllers.Place] = []
    for side in [request.from, request.to] {
      guard let side, views.names.contains(side.viewIfLoaded),
        views.parent(side.viewIfLoaded.index) == containerView.index,
        fills(side.viewIfLoaded.index, old.size)
      else { continue }
      let center = resize.mapped(views.frame(side.viewIfLoaded.index).center)
      var step = comesBack ? new.center - old.center : nil
      if isCancelled, side === request.to {
        // It leaves, and is seen until the transition ends: all of its way goes with the block.
        let shown = controllers.animations.tracks.shownCenter(side.viewIfLoaded.index)
        step = resize.mapped(shown) - shown
      }
      places.append(.init(view: side.viewIfLoaded, center: center, size: new.size, step: step))
    }
    for view in companions where views.names.contains(view) {
      places.append(resize.place(of: view, views.frame(view.index)))
    }
    controllers.stretch(
      places, resize.across, resize.down, in: containerView.index, within: seconds)
  }

  /// Takes the bounds of the container view as those for which both sides are laid out.
  func noteRoom() {
    guard request.sides == nil, !request.policy.has(.resizes), hasContainerView else { return }
    let old = laidOut
    laidOut = views.bounds(containerView.index)
    if finalFrames.to == old { finalFrames.to = laidOut }
    if homeOfFrom == old { homeOfFrom = laidOut }
  }

  /// Whether a view has this size; one that was stopped in motion differs by rounding.
  private func fills(_ view: Int, _ size: Size) -> Bool {
    let own = views.bounds(view).size
    return (own.width - size.width).magnitude < 1e-6 && (own.height - size.height).magnitude < 1e-6
  }

  // MARK: The end

  /// Adds the side that stays to the container view and removes the other one. With `lingering`,
  /// after a transition that was completed ahead, a leaving side that is seen stays drawn instead:
  /// its view, or the one that contains it, and the parts of its presentation are given to that
  /// function.
  func place(_ outcome: TransitionOutcome, lingering: ((ViewController, Handle, [Handle]) -> Void)?)
  {
    let completed = outcome == .finished
    request.putIn(completed ? request.coming : request.leaving, containerView)
    guard request.policy.removesOldView || !completed else { return }
    let side = completed ? request.leaving : request.coming
    guard let side, completed, let lingering else { return request.takeOut(side, containerView) }
    let parts = request.sides?.parts(of: side) ?? []
    let view =
      request.sides?.letLinger(side)
      ?? (request.staysInPicture(side, containerView) ? side.viewIfLoaded : .none)
    guard !view.isNone else { return request.takeOut(side, containerView) }
    lingering(side, view, parts)
  }

  /// Releases the container view.
  func letGo() {
    if !containerView.isNone { views.release(containerView) }
  }
}
