/// What a drag moves: one or two numbers of its subject, which is a value or a property of a view.
struct DraggedNumbers {
  /// A finger's reading: its distance for pans, its factor for pinches, its turn for rotations.
  enum Reading { case distance, factor, turn }

  /// A view or a value.
  let name: Handle
  let property: PropertyID
  let kind: PropertyKind
  let reading: Reading
  /// The number that each axis moves, or `noNumber`.
  let components: (Int, Int)
  /// For an axis that moves no number. In the options −1 says that the axis moves its usual number.
  private static let noNumber = -1

  /// The view or the value, while it lives.
  var subject: Subject { name.subject }
  var isView: Bool { subject >= 0 }

  /// Whether an axis moves a number: 0 is the horizontal one, 1 the vertical one.
  func moves(_ axis: Int) -> Bool { component(axis) >= 0 }
  func component(_ axis: Int) -> Int { axis == 0 ? components.0 : components.1 }
  /// The only axis on which it moves; none when it moves on both.
  var onlyAxis: Int? {
    moves(0) && moves(1) ? nil : moves(0) ? 0 : 1
  }

  /// Throws for a property that is not dragged, another recognizer, and components that the subject has
  /// not.
  init(
    _ name: Handle, _ property: PropertyID, _ kind: PropertyKind, by gesture: Gesture,
    _ options: DragOptions
  ) throws(Fault) {
    self.name = name
    self.property = property
    self.kind = kind
    guard kind.interpolation == .linear || kind.interpolation == .angle else {
      throw Fault(.invalidArgument, "colours and transforms are not dragged")
    }
    if gesture is PanGesture {
      reading = .distance
    } else if gesture is PinchGesture {
      reading = .factor
    } else if gesture is RotationGesture {
      reading = .turn
    } else {
      throw Fault(
        .wrongKind, "a \(gesture.noun) stands where a pan, a pinch or a rotation is needed")
    }
    components = try Self.components(kind.componentCount, reading, options)
  }

  /// The numbers that both axes move, by the options. A pinch and a rotation have the first axis alone;
  /// so has a pan whose axes would move the same number.
  private static func components(
    _ count: Int, _ reading: Reading, _ options: DragOptions
  ) throws(Fault) -> (Int, Int) {
    for component in [options.components.0, options.components.1]
    where component < -1 || component >= count {
      throw Fault(
        .invalidArgument,
        "a component of the options is \(component): what is dragged has \(count)")
    }
    // Where the options do not say, the axes move the first two numbers; both the only one.
    let x = options.components.0 >= 0 ? Int(options.components.0) : 0
    let y = options.components.1 >= 0 ? Int(options.components.1) : count > 1 ? 1 : 0
    guard reading == .distance else { return (x, noNumber) }
    switch options.axis {
    case .horizontal: return (x, noNumber)
    case .vertical: return (noNumber, y)
    case .free, .locked: return (x, x == y ? noNumber : y)
    }
  }
}
