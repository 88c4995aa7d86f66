extension World {
  func sortJoints() { jointTreesAreStale = false }
  func solveJointTrees(pushing: Bool) {}
}
