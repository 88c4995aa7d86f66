/// A view that is drawn in front of all that stands in one above it.
struct Lifted: Equatable {
  let view: Handle.Bits
  let container: Handle.Bits
}
