/** Lets one update of the filters pass without a search (spec §4, SRCH-120). */
export interface UpdateGate<Shown> {
  /** The next update is the product's own: what is shown already reflects it. */
  suppressNext: (shown: Shown) => void;
  /** Asked at each update: what is shown already where this one was suppressed, else nothing. Used up by asking. */
  take: () => Shown | undefined;
}

/** A gate through which every update of the filters goes; open until the next one is suppressed. */
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
