/// Drivers that have members, in no particular order.
struct DriverList {
  private(set) var all: [Driver] = []

  mutating func insert(_ driver: Driver) {
    guard driver.listPosition < 0, !driver.hasEnded else { return }
    driver.listPosition = all.count
    all.append(driver)
  }

  mutating func remove(_ driver: Driver) {
    guard driver.listPosition >= 0, let last = all.popLast() else { return }
    if last !== driver {
      all[driver.listPosition] = last
      last.listPosition = driver.listPosition
    }
    driver.listPosition = -1
  }

  mutating func removeAll() { all = [] }
}
