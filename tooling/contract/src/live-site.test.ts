import { hasServer, startTestServer } from "@hjem/api/testing/postgres-server";
import { startSmtpServer } from "@hjem/api/testing/smtp-server";
import { TERMS_VERSION } from "@hjem/domain/account/account-rules";
import { type ChildProcess, execFile, spawn } from "node:child_process";
import { globSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import http, { type IncomingMessage } from "node:http";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";

const root = path.resolve(import.meta.dirname, "../../..");
const START_LOOKS = 600;
const LOOK_MS = 200;

/** The commands and the proxy of "A live site, step by step", in their order. */
async function readGuide() {
  const text = await readFile(path.join(root, "docs/operating.md"), "utf8");
  const [, guide = ""] = /## A live site, step by step\n(.*?)\n## /s.exec(text) ?? [];
  const blocks = [...guide.matchAll(/```(\w+)\n(.*?)```/gs)];
  const [createDatabase, settings, start, ingest] = blocks.flatMap(([, kind, block]) =>
    kind === "sh" && block ? [block] : [],
  );
  const nginx = blocks.find(([, kind]) => kind === "nginx")?.[2] ?? "";
  if (!createDatabase || !settings || !start || !ingest) throw new Error("The guide lacks a step.");
  const headers = [...nginx.matchAll(/proxy_set_header (\S+)\s+(\S+);/g)].map(
    ([, name = "", value = ""]) => [name, value] as const,
  );
  return { createDatabase, settings, start, ingest, nginx, headers };
}

/** Four free ports in a row. */
async function freePorts(): Promise<number> {
  const portsFrom = (first: number) =>
    Promise.all(
      [0, 1, 2, 3].map(
        (more) =>
          new Promise<boolean>((resolve) => {
            const probe = createServer();
            probe.once("error", () => resolve(false));
            probe.listen(first + more, "127.0.0.1", () => probe.close(() => resolve(true)));
          }),
      ),
    );
  for (let first = 21_000; ; first += 4) {
    if ((await portsFrom(first)).every(Boolean)) return first;
  }
}

interface PageResponse {
  status: number | undefined;
  type: string | undefined;
  body: string;
}

/** What a visitor gets of the proxy, which sends the headers of the guide. */
function visit(
  port: number,
  headers: readonly (readonly [string, string])[],
  address: string,
  { body, accept = "text/html" }: { body?: unknown; accept?: string } = {},
): Promise<PageResponse> {
  const { host, pathname, search } = new URL(address);
  const values: Readonly<Record<string, string>> = {
    $host: host,
    $remote_addr: "203.0.113.7",
    $scheme: "https",
  };
  const sent = headers.flatMap(([name, value]) => {
    const known = values[value];
    return known === undefined ? [] : [[name, known] as const];
  });
  return new Promise((resolve, reject) => {
    const request = http.request(
      {
        host: "127.0.0.1",
        port,
        path: pathname + search,
        method: body === undefined ? "GET" : "POST",
        headers: {
          ...Object.fromEntries(sent),
          accept,
          "content-type": "application/json",
          "sec-fetch-site": "same-origin",
        },
      },
      (response: IncomingMessage) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("end", () =>
          resolve({
            status: response.statusCode,
            type: response.headers["content-type"],
            body: Buffer.concat(chunks).toString(),
          }),
        );
      },
    );
    request.on("error", reject);
    request.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

async function untilHealthy(port: number, started: ChildProcess, output: () => string) {
  for (let looks = 0; looks < START_LOOKS; looks++) {
    if (started.exitCode !== null) throw new Error(`The start ended: ${output()}`);
    const result = await visit(port, [], "http://127.0.0.1/health").catch(() => null);
    if (result?.status === 200) return;
    await wait(LOOK_MS);
  }
  throw new Error(`The site did not come up: ${output()}`);
}

test.runIf(hasServer())(
  "L1, A1: the guide leads from an empty database to a home that is found with its picture, and a mail that leads back",
  { timeout: 300_000 },
  async () => {
    const [guide, database, mails] = await Promise.all([
      readGuide(),
      startTestServer(),
      startSmtpServer(),
    ]);
    const home = await mkdtemp(path.join(tmpdir(), "hjem-live-"));
    const port = await freePorts();
    const server = new URL(database.url);
    const name = path.basename(home).toLowerCase().replaceAll("-", "_");
    const env = {
      ...Object.fromEntries(
        Object.entries(process.env).filter(([key]) => !["DATABASE_URL", "NODE_ENV"].includes(key)),
      ),
      PGHOST: server.hostname,
      PGPORT: server.port,
      PGUSER: server.username,
      PGPASSWORD: server.password,
    };
    const run = (commands: string) =>
      promisify(execFile)("bash", ["-euc", commands], { cwd: root, env });
    // What the guide says stands for one's own: role and address of the database, mail server, port, folders.
    const ownPaths = (commands: string) =>
      commands
        .replaceAll("./hjem.env", `${home}/hjem.env`)
        .replace("> hjem.env", `> ${home}/hjem.env`)
        .replaceAll("$HOME", home)
        .replaceAll(/\bfeed\b/g, `${home}/feed`);
    const settings = ownPaths(guide.settings)
      .replace(
        "postgres://hjem:secret@127.0.0.1:5432/hjem",
        `postgres://${name}@${server.host}/${name}`,
      )
      .replace("smtps://user:password@mail.example.no", `${mails.url}\nSMTP_PLAIN=1`)
      .replace("PORT=3000", `PORT=${port}`);
    await run(guide.createDatabase.replace("--pwprompt ", "").replaceAll(/\bhjem\b/g, name));
    await run(settings);

    let output = "";
    const started = spawn("bash", ["-euc", ownPaths(guide.start)], {
      cwd: root,
      env,
      detached: true,
    });
    for (const stream of [started.stdout, started.stderr]) {
      stream.on("data", (part: Buffer) => {
        output += part.toString();
      });
    }
    const end = async () => {
      const ended = new Promise((resolve) => started.once("exit", resolve));
      if (started.pid !== undefined && started.exitCode === null) {
        process.kill(-started.pid, "SIGTERM");
        await ended;
      }
      await mails.close();
      await database.stop();
      await rm(home, { recursive: true, force: true });
    };
    onTestFinished(end);
    await untilHealthy(port, started, () => output);
    const get = (address: string, options?: { body?: unknown; accept?: string }) =>
      visit(port, guide.headers, address, options);

    for (const origin of ["https://www.example.no", "https://www.example.com.au"]) {
      const page = await get(`${origin}/`);
      expect(page.status).toBe(200);
      expect(page.body).toContain(`<link rel="canonical" href="${origin}/"`);
      expect(page.body).not.toMatch(/localhost|demo/i);
    }

    const taken = await run(`set -a; . ${home}/hjem.env; set +a
${ownPaths(guide.ingest)}`);
    const address = taken.stdout.trim().split("\n").at(-1) ?? "";
    expect(address).toMatch(/^https:\/\/www\.example\.no\/property\/-1\/\w{10}$/);
    const property = await get(address);
    expect(property.status).toBe(200);
    expect(property.body).toContain("Lys leilighet ved Bakklandet");

    const places = await get("https://www.example.no/api/v2/address?term=Trondheim");
    const [place] = JSON.parse(places.body).data;
    expect(place).toMatchObject({ name: "Trondheim" });
    const found = await get("https://www.example.no/api/v2/property/search", {
      body: { geo_ids: [place.geo_id] },
    });
    const [card] = JSON.parse(found.body).data;
    expect(address.endsWith(card.property_id)).toBe(true);
    const picture = await get(`https://www.example.no${card.images[0].url}`, {
      accept: "image/avif",
    });
    expect([picture.status, picture.type]).toEqual([200, "image/avif"]);

    const registered = await get("https://www.example.no/api/register", {
      body: {
        email: "kari@example.com",
        password: "fire blå båter",
        name: "Kari Prøve",
        terms_version: TERMS_VERSION,
      },
    });
    expect(registered.status).toBe(202);
    await mails.whenReceived(1);
    const mail = mails.received[0]?.raw.replaceAll("=\r\n", "").replaceAll("=3D", "=") ?? "";
    const [link = ""] = /https:\/\/[^\s"<]+\/user\/activate\?token=[\w-]+/.exec(mail) ?? [];
    expect(new URL(link).origin).toBe("https://www.example.no");
    expect((await get(link)).status).toBe(200);

    // Nobody who reads the logs, of the sites or of the proxy, learns who was here or gets a link of an email.
    expect(guide.nginx).toMatch(/access_log off;\s+error_log\s+\S+ crit;/);
    const files = globSync(`${home}/hjem-data/logs/*.log`);
    const logs = await Promise.all(files.map((file) => readFile(file, "utf8")));
    expect(files).toHaveLength(3);
    for (const log of logs) {
      expect(log).toMatch(/"time":"20\d\d-.*"service":"\w+"|"service":"\w+".*"time":"20\d\d-/);
      expect(log).not.toContain(new URL(link).searchParams.get("token"));
      expect(log).not.toMatch(/kari@example|203\.0\.113\.7|Trondheim|Bakklandet/);
    }
  },
);
