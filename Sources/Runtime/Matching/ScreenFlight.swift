/// Options of a screen that flies as a whole.
struct ScreenFlightOptions {
  /// Key by which the source is found on the other screen if the host gives none; 0 for none.
  var sourceKey: UInt64 = 0
  var dimming = Color(red: 0, green: 0, blue: 0, alpha: 0.15)
  /// How far what is behind is blurred, in points.
  var blur = 0.0
  var physics = ZoomPhysics()
}

/// A screen that flies as a whole, as flights see it.
protocol ScreenFlight: AnyObject {
  var options: ScreenFlightOptions { get }
  /// The hand that may take it; none until one is needed.
  var hand: (any ScreenFlightHand)? { get }
  /// Returns the view from which it comes, and to which it goes, by the host; the caller lays out
  /// afterwards.
  func sourceView() -> Handle
  /// Returns the part of the screen that covers the source; none if the host gives none.
  func alignmentRect(_ source: Handle) -> Rect?
}

/// The screen as a hand has it from a moment on, in seconds.
struct ZoomStep: BitwiseCopyable {
  let moment: Double
  let card: ZoomCard
}

/// A hand on a screen in flight.
protocol ScreenFlightHand: AnyObject {
  /// The screen as the hand has it now, and as it was when the hand took it.
  var card: ZoomCard { get }
  var first: ZoomCard { get }
  /// The screen at the samples of its finger that no flight has followed yet, oldest first.
  var steps: [ZoomStep] { get }
  /// Time at which it took the screen, or ended, in seconds.
  var moment: Double { get }
  /// Velocity of the screen when the hand ended; none if the screen was taken away from it.
  var thrown: ZoomCard? { get }
  /// Whether all numbers that it drags follow by the spring, or only the horizontal ones.
  var tracksAll: Bool { get }
  var follower: SpringParameters { get }
  /// Whether it has the screen of these flights.
  func holds(_ session: SessionFlights) -> Bool
  /// Returns the spring of a screen after the hand, and that of the view behind it.
  func motion(goesBack: Bool) -> ZoomPhysics.Motion
  func coverMotion(goesBack: Bool) -> SpringParameters
}
