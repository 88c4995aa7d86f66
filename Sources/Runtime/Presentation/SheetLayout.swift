/// Positions at which a sheet can rest in its room (SH-2).
struct SheetLayout {
  struct Stop {
    let detent: Int32
    /// The height of the sheet, without what the device keeps at the bottom.
    let value: Double
  }

  private let bounds: Rect
  private let options: SheetOptions
  /// From the smallest; one at least.
  let stops: [Stop]
  /// Whether it hangs at the lower edge and can be dragged from stop to stop.
  let isAtEdge: Bool
  /// Frame of a sheet that is not at the edge.
  private let card: Rect
  /// The point over which it stands: the middle of its source, or of the container.
  private let middle: Point

  init(
    _ bounds: Rect, _ classes: SizeClasses, _ options: SheetOptions, isForm: Bool,
    preferred: Size, over source: Rect?, resolve: (Int32, Double) -> Double
  ) {
    middle = source?.center ?? bounds.center
    self.bounds = bounds
    self.options = options
    let size = bounds.size
    let largest = Self.largest(bounds, options)
    isAtEdge =
      classes.isCompactInHeight
      ? options.isEdgeAttachedInCompactHeight : classes.isCompactInWidth
    if classes.isCompactInHeight {
      card = bounds
    } else {
      var wanted = Size(width: SheetOptions.Figure.pageWidth, height: largest)
      if isForm {
        wanted =
          preferred.width <= 0 || preferred.height <= 0 ? SheetOptions.Figure.formSize : preferred
      }
      let insets = options.safeArea
      let fitting = Size(
        width: min(wanted.width, Self.freeWidth(bounds, options)),
        height: min(wanted.height, largest))
      card = Rect(
        x: Self.place(
          fitting.width, about: middle.x, bounds.minX + insets.left, bounds.maxX - insets.right),
        y: source == nil
          ? bounds.minY + (size.height - fitting.height) / 2
          : Self.place(
            fitting.height, about: middle.y, bounds.minY + insets.top,
            bounds.maxY - insets.bottom),
        width: fitting.width, height: fitting.height)
    }
    guard isAtEdge else {
      stops = [Stop(detent: SheetOptions.Detent.large, value: card.size.height)]
      return
    }
    var found: [Stop] = []
    for detent in options.detents {
      let value = Self.value(of: detent, largest, classes, resolve)
      guard value >= 0 else { continue }
      var place = found.count
      while place > 0 && found[place - 1].value > value { place -= 1 }
      found.put(Stop(detent: detent, value: value), at: place)
    }
    stops = found.isEmpty ? [Stop(detent: SheetOptions.Detent.large, value: largest)] : found
  }

  /// The height of a detent; below 0 it is inactive.
  static func value(
    of detent: Int32, _ largest: Double, _ classes: SizeClasses,
    _ resolve: (Int32, Double) -> Double
  ) -> Double {
    switch detent {
    case SheetOptions.Detent.large: largest
    case SheetOptions.Detent.medium:
      classes.isCompactInHeight ? -1 : round(SheetOptions.Figure.medium * largest)
    default: min(resolve(detent, largest), largest)
    }
  }

  /// The largest height of a sheet in its container.
  static func largest(_ bounds: Rect, _ options: SheetOptions) -> Double {
    let top = max(SheetOptions.Figure.smallestTop, options.safeArea.top)
    return max(0, bounds.size.height - top - options.safeArea.bottom)
  }

  /// The width that the device leaves free.
  private static func freeWidth(_ bounds: Rect, _ options: SheetOptions) -> Double {
    max(0, bounds.size.width - options.safeArea.left - options.safeArea.right)
  }

  /// The stop of the selected detent; the smallest when there is none, or it is inactive.
  var selected: Stop {
    for stop in stops where stop.detent == options.selected { return stop }
    return stops[0]
  }

  func top(of stop: Stop) -> Double {
    isAtEdge ? bounds.maxY - stop.value - options.safeArea.bottom : card.minY
  }

  var highestTop: Double { top(of: stops[stops.count - 1]) }
  var lowestTop: Double { top(of: stops[0]) }

  /// Returns the frame of the sheet with its upper edge at `top`: at the edge the sheet goes on to the
  /// lower edge of the container, elsewhere it has the card's size.
  func frame(top: Double, preferred: Size) -> Rect {
    guard isAtEdge else {
      return Rect(x: card.minX, y: top, width: card.size.width, height: card.size.height)
    }
    let isNarrower = options.widthFollowsPreferredContentSize && preferred.width > 0
    let free = Self.freeWidth(bounds, options)
    let width = isNarrower ? min(preferred.width, free) : free
    return Rect(
      x: Self.place(
        width, about: middle.x, bounds.minX + options.safeArea.left,
        bounds.maxX - options.safeArea.right),
      y: top, width: width, height: max(0, bounds.maxY - top))
  }

  /// Returns the part of the dimming with the upper edge at `top`, 0 to 1: nothing up to the largest
  /// undimmed stop, all of it from the next higher stop on, linear between.
  func dimming(top: Double) -> Double {
    guard isAtEdge else { return 1 }
    for index in stops.indices where stops[index].detent == options.largestUndimmed {
      guard index + 1 < stops.count else { return 0 }
      let clear = self.top(of: stops[index])
      let distance = clear - self.top(of: stops[index + 1])
      return distance > 0 ? min(max(0, (clear - top).divided(by: distance)), 1) : 0
    }
    return 1
  }

  /// Returns the stop to which a sheet goes that is let go with a velocity, downwards above 0: the
  /// one nearest to where the throw would come to rest.
  func stop(from top: Double, velocity: Double) -> Stop {
    let rest = Release(place: top, velocity: velocity).projectedEnd()
    var best = stops[0]
    for stop in stops where abs(self.top(of: stop) - rest) < abs(self.top(of: best) - rest) {
      best = stop
    }
    return best
  }

  /// Returns where a length begins whose middle is at `middle`, or as near as it can be between `low`
  /// and `high`.
  private static func place(
    _ length: Double, about middle: Double, _ low: Double, _ high: Double
  ) -> Double {
    max(low, min(middle - length / 2, high - length))
  }

  /// Rounds to a whole point; numbers too large for an integer stay.
  private static func round(_ value: Double) -> Double {
    value < 1e15 ? Double(Int64(value + 0.5)) : value
  }
}
