import Testing

@testable import Motus

/// Transitions between views (UA-13).
@Suite struct ViewTransitionTests {
  private let stage = Stage()

  private func options(
    _ style: ViewTransitionStyle, _ more: AnimationOptions.Flags = []
  ) -> AnimationOptions {
    .linear(1, flags: more.union(.init(rawValue: style.rawValue << 20)))
  }

  /// A view of 100 × 100 in the window, and one beside the tree.
  private func pair() throws -> (from: Handle, to: Handle) {
    let from = try stage.view(in: stage.runtime.views.window)
    let to = try stage.view()
    for view in [from, to] { stage.set(view, .bounds, [0, 0, 100, 100]) }
    return (from, to)
  }

  private func begin(
    _ style: ViewTransitionStyle, _ from: Handle, _ to: Handle,
    _ more: AnimationOptions.Flags = [], _ word: String = "done"
  ) throws {
    _ = try stage.animations.transition(from: from.index, to: to.index, options(style, more)) {
      stage.animations.completions.keep(stage.word(word))
    }
  }

  private func children() -> [Handle.Bits] {
    let views = stage.runtime.views
    return (0..<Int(views.rows[0].childCount)).map { views.rows[views.child(0, at: $0)!].name }
  }

  /// The angle about y of what is shown.
  private func turn(_ view: Handle) -> Double {
    let m = stage.shown(view, .transform3D)
    return Elementary.atan2(-m[2], m[0])
  }

  @Test func aCrossDissolveFadesOneIntoTheOther() throws {
    let (from, to) = try pair()
    stage.set(to, alpha: 0.8)
    try begin(.crossDissolve, from, to)
    #expect(children() == [from.bits, to.bits])
    #expect(stage.alpha(from) == 1 && stage.alpha(to) == 0)
    try stage.tick(0.25)
    #expect(near(stage.alpha(from), 0.75) && near(stage.alpha(to), 0.2))
    try stage.tick(1)
    #expect(children() == [to.bits])
    #expect(stage.modelAlpha(from) == 1 && stage.modelAlpha(to) == 0.8)
    #expect(stage.takeLog() == ["done+"])
    #expect(stage.animations.viewTransitions.count == 0)
  }

  @Test(arguments: [
    ViewTransitionStyle.flipFromLeft, .flipFromRight, .flipFromTop, .flipFromBottom,
  ])
  func aFlipTurnsOneAwayAndTheOtherHere(style: ViewTransitionStyle) throws {
    let (from, to) = try pair()
    try begin(style, from, to)
    let axis: (Double, Double) =
      style == .flipFromLeft || style == .flipFromRight ? (0, 1) : (1, 0)
    // The edge that is named comes towards the eye: left and bottom edges by a positive turn.
    let sign: Double = style == .flipFromLeft || style == .flipFromBottom ? 1 : -1
    for step in 1...7 {
      let t = Double(step) / 8
      try stage.tick(t)
      let eye = Transform3D.perspective(distance: 200)
      for (view, angle) in [(from, t), (to, t - 1)] {
        let expected = Transform3D.rotation(sign * angle * .pi, x: axis.0, y: axis.1, z: 0)
          .concatenating(eye)
        let numbers = withUnsafeBytes(of: expected) { Array($0.bindMemory(to: Double.self)) }
        #expect(near(stage.shown(view, .transform3D), numbers, 1e-5))
      }
      // One side is seen at a time, the old one first; at the middle both are edges.
      stage.runtime.drawList.make(stage.tracks)
      let list = stage.runtime.drawList
      if step != 4 {
        #expect(list.items.count == 2 && list.items[1].view == (step < 4 ? from : to).bits)
      }
    }
    try stage.tick(1)
    #expect(children() == [to.bits])
    for view in [from, to] {
      #expect(stage.runtime.views.transform3D(view.index) == nil)
      #expect(!stage.runtime.views.has(.singleSided, view.index))
    }
  }

