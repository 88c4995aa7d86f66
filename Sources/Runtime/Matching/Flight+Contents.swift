/// Visible part of a flight: how much of either view, and which part of the frame.
extension Flight {
  /// Alphas of both views' pictures: the source fades over the destination until the fraction
  /// `crossFade`; with the option it fades out in the first half, and the destination in in the
  /// second. Where both have the same tag the source is not drawn.
  func weights(crossFade: Double) -> (source: Double, destination: Double) {
    let p = min(max(0, fraction), 1)
    if flags.contains(.fallback) { return (0, p) }
    if source.tag != 0, source.tag == destination.tag { return (0, 1) }
    if flags.isDisjoint(with: .reported), has(.fadesThrough) {
      return (max(0, 1 - 2 * p), max(0, 2 * p - 1))
    }
    return (crossFade > 0 ? max(0, 1 - p.divided(by: crossFade)) : p > 0 ? 0 : 1, 1)
  }

  /// Whether either end has an option.
  func has(_ flag: MatchOptions.Flags) -> Bool {
    !source.options.flags.union(destination.options.flags).isDisjoint(with: flag)
  }

  /// Rectangles of both views' contents in the frame. If both give the size of their contents,
  /// these count as one image that moves from its place in one to its place in the other.
  @inline(never)
  var contents: (source: Rect, destination: Rect) {
    let size = shown.size
    if flags.contains(.zooms) {
      let screen = screen(in: size)
      return (sourcePlace(on: screen) ?? Self.place(source, in: size), screen)
    }
    guard source.options.hasContentSize, destination.options.hasContentSize else {
      return (Self.place(source, in: size), Self.place(destination, in: size))
    }
    let p = fraction
    let first = Self.placeAtHome(source)
    let last = Self.placeAtHome(destination)
    let place = Rect(
      x: first.minX + (last.minX - first.minX) * p, y: first.minY + (last.minY - first.minY) * p,
      width: first.size.width + (last.size.width - first.size.width) * p,
      height: first.size.height + (last.size.height - first.size.height) * p)
    return (place, place)
  }

  /// The part of the frame that is visible, in the frame's coordinates: as much of the source as
  /// was visible at take-off, growing to all of the destination.
  var clip: Rect {
    let size = shown.size
    let left = 1 - min(max(0, fraction), 1)
    return Rect(
      x: hidden.left * left * size.width, y: hidden.top * left * size.height,
      width: size.width * (1 - (hidden.left + hidden.right) * left),
      height: size.height * (1 - (hidden.top + hidden.bottom) * left))
  }

  /// Returns the drawing of the flight in this frame. `bounds` gives the shown bounds of an end's
  /// view.
  func picture(in containerView: Handle, crossFade: Double, bounds: (End) -> Rect) -> FlightPicture
  {
    let weights = weights(crossFade: crossFade)
    let contents = contents
    var picture = FlightPicture(container: containerView.bits)
    picture.transform = shown.transform
    picture.clip = clip
    picture.color = shown.color
    picture.alpha = shown.alpha * faded
    picture.radii = shown.radii
    picture.border = shown.border
    picture.shadow = shown.shadow
    picture.source = Self.drawing(of: source, contents.source, weights.source, bounds(source))
    picture.destination = Self.drawing(
      of: destination, contents.destination, weights.destination, bounds(destination))
    return picture
  }

  /// Returns the drawing of an end's view, scaled so that its contents fill `place`.
  private static func drawing(
    of end: End, _ place: Rect, _ weight: Double, _ bounds: Rect
  ) -> FlightPicture.Contents {
    let home = end.options.place(
      of: end.options.hasContentSize ? end.options.contentSize : end.size, in: end.size)
    guard end.drawn != 0, home.size.isMeasurable else {
      return FlightPicture.Contents()
    }
    let across = place.size.width / home.size.width
    let down = place.size.height / home.size.height
    return FlightPicture.Contents(
      view: end.drawn,
      map: AffineTransform(
        a: across, b: 0, c: 0, d: down,
        tx: place.minX - (bounds.minX + home.minX) * across,
        ty: place.minY - (bounds.minY + home.minY) * down),
      weight: weight)
  }

  /// Returns the rectangle of an end's contents in a frame of this size.
  static func place(_ end: End, in size: Size) -> Rect {
    end.options.place(
      of: end.options.hasContentSize ? end.options.contentSize : end.size, in: size)
  }

  /// Returns the rectangle of an end's contents inside it, at the end's shown size.
  private static func placeAtHome(_ end: End) -> Rect {
    let home = end.options.place(of: end.options.contentSize, in: end.size)
    guard end.size.isMeasurable else { return home }
    let across = end.values.size.width / end.size.width
    let down = end.values.size.height / end.size.height
    return Rect(
      x: home.minX * across, y: home.minY * down, width: home.size.width * across,
      height: home.size.height * down)
  }
}
