import CMotus
import Testing

@testable import Motus

@Suite struct PropertyBorderTests {
  let host = HostedRuntime()

  func animate(_ duration: Double, _ change: () -> Void) {
    var options = motus_animation_options()
    motus_animation_options_init(&options, MemoryLayout<motus_animation_options>.size)
    options.duration = duration
    options.timing.type = MOTUS_TIMING_LINEAR
    #expect(motus_runtime_begin_animation(host.runtime, &options) == MOTUS_OK)
    change()
    #expect(motus_runtime_commit_animation(host.runtime, nil, nil, nil, nil) == MOTUS_OK)
  }

  func value(
    _ view: OpaquePointer?, _ property: motus_property,
    _ source: motus_value_source = MOTUS_VALUE_SHOWN
  ) -> [Double] {
    var values = [Double](repeating: .nan, count: 16)
    #expect(motus_view_property(view, property.rawValue, source, &values, 16) == MOTUS_OK)
    return values
  }

  func velocity(_ view: OpaquePointer?, _ property: motus_property) -> [Double] {
    var values = [Double](repeating: .nan, count: 16)
    #expect(motus_view_property_velocity(view, property.rawValue, &values, 16) == MOTUS_OK)
    return values
  }

  @Test func insideABlockEverySetterIsAnimated() {
    let view = host.view()
    animate(2) {
      _ = motus_view_set_center(view, motus_point(x: 25, y: 5))
      _ = motus_view_set_bounds(view, motus_rect(x: 0, y: 0, width: 30, height: 10))
      _ = motus_view_set_alpha(view, 0)
      _ = motus_view_set_background_color(view, motus_color(red: 1, green: 0, blue: 0, alpha: 1))
      _ = motus_view_set_corner_radius(view, 8)
      _ = motus_view_set_transform(view, motus_transform(a: 1, b: 0, c: 0, d: 1, tx: 4, ty: 2))
      _ = motus_view_set_hidden(view, true)
    }
    _ = motus_runtime_tick(host.runtime, 1)
    #expect(value(view, MOTUS_PROPERTY_CENTER)[0] == 15)
    #expect(value(view, MOTUS_PROPERTY_CENTER, MOTUS_VALUE_MODEL)[0] == 25)
    #expect(value(view, MOTUS_PROPERTY_BOUNDS)[2] == 20)
    #expect(value(view, MOTUS_PROPERTY_ALPHA)[0] == 0.5)
    #expect(value(view, MOTUS_PROPERTY_BACKGROUND_COLOR)[0] == 0.5)
    #expect(value(view, MOTUS_PROPERTY_CORNER_RADIUS)[0] == 4)
    #expect(value(view, MOTUS_PROPERTY_TRANSFORM)[4] == 2)
    // Hidden is never animated.
    #expect(value(view, MOTUS_PROPERTY_HIDDEN)[0] == 1)
    #expect(motus_view_center(view).x == 25)
    #expect(host.takeReports() == [])
  }

  @Test func aFrameSetInABlockMovesCenterAndSize() {
    let view = host.view()
    animate(1) {
      _ = motus_view_set_frame(view, motus_rect(x: 100, y: 0, width: 30, height: 10))
    }
    _ = motus_runtime_tick(host.runtime, 0.5)
    #expect(value(view, MOTUS_PROPERTY_CENTER)[0] == 60)
    #expect(value(view, MOTUS_PROPERTY_BOUNDS)[2] == 20)
    #expect(motus_view_frame(view).x == 100)
  }

  @Test func velocitiesAreInUnitsPerSecond() {
    let view = host.view()
    _ = motus_runtime_tick(host.runtime, 0)
    #expect(velocity(view, MOTUS_PROPERTY_CENTER)[0] == 0)
    animate(2) {
      _ = motus_view_set_center(view, motus_point(x: 25, y: -5))
      _ = motus_view_set_hidden(view, true)
    }
    _ = motus_runtime_tick(host.runtime, 1)
    let rate = velocity(view, MOTUS_PROPERTY_CENTER)
    #expect(abs(rate[0] - 10) < 1e-6)
    #expect(abs(rate[1] + 5) < 1e-6)
    #expect(velocity(view, MOTUS_PROPERTY_HIDDEN)[0] == 0)
    _ = motus_runtime_tick(host.runtime, 2)
    #expect(velocity(view, MOTUS_PROPERTY_CENTER)[0] == 0)
  }

  @Test func aCustomPropertyMovesAndIsReported() {
    let view = host.view()
    var property: UInt32 = 0
    #expect(
      motus_runtime_register_property(
        host.runtime, "blur", MOTUS_PROPERTY_KIND_LINEAR, 1, [2], &property) == MOTUS_OK)
    _ = motus_runtime_tick(host.runtime, 0)
    animate(2) { #expect(motus_view_set_property(view, property, [6], 1) == MOTUS_OK) }
    _ = motus_runtime_tick(host.runtime, 1)
    var batches: UnsafePointer<motus_change_batch>?
    var count = 0
    #expect(motus_runtime_change_batches(host.runtime, &batches, &count) == MOTUS_OK)
    #expect(count == 1)
    guard let batch = batches?.pointee else { return }
    #expect(batch.count == 1 && batch.component_count == 1)
    #expect(batch.views[0] == view)
    #expect(UInt32(batch.properties[0]) == property)
    #expect(batch.values[0] == 4)
  }

  @Test func aRefusedChangeMovesNothing() {
    let view = host.view()
    animate(2) {
      #expect(motus_view_set_alpha(view, .nan) == MOTUS_ERROR_INVALID_ARGUMENT)
      #expect(motus_view_set_corner_radius(view, -1) == MOTUS_ERROR_INVALID_ARGUMENT)
    }
    var statistics = motus_statistics()
    statistics.struct_size = MemoryLayout<motus_statistics>.size
    #expect(motus_runtime_statistics(host.runtime, &statistics) == MOTUS_OK)
    #expect(statistics.animated_properties == 0)
    #expect(
      host.takeReports() == [MOTUS_ERROR_INVALID_ARGUMENT, MOTUS_ERROR_INVALID_ARGUMENT])
  }
}
