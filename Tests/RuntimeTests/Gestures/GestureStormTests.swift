import Testing

@testable import Motus

/// Random fingers on random recognizers whose actions do random things.
struct GestureStormTests {
  /// One generator for all who throw, actions of recognizers too.
  private final class SharedDice {
    private var dice: Dice
    init(_ seed: UInt64) { dice = Dice(seed) }
    func roll(_ sides: Int) -> Int { dice.below(sides) }
  }

  /// Follows one recognizer by what it tells (GR-1).
  private final class Follower {
    var isUnderWay = false
    var violations = 0
    var calls = 0

    func hear(_ gesture: Gesture) {
      calls += 1
      switch gesture.state {
      case .began:
        if isUnderWay || gesture.isDiscrete { violations += 1 }
        isUnderWay = true
      case .changed: if !isUnderWay { violations += 1 }
      case .ended:
        if isUnderWay == gesture.isDiscrete { violations += 1 }
        isUnderWay = false
      case .cancelled:
        if !isUnderWay { violations += 1 }
        isUnderWay = false
      case .possible, .failed: violations += 1
      }
    }
  }

  @Test(arguments: 1...12) func everyGestureIsWholeAndEverythingComesToRest(_ seed: UInt64) throws {
    let stage = GestureStage()
    let dice = SharedDice(seed)
    var views = [stage.window]
    for _ in 0..<6 {
      let parent = views[dice.roll(views.count)]
      views.append(stage.view(Rect(x: 20, y: 20, width: 300, height: 500), in: parent))
    }
    var recognizers: [(Gesture, Follower)] = []
    for index in 0..<21 {
      let gesture = make(index % 7, stage.gestures)
      let follower = Follower()
      stage.add(gesture, "g\(index)", to: views[dice.roll(views.count)])
      gesture.setAction { gesture in
        follower.hear(gesture)
        switch dice.roll(12) {
        case 0: gesture.setEnabled(false)
        case 1: stage.gestures.detach(gesture)
        case 2: recognizers[dice.roll(recognizers.count)].0.setEnabled(dice.roll(3) > 0)
        case 3: disturb(stage, views, recognizers, dice)
        default: break
        }
      }
      if dice.roll(3) == 0 {
        let delegate = AnsweringDelegate()
        delegate.goesTogether = dice.roll(2) == 0
        delegate.begins = dice.roll(5) > 0
        gesture.setDelegate(delegate)
      }
      if index > 0, dice.roll(2) == 0 {
        try? gesture.requireToFail(recognizers[dice.roll(index)].0)
      }
      recognizers.append((gesture, follower))
    }
    var down: [UInt64: (Double, Double)] = [:]
    for _ in 0..<400 {
      let id = UInt64(dice.roll(4))
      if let (x, y) = down[id] {
        let next = (x + Double(dice.roll(41) - 12), y + Double(dice.roll(41) - 12))
        let phase: TouchSample.Phase =
          dice.roll(6) > 0 ? .moved : dice.roll(5) > 0 ? .ended : .cancelled
        stage.feed(phase, next.0, next.1, id: id)
        down[id] = phase == .moved ? next : nil
      } else {
        let start = (Double(dice.roll(400)), Double(dice.roll(600)))
        stage.feed(.began, start.0, start.1, id: id)
        down[id] = start
      }
      if dice.roll(3) > 0 { stage.tick(Double(dice.roll(30)) / 1000) }
      if dice.roll(25) == 0 { disturb(stage, views, recognizers, dice) }
      if dice.roll(8) == 0 { repair(stage, views, recognizers) }
    }
    for (id, place) in down.sorted(by: { $0.key < $1.key }) {
      stage.feed(.ended, place.0, place.1, id: id)
    }
    for _ in 0..<6 { stage.tick(1) }
    // A last tap that waits has been told by now.
    #expect(!stage.runtime.needsTick && stage.runtime.nextDeadline == .infinity)
    #expect(stage.gestures.touches.isEmpty)
    for (gesture, follower) in recognizers {
      #expect(follower.violations == 0 && !follower.isUnderWay)
      #expect(gesture.state == .possible && gesture.touches.isEmpty && !gesture.isWaiting)
    }
    #expect(stage.take().isEmpty)
    let calls = recognizers.reduce(0) { $0 + $1.1.calls }
    #expect(calls > 40)
  }

  private func make(_ kind: Int, _ gestures: Gestures) -> Gesture {
    switch kind {
    case 0: PanGesture(gestures: gestures, minimumTouches: 1, maximumTouches: 2)
    case 1: ScreenEdgePanGesture(gestures: gestures, edges: [.left, .top])
    case 2: TapGesture(gestures: gestures, taps: 2)
    case 3: LongPressGesture(gestures: gestures, duration: 0.1, movement: 30)
    case 4: SwipeGesture(gestures: gestures, directions: .all)
    case 5: PinchGesture(gestures: gestures)
    default: RotationGesture(gestures: gestures)
    }
  }

  private func disturb(
    _ stage: GestureStage, _ views: [Handle], _ recognizers: [(Gesture, Follower)],
    _ dice: SharedDice
  ) {
    let view = views[dice.roll(views.count)]
    let isAlive = stage.views.names.contains(view)
    guard isAlive else { return }
    switch dice.roll(4) {
    case 0 where view != stage.window && dice.roll(4) == 0:
      stage.views.removeFromSuperview(view.index)
    case 1: stage.views.setUserInteractionEnabled(view.index, dice.roll(2) == 0)
    default:
      let gesture = recognizers.isEmpty ? nil : recognizers[dice.roll(recognizers.count)].0
      if let gesture, gesture.isAlive { stage.gestures.attach(gesture, to: view) }
    }
  }

  /// What is left takes part again.
  private func repair(
    _ stage: GestureStage, _ views: [Handle], _ recognizers: [(Gesture, Follower)]
  ) {
    for view in views {
      let isAlive = stage.views.names.contains(view)
      if isAlive { stage.views.setUserInteractionEnabled(view.index, true) }
    }
    for (gesture, _) in recognizers {
      gesture.setEnabled(true)
      if gesture.view.isNone { stage.gestures.attach(gesture, to: stage.window) }
    }
  }

  /// A chain of requirements as long as one likes is neither walked twice nor deep.
  @Test func aLongChainOfRequirementsIsSettledOneAfterTheOther() throws {
    let stage = GestureStage()
    var taps: [TapGesture] = []
    for index in 0..<200 {
      let tap = stage.add(TapGesture(gestures: stage.gestures, taps: 2), "tap \(index)")
      for before in taps.suffix(2) { try before.requireToFail(tap) }
      taps.append(tap)
    }
    #expect(throws: Fault.self) { try taps[199].requireToFail(taps[0]) }
    stage.tap(100, 100)
    stage.tap(100, 100)
    stage.tick(1)
    #expect(stage.take() == ["tap 199 ended"])
  }
}
