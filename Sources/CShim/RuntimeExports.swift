import CMotus

@_cdecl("motus_runtime_options_init") @implementation
public func motus_runtime_options_init(
  _ options: UnsafeMutablePointer<motus_runtime_options>?, _ structSize: Int
) -> motus_status {
  initialize(options, "options", structSize)
}

extension motus_statistics: SizedStruct {
  /// Eight fields of eight bytes; the first is a word, padded where it has less.
  static var firstSize: Int { 64 }
}

extension motus_runtime_options: SizedSettings {
  /// What came before `begins_with_tick`, five fields of eight bytes; the first is a word, padded
  /// where it has less.
  static var firstSize: Int { 40 }

  static var defaults: motus_runtime_options {
    motus_runtime_options(
      struct_size: MemoryLayout<motus_runtime_options>.size,
      window_size: motus_size(width: 390, height: 844), start_time: .nan,
      longest_step: 0, begins_with_tick: false)
  }
}

@_cdecl("motus_runtime_create") @implementation
public func motus_runtime_create(
  _ options: UnsafePointer<motus_runtime_options>?,
  _ outRuntime: UnsafeMutablePointer<OpaquePointer?>?
) -> motus_status {
  outRuntime?.pointee = nil
  do throws(Fault) {
    let out = try need(outRuntime, "out_runtime")
    let options = try read(options, "options")
    let width = try notNegative(options.window_size.width, "window_size.width")
    let height = try notNegative(options.window_size.height, "window_size.height")
    let start = options.start_time
    let time = start.isNaN ? nil : try finite(start, "start_time")
    let step = try notNegative(options.longest_step, "longest_step")
    let beginsWithFrame = options.begins_with_tick
    let runtime = try Runtimes.make(time: time) { runtime in
      runtime.resizeWindow(Size(width: width, height: height))
      runtime.limitSteps(to: step)
      runtime.setBeginsWithFrame(beginsWithFrame)
    }
    out.pointee = OpaquePointer(runtime.handle)
    return MOTUS_OK
  } catch {
    return refuseOrphan(error)
  }
}

