import type { SearchResponse } from "@hjem/domain/search/search-response";
import { sites, type Stack } from "@hjem/stack";
import { requestText } from "./request.ts";
import { sampleSearches } from "./sample-searches.ts";
import { milliseconds, ratio, table } from "./table.ts";
import { interleaved } from "./timing.ts";

const ROUNDS = 200;
const CARDS = 12;
/** Limit: a page of results, as a multiple of its 12 cards by key. */
const BOUND = 6;

/** Search with exact total against 12 cards by key, on the same server in the same run. */
export const measureApi = async (stack: Stack): Promise<string[]> => {
  const [region] = sites;
  if (region === undefined) throw new Error("There is no site.");
  const host = `${region.id}.localhost`;
  const { port } = stack.api;
  const search = (body: unknown) =>
    requestText({ port, path: "/api/v4/property/search", host, body });
  const shapes = sampleSearches(region);

  const responses = await Promise.all(shapes.map(({ body }) => search(body)));
  const totals = responses.map(
    (response) => (JSON.parse(response) as SearchResponse).pagination.total,
  );
  const { data } = JSON.parse(responses[0] ?? "") as { data: { property_id: string }[] };
  const ids = data.slice(0, CARDS).map(({ property_id }) => `ids=${property_id}`);
  const byKey = `/api/v2/properties?${ids.join("&")}`;

  const [floor, ...timings] = await interleaved(
    [
      {
        name: `${ids.length} cards by key`,
        run: async () => void (await requestText({ port, path: byKey, host })),
      },
      ...shapes.map(({ name, body }) => ({ name, run: async () => void (await search(body)) })),
    ],
    ROUNDS,
    () => performance.now(),
  );
  if (floor === undefined) throw new Error("Nothing was measured.");
  const row = ({ name, p50, p95 }: (typeof timings)[number], total: string, bound: string) => [
    name,
    total,
    milliseconds(p50),
    milliseconds(p95),
    bound,
  ];
  return [
    table(
      ["Search of 12, exact total, embedded engine", "found", "p50", "p95", "p50 against by key"],
      [
        row(floor, "", "1"),
        ...timings.map((timing, index) =>
          row(timing, String(totals[index]), ratio(timing.p50 / floor.p50, BOUND)),
        ),
      ],
    ),
  ];
};
