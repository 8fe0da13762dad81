/** Waits, and can be called off; the browser's own in a page, a hand-held one in tests. */
export type Wait = (run: () => void, milliseconds: number) => () => void;

/** Whether the detailed map serves. `offline` leaves the built-in map alone. */
export type TileVerdict = "probing" | "tiles" | "offline";

/** Events that a tile watch receives, and the method that ends it. */
export interface TileWatch {
  /** A round of tiles was requested. */
  requested: () => void;
  arrived: () => void;
  failed: () => void;
  /** Every tile of the round has arrived or failed. */
  settled: () => void;
  end: () => void;
}

/** So many errors without one tile mean that the source cannot be reached. */
const ENOUGH_FAILURES = 4;
/** Milliseconds without a response after which a source is given up (issue 3, §7). */
export const TILE_PATIENCE_MS = 4_000;

/**
 * Judges the source of a detailed map by its tiles: reached by the first that arrives, given up when
 * four fail or none comes in time. A later round in which nothing arrives is judged again.
 */
export function createTileWatch(wait: Wait, onVerdict: (verdict: TileVerdict) => void): TileWatch {
  let arrived = 0;
  let failed = 0;
  let stopTimer = () => {};
  const judge = (verdict: TileVerdict) => {
    stopTimer();
    onVerdict(verdict);
  };
  return {
    requested() {
      [arrived, failed] = [0, 0];
      stopTimer();
      stopTimer = wait(() => judge("offline"), TILE_PATIENCE_MS);
    },
    arrived() {
      arrived += 1;
      if (arrived === 1) judge("tiles");
    },
    failed() {
      failed += 1;
      if (arrived === 0 && failed === ENOUGH_FAILURES) judge("offline");
    },
    settled() {
      stopTimer();
      if (arrived === 0 && failed > 0 && failed < ENOUGH_FAILURES) judge("offline");
    },
    end: () => stopTimer(),
  };
}
