/// The flights under way, in rows that the host reads.
final class FlightList {
  /// A row with the layout of `motus_flight`.
  struct Row: BitwiseCopyable {
    let source: Handle.Bits
    let destination: Handle.Bits
    let key: UInt64
    let sourceTag: UInt64
    let destinationTag: UInt64
    let item: Int32
    let flags: UInt32
    let progress: Double
    let sourceWeight: Double
    let destinationWeight: Double
    let sourceRect: Rect
    let destinationRect: Rect
    let clip: Rect
  }

  private(set) var rows = Buffer<Row>()

  /// Makes the rows, after the draw list, which has numbered the items of flights.
  func make(_ flights: Flights) {
    rows.removeAll()
    var index = 0
    for session in flights.unclaimed + flights.sessions {
      for flight in session.flights {
        let weights = flight.weights(crossFade: session.options.crossFade)
        let contents = flight.contents
        rows.append(
          Row(
            source: flight.source.view, destination: flight.destination.view, key: flight.key,
            sourceTag: flight.source.tag, destinationTag: flight.destination.tag,
            item: flights.views.flights.items[index],
            flags: flight.flags.intersection(.reported).rawValue, progress: flight.fraction,
            sourceWeight: weights.source, destinationWeight: weights.destination,
            sourceRect: contents.source, destinationRect: contents.destination, clip: flight.clip))
        index += 1
      }
    }
  }
}
