/** A reason not to start that an operator can act on: printed as one line, exit code 1. */
export class StartError extends Error {
  override name = "StartError";
}

/** What a program that could not start prints: the line for its operator, else where it failed. */
export const describeStartError = (error: unknown): string => {
  if (error instanceof StartError) return error.message;
  return (error instanceof Error && error.stack) || String(error);
};
