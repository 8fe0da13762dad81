import { requestText } from "./request.ts";
import { distinct } from "./sample-searches.ts";
import { milliseconds, ratio, table } from "./table.ts";
import { interleaved } from "./timing.ts";

const ROUNDS = 100;

/** Limit of the rendering time as a multiple of `/login`, which is the layout with almost no data. */
const AGAINST_LOGIN = { list: 1.5, home: 2, property: 2.5 } as const;
/** Limit of a page of results, as a multiple of its search alone. */
const AGAINST_SEARCH = 4;

/** Addresses of a site and the API behind it. */
interface RenderingPlace {
  sitePort: number;
  apiPort: number;
  host: string;
  /** URLs of homes, one for each round. */
  homes: readonly string[];
}

/** Rendering time of uncached pages, against the simplest page and against the search of the page; one client. */
export async function measureRendering(place: RenderingPlace): Promise<string> {
  const { sitePort, apiPort, host, homes } = place;
  let drawn = 0;
  const page = (name: string, pathOf: (index: number) => string) => ({
    name,
    run: async () => {
      drawn += 1;
      await requestText({ port: sitePort, path: distinct(pathOf(drawn), drawn), host });
    },
  });
  const timings = await interleaved(
    [
      page("/login", () => "/login"),
      page("/list", () => "/list"),
      page("/", () => "/"),
      page("a home", (index) => homes[index % homes.length] ?? "/"),
      {
        name: "search alone",
        run: async () =>
          void (await requestText({
            port: apiPort,
            path: "/api/v4/property/search",
            host,
            body: {},
          })),
      },
    ],
    ROUNDS,
    () => performance.now(),
  );
  const p50 = (name: string) => timings.find((each) => each.name === name)?.p50 ?? Number.NaN;
  const bounds: Readonly<Record<string, number>> = {
    "/list": AGAINST_LOGIN.list,
    "/": AGAINST_LOGIN.home,
    "a home": AGAINST_LOGIN.property,
  };
  return table(
    ["Drawn, one client", "p50", "p95", "against /login", "against search"],
    timings.map((timing) => [
      timing.name,
      milliseconds(timing.p50),
      milliseconds(timing.p95),
      bounds[timing.name] === undefined
        ? ""
        : ratio(timing.p50 / p50("/login"), bounds[timing.name] ?? 1),
      timing.name === "/list" ? ratio(timing.p50 / p50("search alone"), AGAINST_SEARCH) : "",
    ]),
  );
}
