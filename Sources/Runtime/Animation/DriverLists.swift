/// Drivers that have members, in no particular order.
struct DriverList: ~Copyable {
  private(set) var all: [Driver] = []

  mutating func insert(_ driver: Driver) {
    guard driver.listPosition < 0, !driver.hasEnded else { return }
    driver.stand(at: all.count)
    all.append(driver)
  }

  mutating func remove(_ driver: Driver) {
    guard driver.listPosition >= 0, let last = all.popLast() else { return }
    if last !== driver {
      all[driver.listPosition] = last
      last.stand(at: driver.listPosition)
    }
    driver.stand(at: -1)
  }

  mutating func removeAll() { all = [] }
}

/// The drivers that take part in frames, in the order in which they joined.
final class Schedule {
  private var drivers: [Driver?] = []
  private(set) var count = 0

  func insert(_ driver: Driver) {
    guard driver.schedulePosition < 0 else { return }
    driver.standInSchedule(at: drivers.count)
    drivers.append(driver)
    count += 1
  }

  /// Leaves a gap that the next frame closes: constant time.
  func remove(_ driver: Driver) {
    guard driver.schedulePosition >= 0 else { return }
    drivers[driver.schedulePosition] = nil
    driver.standInSchedule(at: -1)
    count -= 1
  }

  /// Visits every driver; those that join meanwhile come with the next frame.
  func forEach(_ body: (Driver) -> Void) {
    guard count > 0 || !drivers.isEmpty else { return }
    closeGaps()
    let end = drivers.count
    for index in 0..<end {
      guard let driver = drivers[index] else { continue }
      body(driver)
    }
  }

  func removeAll() {
    for driver in drivers { driver?.standInSchedule(at: -1) }
    drivers = []
    count = 0
  }

  var hasRunning: Bool {
    for driver in drivers {
      if let driver, driver.moves { return true }
    }
    return false
  }

  var hasTouched: Bool {
    for driver in drivers {
      if let driver, driver.isTouched { return true }
    }
    return false
  }

  private func closeGaps() {
    guard count < drivers.count else { return }
    var end = 0
    for index in drivers.indices {
      guard let driver = drivers[index] else { continue }
      drivers[end] = driver
      driver.standInSchedule(at: end)
      end += 1
    }
    drivers.removeLast(drivers.count - end)
  }
}
