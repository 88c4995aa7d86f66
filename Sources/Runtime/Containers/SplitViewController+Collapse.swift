/// Columns that become one stack in a compact width, and come apart again.
///
/// The stack is the lowest column if that is a navigation controller, else the split view
/// controller's own. Columns that are other navigation controllers lend their members to it.
///
///     expanded     navigation A₁ A₂ │ B │ navigation C₁ C₂
///     collapsed    navigation A₁ A₂   B   C₁ C₂
extension SplitViewController {
  /// Carries out `body` when neither this container nor any stack among its columns is in a
  /// transition: it waits in the lane of each, one after the other, and all over again if there are
  /// other stacks by then, or a transition. With `joinsResize` it does not wait for a change of
  /// size of this container, but is part of it.
  func inAllLanes(
    naming other: ViewController? = nil, joinsResize: Bool = false, _ body: @escaping () -> Void
  ) {
    var named: [ViewController] = [self]
    if let other { named.append(other) }
    let stacks = self.stacks
    var next = { [self] in
      guard session == nil, stacks.elementsEqual(self.stacks, by: ===),
        !stacks.contains(where: { $0.session != nil })
      else { return inAllLanes(naming: other, joinsResize: joinsResize, body) }
      body()
    }
    for stack in stacks {
      let inner = next
      next = { [self, named] in transitions.perform(for: stack, naming: named, inner) }
    }
    for stack in stacks { named.append(stack) }  // Embedded Swift casts no arrays.
    let isResizing = transitions.session(of: handle)?.request.policy.has(.resizes) ?? false
    if joinsResize && isResizing { return next() }
    transitions.perform(for: self, naming: named, next)
  }

  /// The navigation controllers in which a transition may be under way.
  private var stacks: [NavigationController] {
    var found = [stack]
    for column in columns {
      if let column = column as? NavigationController, column !== stack { found.append(column) }
    }
    return found
  }

  /// Returns the stack that columns would have: the lowest one if that is a navigation controller,
  /// else the split view controller's own stack.
  func stack(for columns: [ViewController?]) -> NavigationController {
    for case let column? in columns { return column as? NavigationController ?? ownStack }
    return ownStack
  }

  /// The stack as the host sees it: the present one, or the one that a collapse would take.
  var namedStack: NavigationController {
    isCollapsed ? stack : stack(for: columns)
  }

  // MARK: Parts of columns

  /// Returns the controllers that a column contributes to the stack, or would.
  func part(of column: Int) -> [ViewController] {
    guard let controller = columns[column] else { return [] }
    guard let navigation = controller as? NavigationController else { return [controller] }
    return isCollapsed ? parts[column] : navigation.members
  }

  /// Records which column each member of the stack belongs to: the one whose part contains it, or
  /// that of the member below. A column without any member in the stack keeps its old part.
  func noteParts() {
    var found: [[ViewController]] = [[], [], []]
    var current = columns.firstIndex { $0 != nil } ?? 0
    for member in stack.members {
      for column in 0...Self.secondary where part(of: column).contains(where: { $0 === member }) {
        current = column
      }
      found[current].append(member)
    }
    for column in 0...Self.secondary
    where !found[column].isEmpty && columns[column] is NavigationController {
      setPart(column, found[column])
    }
  }

  /// Takes the members of a column that is a navigation controller out of it, as its part, for the
  /// stack to take. Unless the column is the stack itself, its requests replace its part of the
  /// stack from now on.
  private func lend(_ column: Int) {
    guard let navigation = columns[column] as? NavigationController else { return }
    setPart(column, navigation.members)
    navigation.replaceMembers([])
    guard navigation !== stack else { return }
    // The closure goes before this controller does: that ends all lending when it ends.
    navigation.lend(to: stack) { [unowned(unsafe) self] new, animated, completion in
      noteParts()
      for other in 0...Self.secondary where other != column {
        // A controller of another column's part stays there.
        let isThere = part(of: other).contains { member in new.contains { $0 === member } }
        guard !isThere else {
          completion?(false)
          return
        }
      }
      setPart(column, new)
      showInStack(max(column, topOfStack), animated: animated, completion)
    }
  }

