import CMotus
import Testing

@testable import Motus

/// A runtime through the C interface, whose clock starts at 0, and what it has reported.
final class HostedRuntime {
  let runtime: OpaquePointer?
  private(set) var reports: [motus_status] = []

  init(_ options: motus_runtime_options? = nil) {
    var made: OpaquePointer?
    var settings = options ?? .defaults
    // Time is a number that the test makes up, from 0 on.
    if options == nil { settings.start_time = 0 }
    _ = motus_runtime_create(&settings, &made)
    runtime = made
    _ = motus_runtime_set_diagnostics(
      made,
      { data, status, _, _ in
        guard let data else { return }
        Unmanaged<HostedRuntime>.fromOpaque(data).takeUnretainedValue().reports.append(status)
      }, Unmanaged.passUnretained(self).toOpaque(), nil)
  }

  deinit { _ = motus_runtime_destroy(runtime) }

  var window: OpaquePointer? { motus_runtime_window(runtime) }

  /// A new view in the window.
  func view(_ frame: motus_rect = motus_rect(x: 0, y: 0, width: 10, height: 10)) -> OpaquePointer? {
    var view: OpaquePointer?
    _ = motus_view_create(runtime, &view)
    _ = motus_view_set_frame(view, frame)
    _ = motus_view_add_subview(window, view)
    _ = motus_release(view.map { UnsafeMutableRawPointer($0) })
    return view
  }

  func takeReports() -> [motus_status] {
    defer { reports = [] }
    return reports
  }
}

@Suite struct RuntimeBorderTests {
  func options() -> motus_runtime_options {
    var options = motus_runtime_options()
    motus_runtime_options_init(&options, MemoryLayout<motus_runtime_options>.size)
    return options
  }

  @Test func theDefaultsAreThoseOfTheHeader() {
    let options = options()
    #expect(options.struct_size == MemoryLayout<motus_runtime_options>.size)
    #expect(options.window_size.width == 390 && options.window_size.height == 844)
    #expect(options.start_time.isNaN)
    #expect(options.longest_step == 0)
    motus_runtime_options_init(nil, 32)
    let host = HostedRuntime()
    let bounds = motus_view_bounds(host.window)
    #expect(bounds.width == 390 && bounds.height == 844)
    #expect(motus_runtime_time(host.runtime) == 0)
  }

  @Test func optionsAreTaken() {
    var options = options()
    options.window_size = motus_size(width: 100, height: 50)
    options.start_time = -3
    let host = HostedRuntime(options)
    let frame = motus_view_frame(host.window)
    #expect(frame.x == 0 && frame.y == 0 && frame.width == 100 && frame.height == 50)
    #expect(motus_runtime_time(host.runtime) == -3)
  }

  @Test func badOptionsAreRefused() {
    var wrong: [motus_runtime_options] = []
    for change: (inout motus_runtime_options) -> Void in [
      { $0.window_size.width = -1 }, { $0.window_size.height = .nan },
      { $0.window_size.width = .infinity }, { $0.longest_step = -1 },
      { $0.start_time = -.infinity },
    ] {
      var options = options()
      change(&options)
      wrong.append(options)
    }
    for var options in wrong {
      var runtime = OpaquePointer(bitPattern: 1)
      #expect(motus_runtime_create(&options, &runtime) == MOTUS_ERROR_INVALID_ARGUMENT)
      #expect(runtime == nil)
    }
    for size in [0, 31, 5000, -1] {
      var options = options()
      options.struct_size = size
      var runtime: OpaquePointer?
      #expect(motus_runtime_create(&options, &runtime) == MOTUS_ERROR_STRUCT_SIZE)
    }
    #expect(motus_runtime_create(nil, nil) == MOTUS_ERROR_INVALID_ARGUMENT)
  }

  @Test func aLongerStructOfANewerHostIsTakenWhenTheRestIsZero() {
    struct Longer {
      var options: motus_runtime_options
      var more = 0
    }
    var longer = Longer(options: options())
    longer.options.struct_size = MemoryLayout<Longer>.size
    func create() -> motus_status {
      withUnsafePointer(to: &longer) { pointer in
        pointer.withMemoryRebound(to: motus_runtime_options.self, capacity: 1) { options in
          var runtime: OpaquePointer?
          let status = motus_runtime_create(options, &runtime)
          _ = motus_runtime_destroy(runtime)
          return status
        }
      }
    }
    #expect(create() == MOTUS_OK)
    longer.more = 1
    #expect(create() == MOTUS_ERROR_STRUCT_SIZE)
  }

