/// A map from the number that a link reads to the numbers that it shows: a function in pieces between
/// listed inputs (LK-2).
///
/// Between two inputs x₀ < x₁ with outputs a and b it is a + (b − a)·c((x − x₀) / (x₁ − x₀)), where c is
/// the timing of the piece. At a listed input it is the listed output, exactly.
struct LinkMap: ~Copyable {
  /// How it goes on beyond its first or last input. The C enumerators have the same values.
  enum End: UInt32 {
    case hold = 0
    case goesOn = 1
    case repeats = 2
  }

  struct Timing {
    var curve: TimingCurve
    /// Of the curve: a spring has its own, the others' is 1.
    var duration: Double
  }

  /// A piece, and the progress within it: 0 at its start, 1 at its end.
  struct Place: Equatable {
    var piece: Int
    var part: Double
  }

  /// Rising strictly; one alone is a constant, none the identity.
  private let inputs: UnsafeMutablePointer<Double>
  let count: Int
  /// One for each piece; none where all are linear.
  private let timings: [Timing]
  private let isLinear: Bool
  private let before: End
  private let after: End

  init(inputs: [Double], timings: [Timing] = [], before: End = .hold, after: End = .hold) {
    count = inputs.count
    self.inputs = .allocate(capacity: inputs.count)
    for index in inputs.indices { (self.inputs + index).initialize(to: inputs[index]) }
    self.timings = timings
    isLinear = timings.isEmpty
    self.before = before
    self.after = after
  }

  deinit { inputs.deallocate() }

  private var lastPiece: Int { count - 2 }
  private var first: Double { inputs[0] }
  private var last: Double { inputs[count - 1] }

  @_optimize(speed)
  @inline(never)
  func place(of input: Double) -> Place {
    guard count > 1 else { return Place(piece: 0, part: 0) }
    var input = input
    if input < first {
      switch before {
      case .hold: return Place(piece: 0, part: 0)
      case .goesOn:
        return Place(piece: 0, part: raw(input, 0) * startSlope(of: 0))
      case .repeats: input = wrapped(input)
      }
    } else if input > last {
      switch after {
      case .hold: return Place(piece: lastPiece, part: 1)
      case .goesOn:
        let beyond = raw(input, lastPiece) - 1
        return Place(piece: lastPiece, part: 1 + beyond * endSlope(of: lastPiece))
      case .repeats: input = wrapped(input)
      }
    }
    let piece = self.piece(of: input)
    let raw = raw(input, piece)
    guard raw > 0, raw < 1, !isLinear else { return Place(piece: piece, part: raw) }
    let timing = timings[piece]
    return Place(
      piece: piece, part: timing.curve.value(at: raw * timing.duration, duration: timing.duration))
  }

  /// The place for an input that moves, and how much the progress grows for 1 of the input: at a
  /// listed input those of the piece into which it moves (LK-7).
  func pace(at input: Double, isRising: Bool) -> (place: Place, slope: Double) {
    guard count > 1 else { return (Place(piece: 0, part: 0), 0) }
    var input = input
    if input < first || input == first && !isRising {
      switch before {
      case .hold: return (Place(piece: 0, part: 0), 0)
      case .goesOn: return (place(of: input), startSlope(of: 0) / length(of: 0))
      case .repeats:
        input = input == first ? last : wrapped(input)
        if input == first, !isRising { input = last }
      }
    } else if input > last || input == last && isRising {
      switch after {
      case .hold: return (Place(piece: lastPiece, part: 1), 0)
      case .goesOn: return (place(of: input), endSlope(of: lastPiece) / length(of: lastPiece))
      case .repeats:
        input = input == last ? first : wrapped(input)
        if input == first, !isRising { input = last }
      }
    }
    var piece = self.piece(of: input)
    if !isRising, piece > 0, input == inputs[piece] { piece -= 1 }
    let raw = raw(input, piece)
    let length = length(of: piece)
    if raw <= 0 { return (Place(piece: piece, part: 0), startSlope(of: piece) / length) }
    if raw >= 1 { return (Place(piece: piece, part: 1), endSlope(of: piece) / length) }
    return (Place(piece: piece, part: place(of: input).part), slope(of: piece, at: raw) / length)
  }

  /// The piece that an input between the first and the last one is in; the last one is in the last.
  private func piece(of input: Double) -> Int {
    var (low, high) = (0, count - 1)
    while high - low > 1 {
      let middle = (low + high) / 2
      if inputs[middle] <= input { low = middle } else { high = middle }
    }
    return low
  }

  @inline(__always)
  private func length(of piece: Int) -> Double { inputs[piece + 1] - inputs[piece] }

  @inline(__always)
  private func raw(_ input: Double, _ piece: Int) -> Double {
    (input - inputs[piece]) / length(of: piece)
  }

  /// An input beyond the ends as one between them: first + ((input − first) mod (last − first)).
  private func wrapped(_ input: Double) -> Double {
    let length = last - first
    let rounds = Elementary.floor((input - first) / length)
    let rest = first + ((input - first) - rounds * length)
    return rest >= first && rest < last ? rest : first
  }

  // Slopes of a piece's timing: progress for the length of the piece.

  private func startSlope(of piece: Int) -> Double { slope(of: piece, at: 0) }
  private func endSlope(of piece: Int) -> Double { slope(of: piece, at: 1 - 1e-9) }

  private func slope(of piece: Int, at raw: Double) -> Double {
    guard !isLinear else { return 1 }
    let timing = timings[piece]
    return timing.curve.slope(at: raw * timing.duration, duration: timing.duration)
      * timing.duration
  }
}
