/** Lookups that are on their way, by what a person has typed. */
const pending = new Set<Promise<void>>();

/** Says that a lookup fills in a part of the draft when it ends; it handles its own errors. */
export function reportLookup(lookup: Promise<void>): void {
  pending.add(lookup);
  void lookup.then(() => pending.delete(lookup));
}

/**
 * Resolves once every lookup has ended, so that nothing is called missing which the page is about to fill in; undefined where there
 * is none.
 */
export const pendingLookups = (): Promise<unknown> | undefined =>
  pending.size > 0 ? Promise.all(pending) : undefined;