  /// Gives a navigation controller the members of its part back, but for those that have another
  /// place meanwhile. Its requests are carried out by itself again.
  private func giveBack(_ part: [ViewController], to navigation: NavigationController) {
    navigation.endLending()
    let joining = navigation === stack ? [] : part.filter(isFree)
    for member in joining { controllers.willMove(member, to: navigation) }
    navigation.replaceMembers(part.filter(isFree))
    if let top = navigation.top {
      if navigation.isViewLoaded {
        put(top, in: navigation.viewIfLoaded)
      } else if top.isViewLoaded {
        controllers.views.removeFromSuperview(top.viewIfLoaded.index)
      }
    }
    for member in joining { controllers.endMove(of: member) }
    navigation.settleBars()
  }

  /// Whether a controller has no parent or presenter and is not the root: a navigation controller
  /// may take it.
  private func isFree(_ controller: ViewController) -> Bool {
    controller.parent.isNone && controller.presenter.isNone
      && controllers.root != controller.handle
  }

  /// The highest column with a member in the stack; −1 if none has any.
  var topOfStack: Int {
    for column in [2, 1, 0] where part(of: column).contains(where: { stack.contains($0) }) {
      return column
    }
    return -1
  }

  /// Returns the members that the stack has with the columns up to one.
  private func list(upTo top: Int) -> [ViewController] {
    var list: [ViewController] = []
    for column in 0...Self.secondary where column <= top { list += ours(column) }
    return list
  }

  /// Returns those of a column's part that no other container has taken meanwhile.
  private func ours(_ column: Int) -> [ViewController] {
    let owner = columns[column]?.handle ?? handle
    return part(of: column).filter {
      $0.parent == handle || $0.parent == stack.handle || $0.parent == owner || isFree($0)
    }
  }

  /// Shows the columns up to one in the stack, at least the lowest that there is. Called while no
  /// transition is under way in the stack, after `noteParts`.
  func showInStack(_ column: Int, animated: Bool, _ completion: Completion?) {
    var list = list(upTo: column)
    if list.isEmpty { list = lowest }
    let isBack = list.last.map { stack.contains($0) } ?? true
    stack.arrange(
      list, showing: list.last, isBack ? .pop : .push, isImmediate: true, animated: animated,
      completion)
  }

  /// The part of the lowest column that is not empty.
  private var lowest: [ViewController] {
    for column in 0...Self.secondary where !ours(column).isEmpty { return ours(column) }
    return []
  }

  /// Replaces a column while collapsed; `columns` has the new one already, and `part` is the old
  /// one's part of the stack. The stack changes if that shows something of the old one, or is to
  /// show the new one.
  func exchangeInStack(
    _ column: Int, _ old: ViewController?, _ part: [ViewController], isShown: Bool,
    animated: Bool, _ completion: Completion?
  ) {
    let showsOld = part.contains { stack.contains($0) }
    if let new = columns[column] as? NavigationController {
      controllers.willMove(new, to: self)
      if columns[column] === new, new.parent.isNone { appendChild(new) }
      controllers.endMove(of: new)
    }
    setPart(column, [])
    lend(column)
    let held = part + [old].compactMap { $0 }
    for controller in held { controllers.entities.retain(controller) }
    let end: Completion = { [self] completed in
      if let old = old as? NavigationController {
        giveBack(part, to: old)
        letGo(of: old)
      }
      for controller in held { controllers.entities.release(controller.handle) }
      completion?(completed)
    }
    guard showsOld || isShown else { return end(true) }
    showInStack(isShown ? column : max(column, topOfStack), animated: animated, end)
  }

  /// Whether the stack stays the same navigation controller with another column.
  func keepsStack(with new: ViewController?, as column: Int) -> Bool {
    var columns = self.columns
    columns[column] = new
    return stack(for: columns) === stack
  }

