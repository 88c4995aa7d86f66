/// A region by handle, with the number of parts it is made of.
final class HostedRegion: Entity {
  static let maximumParts = 256

  let region: Region
  let parts: Int

  init(_ region: Region, parts: Int) {
    self.region = region
    self.parts = parts
  }
}
