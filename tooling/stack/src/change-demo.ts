/**
 * `pnpm demo:change price|viewing|sold|back|new [--site no|au] [--home ID|ADDRESS]`: changes a home of the running demo as its
 * advertiser would, so that alerts arrive. Without `--home` the home that somebody saved last, else the newest.
 */
import { errorMessage } from "@hjem/domain/narrow";
import { request } from "node:http";
import { text } from "node:stream/consumers";
import { parseArgs } from "node:util";
import { sites } from "./stack.ts";

const kinds = ["price", "viewing", "sold", "back", "new"];
const DEFAULT_PORT = 3000;

/** Posts to a site of the demo, which is found on this machine by its host. */
const post = (
  port: number,
  site: string,
  body: object,
): Promise<{ status: number; body: string }> =>
  new Promise((resolve, reject) => {
    const sent = request(
      {
        host: "127.0.0.1",
        port,
        path: "/dev/changes",
        method: "POST",
        headers: { host: `${site}.localhost:${port}`, "content-type": "application/json" },
      },
      (response) => {
        const { statusCode = 0 } = response;
        text(response).then((read) => resolve({ status: statusCode, body: read }), reject);
      },
    );
    sent.on("error", reject);
    sent.end(JSON.stringify(body));
  });

const {
  positionals: [kind = "", ...rest],
  values: { site, home },
} = parseArgs({
  allowPositionals: true,
  options: { site: { type: "string", default: "no" }, home: { type: "string" } },
});
if (!kinds.includes(kind) || rest.length > 0 || !sites.some(({ id }) => id === site)) {
  console.error(
    `Usage: pnpm demo:change ${kinds.join("|")} [--site ${sites.map(({ id }) => id).join("|")}] [--home ID|ADDRESS]`,
  );
  process.exit(1);
}

/** The last part of a home's address is its id. */
const id = home?.split("/").at(-1);
const port = Number(process.env.PORT || DEFAULT_PORT);
try {
  const answer = await post(port, site, { kind, ...(id !== undefined && { id }) });
  if (answer.status !== 200) throw new Error(`The demo answered ${answer.status}: ${answer.body}`);
  const { title, url, status } = JSON.parse(answer.body) as Record<string, string>;
  console.log(`Changed (${kind}, now ${status}): ${title}\n${url}`);
} catch (error) {
  console.error(`No home was changed on port ${port}: ${errorMessage(error)}`);
  process.exitCode = 1;
}
