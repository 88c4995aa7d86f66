/// What a frame has brought, lent to the host until the next one, of an animator that has ended or gone
/// back to a snapshot meanwhile.
final class LentOutput {
  private let places: GrowingBuffer<DynamicPlace>
  private let contacts: Column<DynamicContact>

  init(
    places: consuming GrowingBuffer<DynamicPlace>, contacts: consuming Column<DynamicContact>
  ) {
    self.places = places
    self.contacts = contacts
  }
}
