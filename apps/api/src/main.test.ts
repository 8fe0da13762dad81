import { MINUTE_MS } from "@hjem/domain/durations";
import { LEAD_CONSENT_VERSION, LEAD_FORM_MIN_MS } from "@hjem/domain/lead/lead-kinds";
import { type ChildProcess, spawn } from "node:child_process";
import {
  globSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { request } from "node:http";
import { createRequire } from "node:module";
import { createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readConfig } from "./config.ts";
import { openDatabase } from "./db/client.ts";
import { describeStartError } from "./db/start-error.ts";
import { installationSecrets } from "./security/installation-secrets.ts";
import { sampleId, sampleListing } from "./testing/sample-listings.ts";
import { saveSamples } from "./testing/sample-markets.ts";
import { startSmtpServer } from "./testing/smtp-server.ts";

const main = fileURLToPath(new URL("./main.ts", import.meta.url));

/** A process loads all of the API and opens its database before it is ready: with other work beside it, a minute each. */
const START_MS = 2 * MINUTE_MS;

/** Filled by a start on an empty folder; what it left, and how it ended. */
let folder: string;
let first: { modules: readonly string[]; exitCode: number | null; left: string[] };
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "hjem-main-"));
  const lists = mkdtempSync(join(tmpdir(), "hjem-modules-"));
  const list = join(lists, "modules");
  // An address, not a path: Node splits the option at spaces.
  const { href: preload } = new URL("./testing/list-modules.ts", import.meta.url);
  const api = startApi({ NODE_OPTIONS: `--import=${preload}`, MODULES_FILE: list });
  await isReady(api);
  api.process.kill("SIGTERM");
  const exitCode = await api.ended;
  const modules = readFileSync(list, "utf8").split("\n");
  first = { modules, exitCode, left: readdirSync(folder) };
  rmSync(lists, { recursive: true });
  // It writes the places of a whole country.
}, 5 * START_MS);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Started {
  process: ChildProcess;
  output: () => string;
  ended: Promise<number | null>;
}

/** Settings with which the API starts. */
const usable = {
  PORT: "0",
  PICTURES: "flat",
  DISK_RESERVE_MB: "1",
  TOKEN_KEYS: `k1:${"a".repeat(43)}`,
  ADMIN_ACCESS_PASSWORD: "a long password",
  SITE_ORIGINS: "no=https://www.example.no",
};

const startApi = (environment: Record<string, string>): Started => {
  const { DATABASE_URL: _, ...inherited } = process.env;
  const api = spawn(process.execPath, [main], {
    env: {
      ...inherited,
      DATA_DIR: folder,
      ...usable,
      ...environment,
    },
  });
  let output = "";
  for (const stream of [api.stdout, api.stderr]) {
    stream.on("data", (part: Buffer) => {
      output += part.toString();
    });
  }
  const ended = new Promise<number | null>((resolve) => api.once("exit", resolve));
  return { process: api, output: () => output, ended };
};

const isReady = ({ process: api, output, ended }: Started): Promise<void> =>
  new Promise((resolve, reject) => {
    const look = () => {
      if (output().includes('"msg":"ready"')) resolve();
    };
    api.stdout?.on("data", look);
    look();
    void ended.then((code) => reject(new Error(`ended with ${code}: ${output()}`)));
  });

const busyPort = (): Promise<{ server: Server; port: number }> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address();
      resolve({ server, port: typeof address === "object" && address ? address.port : 0 });
    });
  });

const oneLine = (output: string): string[] => output.split("\n").filter((line) => line !== "");

test("A8: a signal closes everything in order with exit code 0, and what it leaves no other account of the system can read", () => {
  expect(first.exitCode).toBe(0);
  // No lock is left, so the database was closed and not cut off.
  expect(first.left).toEqual(["database", "media", "reserve", "uploads"]);
  // The engine gives its files no umask, so the folder around them is closed.
  for (const name of first.left) expect(statSync(join(folder, name)).mode & 0o077).toBe(0);
});

test("D27: a live process loads nothing of the demo, neither its modules nor their libraries", () => {
  const { modules } = first;
  expect(modules.some((url) => url.endsWith("/apps/api/src/app.ts"))).toBe(true);
  expect(modules.some((url) => url.includes("/node_modules/fastify/"))).toBe(true);
  const ofDemo = /\/packages\/demo\/|\/demo-store\.ts|oidc-provider|resvg|sharp/;
  expect(createRequire(import.meta.url).resolve("@hjem/demo/open-demo")).toMatch(ofDemo);
  expect(modules.filter((url) => ofDemo.test(url))).toEqual([]);
});

