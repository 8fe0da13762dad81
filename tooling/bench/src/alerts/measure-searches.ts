import type { Client } from "pg";
import { startApi } from "../search/api-process.ts";
import { bodyOf, searchShapes } from "../search/search-shapes.ts";
import { milliseconds, ratio } from "../table.ts";
import { percentiles } from "../timing.ts";
import type { AlertSizes } from "./measure-alerts.ts";
import { insertPriceEvents } from "./saved-rows.ts";

/** Bound of the p95 of searches while changes are matched, as a multiple of its quiet value. */
const SEARCH_RATIO = 2;
const SEARCHES_TIMED = 400;

const now = () => performance.now();

/** Searches of a running API, quiet and while it matches changes. */
export async function measureSearches(
  url: string,
  client: Client,
  { changes }: Pick<AlertSizes, "changes">,
): Promise<string[][]> {
  const api = await startApi(url);
  const left = async () => {
    const { rows } = await client.query<{ count: number }>(
      `select count(*)::int4 as count from listing_event e, listing_event_cursor c where (e.xid, e.id) > (c.xid, c.id)`,
    );
    return rows[0]?.count ?? 0;
  };
  const shapes = searchShapes.filter(({ isForSqlite }) => isForSqlite);
  let round = 0;
  const time = async (): Promise<number> => {
    const samples: number[] = [];
    for (let number = 0; number < SEARCHES_TIMED; number += 1) {
      round += 1;
      const { path, query, zoom } = shapes[round % shapes.length]!;
      const start = now();
      await api.request(path, bodyOf(query(round), zoom));
      samples.push(now() - start);
    }
    return percentiles(samples).p95;
  };
  await time();
  const quiet = await time();
  await insertPriceEvents(client, 1, changes);
  await client.query("select pg_notify('listing_event', '')");
  const during = await time();
  const waiting = await left();
  await api.stop();
  return [
    ["search p95, quiet", milliseconds(quiet), ""],
    [
      "search p95 while changes are matched",
      milliseconds(during),
      ratio(during / quiet, SEARCH_RATIO),
    ],
    ["changes left after those searches", String(waiting), ""],
  ];
}
