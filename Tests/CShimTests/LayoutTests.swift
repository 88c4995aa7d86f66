import CMotus
import Testing

@testable import Motus

/// The rows that the engine lends to hosts have the layout that the header says.
struct LayoutTests {
  private func expectSameShape<Row, Struct>(_ row: Row.Type, _ type: Struct.Type) {
    #expect(MemoryLayout<Row>.size == MemoryLayout<Struct>.size)
    #expect(MemoryLayout<Row>.stride == MemoryLayout<Struct>.stride)
    #expect(MemoryLayout<Row>.alignment == MemoryLayout<Struct>.alignment)
  }

  private func expectSamePlace<Row, Field, Struct, Member>(
    _ field: KeyPath<Row, Field>, _ member: KeyPath<Struct, Member>
  ) {
    #expect(MemoryLayout<Row>.offset(of: field) == MemoryLayout<Struct>.offset(of: member))
    #expect(MemoryLayout<Field>.size == MemoryLayout<Member>.size)
  }

  @Test func aChangeIsLaidOutAsInTheHeader() {
    typealias Row = ChangeList.Record
    expectSameShape(Row.self, motus_change.self)
    expectSamePlace(\Row.view, \motus_change.view)
    expectSamePlace(\Row.property, \motus_change.property)
    expectSamePlace(\Row.componentCount, \motus_change.component_count)
    expectSamePlace(\Row.values, \motus_change.values)
  }

  @Test func aBatchOfChangesIsLaidOutAsInTheHeader() {
    typealias Row = ChangeList.Batch
    expectSameShape(Row.self, motus_change_batch.self)
    expectSamePlace(\Row.count, \motus_change_batch.count)
    expectSamePlace(\Row.componentCount, \motus_change_batch.component_count)
    expectSamePlace(\Row.views, \motus_change_batch.views)
    expectSamePlace(\Row.properties, \motus_change_batch.properties)
    expectSamePlace(\Row.values, \motus_change_batch.values)
  }

  @Test func anEntryOfTheFocusIsLaidOutAsInTheHeader() {
    typealias Row = FocusReading.Row
    expectSameShape(Row.self, motus_focus_entry.self)
    expectSamePlace(\Row.view, \motus_focus_entry.view)
    expectSamePlace(\Row.group, \motus_focus_entry.group)
    expectSamePlace(\Row.tag, \motus_focus_entry.tag)
    expectSamePlace(\Row.frame, \motus_focus_entry.frame)
    expectSamePlace(\Row.flags, \motus_focus_entry.flags)
    expectSamePlace(\Row.isFocusable, \motus_focus_entry.focusable)
  }

  @Test func aDrawItemIsLaidOutAsInTheHeader() {
    typealias Row = DrawList.Item
    expectSameShape(Row.self, motus_draw_item.self)
    expectSamePlace(\Row.view, \motus_draw_item.view)
    expectSamePlace(\Row.transform, \motus_draw_item.transform)
    expectSamePlace(\Row.transform.a, \motus_draw_item.transform.a)
    expectSamePlace(\Row.transform.b, \motus_draw_item.transform.b)
    expectSamePlace(\Row.transform.c, \motus_draw_item.transform.c)
    expectSamePlace(\Row.transform.d, \motus_draw_item.transform.d)
    expectSamePlace(\Row.transform.tx, \motus_draw_item.transform.tx)
    expectSamePlace(\Row.transform.ty, \motus_draw_item.transform.ty)
    expectSamePlace(\Row.bounds, \motus_draw_item.bounds)
    expectSamePlace(\Row.bounds.origin.x, \motus_draw_item.bounds.x)
    expectSamePlace(\Row.bounds.origin.y, \motus_draw_item.bounds.y)
    expectSamePlace(\Row.bounds.size.width, \motus_draw_item.bounds.width)
    expectSamePlace(\Row.bounds.size.height, \motus_draw_item.bounds.height)
    expectSamePlace(\Row.red, \motus_draw_item.color.red)
    expectSamePlace(\Row.green, \motus_draw_item.color.green)
    expectSamePlace(\Row.blue, \motus_draw_item.color.blue)
    expectSamePlace(\Row.colorAlpha, \motus_draw_item.color.alpha)
    expectSamePlace(\Row.alpha, \motus_draw_item.alpha)
    expectSamePlace(\Row.cornerRadius, \motus_draw_item.corner_radius)
    expectSamePlace(\Row.clip, \motus_draw_item.clip)
    expectSamePlace(\Row.depth, \motus_draw_item.depth)
  }

