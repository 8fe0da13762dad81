/** More is waiting already than is done in the time that somebody waits for. */
export class QueueFullError extends Error {
  override name = "QueueFullError";
}

/** One thing at a time, for each of those who ask in turn. */
export interface Turns {
  /**
   * Does some work once it is its owner's turn: whoever has much to do waits behind themselves.
   * @throws {QueueFullError} while too much is waiting.
   */
  run: <Result>(owner: string, work: () => Promise<Result>) => Promise<Result>;
}

/** How much may wait. */
export interface TurnLimits {
  /** Of everybody. @default no limit */
  waitingMax?: number;
  /** Of one owner. @default no limit */
  ofOwnerMax?: number;
}

/** Opens a queue in which every owner has a turn before anybody has a second one. */
export function createTurns({
  waitingMax = Number.POSITIVE_INFINITY,
  ofOwnerMax = Number.POSITIVE_INFINITY,
}: TurnLimits = {}): Turns {
  // Owners in the order of their next turn.
  const waiting = new Map<string, (() => Promise<void>)[]>();
  let count = 0;
  let isRunning = false;

  const runNext = async (): Promise<void> => {
    const [next] = waiting;
    if (isRunning || !next) return;
    const [owner, [work, ...later]] = next;
    waiting.delete(owner);
    if (later.length > 0) waiting.set(owner, later);
    count -= 1;
    isRunning = true;
    await work?.();
    isRunning = false;
    void runNext();
  };

  return {
    run: <Result>(owner: string, work: () => Promise<Result>) => {
      const own = waiting.get(owner) ?? [];
      if (count >= waitingMax || own.length >= ofOwnerMax) {
        return Promise.reject(new QueueFullError("too much is waiting"));
      }
      const { promise, resolve, reject } = Promise.withResolvers<Result>();
      // What fails is told to whoever asked for it; the next one does not wait for that.
      waiting.set(owner, [...own, () => work().then(resolve, reject)]);
      count += 1;
      void runNext();
      return promise;
    },
  };
}
