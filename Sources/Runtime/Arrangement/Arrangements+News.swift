/// Calls to hosts about lists: before anything is changed, and after everything is.
extension Arrangements {
  /// Changes lists and the tree in `body`, during which no callbacks are made: they follow when no
  /// buffer is being worked through.
  func arranging(_ body: () -> Void) {
    views.holdingNews(body)
    guard !views.holdsNews, !warnings.isEmpty else { return }
    for fault in takeWarnings() {
      animations.host.warn(fault.code, "motus_view_arrange", fault.message)
    }
  }

  /// Makes the calls of views that come with the waiting lists. The host may give other lists
  /// meanwhile, so everything is read anew at each step.
  func announceArrivals() {
    var position = 0
    while position < pending.count {
      announceArrivals(of: pending[position])
      position += 1
    }
  }

  /// Makes the calls of views that come with one list.
  func announceArrivals(of list: ChildArrangement) {
    var position = 0
    while position < list.pending.count {
      let entry = list.pending[position]
      position += 1
      guard entry.view != 0, entry.flags & ChildEntry.leaves == 0 else { continue }
      let view = Handle(bits: entry.view).index
      if views.bearsNews(view), !isLeaving(list.parent.index) {
        views.announce(view, into: list.parent.index)
      }
    }
  }

  /// Makes the calls of views that are about to go, their exits being over.
  func announceDepartures() {
    var position = 0
    while position < all.count {
      let list = all[position]
      position += 1
      var leaver = 0
      while list.isSettling, leaver < list.leavers.count {
        let child = list.children[Int(list.leavers[leaver])]
        leaver += 1
        if child.state == .leaving, child.presenceEnd <= animations.horizon {
          views.announce(Handle(bits: child.view).index, into: nil)
        }
      }
    }
  }
}