  @Test func detailsAndGroupsOfTheDrawListAreLaidOutAsInTheHeader() {
    typealias Row = DrawList.Detail
    expectSameShape(Row.self, motus_draw_detail.self)
    expectSamePlace(\Row.tag, \motus_draw_detail.tag)
    expectSamePlace(\Row.ownAlpha, \motus_draw_detail.own_alpha)
    expectSamePlace(\Row.groupAlpha, \motus_draw_detail.group_alpha)
    expectSamePlace(\Row.group, \motus_draw_detail.group)
    expectSamePlace(\Row.flags, \motus_draw_detail.flags)
    expectSamePlace(\Row.scaleX, \motus_draw_detail.scale_x)
    expectSamePlace(\Row.scaleY, \motus_draw_detail.scale_y)
    expectSamePlace(\Row.radii, \motus_draw_detail.corner_radii)
    expectSamePlace(\Row.radii.bottomLeft, \motus_draw_detail.corner_radii.bottom_left)
    expectSamePlace(\Row.borderWidth, \motus_draw_detail.border_width)
    expectSamePlace(\Row.borderColor, \motus_draw_detail.border_color)
    expectSamePlace(\Row.shadowColor, \motus_draw_detail.shadow_color)
    expectSamePlace(\Row.shadowOffset, \motus_draw_detail.shadow_offset)
    expectSamePlace(\Row.shadowRadius, \motus_draw_detail.shadow_radius)
    typealias Group = DrawList.OpacityGroup
    expectSameShape(Group.self, motus_draw_group.self)
    expectSamePlace(\Group.first, \motus_draw_group.first)
    expectSamePlace(\Group.end, \motus_draw_group.end)
    expectSamePlace(\Group.parent, \motus_draw_group.parent)
    expectSamePlace(\Group.depth, \motus_draw_group.depth)
    expectSamePlace(\Group.alpha, \motus_draw_group.alpha)
  }

  @Test func anEventIsLaidOutAsInTheHeader() {
    expectSameShape(Event.self, motus_event.self)
    expectSamePlace(\Event.kind, \motus_event.kind)
    expectSamePlace(\Event.detail, \motus_event.detail)
    expectSamePlace(\Event.subject, \motus_event.subject)
    expectSamePlace(\Event.other, \motus_event.other)
    expectSamePlace(\Event.time, \motus_event.time)
    expectSamePlace(\Event.value, \motus_event.value)
  }

  /// Values of built-in properties travel as structs that consist of their numbers.
  @Test func aPropertyHasAsManyComponentsAsItsStructHasNumbers() {
    let properties = PropertyRegistry()
    let sizes = [
      (PropertyID.center, MemoryLayout<motus_point>.size),
      (.bounds, MemoryLayout<motus_rect>.size),
      (.transform, MemoryLayout<motus_transform>.size),
      (.alpha, MemoryLayout<Double>.size),
      (.backgroundColor, MemoryLayout<motus_color>.size),
      (.cornerRadius, MemoryLayout<motus_corner_radii>.size),
      (.shadowColor, MemoryLayout<motus_color>.size),
      (.shadowOffset, MemoryLayout<motus_vector>.size),
      (.shadowRadius, MemoryLayout<Double>.size),
      (.borderColor, MemoryLayout<motus_color>.size),
      (.borderWidth, MemoryLayout<Double>.size),
    ]
    for (property, size) in sizes {
      let kind = properties.kind(of: property)
      #expect(kind.map { $0.componentCount * MemoryLayout<Double>.size } == size)
    }
  }

  /// What older hosts have compiled stays readable: the first version's sizes never grow.
  @Test func everySizedStructContainsThatOfItsFirstVersion() {
    #expect(motus_animation_options.firstSize <= MemoryLayout<motus_animation_options>.size)
    #expect(motus_timing.firstSize <= MemoryLayout<motus_timing>.size)
    #expect(motus_transition_info.firstSize == 96)
    #expect(MemoryLayout<motus_transition_info>.size >= 96)
    #expect(motus_view_controller_callbacks.firstSize == 96)
    #expect(MemoryLayout<motus_view_controller_callbacks>.size >= 96)
    #expect(motus_navigation_delegate.firstSize == 40)
    #expect(MemoryLayout<motus_navigation_delegate>.size >= 40)
    #expect(motus_animation_controller_callbacks.firstSize == 40)
    #expect(MemoryLayout<motus_animation_controller_callbacks>.size >= 40)
    #expect(motus_interaction_controller_callbacks.firstSize == 24)
    #expect(MemoryLayout<motus_interaction_controller_callbacks>.size >= 24)
  }
}
