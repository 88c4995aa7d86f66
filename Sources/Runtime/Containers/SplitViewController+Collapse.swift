/// Columns that become a stack in a compact width, and columns again.
extension SplitViewController {
  /// Carries something out when neither the columns nor the stack are in a transition.
  func inBothLanes(naming other: ViewController? = nil, _ body: @escaping () -> Void) {
    var named = [stack as ViewController]
    if let other { named.append(other) }
    transitions.perform(for: self, naming: named) { [self] in
      transitions.perform(for: stack, naming: named + [self]) { [self] in
        guard session == nil else { return inBothLanes(naming: other, body) }
        body()
      }
    }
  }

  /// Collapses or expands, if the traits say so.
  func adapt() {
    guard isCollapsed != wantsToCollapse, !waitsToAdapt else { return }
    waitsToAdapt = true
    let change = { [self] in
      waitsToAdapt = false
      guard isCollapsed != wantsToCollapse, isViewLoaded, session == nil else { return }
      isCollapsed ? expand() : collapse()
    }
    // A change of size is under way here: it is part of that.
    if transitions.session(of: handle)?.request.isResize ?? false {
      transitions.perform(for: stack, naming: [self], change)
    } else {
      inBothLanes(change)
    }
  }

  private var wantsToCollapse: Bool { controllers.traits(of: self).isCompactInWidth }

  /// The highest column in the stack; −1 for none.
  var topOfStack: Int {
    for column in [2, 1, 0] {
      if let controller = columns[column], stack.contains(controller) { return column }
    }
    return -1
  }

  private func list(upTo top: Int) -> [ViewController] {
    var list: [ViewController] = []
    for column in 0...Self.secondary where column <= top {
      if let controller = columns[column] { list.append(controller) }
    }
    return list
  }

  /// Brings the columns up to one into the stack, in its lane; at least the lowest there is.
  func showInStack(_ column: Int, animated: Bool, _ completion: Completion?) {
    var list = list(upTo: column)
    if list.isEmpty { list = Array(self.list(upTo: Self.secondary).prefix(1)) }
    let isBack = list.last.map { stack.contains($0) } ?? true
    stack.arrange(
      list, showing: list.last, isBack ? .pop : .push, isImmediate: true, animated: animated,
      completion)
  }

  private func collapse() {
    let present = list(upTo: Self.secondary)
    guard !present.isEmpty,
      splitDelegate.map({ delegate in controllers.host.call { delegate.shouldCollapse(self) } })
        ?? true
    else { return }
    let top =
      splitDelegate.map { delegate in
        controllers.host.call { delegate.topColumn(self, proposed: Self.secondary) }
      } ?? Self.secondary
    var members = list(upTo: top)
    if members.isEmpty { members = Array(present.prefix(1)) }
    let others = present.filter { column in !members.contains { $0 === column } }
    for member in members { controllers.willMove(member, to: stack) }
    for other in others { controllers.willMove(other, to: nil) }
    guard isViewLoaded, (try? stack.loadViewIfNeeded()) != nil else { return }
    let views = controllers.views
    isCollapsed = true
    veil.remove()
    for column in present where column !== members.last && stands(column) {
      views.removeFromSuperview(column.viewIfLoaded.index)
    }
    if stack.parent.isNone { attach(stack) }
    // It comes empty: what stands in the window stays there.
    put(stack, in: viewIfLoaded)
    for column in present where column.parent == handle { detach(column) }
    stack.replaceMembers(members)
    if let last = members.last, (try? last.loadViewIfNeeded()) != nil {
      put(last, in: stack.viewIfLoaded)
    }
    for member in members where member.parent == stack.handle {
      controllers.didMove(member, to: stack)
    }
    for other in others where other.parent.isNone { controllers.didMove(other, to: nil) }
    tellAdapted()
  }

  private func expand() {
    let proposed = wanted
    if let splitDelegate {
      wanted = controllers.host.call { splitDelegate.modeForExpanding(self, proposed: proposed) }
    }
    let present = list(upTo: Self.secondary)
    let strangers = stack.members.filter { member in !present.contains { $0 === member } }
    for member in present where member.parent.isNone || member.parent == stack.handle {
      controllers.willMove(member, to: self)
    }
    for member in strangers { controllers.willMove(member, to: nil) }
    isCollapsed = false
    for member in strangers { controllers.entities.hold(member) }
    let views = controllers.views
    for member in strangers
    where member.isViewLoaded && stack.isViewLoaded
      && views.parent(member.viewIfLoaded.index) == stack.viewIfLoaded.index
    {
      views.removeFromSuperview(member.viewIfLoaded.index)
    }
    stack.replaceMembers([])
    for member in present where member.parent.isNone { attach(member) }
    mode = resolve(wanted)
    settleColumns()
    for member in present where !stands(member) && member.isViewLoaded && member.parent == handle {
      views.removeFromSuperview(member.viewIfLoaded.index)
    }
    if stack.isViewLoaded { views.removeFromSuperview(stack.viewIfLoaded.index) }
    if stack.parent == handle { detach(stack) }
    for member in present where member.parent == handle { controllers.didMove(member, to: self) }
    for member in strangers {
      controllers.didMove(member, to: nil)
      controllers.entities.release(member.handle)
    }
    tellAdapted()
  }

  private func put(_ controller: ViewController, in superview: Handle) {
    guard controller.isViewLoaded, controllers.views.names.contains(superview) else { return }
    controllers.place(controller.viewIfLoaded.index, in: superview.index)
    guard controllers.views.parent(controller.viewIfLoaded.index) != superview.index else { return }
    try? controllers.views.add(controller.viewIfLoaded.index, to: superview.index)
  }

  private func tellAdapted() {
    controllers.events.post(.splitCollapsed, handle, detail: isCollapsed ? 1 : 0)
    if controllers.usesInsets { controllers.insetsChanged(in: self) }
    if let splitDelegate {
      controllers.host.call { splitDelegate.didCollapse(self, isCollapsed) }
    }
  }
}
