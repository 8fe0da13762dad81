import { sites, type Stack } from "@hjem/stack";
import { measureLighthouse } from "./lighthouse.ts";
import { requestText } from "./request.ts";
import { distinct, sampleSearches } from "./sample-searches.ts";
import { milliseconds, ratio, table } from "./table.ts";
import { interleaved } from "./timing.ts";

const ROUNDS = 100;
/** Limit: a rendered page of results, as a multiple of its search alone. */
const BOUND = 4;

/** Lighthouse on a slow phone, and the rendered page of results against the same search through the API alone. */
export const measureWeb = async (stack: Stack): Promise<string[]> => {
  const rows: string[][] = [];
  for (const [index, region] of sites.entries()) {
    const host = `${region.id}.localhost`;
    const [shape] = sampleSearches(region);
    const sitePort = stack.sites[index]?.port ?? 0;
    if (shape === undefined) continue;
    // A repeated request is served from the cache: each round renders a page of its own.
    let drawn = 0;
    const [page, search] = await interleaved(
      [
        {
          name: "page",
          run: async () =>
            void (await requestText({
              port: sitePort,
              path: distinct(shape.address, drawn++),
              host,
            })),
        },
        {
          name: "search",
          run: async () =>
            void (await requestText({
              port: stack.api.port,
              path: "/api/v4/property/search",
              host,
              body: shape.body,
            })),
        },
      ],
      ROUNDS,
      () => performance.now(),
    );
    if (page === undefined || search === undefined) continue;
    rows.push([
      `${region.id} ${shape.address}`,
      milliseconds(page.p50),
      milliseconds(page.p95),
      milliseconds(search.p50),
      ratio(page.p50 / search.p50, BOUND),
    ]);
  }
  return [
    table(
      ["Rendered page of 12 results", "p50", "p95", "search alone, p50", "page against search"],
      rows,
    ),
    ...(await measureLighthouse(stack)),
  ];
};
