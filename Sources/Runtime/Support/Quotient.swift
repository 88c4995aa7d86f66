/// Quotients behind a branch that has looked at the divisor.
///
/// The compiler takes an ordinary division out of such a branch, because it costs less than a jump,
/// and drops what it does not need. A host that unmasks floating-point exceptions would hear of 0 /
/// 0 then. Nothing is done ahead that stands in a function of its own.
extension Double {
  @inline(never)
  func divided(by divisor: Double) -> Double { self / divisor }
}

extension Float {
  @inline(never)
  func divided(by divisor: Float) -> Float { self / divisor }
}