  @Test func timeGoesForwardOnly() {
    let host = HostedRuntime()
    #expect(motus_runtime_tick(host.runtime, 1) == MOTUS_OK)
    #expect(motus_runtime_tick(host.runtime, 1) == MOTUS_OK)
    for time in [0.5, .nan, .infinity, -.infinity] {
      #expect(motus_runtime_tick(host.runtime, time) == MOTUS_ERROR_INVALID_ARGUMENT)
    }
    #expect(motus_runtime_time(host.runtime) == 1)
    #expect(motus_runtime_begin_animation(host.runtime, nil) == MOTUS_OK)
    #expect(motus_runtime_tick(host.runtime, 2) == MOTUS_ERROR_INVALID_STATE)
    #expect(motus_runtime_commit_animation(host.runtime, nil, nil, nil, nil) == MOTUS_OK)
    #expect(motus_runtime_tick(host.runtime, 2) == MOTUS_OK)
    #expect(host.takeReports().count == 5)
  }

  @Test func theNextDeadlineIsTheEndOfTheShortestDelay() {
    let host = HostedRuntime()
    let view = host.view()
    _ = motus_runtime_tick(host.runtime, 1)
    var time = 9.0
    #expect(!motus_runtime_next_deadline(host.runtime, &time))
    #expect(time == 0)
    for delay in [4.0, 2.0, 3.0] {
      var options = motus_animation_options()
      motus_animation_options_init(&options, MemoryLayout<motus_animation_options>.size)
      options.delay = delay
      #expect(motus_runtime_begin_animation(host.runtime, &options) == MOTUS_OK)
      #expect(motus_view_set_corner_radius(view, delay) == MOTUS_OK)
      #expect(motus_runtime_commit_animation(host.runtime, nil, nil, nil, nil) == MOTUS_OK)
    }
    #expect(motus_runtime_next_deadline(host.runtime, &time))
    #expect(time == 3)
    _ = motus_runtime_tick(host.runtime, 3.5)
    #expect(motus_runtime_next_deadline(host.runtime, &time))
    #expect(time == 4)
    #expect(host.takeReports() == [])
  }

  @Test func statisticsCountWhatIsThere() {
    let host = HostedRuntime()
    let view = host.view()
    var statistics = motus_statistics()
    func read() -> motus_status {
      statistics.struct_size = MemoryLayout<motus_statistics>.size
      return motus_runtime_statistics(host.runtime, &statistics)
    }
    #expect(read() == MOTUS_OK)
    #expect(statistics.views == 2)
    #expect(statistics.animations == 0 && statistics.animated_properties == 0)
    #expect(motus_runtime_begin_animation(host.runtime, nil) == MOTUS_OK)
    #expect(motus_view_set_alpha(view, 0) == MOTUS_OK)
    #expect(motus_view_set_center(view, motus_point(x: 99, y: 99)) == MOTUS_OK)
    #expect(motus_runtime_commit_animation(host.runtime, nil, nil, nil, nil) == MOTUS_OK)
    #expect(read() == MOTUS_OK)
    #expect(statistics.animations == 1)
    #expect(statistics.animated_properties == 2 && statistics.moving_properties == 2)
    #expect(statistics.animation_bytes > 0)
  }

  @Test func noMoreOfTheStatisticsIsWrittenThanThereIsRoomFor() {
    let host = HostedRuntime()
    var statistics = motus_statistics()
    statistics.struct_size = 16
    #expect(motus_runtime_statistics(host.runtime, &statistics) == MOTUS_ERROR_STRUCT_SIZE)
    #expect(motus_runtime_statistics(host.runtime, nil) == MOTUS_ERROR_INVALID_ARGUMENT)
    withUnsafeTemporaryAllocation(of: Int.self, capacity: 16) { room in
      for index in room.indices { room[index] = 77 }
      room[0] = 64
      room.withMemoryRebound(to: motus_statistics.self) { statistics in
        _ = motus_runtime_statistics(host.runtime, statistics.baseAddress)
      }
      #expect(room[0] == 64)
      #expect(room[1] == 1)
      #expect(room[8] == 77)
    }
  }

  @Test func listsNeedRoomForTheirAnswer() {
    let host = HostedRuntime()
    var count = 7
    var changes: UnsafePointer<motus_change>?
    #expect(motus_runtime_changes(host.runtime, nil, &count) == MOTUS_ERROR_INVALID_ARGUMENT)
    #expect(count == 0)
    #expect(motus_runtime_changes(host.runtime, &changes, nil) == MOTUS_ERROR_INVALID_ARGUMENT)
    var batches: UnsafePointer<motus_change_batch>?
    #expect(
      motus_runtime_change_batches(host.runtime, nil, &count) == MOTUS_ERROR_INVALID_ARGUMENT)
    #expect(
      motus_runtime_change_batches(host.runtime, &batches, nil) == MOTUS_ERROR_INVALID_ARGUMENT)
    var items: UnsafePointer<motus_draw_item>?
    #expect(motus_runtime_draw_list(host.runtime, nil, &count) == MOTUS_ERROR_INVALID_ARGUMENT)
    #expect(motus_runtime_draw_list(host.runtime, &items, nil) == MOTUS_ERROR_INVALID_ARGUMENT)
    #expect(host.takeReports().count == 6)
  }
}
