/// Place of a curve in use: its table, and its index there.
struct CurveUse: BitwiseCopyable {
  /// How it is evaluated.
  let sort: AnimationTable.Sort
  let index: UInt32
  /// Initial velocity of a spring, in whole distances per second.
  let velocity: Double
}

/// The timing curves in use. Cubics and springs are prepared once, however many animations share
/// them, and evaluated in batches; all others are kept as they are.
final class CurveTable {
  let cubics = PreparedTable()
  let springs = PreparedTable()
  private var others: [TimingCurve] = []
  private var free: [UInt32] = []

  /// Keeps a curve until `release`. Only what runs once and forward is evaluated in batches.
  @_optimize(speed)
  func retain(_ curve: TimingCurve, runsOnce: Bool) -> CurveUse {
    if runsOnce {
      switch curve {
      case .cubic(let cubic):
        return CurveUse(sort: .cubic, index: cubics.retain(.cubic(cubic)), velocity: 0)
      case .spring(let parameters, let velocity):
        return CurveUse(
          sort: .spring, index: springs.retain(.spring(parameters)), velocity: velocity)
      default: break
      }
    }
    if let index = free.popLast() {
      others[Int(index)] = curve
      return CurveUse(sort: .other, index: index, velocity: 0)
    }
    others.append(curve)
    let index = UInt32(truncatingIfNeeded: others.count - 1)
    return CurveUse(sort: .other, index: index, velocity: 0)
  }

  @_optimize(speed)
  func release(_ use: CurveUse) {
    switch use.sort {
    case .cubic: cubics.release(use.index)
    case .spring: springs.release(use.index)
    case .other, .waiting:
      others[Int(use.index)] = .linear
      free.append(use.index)
    }
  }

  func curve(_ use: CurveUse) -> TimingCurve {
    switch use.sort {
    case .cubic: timing(cubics[use.index], use.velocity)
    case .spring: timing(springs[use.index], use.velocity)
    case .other, .waiting: others[Int(use.index)]
    }
  }

  private func timing(_ prepared: PreparedTiming, _ velocity: Double) -> TimingCurve {
    switch prepared {
    case .cubic(let curve): .cubic(curve)
    case .spring(let parameters): .spring(parameters, initialVelocity: velocity)
    }
  }
}
