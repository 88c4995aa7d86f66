/// The contacts of one colour: no two of them share a movable body.
struct LaneColor: ~Copyable {
  var blocks = GrowingBuffer<ContactLanes>()
  var count = 0
}
