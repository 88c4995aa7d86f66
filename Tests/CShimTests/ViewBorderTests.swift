import CMotus
import Testing

@testable import Motus

@Suite struct ViewBorderTests {
  let host = HostedRuntime()

  func animate(_ flags: UInt32 = 0, _ change: () -> Void) {
    var options = motus_animation_options()
    motus_animation_options_init(&options, MemoryLayout<motus_animation_options>.size)
    options.duration = 1
    options.timing.type = MOTUS_TIMING_LINEAR
    options.flags = flags
    #expect(motus_runtime_begin_animation(host.runtime, &options) == MOTUS_OK)
    change()
    #expect(motus_runtime_commit_animation(host.runtime, nil, nil, nil, nil) == MOTUS_OK)
  }

  func drawn(_ index: Int) -> motus_draw_item {
    var items: UnsafePointer<motus_draw_item>?
    var count = 0
    #expect(motus_runtime_draw_list(host.runtime, &items, &count) == MOTUS_OK)
    guard let items, index < count else { return motus_draw_item() }
    return items[index]
  }

  @Test func animationsKeepTouchesOffUnlessTheyAllowThem() {  // UA-8
    let (quiet, open) = (host.view(), host.view(motus_rect(x: 50, y: 0, width: 10, height: 10)))
    animate { _ = motus_view_set_alpha(quiet, 0.5) }
    animate(MOTUS_ANIMATION_ALLOW_USER_INTERACTION.rawValue) { _ = motus_view_set_alpha(open, 0.5) }
    #expect(motus_view_hit_test(host.window, motus_point(x: 5, y: 5)) == host.window)
    #expect(motus_view_hit_test(host.window, motus_point(x: 55, y: 5)) == open)
    _ = motus_runtime_tick(host.runtime, 1)
    #expect(motus_view_hit_test(host.window, motus_point(x: 5, y: 5)) == quiet)
  }

  @Test func theDrawListFollowsTheFrames() {
    let view = host.view()
    #expect(drawn(1).view == view)
    animate { _ = motus_view_set_center(view, motus_point(x: 105, y: 5)) }
    #expect(drawn(1).transform.tx == 0)
    for (time, place) in [(0.25, 25.0), (0.5, 50), (1, 100)] {
      _ = motus_runtime_tick(host.runtime, time)
      #expect(drawn(1).transform.tx == place)
    }
  }

  @Test func anEndedViewLeavesTheDrawListAtTheNextCall() {
    let view = host.view()
    #expect(drawn(1).view == view)
    #expect(motus_view_remove_from_superview(view) == MOTUS_OK)
    var items: UnsafePointer<motus_draw_item>?
    var count = 0
    #expect(motus_runtime_draw_list(host.runtime, &items, &count) == MOTUS_OK)
    #expect(count == 1)
  }
}
