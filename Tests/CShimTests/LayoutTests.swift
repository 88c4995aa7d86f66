import CMotus
import Testing

@testable import Motus

/// Engine rows that are lent under the header's names must lie as the header says.
@Suite struct LayoutTests {
  @Test func aDrawItemLiesAsInTheHeader() {
    typealias Item = DrawList.Item
    #expect(MemoryLayout<Item>.size == MemoryLayout<motus_draw_item>.size)
    #expect(MemoryLayout<Item>.stride == MemoryLayout<motus_draw_item>.stride)
    #expect(
      [
        MemoryLayout<Item>.offset(of: \.view), MemoryLayout<Item>.offset(of: \.transform),
        MemoryLayout<Item>.offset(of: \.bounds), MemoryLayout<Item>.offset(of: \.red),
        MemoryLayout<Item>.offset(of: \.colorAlpha), MemoryLayout<Item>.offset(of: \.alpha),
        MemoryLayout<Item>.offset(of: \.cornerRadius), MemoryLayout<Item>.offset(of: \.clip),
        MemoryLayout<Item>.offset(of: \.depth),
      ] == [
        MemoryLayout<motus_draw_item>.offset(of: \.view),
        MemoryLayout<motus_draw_item>.offset(of: \.transform),
        MemoryLayout<motus_draw_item>.offset(of: \.bounds),
        MemoryLayout<motus_draw_item>.offset(of: \.color),
        MemoryLayout<motus_draw_item>.offset(of: \.color.alpha),
        MemoryLayout<motus_draw_item>.offset(of: \.alpha),
        MemoryLayout<motus_draw_item>.offset(of: \.corner_radius),
        MemoryLayout<motus_draw_item>.offset(of: \.clip),
        MemoryLayout<motus_draw_item>.offset(of: \.depth),
      ])
    #expect(
      MemoryLayout<AffineTransform>.offset(of: \.ty)
        == MemoryLayout<motus_transform>.offset(of: \.ty))
    #expect(
      MemoryLayout<Rect>.offset(of: \.size.height) == MemoryLayout<motus_rect>.offset(of: \.height))
  }

  @Test func aChangeLiesAsInTheHeader() {
    typealias Record = ChangeList.Record
    #expect(MemoryLayout<Record>.stride == MemoryLayout<motus_change>.stride)
    #expect(
      [
        MemoryLayout<Record>.offset(of: \.view), MemoryLayout<Record>.offset(of: \.property),
        MemoryLayout<Record>.offset(of: \.componentCount),
        MemoryLayout<Record>.offset(of: \.values),
      ] == [
        MemoryLayout<motus_change>.offset(of: \.view),
        MemoryLayout<motus_change>.offset(of: \.property),
        MemoryLayout<motus_change>.offset(of: \.component_count),
        MemoryLayout<motus_change>.offset(of: \.values),
      ])
  }

  @Test func aBatchLiesAsInTheHeader() {
    typealias Batch = ChangeList.Batch
    #expect(MemoryLayout<Batch>.stride == MemoryLayout<motus_change_batch>.stride)
    #expect(
      [
        MemoryLayout<Batch>.offset(of: \.count), MemoryLayout<Batch>.offset(of: \.componentCount),
        MemoryLayout<Batch>.offset(of: \.views), MemoryLayout<Batch>.offset(of: \.properties),
        MemoryLayout<Batch>.offset(of: \.values),
      ] == [
        MemoryLayout<motus_change_batch>.offset(of: \.count),
        MemoryLayout<motus_change_batch>.offset(of: \.component_count),
        MemoryLayout<motus_change_batch>.offset(of: \.views),
        MemoryLayout<motus_change_batch>.offset(of: \.properties),
        MemoryLayout<motus_change_batch>.offset(of: \.values),
      ])
  }

  @Test func propertiesHaveTheNumbersOfTheHeader() {
    let pairs: [(PropertyID, motus_property)] = [
      (.center, MOTUS_PROPERTY_CENTER), (.bounds, MOTUS_PROPERTY_BOUNDS),
      (.transform, MOTUS_PROPERTY_TRANSFORM), (.alpha, MOTUS_PROPERTY_ALPHA),
      (.backgroundColor, MOTUS_PROPERTY_BACKGROUND_COLOR),
      (.cornerRadius, MOTUS_PROPERTY_CORNER_RADIUS), (.hidden, MOTUS_PROPERTY_HIDDEN),
    ]
    for (ours, theirs) in pairs { #expect(UInt32(ours.rawValue) == theirs.rawValue) }
    #expect(UInt32(PropertyID.firstCustom) == MOTUS_PROPERTY_CUSTOM.rawValue)
  }
}
