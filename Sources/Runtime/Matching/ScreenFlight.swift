/// How a screen flies as a whole.
struct ScreenFlightOptions {
  /// Finds the source among the views of the other screen when the host names none; 0 for none.
  var sourceKey: UInt64 = 0
  var dimming = Color(red: 0, green: 0, blue: 0, alpha: 0.15)
  var physics = ZoomPhysics()
}

/// A screen that flies as a whole: the flights ask it where from, and how.
protocol ScreenFlight: AnyObject {
  var options: ScreenFlightOptions { get }
  /// The hand that may take it; none before one is needed.
  var hand: (any ScreenFlightHand)? { get }
  /// The view that it comes from, and goes to, as the host says now; layouts are done afterwards.
  func sourceView() -> Handle
  /// The part of the screen that covers the source; none when the host does not say.
  func alignmentRect(_ source: Handle) -> Rect?
}

/// The hand that has a screen while it flies.
protocol ScreenFlightHand: AnyObject {
  /// Where it has the screen, and where it had it when it took it.
  var card: ZoomCard { get }
  var first: ZoomCard { get }
  /// When it has taken the screen, or let it go, in seconds.
  var moment: Double { get }
  /// How fast the screen was when it was let go; none when it was taken away.
  var thrown: ZoomCard? { get }
  /// Whether all of what it drags follows through the spring, or only what goes across.
  var tracksAll: Bool { get }
  var follower: SpringParameters { get }
  /// Whether it has the screen of these flights.
  func holds(_ session: SessionFlights) -> Bool
  /// How a screen goes on that has been let go, and how what lies behind goes with it.
  func motion(goesBack: Bool) -> ZoomPhysics.Motion
  func coverMotion(goesBack: Bool) -> SpringParameters
}
