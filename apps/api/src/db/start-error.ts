/** A reason not to start that an operator can act on: printed as one line, exit code 1. */
export class StartError extends Error {
  override name = "StartError";
}
