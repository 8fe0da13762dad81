/** Lets one update of the filters pass without a search (spec §4, SRCH-120). */
export interface UpdateGate<Shown> {
  /** Suppresses the search for the next update, because the results already reflect it. */
  suppressNext: (shown: Shown) => void;
  /**
   * Called at each update: returns the current results where this one was suppressed, else undefined. Resets the
   * gate.
   */
  take: () => Shown | undefined;
}

/** Creates a gate for all updates of the filters; open until the next update is suppressed. */
export function createUpdateGate<Shown>(): UpdateGate<Shown> {
  let current: Shown | undefined;
  return {
    suppressNext: (shown) => {
      current = shown;
    },
    take: () => {
      const shown = current;
      current = undefined;
      return shown;
    },
  };
}
