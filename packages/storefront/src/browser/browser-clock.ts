/** The visitor's clock, in milliseconds since 1970. */
export const browserNow = (): number => Date.now();

/** Runs something after a time in milliseconds; what it returns cancels that. */
export function browserWait(run: () => void, milliseconds: number): () => void {
  const timer = setTimeout(run, milliseconds);
  return () => clearTimeout(timer);
}