@_cdecl("motus_runtime_destroy") @implementation
public func motus_runtime_destroy(_ runtime: OpaquePointer?) -> motus_status {
  destroy(runtime, #function)
}

/// Ends a runtime, for whichever function is asked to.
func destroy(_ runtime: OpaquePointer?, _ function: StaticString) -> motus_status {
  var ending: Runtime?
  let status = entering(runtime, as: .runtime, function) { runtime, _ throws(Fault) in
    guard !runtime.isBusyWithHost else {
      throw Fault(.reentrant, "a callback is running: its runtime cannot end inside")
    }
    ending = runtime
  }
  if let ending { Runtimes.end(ending) }
  return status
}

@_cdecl("motus_runtime_set_diagnostics") @implementation
public func motus_runtime_set_diagnostics(
  _ runtime: OpaquePointer?, _ fn: motus_diagnostics_fn?,
  _ userData: UnsafeMutableRawPointer?, _ destroy: motus_destroy_fn?
) -> motus_status {
  entering(runtime, as: .runtime, owning: userData, destroy) { runtime, _, context throws(Fault) in
    runtime.host.setReport(report(fn, context))
  }
}

@_cdecl("motus_runtime_tick") @implementation
@_optimize(speed)
public func motus_runtime_tick(_ runtime: OpaquePointer?, _ time: Double) -> motus_status {
  entering(runtime, as: .runtime) { runtime, _ throws(Fault) in
    try runtime.tick(to: finite(time, "time"))
  }
}

@_cdecl("motus_runtime_time") @implementation
@inline(__always)
public func motus_runtime_time(_ runtime: OpaquePointer?) -> Double {
  readingOften(runtime, as: .runtime, or: 0) { runtime, _ throws(Fault) in runtime.time }
}

@_cdecl("motus_runtime_clock_time") @implementation
public func motus_runtime_clock_time(_ runtime: OpaquePointer?) -> Double {
  reading(runtime, as: .runtime, or: 0) { runtime, _ throws(Fault) in runtime.animations.frameTime }
}

@_cdecl("motus_runtime_clock_speed") @implementation
public func motus_runtime_clock_speed(_ runtime: OpaquePointer?) -> Double {
  reading(runtime, as: .runtime, or: 0) { runtime, _ throws(Fault) in runtime.clock.speed }
}

@_cdecl("motus_runtime_set_clock_speed") @implementation
public func motus_runtime_set_clock_speed(_ runtime: OpaquePointer?, _ speed: Double)
  -> motus_status
{
  entering(runtime, as: .runtime) { runtime, _ throws(Fault) in
    runtime.setSpeed(try bounded(speed, "speed", within: 0...1e6))
  }
}

@_cdecl("motus_runtime_advance_clock") @implementation
public func motus_runtime_advance_clock(_ runtime: OpaquePointer?, _ seconds: Double)
  -> motus_status
{
  entering(runtime, as: .runtime) { runtime, _ throws(Fault) in
    runtime.seek(by: try bounded(seconds, "seconds", within: 0...1e9))
  }
}

@_cdecl("motus_runtime_reduces_motion") @implementation
public func motus_runtime_reduces_motion(_ runtime: OpaquePointer?) -> Bool {
  reading(runtime, as: .runtime, or: false) { runtime, _ throws(Fault) in
    runtime.animations.reducesMotion
  }
}

@_cdecl("motus_runtime_set_reduces_motion") @implementation
public func motus_runtime_set_reduces_motion(
  _ runtime: OpaquePointer?, _ reduces: Bool
) -> motus_status {
  entering(runtime, as: .runtime) { runtime, _ throws(Fault) in
    runtime.animations.setReducesMotion(reduces)
  }
}

@_cdecl("motus_runtime_is_idle") @implementation
public func motus_runtime_is_idle(_ runtime: OpaquePointer?) -> Bool {
  reading(runtime, as: .runtime, or: false) { runtime, _ throws(Fault) in runtime.isIdle }
}

@_cdecl("motus_runtime_motions") @implementation
public func motus_runtime_motions(
  _ runtime: OpaquePointer?,
  _ outMotions: UnsafeMutablePointer<UnsafePointer<motus_motion>?>?,
  _ outCount: UnsafeMutablePointer<Int>?
) -> motus_status {
  lending(outMotions, "out_motions", outCount, of: runtime, as: .runtime) {
    runtime, _ throws(Fault) in
    runtime.motionList.make(runtime.animations, runtime.flights)
    return runtime.motionList.rows.lent
  }
}

@_cdecl("motus_runtime_needs_tick") @implementation
public func motus_runtime_needs_tick(_ runtime: OpaquePointer?) -> Bool {
  reading(runtime, as: .runtime, or: false) { runtime, _ throws(Fault) in runtime.needsTick }
}

@_cdecl("motus_runtime_next_deadline") @implementation
public func motus_runtime_next_deadline(
  _ runtime: OpaquePointer?, _ outTime: UnsafeMutablePointer<Double>?
) -> Bool {
  outTime?.pointee = 0
  return reading(runtime, as: .runtime, or: false) { runtime, _ throws(Fault) in
    let out = try need(outTime, "out_time")
    let deadline = runtime.nextDeadline
    guard deadline.isFinite else { return false }
    out.pointee = deadline
    return true
  }
}

@_cdecl("motus_runtime_window") @implementation
public func motus_runtime_window(_ runtime: OpaquePointer?) -> OpaquePointer? {
  reading(runtime, as: .runtime, or: nil) { runtime, _ throws(Fault) in
    OpaquePointer(runtime.views.window)
  }
}

@_cdecl("motus_runtime_statistics") @implementation
public func motus_runtime_statistics(
  _ runtime: OpaquePointer?, _ outStatistics: UnsafeMutablePointer<motus_statistics>?
) -> motus_status {
  clear(outStatistics)
  return entering(runtime, as: .runtime) { runtime, _ throws(Fault) in
    try fill(
      outStatistics, "out_statistics",
      with: motus_statistics(
        struct_size: 0, views: UInt64(runtime.views.names.liveCount),
        objects: UInt64(runtime.entities.liveCount),
        animations: UInt64(runtime.animations.blockCount),
        animated_properties: UInt64(runtime.tracks.count),
        moving_properties: UInt64(runtime.tracks.movingCount),
        transitions: UInt64(runtime.transitionCount),
        animation_bytes: UInt64(runtime.animations.bytes),
        library_bytes: UInt64(Memory.held), library_peak_bytes: UInt64(Memory.peak)))
  }
}

@_cdecl("motus_runtime_changes") @implementation
public func motus_runtime_changes(
  _ runtime: OpaquePointer?,
  _ outChanges: UnsafeMutablePointer<UnsafePointer<motus_change>?>?,
  _ outCount: UnsafeMutablePointer<Int>?
) -> motus_status {
  lending(outChanges, "out_changes", outCount, of: runtime, as: .runtime) {
    runtime, _ throws(Fault) in
    // The last frame is being written over.
    guard !runtime.isTicking else { return .none }
    runtime.changeList.makeRecords(runtime.tracks)
    return runtime.changeList.records.lent
  }
}

@_cdecl("motus_runtime_change_batches") @implementation
public func motus_runtime_change_batches(
  _ runtime: OpaquePointer?,
  _ outBatches: UnsafeMutablePointer<UnsafePointer<motus_change_batch>?>?,
  _ outCount: UnsafeMutablePointer<Int>?
) -> motus_status {
  lending(outBatches, "out_batches", outCount, of: runtime, as: .runtime) {
    runtime, _ throws(Fault) in
    guard !runtime.isTicking else { return .none }
    runtime.changeList.makeBatches(runtime.tracks)
    return runtime.changeList.batches.lent
  }
}

@_cdecl("motus_runtime_draw_list") @implementation
public func motus_runtime_draw_list(
  _ runtime: OpaquePointer?,
  _ outItems: UnsafeMutablePointer<UnsafePointer<motus_draw_item>?>?,
  _ outCount: UnsafeMutablePointer<Int>?
) -> motus_status {
  lending(outItems, "out_items", outCount, of: runtime, as: .runtime) { runtime, _ throws(Fault) in
    runtime.drawList.make(runtime.tracks)
    return runtime.drawList.items.lent
  }
}

@_cdecl("motus_runtime_draw_effects") @implementation
public func motus_runtime_draw_effects(
  _ runtime: OpaquePointer?,
  _ outEffects: UnsafeMutablePointer<UnsafePointer<motus_draw_effect>?>?,
  _ outCount: UnsafeMutablePointer<Int>?
) -> motus_status {
  lending(outEffects, "out_effects", outCount, of: runtime, as: .runtime) {
    runtime, _ throws(Fault) in
    runtime.drawList.make(runtime.tracks)
    return runtime.drawList.effects.lent
  }
}

@_cdecl("motus_runtime_picture_generation") @implementation
public func motus_runtime_picture_generation(_ runtime: OpaquePointer?) -> UInt64 {
  reading(runtime, as: .runtime, or: 0) { runtime, _ throws(Fault) in runtime.views.drawVersion }
}

@_cdecl("motus_runtime_tree_changes") @implementation
public func motus_runtime_tree_changes(
  _ runtime: OpaquePointer?,
  _ outChanges: UnsafeMutablePointer<UnsafePointer<motus_tree_change>?>?,
  _ outCount: UnsafeMutablePointer<Int>?
) -> motus_status {
  lending(outChanges, "out_changes", outCount, of: runtime, as: .runtime) {
    runtime, _ throws(Fault) in
    return runtime.views.treeChanges.changes.lent
  }
}

extension motus_memory_source: SizedSettings {
  static var defaults: motus_memory_source {
    var source = motus_memory_source()
    source.struct_size = MemoryLayout<motus_memory_source>.size
    return source
  }
}

@_cdecl("motus_library_set_memory") @implementation
public func motus_library_set_memory(
  _ source: UnsafePointer<motus_memory_source>?
) -> motus_status {
  answering { () throws(Fault) in
    let source = try read(need(source, "source"), "source")
    guard (source.allocate == nil) == (source.free == nil) else {
      throw Fault(.invalidArgument, "allocate and free go together: one of them is NULL")
    }
    try needRoutedMemory()
    guard !Memory.isSet else { throw Fault(.invalidState, "the memory has been set before") }
    guard !Runtimes.haveBeen else {
      throw Fault(.invalidState, "a runtime has been created before")
    }
    guard Memory.held == 0 else {
      throw Fault(.invalidState, "the library holds memory already: set it before other calls")
    }
    Memory.isSet = true
    Memory.source = Memory.Source(
      allocate: source.allocate, free: source.free, makeRoom: source.make_room,
      fail: source.fail, userData: source.user_data)
  }
}

@_cdecl("motus_library_set_memory_budget") @implementation
public func motus_library_set_memory_budget(_ bytes: Int) -> motus_status {
  answering { () throws(Fault) in
    try needRoutedMemory()
    Memory.setBudget(bytes > 0 ? bytes : .max)
  }
}

/// Builds for tests take the system's memory without asking, and say so.
private func needRoutedMemory() throws(Fault) {
  guard Memory.isRouted else {
    throw Fault(.invalidState, "this build of the library takes the system's memory, uncounted")
  }
}

/// Draw details: attributes of items beyond `motus_draw_item`.

@_cdecl("motus_runtime_draw_details") @implementation
public func motus_runtime_draw_details(
  _ runtime: OpaquePointer?,
  _ outDetails: UnsafeMutablePointer<UnsafePointer<motus_draw_detail>?>?,
  _ outCount: UnsafeMutablePointer<Int>?
) -> motus_status {
  lending(outDetails, "out_details", outCount, of: runtime, as: .runtime) {
    runtime, _ throws(Fault) in
    runtime.drawList.makeWithDetails(runtime.tracks)
    return runtime.drawList.details.lent
  }
}

@_cdecl("motus_runtime_draw_groups") @implementation
public func motus_runtime_draw_groups(
  _ runtime: OpaquePointer?,
  _ outGroups: UnsafeMutablePointer<UnsafePointer<motus_draw_group>?>?,
  _ outCount: UnsafeMutablePointer<Int>?
) -> motus_status {
  lending(outGroups, "out_groups", outCount, of: runtime, as: .runtime) {
    runtime, _ throws(Fault) in
    runtime.drawList.makeWithDetails(runtime.tracks)
    return runtime.drawList.groups.lent
  }
}

@_cdecl("motus_runtime_draws_unseen") @implementation
public func motus_runtime_draws_unseen(_ runtime: OpaquePointer?) -> Bool {
  reading(runtime, as: .runtime, or: false) { runtime, _ throws(Fault) in
    !runtime.drawList.culls
  }
}

@_cdecl("motus_runtime_set_draws_unseen") @implementation
public func motus_runtime_set_draws_unseen(
  _ runtime: OpaquePointer?, _ drawsUnseen: Bool
) -> motus_status {
  entering(runtime, as: .runtime) { runtime, _ throws(Fault) in
    guard runtime.drawList.culls == drawsUnseen else { return }
    runtime.drawList.setCulls(!drawsUnseen)
    runtime.views.changePicture()
  }
}

@_cdecl("motus_runtime_damage") @implementation
public func motus_runtime_damage(
  _ runtime: OpaquePointer?, _ age: UInt32,
  _ outRects: UnsafeMutablePointer<UnsafePointer<motus_pixel_rect>?>?,
  _ outCount: UnsafeMutablePointer<Int>?
) -> motus_status {
  lending(outRects, "out_rects", outCount, of: runtime, as: .runtime) {
    runtime, _ throws(Fault) in
    runtime.damage.close(age: age, runtime.drawList, runtime.tracks)
    return runtime.damage.rects.lent
  }
}

@_cdecl("motus_runtime_needs_draw") @implementation
public func motus_runtime_needs_draw(_ runtime: OpaquePointer?) -> Bool {
  reading(runtime, as: .runtime, or: false) { runtime, _ throws(Fault) in
    runtime.damage.isNeeded(runtime.drawList, runtime.tracks)
  }
}

@_cdecl("motus_runtime_pixel_scale") @implementation
public func motus_runtime_pixel_scale(_ runtime: OpaquePointer?) -> Double {
  reading(runtime, as: .runtime, or: 0) { runtime, _ throws(Fault) in runtime.damage.scale }
}

@_cdecl("motus_runtime_set_pixel_scale") @implementation
public func motus_runtime_set_pixel_scale(
  _ runtime: OpaquePointer?, _ scale: Double
) -> motus_status {
  entering(runtime, as: .runtime) { runtime, _ throws(Fault) in
    guard try positive(scale, "scale") <= 1000 else {
      throw Fault(.invalidArgument, "scale is above 1,000")
    }
    runtime.damage.setScale(scale)
  }
}

@_cdecl("motus_view_mark_dirty") @implementation
public func motus_view_mark_dirty(
  _ view: OpaquePointer?, _ rect: UnsafePointer<motus_rect>?
) -> motus_status {
  entering(view, as: .view) { runtime, view throws(Fault) in
    var box = Box.everything
    if let rect { box = Box(try rect.pointee.checked("rect")) }
    runtime.damage.mark(view.bits, box)
  }
}

// MARK: Rows for a GPU

@_cdecl("motus_runtime_draw_rows") @implementation
public func motus_runtime_draw_rows(
  _ runtime: OpaquePointer?, _ outRows: UnsafeMutablePointer<UnsafePointer<motus_draw_row>?>?,
  _ outCount: UnsafeMutablePointer<Int>?
) -> motus_status {
  lending(outRows, "out_rows", outCount, of: runtime, as: .runtime) {
    runtime, _ throws(Fault) in
    runtime.instanceRows.close(runtime.drawList, runtime.tracks, at: runtime.time)
    return runtime.instanceRows.rows.lent
  }
}

@_cdecl("motus_runtime_draw_row_changes") @implementation
public func motus_runtime_draw_row_changes(
  _ runtime: OpaquePointer?,
  _ outRanges: UnsafeMutablePointer<UnsafePointer<motus_draw_row_range>?>?,
  _ outCount: UnsafeMutablePointer<Int>?
) -> motus_status {
  lending(outRanges, "out_ranges", outCount, of: runtime, as: .runtime) {
    runtime, _ throws(Fault) in runtime.instanceRows.changes.lent
  }
}

@_cdecl("motus_runtime_draw_row_colors") @implementation
public func motus_runtime_draw_row_colors(_ runtime: OpaquePointer?) -> motus_draw_row_colors {
  reading(runtime, as: .runtime, or: MOTUS_DRAW_ROW_COLORS_SRGB) { runtime, _ throws(Fault) in
    motus_draw_row_colors(rawValue: runtime.instanceRows.encoding.rawValue)
  }
}

@_cdecl("motus_runtime_set_draw_row_colors") @implementation
public func motus_runtime_set_draw_row_colors(
  _ runtime: OpaquePointer?, _ colors: motus_draw_row_colors
) -> motus_status {
  entering(runtime, as: .runtime) { runtime, _ throws(Fault) in
    guard let encoding = ColorEncoding(rawValue: colors.rawValue) else {
      throw Fault(.invalidArgument, "colors \(colors.rawValue) is unknown")
    }
    runtime.instanceRows.setEncoding(encoding)
  }
}

@_cdecl("motus_runtime_wanted_rate") @implementation
public func motus_runtime_wanted_rate(_ runtime: OpaquePointer?) -> Double {
  reading(runtime, as: .runtime, or: 0) { runtime, _ throws(Fault) in runtime.wantedRate() }
}

@_cdecl("motus_runtime_maximum_rate") @implementation
public func motus_runtime_maximum_rate(_ runtime: OpaquePointer?) -> Double {
  reading(runtime, as: .runtime, or: 0) { runtime, _ throws(Fault) in runtime.maximumRate }
}

@_cdecl("motus_runtime_set_maximum_rate") @implementation
public func motus_runtime_set_maximum_rate(
  _ runtime: OpaquePointer?, _ rate: Double
) -> motus_status {
  entering(runtime, as: .runtime) { runtime, _ throws(Fault) in
    let rate = try positive(rate, "rate")
    guard rate <= 1000 else {
      throw Fault(.invalidArgument, "rate is \(rate): 1000 at most is possible")
    }
    runtime.setMaximumRate(rate)
  }
}

@_cdecl("motus_frame_pacing") @implementation
public func motus_frame_pacing(
  _ presents: UnsafePointer<Double>?, _ count: Int, _ interval: Double, _ lastTick: Double,
  _ outTime: UnsafeMutablePointer<Double>?
) -> motus_status {
  outTime?.pointee = 0
  return answering { () throws(Fault) in
    let out = try need(outTime, "out_time")
    guard count >= 0, count <= FramePacing.maximumCount else {
      throw Fault(.invalidArgument, "count is \(UInt(bitPattern: count)): 65,536 is possible")
    }
    var pacing = FramePacing(interval: try positive(interval, "interval"))
    let lastTick = try finite(lastTick, "last_tick")
    if count > 0 {
      let presents = try need(presents, "presents")
      for index in 0..<count {
        let present = try finite(presents[index], "presents")
        guard index == 0 || present >= presents[index - 1] else {
          throw Fault(.invalidArgument, "presents do not ascend: \(present) comes too late")
        }
        pacing.add(present)
      }
    }
    out.pointee = pacing.next(after: lastTick).inReach
  }
}
