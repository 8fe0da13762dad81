import { sites, type Stack } from "@hjem/stack";
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { measureRendering } from "./rendering.ts";
import { createClient } from "./request.ts";
import { distinct } from "./sample-searches.ts";
import { ratio, table } from "./table.ts";

const CLIENTS = 20;
/** Duration of each measurement, in milliseconds. */
const ROUND_MS = 4_000;
const ROUNDS = 3;
/** Number of different pages after which the memory of a site is measured. */
const PAGES = 5_000;
/** Number of pages of results whose homes are among them. */
const LIST_PAGES = 150;
const MEMORY_BOUND_MB = 300;
/** The whole demo with its database in the same process. */
const API_MEMORY_BOUND_MB = 600;

const run = promisify(execFile);

/** Resident memory of a process in megabytes. */
async function memoryOf(pid: number | undefined): Promise<number> {
  const { stdout } = await run("ps", ["-o", "rss=", "-p", String(pid)]);
  return Number(stdout) / 1024;
}

const homeLink = /href="(\/property\/[^"?#]+)"/g;

/** Requests with `CLIENTS` at once until `hasMore` returns false; returns the number of pages. */
async function requestAll(
  requestPage: (path: string) => Promise<string>,
  pathOf: (index: number) => string,
  hasMore: (index: number) => boolean,
): Promise<number> {
  let index = 0;
  let count = 0;
  const client = async () => {
    while (hasMore(index)) {
      await requestPage(pathOf(index++));
      count += 1;
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  return count;
}

const listPath = (page: number) => (page === 1 ? "/list" : `/list?page=${page}`);

/** Rendering time of pages; pages per second of a site when 20 clients request one page, against uncached pages; memory of
 * the site after 5,000 different pages, and of the API. */
export const measurePages = async (stack: Stack): Promise<string[]> => {
  const [region] = sites;
  const [part] = stack.sites;
  if (!region || !part) return [];
  const send = createClient(CLIENTS);
  const requestPage = (path: string) =>
    send({ port: part.port, path, host: `${region.id}.localhost`, encoding: "br" });
  const readHomes = async (page: number) => {
    const html = await send({
      port: part.port,
      path: listPath(page),
      host: `${region.id}.localhost`,
    });
    return [...html.matchAll(homeLink)].map(([, path = ""]) => path);
  };
  const started = await memoryOf(part.pid());
  const apiStarted = await memoryOf(stack.api.pid());
  const homes = await readHomes(1);
  const [home = ""] = homes;
  const rendering = await measureRendering({
    sitePort: part.port,
    apiPort: stack.api.port,
    host: `${region.id}.localhost`,
    homes,
  });

  const speeds: string[][] = [];
  let drawn = 0;
  for (const path of ["/list", "/", home]) {
    const counts = { own: 0, same: 0 };
    for (let round = 0; round < ROUNDS; round += 1) {
      let end = performance.now() + ROUND_MS;
      const isTime = () => performance.now() < end;
      counts.own += await requestAll(requestPage, () => distinct(path, drawn++), isTime);
      end = performance.now() + ROUND_MS;
      counts.same += await requestAll(requestPage, () => path, isTime);
    }
    const perSecond = (count: number) => (count * 1_000) / (ROUND_MS * ROUNDS);
    speeds.push([
      path === home ? "a home" : path,
      perSecond(counts.own).toFixed(0),
      perSecond(counts.same).toFixed(0),
      `${(counts.same / counts.own).toFixed(1)} ×`,
    ]);
  }

  const paths: string[] = [];
  for (let page = 1; page <= LIST_PAGES; page += 1) {
    paths.push(listPath(page), ...(await readHomes(page)));
  }
  const pathOf = (index: number) =>
    paths[index] ?? distinct(paths[index % paths.length] ?? "/", index);
  await requestAll(requestPage, pathOf, (index) => index < PAGES);
  const ended = await memoryOf(part.pid());
  const apiEnded = await memoryOf(stack.api.pid());
  return [
    rendering,
    table(
      [`Pages a second, ${CLIENTS} clients`, "each a page of its own", "one page", "ratio"],
      speeds,
    ),
    table(
      ["Memory", "at its start", `after ${PAGES} pages`, "against the bound"],
      [
        [
          `site ${region.id}`,
          `${started.toFixed(0)} MB`,
          `${ended.toFixed(0)} MB`,
          ratio(ended / MEMORY_BOUND_MB, 1),
        ],
        [
          stack.api.name,
          `${apiStarted.toFixed(0)} MB`,
          `${apiEnded.toFixed(0)} MB`,
          ratio(apiEnded / API_MEMORY_BOUND_MB, 1),
        ],
      ],
    ),
  ];
};
