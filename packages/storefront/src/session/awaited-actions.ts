/** What pages offer now that only a person can do, by name: a small file, as pages load it first. */
const awaited = new Map<string, () => unknown>();

/** Hears when an action is offered; nobody does until the session is at work. */
let onOffered: ((name: string) => void) | undefined;

/** Offers an action that may have been asked for before a sign-in took the visitor away. Gives the way to stop. */
export function awaitAction(name: string, run: () => unknown): () => void {
  awaited.set(name, run);
  onOffered?.(name);
  return () => {
    if (awaited.get(name) === run) awaited.delete(name);
  };
}

/** Tells of each action that is offered, those that are offered already first. */
export function followOffers(listener: (name: string) => void): void {
  onOffered = listener;
  for (const name of awaited.keys()) listener(name);
}

/** Runs what a page offers. */
export const runAwaited = (name: string): unknown => awaited.get(name)?.();

/** True for an action that a page offers now. */
export const isAwaited = (name: string): boolean => awaited.has(name);
