/** What did not arrive is asked for again after so long, ms; each further wait is twice as long: a release may have removed it. */
export const RETRY_MS = 5_000;

/** Resolves with the first of the tries to load code, of which `first` has begun, that succeeds; never rejects. */
export const untilLoaded = <Code>(
  load: () => Promise<Code>,
  first: Promise<Code>,
  wait = RETRY_MS,
): Promise<Code> =>
  first.catch(
    () =>
      new Promise((resolve) =>
        setTimeout(() => resolve(untilLoaded(load, load(), wait * 2)), wait),
      ),
  );