  // MARK: Collapsing and expanding

  /// Collapses, if the delegate allows it.
  func collapse() {
    guard columns.contains(where: { $0 != nil }),
      splitDelegate.map({ delegate in controllers.host.call { delegate.shouldCollapse(self) } })
        ?? true
    else { return }
    let top =
      splitDelegate.map { delegate in
        controllers.host.call { delegate.topColumn(self, proposed: Self.secondary) }
      } ?? Self.secondary
    if merge(upTo: top) { notifyAdapted() }
  }

  /// Makes one stack of the columns up to `top`; those above keep their parts for later. A
  /// controller that stays in the window gets no appearance callbacks. Returns false if the stack's
  /// view cannot be loaded.
  func merge(upTo top: Int) -> Bool {
    chooseStack()
    var members = list(upTo: top)
    if members.isEmpty { members = lowest }
    let last = members.last
    let entering = members.filter { $0.parent != stack.handle }
    let others = list(upTo: Self.secondary).filter { other in
      !members.contains { $0 === other }
    }
    for member in entering { controllers.willMove(member, to: stack) }
    for other in others { controllers.willMove(other, to: nil) }
    guard isViewLoaded, (try? stack.loadViewIfNeeded()) != nil else {
      for member in entering + others { controllers.endMove(of: member) }
      return false
    }
    noteStackedColumns()
    veil.remove()
    let views = controllers.views
    // Removes what is seen of the columns, but for the view that the stack shows. Of the stack
    // itself, and of a column whose top the stack shows, that is the top's view.
    for column in columns {
      var seen = column
      if let navigation = column as? NavigationController, let top = navigation.top {
        if navigation === stack || top === last { seen = top }
      }
      guard let seen, seen !== last, seen !== stack, seen.isViewLoaded else { continue }
      views.removeFromSuperview(seen.viewIfLoaded.index)
    }
    for column in 0...Self.secondary {
      lend(column)
      if let controller = columns[column], controller.parent == handle,
        !(controller is NavigationController)
      {
        detach(controller)
      }
    }
    if stack.parent.isNone { appendChild(stack) }
    // The stack enters empty, and then gets its members: a view that is in the window stays in it,
    // so that its controller makes no appearance calls.
    put(stack, in: viewIfLoaded)
    stack.replaceMembers(members)
    if let last, (try? last.loadViewIfNeeded()) != nil { put(last, in: stack.viewIfLoaded) }
    for case let column? in columns where column !== stack && stands(column) {
      views.removeFromSuperview(column.viewIfLoaded.index)
    }
    for member in entering + others { controllers.endMove(of: member) }
    stack.settleBars()
    return true
  }

  /// Expands, in the mode that the delegate chooses.
  func expand() {
    let proposed = wanted
    if let splitDelegate {
      want(controllers.host.call { splitDelegate.modeForExpanding(self, proposed: proposed) })
    }
    separate()
    notifyAdapted()
  }

