/// When hosts hear of what lists do: before anything is changed, and after all of it is.
extension Arrangements {
  /// Changes lists and the tree. Nobody is called meanwhile: what the host is to hear comes after it,
  /// when no buffer is being worked through.
  func arranging(_ body: () -> Void) {
    views.holdingNews(body)
    guard !views.holdsNews, !warnings.isEmpty else { return }
    let told = warnings
    warnings = []
    for fault in told { animations.host.warn(fault.code, "motus_view_arrange", fault.message) }
  }

  /// Tells those who come with the lists that wait. The host may be called and give other lists, so all
  /// is read anew at each step.
  func announceArrivals() {
    var place = 0
    while place < pending.count {
      announceArrivals(of: pending[place])
      place += 1
    }
  }

  func announceArrivals(of list: ChildArrangement) {
    var place = 0
    while place < list.pending.count {
      let entry = list.pending[place]
      place += 1
      guard entry.view != 0, entry.flags & ChildEntry.leaves == 0 else { continue }
      let view = Handle(bits: entry.view).index
      if views.bearsNews(view), !isLeaving(list.parent.index) {
        views.announce(view, into: list.parent.index)
      }
    }
  }

  /// Tells those who are about to go: their exits are over.
  func announceDepartures() {
    var place = 0
    while place < all.count {
      let list = all[place]
      place += 1
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
