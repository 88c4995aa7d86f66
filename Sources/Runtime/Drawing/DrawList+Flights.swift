/// Pairs of views in flight, in front of all subviews of their container.
extension DrawList {
  /// Lists the flights in a container whose item is the last one of the path.
  func appendFlights(in container: Int, _ tracks: Tracks) {
    let flights = tracks.views.flights
    let name = tracks.views.rows[container].name
    for index in 0..<flights.all.count where flights.all[index].container == name {
      guard items.count < Int(Int32.max) - 1, flights.all[index].alpha > 0 || use == .scout
      else { continue }
      let flight = flights.all[index]
      if flight.dimming.alpha > 0 || flight.blur > 0 {
        append(dimming: flight.dimming, flight.blur)
      }
      let frame = itemCount
      flights.items[index] = frame
      append(flights.all[index])
      if hasDetails { appendDetail(of: flights.all[index], frame) }
      append(flights.all[index].destination, in: frame, tracks)
      append(flights.all[index].source, in: frame, tracks)
    }
  }

  /// A colour over the whole container.
  private func append(dimming color: Color, _ blur: Double) {
    let container = path.item
    let above = items[Int(container)]
    let position = itemCount
    drawn.append(
      Item(
        view: 0, tag: 0, transform: above.transform, bounds: above.bounds, red: color.red,
        green: color.green, blue: color.blue, colorAlpha: color.alpha, alpha: above.alpha,
        cornerRadius: 0, clip: above.clip, depth: path.depth))
    guard hasDetails else { return }
    drawn.closeGroups(to: path.depth, at: position)
    let detail = details[Int(container)]
    var dimming = Detail(
      tag: 0, ownAlpha: 1, groupAlpha: detail.groupAlpha, group: drawn.openGroup,
      flags: detail.flags.intersection(.leaving))
    dimming.backdropBlur = blur
    drawn.append(dimming)
  }

  private func append(_ flight: FlightPicture) {
    let above = items[path.item]
    drawn.append(
      Item(
        view: 0, tag: 0, transform: flight.transform.concatenating(above.transform),
        bounds: flight.clip, red: flight.color.red, green: flight.color.green,
        blue: flight.color.blue, colorAlpha: flight.color.alpha,
        alpha: min(flight.alpha, 1) * above.alpha, cornerRadius: flight.radii.topLeft, clip: -1,
        depth: path.depth))
  }

  /// A flight is blended as one before its alpha counts.
  private func appendDetail(of flight: FlightPicture, _ frame: Int32) {
    let depth = path.depth
    drawn.closeGroups(to: depth, at: frame)
    let alpha = min(flight.alpha, 1)
    let above = details[path.item]
    var detail = Detail(
      tag: 0, ownAlpha: alpha, groupAlpha: alpha * above.groupAlpha, group: drawn.openGroup,
      flags: above.flags.intersection(.leaving).union(.flying))
    if alpha < 1 {
      detail.group = drawn.open(
        OpacityGroup(
          first: frame, end: frame + 1, parent: drawn.openGroup, depth: depth,
          alpha: detail.groupAlpha))
      detail.groupAlpha = 1
    }
    detail.radii = flight.radii.fitting(
      width: flight.clip.size.width, height: flight.clip.size.height)
    detail.borderWidth = flight.border.width
    detail.borderColor = Shade(flight.border.color)
    detail.shadowColor = Shade(flight.shadow.color)
    detail.shadowOffset = flight.shadow.offset
    detail.shadowRadius = flight.shadow.radius
    drawn.append(detail)
  }

  /// A view as it would be without background, and all below it.
  private func append(
    _ contents: FlightPicture.Contents, in frame: Int32, _ tracks: Tracks
  ) {
    let view = Handle(bits: contents.view)
    let views = tracks.views
    // What is not seen now may be shortly after.
    guard contents.weight > 0 || use == .scout, views.names.contains(view) else { return }
    let outer = items[Int(frame)]
    let position = itemCount
    drawn.append(
      Item(
        view: contents.view, tag: tracks.views.tags.ofView(view.index),
        transform: contents.map.concatenating(outer.transform),
        bounds: shownBounds(view.index, tracks), red: 0, green: 0, blue: 0, colorAlpha: 0,
        alpha: outer.alpha * min(contents.weight, 1), cornerRadius: 0, clip: frame,
        depth: path.depth + 1))
    path.note(DrawPath.Added(item: position))
    if use == .scout { noteVisit(of: view.index) }
    if hasDetails {
      drawn.closeGroups(to: path.depth + 1, at: position)
      let above = details[Int(frame)]
      drawn.append(
        Detail(
          tag: items[Int(position)].tag, ownAlpha: min(contents.weight, 1),
          groupAlpha: min(contents.weight, 1) * above.groupAlpha, group: drawn.openGroup,
          flags: above.flags))
    }
    if views.has(.snapshot, view.index), let snapshot = views.snapshot(view.index) {
      append(snapshot)
    }
    guard views.rows[view.index].firstChild >= 0 else { return }
    let region = path.region
    path.look(in: .everything)
    path.push(frame, -1)
    path.push(position, -1)
    walk(below: view.index, tracks)
    path.pop()
    path.pop()
    path.look(in: region)
  }
}

extension DrawList.Shade {
  fileprivate init(_ color: Color) {
    self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }
}
