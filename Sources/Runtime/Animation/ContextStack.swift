/// The open blocks, innermost last.
///
/// Not an array: a context is large and holds references, and here it moves in, is changed in
/// place and moves out, without a copy. The start of an animation is a third shorter for it.
struct ContextStack: ~Copyable {
  private var base: UnsafeMutablePointer<AnimationContext>
  private var capacity = 4
  private(set) var count = 0

  init() { base = .allocate(capacity: capacity) }

  deinit {
    base.deinitialize(count: count)
    base.deallocate()
  }

  var isEmpty: Bool { count == 0 }

  /// Address of the innermost one, until the next one opens; nil if none is open.
  @inline(__always)
  var innermost: UnsafeMutablePointer<AnimationContext>? { count > 0 ? base + (count - 1) : nil }

  /// A copy of the innermost one.
  var last: AnimationContext? { innermost?.pointee }

  /// Whether one of them animates what is changed.
  var areAnimated: Bool {
    for index in 0..<count where (base + index).pointee.isAnimated { return true }
    return false
  }

  @inline(__always)
  subscript(index: Int) -> UnsafeMutablePointer<AnimationContext> { base + index }

  @inline(__always)
  mutating func append(_ context: consuming AnimationContext) {
    if count == capacity { grow() }
    (base + count).initialize(to: context)
    count += 1
  }

  /// Takes the innermost one out. There has to be one.
  @inline(__always)
  mutating func removeLast() -> AnimationContext {
    count -= 1
    return (base + count).move()
  }

  mutating func removeAll() {
    base.deinitialize(count: count)
    count = 0
  }

  @inline(never)
  private mutating func grow() {
    let larger = UnsafeMutablePointer<AnimationContext>.allocate(capacity: 2 * capacity)
    larger.moveInitialize(from: base, count: count)
    base.deallocate()
    base = larger
    capacity *= 2
  }
}
