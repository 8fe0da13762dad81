import { setTimeout } from "node:timers/promises";
import type { ApiProcess } from "../search/api-process.ts";
import { bodyOf, searchShapes } from "../search/search-shapes.ts";
import { percentiles, type Timing } from "../timing.ts";

/** Between two searches of a visitor, ms. */
const PAUSE_MS = 10;

const shapes = searchShapes.filter(({ path }) => path === "/api/v4/property/search");

/** A visitor who searches while something else happens. */
export interface SearchLoad {
  /** Ends it; what the searches took. */
  end(): Promise<Omit<Timing, "name">>;
}

/** Searches one after the other, each with other values, so that no response is cached. */
export function startSearching(api: Pick<ApiProcess, "request">, first = 0): SearchLoad {
  const samples: number[] = [];
  const ending = new AbortController();
  const work = async () => {
    for (let round = first; !ending.signal.aborted; round += 1) {
      const shape = shapes[round % shapes.length];
      if (!shape) return;
      const start = performance.now();
      await api.request(shape.path, bodyOf(shape.query(round)));
      samples.push(performance.now() - start);
      await setTimeout(PAUSE_MS);
    }
  };
  const searching = work();
  return {
    async end() {
      ending.abort();
      await searching;
      return percentiles(samples);
    },
  };
}

/** What searches take while nothing else happens, over so many milliseconds. */
export async function searchQuietly(
  api: Pick<ApiProcess, "request">,
  durationMs: number,
): Promise<Omit<Timing, "name">> {
  const load = startSearching(api);
  await setTimeout(durationMs);
  return load.end();
}
