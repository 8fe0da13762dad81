/** Result of storing the last wish for one thing. */
export interface StoredWish {
  /** What was wished for last. */
  isOn: boolean;
  /** Undefined where it is stored. */
  error: unknown;
}

/** Wishes for several things, each on or off, by a key. */
export interface LastWishes {
  /** True while a wish for the key is being stored. */
  has: (key: string) => boolean;
  /**
   * Stores a wish by `send`, and what is wished for meanwhile: presses in quick succession do not overtake each other, and
   * the last one counts. @returns undefined where an earlier press already does so
   */
  store: (
    key: string,
    isOn: boolean,
    send: (isOn: boolean) => Promise<unknown>,
  ) => Promise<StoredWish | undefined>;
}

/** None are open at first. */
export function createLastWishes(): LastWishes {
  const open = new Map<string, boolean>();
  return {
    has: (key) => open.has(key),
    store: async (key, isOn, send) => {
      const isStoring = open.has(key);
      open.set(key, isOn);
      if (isStoring) return undefined;
      for (let sent = isOn; ; sent = open.get(key) ?? sent) {
        const error = await send(sent);
        if (error !== undefined || open.get(key) === sent) {
          open.delete(key);
          return { isOn: sent, error };
        }
      }
    },
  };
}
