import { sites, type Stack } from "@hjem/stack";
import { once } from "node:events";
import net from "node:net";
import { createClient } from "./request.ts";
import { distinct, sampleSearches } from "./sample-searches.ts";
import { milliseconds, ratio, table } from "./table.ts";
import { percentiles } from "./timing.ts";

/** Limit: a results page while clients are slow, as a multiple of its p95 on a quiet machine. */
const BOUND = 2;
const ROUNDS = 5;
const PAGES_PER_ROUND = 60;
/** Interval at which a slow client sends a byte. */
const DRIP_MS = 500;

const slowPost =
  "POST /api/v4/property/search HTTP/1.1\r\nhost: au.localhost\r\n" +
  "content-type: application/json\r\ncontent-length: 100000\r\n\r\n{";
const halfHeaders = "GET / HTTP/1.1\r\nhost: au.localhost\r\nx-half: ";

interface Nuisance {
  name: string;
  count: number;
  /** What each client sends first; then it sends single bytes. */
  opening: string;
}

const nuisances: readonly Nuisance[] = [
  { name: "300 slow posts", count: 300, opening: slowPost },
  { name: "300 open connections", count: 300, opening: "" },
  { name: "1,000 half headers", count: 1_000, opening: halfHeaders },
];

/** Opens slow clients, all from this machine; returns a function that closes them. */
async function beSlow(port: number, { count, opening }: Nuisance): Promise<() => void> {
  const sockets = await Promise.all(
    Array.from({ length: count }, async () => {
      const socket = net.connect(port, "127.0.0.1");
      socket.on("error", () => undefined);
      await once(socket, "connect");
      socket.write(opening);
      return socket;
    }),
  );
  const drip = setInterval(() => {
    if (opening !== "") for (const socket of sockets) if (socket.writable) socket.write(" ");
  }, DRIP_MS);
  return () => {
    clearInterval(drip);
    for (const socket of sockets) socket.destroy();
  };
}

/**
 * A results page through the gateway while one address is slow in three scenarios, compared with the same page without
 * load, in turns. Every client is this machine, which no limit by address applies to: only time-outs and order count.
 */
export const measureFairShare = async (stack: Stack): Promise<string[]> => {
  await stack.listen();
  const port = stack.api.port - 1;
  const [region] = sites;
  const shape = region && sampleSearches(region)[0];
  if (!region || !shape) return [];
  const requestText = createClient(1);
  let drawn = 0;
  const measurePages = async (samples: number[]) => {
    for (let page = 0; page < PAGES_PER_ROUND; page += 1) {
      const start = performance.now();
      await requestText({
        port,
        path: distinct(shape.address, drawn++),
        host: `${region.id}.localhost`,
      });
      samples.push(performance.now() - start);
    }
  };
  await measurePages([]);
  const rows: string[][] = [];
  for (const nuisance of nuisances) {
    const quiet: number[] = [];
    const beside: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      await measurePages(quiet);
      const end = await beSlow(port, nuisance);
      await measurePages(beside);
      end();
    }
    const [alone, disturbed] = [percentiles(quiet), percentiles(beside)];
    rows.push([
      nuisance.name,
      milliseconds(alone.p95),
      milliseconds(disturbed.p95),
      ratio(disturbed.p95 / alone.p95, BOUND),
    ]);
  }
  return [table([`${shape.address} beside`, "quiet, p95", "beside it, p95", "ratio"], rows)];
};
