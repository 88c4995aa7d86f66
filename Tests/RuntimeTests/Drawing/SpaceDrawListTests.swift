import Testing

@testable import Motus

/// Views with a depth in the draw list, and under the finger.
@Suite struct SpaceDrawListTests {
  private let world = ViewWorld()

  private func turn(_ view: Int, _ transform: Transform3D) {
    world.set(
      view, .transform3D, withUnsafeBytes(of: transform) { Array($0.bindMemory(to: Double.self)) })
  }

  private var list: DrawList {
    world.runtime.drawList.make(world.tracks)
    return world.runtime.drawList
  }

  private let leaning = Transform3D.rotation(.pi / 3, x: 0, y: 1, z: 0)
    .concatenating(.perspective(distance: 200))

  @Test func onlyWhatStandsInSpaceHasAnEffect() throws {
    let flat = world.view(Rect(x: 0, y: 0, width: 10, height: 10))
    let deep = world.view(Rect(x: 100, y: 100, width: 200, height: 100))
    let inside = world.view(Rect(x: 190, y: 40, width: 10, height: 20), in: deep)
    turn(deep, leaning)
    let list = self.list
    #expect(list.items.count == 4 && list.effects.count == 2)
    #expect(list.effects[0].item == 2 && list.effects[1].item == 3)
    // The right edge at (200, 50) of `deep` is 100 right of the middle: x' = 50, z = −86.6.
    let w = 1 + 86.60254037844386 / 200
    let corner = try #require(list.effects[0].transform.apply(to: Point(x: 200, y: 50)))
    #expect(near(corner.x, 200 + 50 / w))
    #expect(near(corner.y, 150))
    // What stands in it lies in its plane: the same spot by the other way.
    let same = try #require(list.effects[1].transform.apply(to: Point(x: 10, y: 10)))
    #expect(near(same.x, corner.x) && near(same.y, corner.y))
    // The affine transform is the same seen from far away.
    #expect(near(list.items[2].transform.a, 0.5) && near(list.items[2].transform.b, 0))
    #expect(flat >= 0 && inside >= 0)
  }

  @Test func theBackOfASingleSidedViewIsNotDrawn() {
    let view = world.view(Rect(x: 0, y: 0, width: 100, height: 100))
    _ = world.view(Rect(x: 0, y: 0, width: 10, height: 10), in: view)
    world.views.setDoubleSided(view, false)
    #expect(list.items.count == 3)
    turn(view, .rotation(3, x: 0, y: 1, z: 0))
    #expect(list.items.count == 1)
    world.views.setDoubleSided(view, true)
    #expect(list.items.count == 3)
  }

  /// UA-8: by model values, through the perspective.
  @Test func aTouchFindsWhatItSees() throws {
    let view = world.view(Rect(x: 100, y: 100, width: 200, height: 100))
    turn(view, leaning)
    let w = 1 + 86.60254037844386 / 200
    #expect(world.views.hitTest(0, Point(x: 200 + 49 / w, y: 150)) == view)
    #expect(world.views.hitTest(0, Point(x: 200 + 51 / w, y: 150)) == 0)
    let seen = try world.views.convert(Point(x: 200, y: 50), from: view, to: 0)
    #expect(near(seen.x, 200 + 50 / w, 1e-9))
    #expect(near(seen.y, 150, 1e-9))
    let back = try world.views.convert(seen, from: 0, to: view)
    #expect(near(back.x, 200, 1e-9) && near(back.y, 50, 1e-9))
    // The near edge: z = 86.6 in front.
    let near0 = 1 - 86.60254037844386 / 200
    let frame = world.views.frame(view)
    #expect(near(frame.minX, 200 - 50 / near0, 1e-9))
    #expect(near(frame.maxX, 200 + 50 / w, 1e-9))
    #expect(near(frame.size.height, 100 / near0, 1e-9))
  }

  @Test func aSnapshotKeepsWhatWasShown() throws {
    let view = world.view(Rect(x: 100, y: 100, width: 200, height: 100))
    let child = world.view(Rect(x: 20, y: 10, width: 30, height: 40), in: view)
    world.set(view, .alpha, [0.5])
    world.set(child, .backgroundColor, [1, 0, 0, 1])
    let before = list
    let wasView = before.items[1]
    let wasChild = before.items[2]
    let picture = try world.tracks.makeSnapshot(of: view)
    try world.views.add(picture.index, to: 0)
    // Everything else becomes of the original.
    world.set(child, .center, [0, 0])
    world.set(child, .backgroundColor, [0, 1, 0, 1])
    world.set(view, .alpha, [0])
    let items = list.items.count
    #expect(items == 3)
    let nowView = list.items[1]
    let nowChild = list.items[2]
    #expect(nowView.view == picture.bits && nowView.transform == wasView.transform)
    #expect(nowView.alpha == 0.5 && nowChild.alpha == 0.5)
    #expect(nowChild.view == wasChild.view && nowChild.red == 1 && nowChild.green == 0)
    #expect(nowChild.transform == wasChild.transform && nowChild.depth == wasChild.depth)
    // It moves as any view does.
    world.set(picture.index, .center, [0, 0])
    #expect(list.items[2].transform.tx == wasChild.transform.tx - 200)
    turn(picture.index, leaning)
    #expect(list.effects.count == 2 && list.effects[1].item == 2)
    #expect(world.views.snapshots.count == 1)
    world.views.removeFromSuperview(picture.index)
    world.views.release(picture)
    let isEmpty = world.views.snapshots.isEmpty
    #expect(isEmpty)
  }
}