  @Test func aCurlTurnsThePageAndBack() throws {
    let (from, to) = try pair()
    try begin(.curlUp, from, to)
    #expect(children() == [to.bits, from.bits])
    try stage.tick(0.5)
    #expect(near(stage.shown(from, .curl), [0.5, -.pi / 2]))
    #expect(stage.model(to, .curl)[0] == 0)
    stage.runtime.drawList.make(stage.tracks)
    let list = stage.runtime.drawList
    #expect(list.effects.count >= 1 && near(list.effects[list.effects.count - 1].curl, 0.5))
    try stage.tick(1)
    #expect(children() == [to.bits] && stage.model(from, .curl) == [0, 0])
    // And down again.
    try begin(.curlDown, to, from)
    #expect(children() == [to.bits, from.bits])
    try stage.tick(1.25)
    #expect(near(stage.shown(from, .curl), [0.75, -.pi / 2]))
    try stage.tick(2)
    #expect(children() == [from.bits] && stage.model(from, .curl) == [0, 0])
  }

  @Test func withShowHideBothStay() throws {
    let (from, to) = try pair()
    try stage.runtime.views.add(to.index, to: 0)
    stage.runtime.views.setHidden(to.index, true)
    try begin(.crossDissolve, from, to, .showHideTransitionViews)
    #expect(!stage.runtime.views.has(.hidden, to.index))
    try stage.tick(1)
    #expect(children() == [from.bits, to.bits])
    #expect(stage.runtime.views.has(.hidden, from.index))
    #expect(stage.modelAlpha(from) == 1)
  }

  @Test func withoutATransitionOptionNothingIsSeenOfIt() throws {
    let (from, to) = try pair()
    try begin(.none, from, to)
    #expect(stage.alpha(to) == 1 && stage.alpha(from) == 1)
    try stage.tick(0)
    #expect(children() == [to.bits] && stage.takeLog() == ["done+"])
  }

  /// UA-1.
  @Test func aTransitionWithoutTimeIsASwap() throws {
    let (from, to) = try pair()
    var options = options(.flipFromLeft)
    options.duration = 0
    _ = try stage.animations.transition(from: from.index, to: to.index, options) { -1 }
    try stage.tick(0)
    #expect(children() == [to.bits])
    #expect(stage.runtime.views.transform3D(to.index) == nil)
  }

  /// One that runs is no reason to wait: it is taken back from where it is.
  @Test func aTransitionTurnsRoundInTheMiddle() throws {
    let (from, to) = try pair()
    try begin(.flipFromLeft, from, to, [], "there")
    try stage.tick(0.3)
    let before = (stage.shown(from, .transform3D), stage.shown(to, .transform3D))
    try begin(.flipFromRight, to, from, [], "back")
    #expect(near(stage.shown(from, .transform3D), before.0, 1e-9))
    #expect(near(stage.shown(to, .transform3D), before.1, 1e-9))
    try stage.tick(0.35)
    #expect(turn(from) > 0.3 * .pi * 0.9)
    try stage.play(to: 1.3)
    #expect(stage.takeLog() == ["there+", "back+"])
    #expect(children() == [from.bits])
    #expect(stage.runtime.views.transform3D(from.index) == nil)
    #expect(stage.runtime.views.transform3D(to.index) == nil)
    #expect(stage.animations.viewTransitions.count == 0)
    try stage.tick(2)
    #expect(stage.isEmpty)
  }

