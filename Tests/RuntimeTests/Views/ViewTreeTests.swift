import Testing

@testable import Motus

@Suite struct ViewTreeTests {
  let world = ViewWorld()
  var views: Views { world.views }

  func order(_ parent: Int) -> [Int] {
    (0..<Int(views.rows[parent].childCount)).compactMap { views.child(parent, at: $0) }
  }

  @Test func subviewsStandInTheOrderInWhichTheyWereAdded() {
    let some = (0..<5).map { _ in world.view() }
    #expect(order(0) == some)
    #expect(views.child(0, at: 5) == nil)
    #expect(views.child(0, at: -1) == nil)
  }

  @Test func aViewStandsAtTheIndexThatWasAskedFor() throws {
    let (a, b, c) = (world.view(), world.view(), world.view())
    try views.insert(a, into: 0, at: 2)
    #expect(order(0) == [b, c, a])
    try views.insert(c, into: 0, at: 0)
    #expect(order(0) == [c, b, a])
    try views.insert(c, into: 0, at: .max)
    #expect(order(0) == [b, a, c])
    try views.insert(a, into: 0, at: 1)
    #expect(order(0) == [b, a, c])
  }

  @Test func aViewGoesBeforeOrBehindASibling() throws {
    let (a, b, c) = (world.view(), world.view(), world.view())
    try views.insert(a, into: 0, above: b)
    #expect(order(0) == [b, a, c])
    try views.insert(c, into: 0, below: b)
    #expect(order(0) == [c, b, a])
    try views.insert(c, into: 0, below: b)
    #expect(order(0) == [c, b, a])
    try views.add(c, to: 0)
    #expect(order(0) == [b, a, c])
    try views.insert(a, into: 0, at: 0)
    #expect(order(0) == [a, b, c])
    try views.insert(a, into: 0, at: 0)
    #expect(order(0) == [a, b, c])
  }

  @Test func whatIsNoSubviewCannotBeASibling() {
    let a = world.view()
    let inner = world.view(in: a)
    #expect(throws: Fault.self) { try views.insert(a, into: 0, above: inner) }
    #expect(throws: Fault.self) { try views.insert(a, into: 0, below: a) }
    #expect(order(0) == [a])
    #expect(order(a) == [inner])
  }

  @Test func noViewStandsBelowItselfAndTheWindowBelowNone() {
    let a = world.view()
    let b = world.view(in: a)
    let c = world.view(in: b)
    for other in [a, b, c] {
      #expect(throws: Fault.self) { try views.add(a, to: other) }
      #expect(throws: Fault.self) { try views.add(0, to: other) }
    }
    #expect(views.parent(a) == 0)
    #expect(views.isDescendant(c, of: a))
    #expect(!views.isDescendant(a, of: c))
  }

  @Test func theLastReferenceEndsAViewAndLetsItsSubviewsGo() throws {
    let view = try views.create()
    let kept = try views.create()
    try views.add(kept.index, to: view.index)
    let lost = world.handle(world.view(in: view.index))
    views.release(view)
    #expect(!world.runtime.isAlive(view))
    #expect(!world.runtime.isAlive(lost))
    #expect(world.runtime.isAlive(kept))
    #expect(views.parent(kept.index) == nil)
    views.release(kept)
    #expect(views.names.liveCount == 1)
  }

  @Test func theReferenceOfASuperviewIsNotTheHostsToGive() throws {
    let view = world.handle(world.view())
    #expect(throws: Fault.self) { try world.runtime.release(view) }
    #expect(throws: Fault.self) { try world.runtime.release(views.window) }
    #expect(order(0) == [view.index])
    views.removeFromSuperview(view.index)
    #expect(!world.runtime.isAlive(view))
  }

  @Test func aDeepTreeEndsWithoutDeepCalls() throws {
    let root = try views.create()
    var parent = root.index
    for _ in 0..<20_000 { parent = world.view(in: parent) }
    #expect(views.names.liveCount == 20_002)
    views.release(root)
    #expect(views.names.liveCount == 1)
  }

