/// One page after the other, turned by a finger, a wheel or the program (LC-13).
///
/// The pages stand side by side in the content of a scroller; the one that is shown at offset 0. When
/// the content has left that place for the next page a transition begins, which the offset leads from
/// there on, whoever moves it. When the next page stands in the window the transition has completed,
/// and the content is counted anew from that page; when the old one stands there again, it has been
/// cancelled.
///
///     rest ── leaves its place ──▶ turning ── the next page's place ──▶ completed ─┐
///      ▲                              └────── its own place ──▶ cancelled ─────────┤
///      └───────────────────────────────────────────────────────────────────────────┘
final class PageViewController: OrderedContainer {
  struct Settings {
    /// 0 for horizontal pages.
    var axis = 0
    var spacing = 0.0
    var isRightToLeft = false
  }

  /// The page that is on its way.
  struct Turn {
    /// 1 to the page behind, −1 to the one before.
    let direction: Int
    let page: ViewController
    /// Whether a finger has had it.
    var isByHand: Bool
    /// The page beyond it, when a finger has caught it and may go on.
    var beyond: ViewController?
  }

  let scrollers: Scrollers
  let settings: Settings
  var source: PageSource?
  var pageDelegate: PageDelegate?
  var turn: Turn?
  private(set) var before: ViewController?
  private(set) var behind: ViewController?
  /// How far the content is from the place of the page that is shown, in pages.
  var position = 0.0
  /// From one page to the next, as it is laid out; 0 before it has been.
  var pitch = 0.0
  private lazy var animator = PageTransition(self)
  private lazy var hand = PageHand()
  lazy var follower = PageFollower(self)
  /// The scroller that tells of itself.
  private var adopted: Scroller?
  var isFollowing = false
  /// Whether the transition ends because the content has come to a page.
  var isArriving = false
  /// Counts requests for neighbours: one in another leaves nothing to go on with.
  private var asked: UInt64 = 0

  init(transitions: Transitions, scrollers: Scrollers, _ settings: Settings) {
    self.scrollers = scrollers
    self.settings = settings
    super.init(transitions: transitions, delegate: ViewControllerDelegate())
  }

  var axis: Int { settings.axis }

  /// The scroller, once there is a view.
  var scroller: Scroller? {
    isViewLoaded ? scrollers.scroller(of: viewIfLoaded.index) : nil
  }

  /// Which way offsets grow as pages follow.
  var sign: Double { settings.isRightToLeft && axis == 0 ? -1 : 1 }

  // MARK: The scroller

  /// The scroller, made now if it is not there yet.
  func loadScroller() throws(Fault) -> Scroller {
    let view = try view()
    if let scroller = scrollers.scroller(of: view.index) {
      adopt(scroller)
      return scroller
    }
    let scroller = try scrollers.make(view, ScrollerOptions())
    // The view holds it.
    controllers.entities.release(scroller.handle)
    adopt(scroller)
    return scroller
  }

  private func adopt(_ scroller: Scroller) {
    guard adopted !== scroller else { return }
    adopted?.follower = nil
    adopted = scroller
    scroller.follower = follower
    let axes = axis == 0 ? ScrollerOptions.Axes.horizontal : .vertical
    scroller.options.axes = axes
    scroller.options.paging = axes
    scroller.options.alwaysBounces = axes
    scroller.options.isRightToLeft = false
    scroller.options.maximumPages = 1
    scroller.applyOptions()
    pitch = 0
    layOutPages()
  }

  // MARK: Places

  var dimension: Double {
    let size = controllers.views.bounds(viewIfLoaded.index).size
    return axis == 0 ? size.width : size.height
  }

  /// The pages that there are around the one that is shown.
  var frame: Scroller.Frame {
    var (low, high) = (before == nil ? 0.0 : 1, behind == nil ? 0.0 : 1)
    if let turn {
      if turn.direction > 0 { high = max(high, 1) } else { low = max(low, 1) }
      if turn.beyond != nil { if turn.direction > 0 { high = 2 } else { low = 2 } }
    }
    return Scroller.Frame(
      dimension: dimension, spacing: settings.spacing, before: sign > 0 ? low : high,
      behind: sign > 0 ? high : low)
  }

  override func frame(of member: ViewController) -> Rect {
    let size = controllers.views.bounds(viewIfLoaded.index).size
    var place = 0.0
    if let turn, turn.page === member, member !== selected {
      place = sign * Double(turn.direction) * (dimension + settings.spacing)
    }
    return Rect(
      x: axis == 0 ? place : 0, y: axis == 0 ? 0 : place, width: size.width, height: size.height)
  }

  override func layOutContents() { layOutPages() }

  private func layOutPages() {
    guard let scroller else { return }
    let new = dimension + settings.spacing
    if new != pitch {
      let goal = pitch > 0 ? Elementary.round(scroller[axis].target.divided(by: pitch)) : 0
      pitch = new
      scroller.setFrame(
        axis, frame, offset: sign * position * new, target: goal * new)
      // It may have arrived by that.
      if turn != nil { scrollers.list(scroller) }
    } else {
      scroller.setFrame(axis, frame)
    }
    for page in [selected, turn?.page] { if let page { place(page) } }
  }

  override func willAppearBeforeChildren() {
    if let scroller = try? loadScroller() { adopt(scroller) }
    super.willAppearBeforeChildren()
  }

  // MARK: Neighbours

  /// Asks the source which pages stand beside the one that is shown.
  func reload() {
    asked &+= 1
    let mark = asked
    let first = ask(-1, from: selected)
    guard asked == mark else { return }
    let last = ask(1, from: selected)
    guard asked == mark, turn == nil else { return }
    setNeighbors(first, last)
    if pitch > 0 { scroller?.setFrame(axis, frame) }
  }