  @Test func aFadeInTheMiddleOfAnotherKeepsThePicture() throws {
    let (a, b) = try pair()
    let c = try stage.view()
    try begin(.crossDissolve, a, b, [], "one")
    try stage.tick(0.5)
    try begin(.crossDissolve, b, c, [], "two")
    #expect(near(stage.alpha(b), 0.5) && near(stage.alpha(a), 0.5) && stage.alpha(c) == 0)
    try stage.tick(1)
    #expect(children() == [b.bits, c.bits] && stage.takeLog() == ["one+"])
    try stage.tick(1.5)
    #expect(children() == [c.bits] && stage.takeLog() == ["two+"])
    for view in [a, b, c] { #expect(stage.modelAlpha(view) == 1) }
  }

  /// PA: an animator pauses it, scrubs it, brings it back.
  @Test func anAnimatorDrivesATransition() throws {
    let (from, to) = try pair()
    let animator = try stage.animator(1) {
      must { try begin(.flipFromLeft, from, to) }
    }
    try animator.pause()
    try animator.setFractionComplete(0.4)
    try stage.tick(0)
    #expect(near(turn(from), 0.4 * .pi, 1e-5))
    #expect(children() == [from.bits, to.bits])
    animator.setReversed(true)
    try animator.start()
    try stage.tick(2)
    try stage.tick(2)
    #expect(children() == [from.bits])
    #expect(stage.runtime.views.transform3D(from.index) == nil)
    // And all the way.
    let other = try stage.animator(1) { try? begin(.flipFromLeft, from, to) }
    try other.start()
    try stage.tick(4)
    try stage.tick(4)
    #expect(children() == [to.bits])
  }

  @Test func aViewChangesBehindItsPicture() throws {
    let (view, _) = try pair()
    let child = try stage.view(in: view)
    stage.set(child, .bounds, [0, 0, 10, 10])
    _ = try stage.animations.transition(
      with: view.index, options(.crossDissolve),
      { stage.animations.completions.keep(stage.word("with")) },
      { stage.set(child, .bounds, [0, 0, 50, 50]) })
    #expect(stage.shown(child, .bounds) == [0, 0, 50, 50])
    try stage.tick(0.25)
    stage.runtime.drawList.make(stage.tracks)
    let list = stage.runtime.drawList
    // Window, view, child as it is, the picture, child as it was.
    #expect(list.items.count == 5)
    #expect(list.items[2].bounds.size.width == 50 && list.items[4].bounds.size.width == 10)
    #expect(near(list.items[1].alpha, 0.25) && near(list.items[4].alpha, 0.75))
    try stage.tick(1)
    #expect(children() == [view.bits] && stage.takeLog() == ["with+"])
    #expect(stage.runtime.views.snapshots.isEmpty && stage.modelAlpha(view) == 1)
  }

  @Test func animatedContentMovesAlong() throws {
    let (view, _) = try pair()
    let child = try stage.view(in: view)
    _ = try stage.animations.transition(
      with: view.index, options(.flipFromTop, .allowAnimatedContent), { -1 },
      { stage.set(child, .center, [80, 0]) })
    try stage.tick(0.25)
    #expect(near(stage.shown(child, .center), [20, 0]))
  }

  @Test func impossibleTransitionsAreRefused() throws {
    let (from, to) = try pair()
    #expect(throws: Fault.self) { try begin(.crossDissolve, to, from) }
    #expect(throws: Fault.self) { try begin(.crossDissolve, from, from) }
    #expect(throws: Fault.self) { try begin(.curlUp, from, to, .showHideTransitionViews) }
    let inside = try stage.view(in: from)
    #expect(throws: Fault.self) { try begin(.crossDissolve, inside, from) }
    #expect(stage.animations.viewTransitions.count == 0)
    #expect(stage.animations.completions.liveCount == 0)
  }

  /// A view that ends in the middle takes nothing with it.
  @Test func viewsMayEndInTheMiddle() throws {
    let (from, to) = try pair()
    try begin(.crossDissolve, from, to)
    stage.runtime.views.release(to)
    stage.runtime.views.release(from)
    try stage.tick(0.5)
    stage.runtime.views.removeFromSuperview(from.index)
    let isAlive = stage.runtime.views.names.contains(from)
    #expect(!isAlive)
    try stage.tick(1)
    try stage.tick(2)
    #expect(children() == [to.bits])
    #expect(stage.animations.viewTransitions.count == 0 && stage.isEmpty)
  }
}