  @Test func observersHearOfEveryMoveOnce() throws {
    let log = MoveLog()
    views.observe(log)
    let outside = try views.create()
    let view = try views.create()
    try views.add(view.index, to: outside.index)
    try views.add(view.index, to: 0)
    try views.add(view.index, to: 0)
    views.removeFromSuperview(view.index)
    try views.add(view.index, to: outside.index)
    views.release(outside)
    let v = view.index
    #expect(
      log.lines == [
        "\(v) from -1 false", "\(v) from \(outside.index) false", "\(v) from 0 true",
        "\(v) from -1 false", "end \(outside.index)", "\(v) from \(outside.index) false",
      ])
  }

  final class MoveLog: ViewObserver {
    var lines: [String] = []

    override func viewDidMove(_ view: Int, from oldParent: Int?, wasInWindow: Bool) {
      lines.append("\(view) from \(oldParent ?? -1) \(wasInWindow)")
    }

    override func viewWillEnd(_ view: Int) { lines.append("end \(view)") }
  }

  @Test(arguments: [1, 2, 3]) func randomOperationsLeaveTheTreeThatListsSay(seed: UInt64) throws {
    var dice = Dice(seed)
    var model = ViewTreeModel(window: views.window.bits)
    for step in 0..<600 {
      try operate(&model, &dice)
      if step % 3 == 0 { compare(model) }
    }
    for view in model.alive where view != model.window {
      while model.references[view, default: 0] > 0 {
        try world.runtime.release(Handle(bits: view))
        model.release(view)
      }
    }
    compare(model)
    for view in model.children[model.window] ?? [] {
      views.removeFromSuperview(Handle(bits: view).index)
    }
    #expect(views.names.liveCount == 1)
  }

  private func operate(_ model: inout ViewTreeModel, _ dice: inout Dice) throws {
    guard let view = dice.pick(model.alive), let other = dice.pick(model.alive) else { return }
    let (child, parent) = (Handle(bits: view).index, Handle(bits: other).index)
    let sibling = dice.pick(model.children[other] ?? []) ?? view
    let siblingIndex = Handle(bits: sibling).index
    let fits = model.canInsert(view, into: other)
    switch dice.below(10) {
    case 0, 1:
      guard model.alive.count < 25 else { return }
      model.create(try views.createForHost().bits)
    case 2:
      #expect(fits == succeeds { () throws(Fault) in try views.add(child, to: parent) })
      if fits { model.insert(view, into: other, at: .max) }
    case 3:
      let position = dice.below(6)
      #expect(
        fits
          == succeeds { () throws(Fault) in try views.insert(child, into: parent, at: position) })
      if fits { model.insert(view, into: other, at: position) }
    case 4, 5:
      let isAbove = dice.below(2) == 0
      let place = model.place(of: sibling, in: other, without: view)
      let done = succeeds { () throws(Fault) in
        if isAbove {
          try views.insert(child, into: parent, above: siblingIndex)
        } else {
          try views.insert(child, into: parent, below: siblingIndex)
        }
      }
      #expect(done == (fits && place != nil))
      if fits, let place { model.insert(view, into: other, at: isAbove ? place + 1 : place) }
    case 6:
      views.removeFromSuperview(child)
      model.remove(view)
    case 7:
      let isFront = dice.below(2) == 0
      let canMove = model.canInsert(sibling, into: other)
      let done = succeeds { () throws(Fault) in
        if isFront {
          try views.add(siblingIndex, to: parent)
        } else {
          try views.insert(siblingIndex, into: parent, at: 0)
        }
      }
      #expect(done == canMove)
      if done { model.insert(sibling, into: other, at: isFront ? .max : 0) }
    case 8:
      guard view != model.window else { return }
      try world.runtime.retain(Handle(bits: view))
      model.references[view, default: 0] += 1
    default:
      guard view != model.window, model.references[view, default: 0] > 0 else { return }
      try world.runtime.release(Handle(bits: view))
      model.release(view)
    }
  }

  private func succeeds(_ body: () throws(Fault) -> Void) -> Bool { (try? body()) != nil }

  private func compare(_ model: ViewTreeModel) {
    #expect(views.names.liveCount == model.alive.count)
    for view in model.alive {
      let handle = Handle(bits: view)
      #expect(world.runtime.isAlive(handle))
      #expect(
        order(handle.index).map { world.handle($0).bits } == model.children[view] ?? [])
      #expect(
        views.parent(handle.index).map { world.handle($0).bits } == model.parent[view])
    }
  }
}