  /// Splits the stack into columns: controllers of no column lose their parent, and requests for
  /// the stack that wait go to the column that was on top.
  func separate() {
    noteParts()
    let all = list(upTo: Self.secondary)
    let strangers = stack.members.filter { member in !all.contains { $0 === member } }
    let plain = columns.compactMap { $0 is NavigationController ? nil : $0 }
    let joining = plain.filter { $0.parent.isNone || $0.parent == stack.handle }
    for member in joining { controllers.willMove(member, to: self) }
    for member in strangers { controllers.willMove(member, to: nil) }
    for member in strangers { controllers.entities.retain(member) }
    let views = controllers.views
    for member in strangers
    where member.isViewLoaded && stack.isViewLoaded
      && views.parent(member.viewIfLoaded.index) == stack.viewIfLoaded.index
    {
      views.removeFromSuperview(member.viewIfLoaded.index)
    }
    let top = topOfStack
    let heir = top < 0 ? nil : columns[top] as? NavigationController
    stack.giveColumnsBack(to: heir?.handle ?? .none)
    stack.replaceMembers([])
    noteColumnsApart()
    for member in plain where member.parent.isNone { appendChild(member) }
    settleMode()
    // All columns that will be shown enter before any view leaves. Of the others, those whose top
    // is not in the window are given their members back last.
    var late: [Int] = []
    for column in 0...Self.secondary {
      guard let controller = columns[column], controller.parent == handle else { continue }
      let isSeen = parts[column].last.map { controllers.isInWindow($0) } ?? false
      if isViewLoaded, isShown(column, in: mode) {
        // Its top is in the window: that goes over into this view.
        if isSeen { try? controller.loadViewIfNeeded() }
        put(
          controller, in: viewIfLoaded,
          at: frame(of: column, in: mode, views.bounds(viewIfLoaded.index)))
      } else if !isSeen {
        late.append(column)
      }
    }
    for column in 0...Self.secondary where !late.contains(column) { giveBack(column) }
    settleColumns()
    for column in late { giveBack(column) }
    for member in plain where !stands(member) && member.isViewLoaded && member.parent == handle {
      views.removeFromSuperview(member.viewIfLoaded.index)
    }
    if ownStack.isViewLoaded { views.removeFromSuperview(ownStack.viewIfLoaded.index) }
    if ownStack.parent == handle { detach(ownStack) }
    returnToOwnStack()
    for member in joining { controllers.endMove(of: member) }
    for member in strangers {
      controllers.endMove(of: member)
      controllers.entities.release(member.handle)
    }
  }

  /// Gives the members of a column's part back to it, if it is a navigation controller.
  private func giveBack(_ column: Int) {
    guard let navigation = columns[column] as? NavigationController else { return }
    giveBack(parts[column], to: navigation)
    setPart(column, [])
  }

  /// Releases the parts, and ends all lending.
  func forgetParts() {
    for column in 0...Self.secondary {
      (columns[column] as? NavigationController)?.endLending()
      setPart(column, [])
    }
  }

  /// Adds a controller's view to a view and gives it a frame, by default the bounds. With the block that
  /// resizes the columns it goes there from where it is seen (CN-23).
  private func put(_ controller: ViewController, in superview: Handle, at frame: Rect? = nil) {
    let views = controllers.views
    guard controller.isViewLoaded, views.names.contains(superview) else { return }
    let view = controller.viewIfLoaded.index
    let isThere = views.parent(view) == superview.index
    if !isThere { carry(view, into: superview.index) }
    controllers.place(view, at: frame ?? views.bounds(superview.index))
    guard !isThere else { return }
    try? views.add(view, to: superview.index)
  }

  /// Keeps a view that is in the window where it is seen, as it goes over into another one: its center
  /// is mapped. A view outside of the window stays as it is.
  private func carry(_ view: Int, into superview: Int) {
    let tracks = controllers.animations.tracks
    guard let former = controllers.views.parent(view), controllers.views.isInWindow(former),
      let kind = PropertyKind.builtIn(.center),
      let map = try? tracks.transform(from: former, to: superview, isShown: true),
      let center = try? map.carry(Views.center(controllers.views.geometry(view)))
    else { return }
    withUnsafeTemporaryAllocation(of: Double.self, capacity: 2) { scratch in
      guard let value = scratch.baseAddress else { return }
      (value[0], value[1]) = (center.x, center.y)
      tracks.setModel(view, .center, kind, to: value)
    }
  }

  /// Notifies delegate, events and insets of a collapse or an expansion.
  private func notifyAdapted() {
    controllers.events.post(.splitCollapsed, handle, detail: isCollapsed ? 1 : 0)
    if controllers.insetState.areUsed { controllers.insetsChanged(in: self) }
    if let splitDelegate {
      controllers.host.call { splitDelegate.didCollapse(self, isCollapsed) }
    }
  }
}
