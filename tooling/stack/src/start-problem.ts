/** A reason not to start (or not to go on) that a person can act on: one line, exit code 1. */
export class StartProblem extends Error {
  override name = "StartProblem";
}
