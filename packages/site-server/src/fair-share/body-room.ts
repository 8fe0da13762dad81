/** Memory for bodies that arrive at the same time. */
export interface BodyRoom {
  /**
   * Takes room for a body in the name of all that it counts for, such as an account and an address; null where there is
   * none. Call what it returns once the body is no longer held.
   */
  take: (owners: readonly string[], bytes: number) => (() => void) | null;
}

/**
 * Shares memory among those who send bodies: nobody holds more than half of what is left for everybody else, so that a few of
 * them together never fill it.
 */
export function createBodyRoom(totalBytes: number): BodyRoom {
  const held = new Map<string, number>();
  let all = 0;
  const change = (owners: readonly string[], bytes: number) => {
    all += bytes;
    for (const owner of owners) {
      const now = (held.get(owner) ?? 0) + bytes;
      if (now === 0) held.delete(owner);
      else held.set(owner, now);
    }
  };
  return {
    take(owners, bytes) {
      const left = totalBytes - all - bytes;
      if (left < 0 || owners.some((owner) => (held.get(owner) ?? 0) + bytes > left / 2))
        return null;
      change(owners, bytes);
      let isHeld = true;
      return () => {
        if (isHeld) change(owners, -bytes);
        isHeld = false;
      };
    },
  };
}
