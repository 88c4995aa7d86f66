/// Flights of whole screens, led by a hand and by springs.
extension Flight {
  /// Returns the distance that is left at a time: with the gap x₀ and the velocity v₀ at its start,
  /// and the spring's two answers a and b,
  ///
  ///     x(t) = x₀ a(t) + v₀ b(t)
  @inline(never)
  func gap(of spring: SpringParameters, at time: Double) -> FlightNumbers {
    let parts = Spring(spring).displacement(at: max(0, time - start))
    return offset * parts.a + drift * parts.b
  }

  /// Returns the derivative of `gap` by time.
  @inline(never)
  func gapRate(of spring: SpringParameters, at time: Double) -> FlightNumbers {
    let parts = Spring(spring).velocity(at: max(0, time - start))
    return offset * parts.a + drift * parts.b
  }

  var isHeld: Bool {
    if case .held = motion { return true }
    return false
  }

  /// Returns the values of the screen as a hand has it: the destination's, moved by the card.
  func held(_ card: ZoomCard) -> FlightValues {
    var values = destination.values
    values.center = values.center + card.offset
    values.size = Size(
      width: values.size.width * card.scale, height: values.size.height * card.scale)
    values.scaleRadii(by: card.scale)
    values.rotation += card.rotation
    values.depth = card.depth
    return values
  }

  /// Returns the velocity of those values when the hand moves with a velocity.
  func heldVelocity(_ velocity: ZoomCard) -> FlightNumbers {
    var rates = FlightValues()
    let rest = destination.values
    rates.setRates(
      center: velocity.offset, width: rest.size.width * velocity.scale,
      height: rest.size.height * velocity.scale, rotation: velocity.rotation)
    rates.numbers[FlightValues.depthIndex] = velocity.depth
    let radii = destination.values.radii
    for (index, radius) in [
      radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft,
    ].enumerated() { rates.numbers[FlightValues.firstOfRadii + index] = radius * velocity.scale }
    return rates.numbers
  }

  /// Puts the flight under a hand, from its shown values and with its velocity. `card` is the
  /// screen as the hand has it.
  mutating func hold(
    _ card: ZoomCard, _ spring: SpringParameters, velocity: FlightNumbers, at time: Double
  ) {
    offset = shown.numbers - held(card).numbers
    drift = velocity
    start = time
    motion = .held(card, spring)
  }

  /// Follows the hand: dragged numbers by the spring, the others at once. With `tracksAll` all of the
  /// place are dragged, else the first, the center's x, alone.
  mutating func follow(_ card: ZoomCard, tracksAll: Bool, at time: Double) {
    guard case .held(let old, let spring) = motion else { return }
    let gap = gap(of: spring, at: time)
    let rate = gapRate(of: spring, at: time)
    let change = held(card).numbers - held(old).numbers
    offset = gap
    drift = rate
    start = time
    // Dragged numbers stay as they are shown: their gap takes up the change.
    for index in 0..<FlightNumbers.count
    where tracksAll ? index <= FlightValues.lastOfPlace : index == 0 {
      offset[index] -= change[index]
    }
    motion = .held(card, spring)
  }

  /// Puts the flight on a spring towards an end, from its shown values, each number with a velocity of
  /// its own; what is behind comes back by the spring `cover`.
  mutating func spring(
    _ parameters: SpringParameters, _ cover: SpringParameters, to heading: Heading,
    velocity: FlightNumbers, at time: Double
  ) {
    self.heading = heading
    offset = shown.numbers - target.numbers
    drift = velocity
    start = time
    motion = .spring(parameters, cover: cover)
  }

  /// Returns the rectangle of the screen's contents in the flight's frame. At the source the
  /// alignment rectangle, of width w and height h, covers the source, of width W and height H: it
  /// is scaled by max(W/w, H/h), with the top left corners together; without an alignment rectangle
  /// the screen has the frame's width. In between place and scale are measured in the frame's
  /// width, so that nothing is distorted.
  func screen(in size: Size) -> Rect {
    let own = destination.size
    let home = source.values.size
    guard own.isMeasurable else { return Rect(origin: .zero, size: size) }
    var first = Rect(x: 0, y: 0, width: 1, height: 0)
    if let alignment, alignment.size.isMeasurable, home.width >= .leastInReach {
      let scale = max(
        home.width / alignment.size.width, home.height / alignment.size.height)
      first = Rect(
        x: -alignment.minX * scale / home.width, y: -alignment.minY * scale / home.width,
        width: scale * own.width / home.width, height: 0)
    }
    let left = 1 - shown.openness
    let width = size.width * (1 + (first.size.width - 1) * left)
    return Rect(
      x: size.width * first.minX * left, y: size.width * first.minY * left, width: width,
      height: width / own.width * own.height)
  }

  /// Returns the rectangle of the source on the screen: on the alignment rectangle, growing with
  /// that, undistorted. None without one: the source then fills the frame.
  func sourcePlace(on screen: Rect) -> Rect? {
    let home = source.values.size
    guard let alignment, alignment.size.isMeasurable, home.isMeasurable,
      destination.size.isMeasurable
    else { return nil }
    let scale = screen.size.width / destination.size.width
    let growth =
      scale / max(home.width / alignment.size.width, home.height / alignment.size.height)
    let place = Self.place(
      source, in: Size(width: home.width * growth, height: home.height * growth))
    return place.offset(
      by: Vector(
        dx: screen.minX + alignment.minX * scale, dy: screen.minY + alignment.minY * scale))
  }

  /// Adds the dimming behind the screen, and its shadow, which fades over the last tenth of the
  /// motion to the source.
  func decorate(_ picture: inout FlightPicture, _ options: ScreenFlightOptions) {
    picture.dimming = options.dimming
    picture.dimming.alpha *= shown.depth
    picture.blur = options.blur * min(max(0, shown.depth), 1)
    let physics = options.physics
    guard physics.shadowAlpha > 0 else { return }
    let part = min(max(0, shown.openness * 10), 1)
    picture.shadow = (
      color: Color(red: 0, green: 0, blue: 0, alpha: physics.shadowAlpha * part),
      offset: Vector(dx: 0, dy: physics.shadowOffset), radius: physics.shadowRadius
    )
  }
}
