/// The contacts of one colour: no two of them share a movable body.
struct ContactColor: ~Copyable {
  var blocks = GrowingBuffer<ContactBlock>()
  var count = 0
}
