const WINDOW_MS = 60_000;
const FIRST_WAIT_MS = 1000;
const MOST_RESTARTS = 3;

/**
 * Delay before a crashed service is restarted: 1, 2, 4 s; null if it has crashed too
 * often within a minute. Each service has its own; `now` is in monotonic milliseconds.
 */
export const createRestarts = (now: () => number): (() => number | null) => {
  let deaths: number[] = [];
  return () => {
    deaths = [...deaths.filter((death) => now() - death < WINDOW_MS), now()];
    return deaths.length > MOST_RESTARTS ? null : FIRST_WAIT_MS * 2 ** (deaths.length - 1);
  };
};
