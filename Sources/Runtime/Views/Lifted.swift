/// A view that is drawn in front of everything else in an ancestor.
struct Lifted: Equatable {
  let view: Handle.Bits
  let container: Handle.Bits
}
