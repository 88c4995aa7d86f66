/// How a property goes from keyframe to keyframe (UA-19); the C enumerators have the same
/// values.
enum KeyframeCalculation: Int32 {
  case linear = 0
  case discrete = 1
  case paced = 2
  case cubic = 3
  case cubicPaced = 4

  /// Whether times come from the distances between values.
  var isPaced: Bool { self == .paced || self == .cubicPaced }
  var isSmooth: Bool { self == .cubic || self == .cubicPaced }
}

/// The form of a smooth path (Kochanek & Bartels, *Interpolating Splines with Local Tension,
/// Continuity, and Bias Control*, 1984); all 0 is the Catmull-Rom spline.
struct SplineForm: BitwiseCopyable {
  var tension = 0.0
  var continuity = 0.0
  var bias = 0.0
}

/// The keyframes of an open block.
///
/// Times are fractions of the whole motion. Each keyframe is a group of records; once the block
/// closes, the records get their paths, and a group for each path.
final class KeyframeSet {
  struct Entry {
    let group: TrackGroupID
    let begin: Double
    let end: Double
  }

  struct Piece {
    let group: TrackGroupID
    let path: KeyframePath
  }

  let calculation: KeyframeCalculation
  let form: SplineForm
  /// The mover of the whole; of a set inside a keyframe the mover of that.
  let target: AnimationContext.Target
  /// Seconds of the whole motion.
  let duration: Double
  /// The part of the whole that this set fills: 0 to 1, or the keyframe around it.
  let begin: Double
  let end: Double
  /// The set of that keyframe.
  let parent: KeyframeSet?
  var entries: [Entry] = []
  var pieces: [Piece] = []
  var completions: [Int32] = []

  init(
    _ calculation: KeyframeCalculation, _ form: SplineForm, target: AnimationContext.Target,
    duration: Double, begin: Double = 0, end: Double = 1, in parent: KeyframeSet? = nil
  ) {
    self.calculation = calculation
    self.form = form
    self.target = target
    self.duration = duration
    self.begin = begin
    self.end = end
    self.parent = parent
  }

  /// A time of this set as one of the whole.
  func wholeTime(_ fraction: Double) -> Double { begin + (end - begin) * min(max(0, fraction), 1) }
}
