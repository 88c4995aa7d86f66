/// Position at which an animation ended. The values are those of the C enumerators.
enum AnimatingPosition: Int32 {
  case end = 0
  case start = 1
  case current = 2
}
