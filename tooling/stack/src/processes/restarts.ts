const WINDOW_MS = 60_000;
const FIRST_WAIT_MS = 1000;
const MOST_RESTARTS = 3;

/**
 * How long to wait before a service that died is started again: 1, 2, 4 s; null when it has died too
 * often within a minute to be worth it. Each service has its own; `now` is monotonic milliseconds.
 */
export const createRestarts = (now: () => number): (() => number | null) => {
  let deaths: number[] = [];
  return () => {
    deaths = [...deaths.filter((death) => now() - death < WINDOW_MS), now()];
    return deaths.length > MOST_RESTARTS ? null : FIRST_WAIT_MS * 2 ** (deaths.length - 1);
  };
};