test("D27: only the start in demo mode can load the demo", () => {
  const root = fileURLToPath(new URL(".", import.meta.url));
  const files = globSync("**/*.ts", { cwd: root }).filter(
    (file) => !/\.test\.ts$|^testing\//.test(file),
  );
  const loading = files.flatMap((file) => {
    const source = readFileSync(join(root, file), "utf8");
    const imports = source.match(/^(?:import|export)\b[^;]*?"@hjem\/demo[^;]*;/gm) ?? [];
    const isLoaded =
      imports.some((line) => !/^(?:import|export) type\b/.test(line)) ||
      /import\(\s*"@hjem\/demo/.test(source);
    return isLoaded ? [file] : [];
  });
  expect(loading).toEqual(["main.ts"]);
  const start = readFileSync(main, "utf8");
  expect(start).not.toMatch(/^import\b(?! type)[^;]*?"@hjem\/demo/m);
  expect(start).toMatch(
    /config\.mode === "demo"\s*\? await \(\s*await import\("@hjem\/demo\/open-demo"\)/,
  );
});

test(
  "a port in use ends a start with one clear line and changes nothing",
  { timeout: START_MS },
  async () => {
    const { server, port } = await busyPort();
    const api = startApi({ PORT: String(port), LOG_LEVEL: "warn" });
    expect(await api.ended).toBe(1);
    expect(oneLine(api.output())).toEqual([
      `hjem api: PORT ${port} is in use. Stop what uses it, or choose another.`,
    ]);
    expect(readdirSync(folder)).toEqual(["database", "media", "reserve", "uploads"]);
    server.close();
  },
);

test(
  "an unusable DATA_DIR and a database that cannot be reached end with one clear line",
  { timeout: START_MS },
  async () => {
    const elsewhere = mkdtempSync(join(tmpdir(), "hjem-file-"));
    const file = join(elsewhere, "a-file");
    writeFileSync(file, "");
    const cases = [
      [{ DATA_DIR: file }, /^hjem api: DATA_DIR .* cannot be written to/],
      [
        { DATABASE_URL: "postgres://somebody:secret@127.0.0.1:9/none" },
        /^hjem api: DATABASE_URL postgres:\/\/127\.0\.0\.1:9\/none cannot be used/,
      ],
    ] as const;
    const started = cases.map(([environment, line]) => ({ api: startApi(environment), line }));
    for (const { api, line } of started) {
      expect(await api.ended).toBe(1);
      expect(oneLine(api.output())).toEqual([expect.stringMatching(line)]);
      expect(api.output()).not.toContain("secret");
    }
    rmSync(elsewhere, { recursive: true });
  },
);

/** What is wrong with settings, found as at a start, before anything is opened. */
const findFault = (environment: Record<string, string>): string => {
  try {
    const config = readConfig({ ...usable, ...environment });
    installationSecrets(config.secrets, config);
    return "";
  } catch (error) {
    return describeStartError(error);
  }
};

test("every other setting that is not usable is named in one line", () => {
  const cases = [
    [{ HJEM_MODE: "test" }, /^HJEM_MODE is not usable/],
    [{ SITE_ORIGINS: "" }, /^SITE_ORIGINS is not set. Live needs/],
    [{ SITE_ORIGINS: "no=https://a.no/x" }, /^SITE_ORIGINS: .* without a path/],
    [{ SITE_ORIGINS: "no=http://a.no" }, /^SITE_ORIGINS: .* unless ALLOW_HTTP=1/],
    [{ HJEM_MODE: "demo", HOST: "0.0.0.0" }, /^HOST 0\.0\.0\.0 would open the demo/],
    [
      { SMTP_URL: "mail.example.no:587" },
      /^SMTP_URL is not usable: it needs an address such as smtps:/,
    ],
    [{ TOKEN_KEYS: "" }, /^TOKEN_KEYS is not set. Live needs it/],
    [{ TOKEN_KEYS: "k1:c2hvcnQ" }, /^TOKEN_KEYS is not usable/],
    [{ ADMIN_ACCESS_PASSWORD: "short" }, /^ADMIN_ACCESS_PASSWORD is not usable/],
    [
      { BREACHED_PASSWORDS_URL: "http://leaks.example" },
      /^BREACHED_PASSWORDS_URL is not usable: it needs an https address/,
    ],
    [{ SMTP_URL: "smtp://localhost" }, /^MAIL_FROM is not usable/],
  ] as const;
  expect(findFault({})).toBe("");
  for (const [environment, line] of cases) {
    expect(oneLine(findFault(environment))).toEqual([expect.stringMatching(line)]);
  }
});

const freePort = async (): Promise<number> => {
  const { server, port } = await busyPort();
  await new Promise((resolve) => server.close(resolve));
  return port;
};

/** The token of a form that is opened now. */
const openForm = (port: number): Promise<string> =>
  new Promise((resolve, reject) => {
    const headers = { host: "no.localhost" };
    const path = "/api/v2/form-token";
    const call = request({ host: "127.0.0.1", port, path, headers }, (response) => {
      let body = "";
      response.setEncoding("utf8").on("data", (part: string) => (body += part));
      response.once("end", () => resolve((JSON.parse(body) as { token: string }).token));
    });
    call.once("error", reject);
    call.end();
  });

/** The status of a message sent to the agent of the first sample. */
const sendMessage = (port: number, formToken: string): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const path = `/api/v3/property/${sampleId(1)}/contact`;
    const headers = { host: "no.localhost", "content-type": "application/json" };
    const call = request({ host: "127.0.0.1", port, path, method: "POST", headers }, (response) => {
      response.resume().once("end", () => resolve(response.statusCode));
    });
    call.once("error", reject);
    call.end(
      JSON.stringify({
        name: "Ola",
        email: "ola@example.com",
        message: "Hei",
        consent: true,
        consent_version: LEAD_CONSENT_VERSION,
        form_token: formToken,
      }),
    );
  });

test(
  "the next start finds the data of the one before, and a second process on the same folder ends with one clear line; a lead's mail survives a killed process, and is sent once there is a mail server",
  { timeout: 4 * START_MS },
  async () => {
    const { db, close } = await openDatabase({ databaseUrl: null, dataDir: folder });
    const agent = { id: "a1", name: "Kari", email: "kari@example.com", title: "", phone: null };
    await saveSamples(db, { no: [sampleListing(1, { agent })] });
    await close();

    const port = await freePort();
    const killed = startApi({ PORT: String(port) });
    await isReady(killed);
    // The places of the first start were there.
    expect(killed.output()).not.toContain(" saved; listings");
    const formToken = await openForm(port);
    const openedAt = performance.now();
    const second = startApi({});
    expect(await second.ended).toBe(1);
    expect(oneLine(second.output())).toEqual([
      expect.stringMatching(/^hjem api: Another process \(\d+\) uses this data folder/),
    ]);
    // The message is passed on at once, as it was not typed faster than people do (D137).
    await expect
      .poll(() => performance.now() - openedAt, { timeout: START_MS })
      .toBeGreaterThan(LEAD_FORM_MIN_MS);
    expect(await sendMessage(port, formToken)).toBe(200);
    expect(killed.output()).toContain(
      "BREACHED_PASSWORDS_URL is not set: only common passwords are refused",
    );
    killed.process.kill("SIGKILL");
    await killed.ended;

    const server = await startSmtpServer();
    const mail = {
      SMTP_URL: server.url,
      SMTP_PLAIN: "1",
      MAIL_FROM: "post@hjem.example",
      BREACHED_PASSWORDS_URL: "https://leaks.example",
    };
    // The second start has nothing left to deliver.
    for (const signal of ["SIGTERM", "SIGINT"] as const) {
      const api = startApi(mail);
      await isReady(api);
      await server.whenReceived(2);
      api.process.kill(signal);
      expect(await api.ended).toBe(0);
      expect(api.output()).not.toContain("example.com");
      expect(api.output()).not.toContain("BREACHED_PASSWORDS_URL");
    }
    const readers = server.received.flatMap(({ to }) => to).toSorted();
    expect(readers).toEqual(["kari@example.com", "ola@example.com"]);
    expect(readdirSync(folder)).toEqual(["database", "media", "reserve", "uploads"]);
    await server.close();
  },
);
