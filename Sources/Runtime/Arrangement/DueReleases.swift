/// Views whose references are released when no buffer is worked through.
struct DueReleases: ~Copyable {
  private var views = Buffer<Handle.Bits>()

  var isEmpty: Bool { views.isEmpty }

  mutating func append(_ view: Handle.Bits) { views.append(view) }

  mutating func takeLast() -> Handle? { views.isEmpty ? nil : Handle(bits: views.removeLast()) }
}