  func ask(_ direction: Int, from page: ViewController?) -> ViewController? {
    guard let page, let source else { return nil }
    let answer = controllers.host.call {
      direction < 0 ? source.page(before: page, in: self) : source.page(after: page, in: self)
    }
    guard let answer, answer !== page else { return nil }
    do throws(Fault) {
      try checkNewcomer(answer)
      return answer
    } catch {
      controllers.host.warn(error.code, "motus_page_data_source", error.message)
      return nil
    }
  }

  /// They are held, as long as they are.
  private func setNeighbors(_ first: ViewController?, _ last: ViewController?) {
    let entities = controllers.entities
    let old = [before, behind]
    before = first.flatMap { entities.contains($0.handle) ? $0 : nil }
    behind = last.flatMap { entities.contains($0.handle) ? $0 : nil }
    for page in [before, behind] { if let page { entities.hold(page) } }
    for page in old { if let page { entities.release(page.handle) } }
  }

  // MARK: Requests

  /// Turns to a page, which is the neighbour on that side from now on.
  func show(
    _ page: ViewController, _ direction: Int, animated: Bool, completion: Completion? = nil
  ) throws(Fault) {
    try checkNewcomer(page)
    transitions.perform(for: self, naming: [page]) { [self] in
      guard page !== selected, (try? checkNewcomer(page)) != nil else {
        completion?(page === selected)
        return
      }
      perform(page, direction, isByHand: false, animated: animated, completion)
    }
  }

  /// Takes a list of pages. The one that is shown stays if it is among them, else the first is shown.
  func setPages(_ list: [ViewController], isCircular: Bool) throws(Fault) {
    try checkNewcomers(list)
    setSource(PageList(list, isCircular: isCircular, controllers.entities))
    if let selected, list.contains(where: { $0 === selected }) { return reloadLater() }
    if let first = list.first { return try show(first, 1, animated: false) }
    transitions.perform(for: self) { [self] in
      arrange([], showing: nil, .page, isImmediate: true, animated: false) { _ in self.reload() }
    }
  }

  func setSource(_ new: PageSource?) {
    let old = source
    source = new
    old?.letGo()
  }

  /// Reloads, when nothing is on its way; whatever is reloads at its end.
  func reloadLater() { if turn == nil { reload() } }

  func perform(
    _ page: ViewController, _ direction: Int, isByHand: Bool, animated: Bool,
    _ completion: Completion?
  ) {
    let from = selected
    controllers.entities.hold(page)
    turn = Turn(direction: direction, page: page, isByHand: isByHand, beyond: nil)
    if pitch > 0 { scroller?.setFrame(axis, frame) }
    hand.beginsByHand = isByHand
    arrange([page], showing: page, .page, isImmediate: false, animated: animated) {
      [self] completed in
      let wasByHand = lastTurnWasByHand
      controllers.entities.release(page.handle)
      reloadLater()
      if wasByHand, let pageDelegate {
        controllers.host.call {
          pageDelegate.didTurn(from: from, in: self, completed: completed)
        }
      }
      completion?(completed)
    }
  }

  private var lastTurnWasByHand = false

  override var removal: TransitionPolicy { .page }

  override func selection(
    in members: [ViewController], wanting wanted: ViewController?
  ) -> ViewController? { members.last }

  override func askDelegate(
    _ request: inout TransitionRequest, _ from: ViewController, _ to: ViewController
  ) {
    request.animator = animator
    request.interactor = hand
  }

  /// The transition is set up.
  func beginTurn() {
    guard let turn, let scroller, turn.page.isViewLoaded else { return }
    place(turn.page)
    try? controllers.views.add(turn.page.viewIfLoaded.index, to: viewIfLoaded.index)
    place(turn.page)
    // It may have arrived before this has begun.
    scrollers.list(scroller)
    guard !turn.isByHand else { return }
    if scroller.isDragging { scroller.pan.cancel() }
    var goal = scroller.offset
    let place = sign * Double(turn.direction) * pitch
    if axis == 0 { goal.x = place } else { goal.y = place }
    scroller.scroll(to: ScrollPlace(offset: goal), isAnimated: true, completion: -1)
  }

  override func hasSettled(completed: Bool) {
    let (ended, arrives) = (turn, isArriving)
    turn = nil
    // What has waited begins inside the end of this one.
    isArriving = false
    lastTurnWasByHand = ended?.isByHand ?? false
    guard let scroller, pitch > 0 else {
      position = 0
      return
    }
    guard arrives, let ended else {
      // Not by its content: that stands where the page is from now on.
      forgetNeighbors(ended, completed)
      scroller.setFrame(axis, frame)
      scroller.jump(axis, to: 0)
      position = 0
      return
    }
    forgetNeighbors(ended, completed)
    let shift = completed ? -sign * Double(ended.direction) * pitch : 0
    scroller.setFrame(axis, frame, shift: shift)
    position = sign * scroller[axis].offset / pitch + 0
  }

  /// Before the source is asked again, the old page is the neighbour of the new one.
  private func forgetNeighbors(_ ended: Turn?, _ completed: Bool) {
    guard completed else { return }
    let (old, beyond) = (ended == nil ? nil : leaving, ended?.beyond)
    if ended?.direction == -1 { setNeighbors(beyond, old) } else { setNeighbors(old, beyond) }
  }

  /// The page that the transition under way leaves.
  private var leaving: ViewController? { session?.request.from }

  override func dispose() {
    setSource(nil)
    pageDelegate = nil
    setNeighbors(nil, nil)
    adopted?.follower = nil
    adopted = nil
    super.dispose()
  }
}
