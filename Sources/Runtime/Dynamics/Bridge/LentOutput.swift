/// Output of a frame, lent to the host until the next one, of an animator that has ended or gone
/// back to a snapshot meanwhile.
final class LentOutput {
  private let places: Buffer<DynamicPlace>
  private let contacts: Buffer<DynamicContact>

  init(
    places: consuming Buffer<DynamicPlace>, contacts: consuming Buffer<DynamicContact>
  ) {
    self.places = places
    self.contacts = contacts
  }
}
