/** Runs a function later, and can be cancelled; the browser's timers in a page, fake ones in tests. */
export type Wait = (run: () => void, milliseconds: number) => () => void;

/** Whether the detailed map is available. `offline` shows the built-in map only. */
export type TileVerdict = "probing" | "tiles" | "offline";

/** Events that a tile watch receives, and the method that ends it. */
export interface TileWatch {
  /** Tiles were requested. */
  requested: () => void;
  arrived: () => void;
  failed: () => void;
  /** Every requested tile has loaded or failed. */
  settled: () => void;
  end: () => void;
}

/** After this many errors without a tile the source is unreachable. */
const ENOUGH_FAILURES = 4;
/** Milliseconds without a response after which a source is unreachable (issue 3, §7). */
export const TILE_PATIENCE_MS = 4_000;

/**
 * Monitors the source of a detailed map by its tiles: reachable with the first one that loads, unreachable when four
 * fail or none loads in time. Later requests without any tile are evaluated again.
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
