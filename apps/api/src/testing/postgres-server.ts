import { execFileSync, spawn } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";

/** A PostgreSQL server for tests. */
export interface TestServer {
  url: string;
  stop(): Promise<void>;
}

const installed = "/usr/lib/postgresql";
const LOOKS_MAX = 3_000;
const POLL_MS = 100;

/** The newest server's programs on this machine (Debian's place); null without any. */
const findBinaries = (): string | null => {
  if (!existsSync(installed)) return null;
  const folders = readdirSync(installed)
    .toSorted((one, other) => Number(other) - Number(one))
    .map((version) => join(installed, version, "bin"));
  return folders.find((folder) => existsSync(join(folder, "initdb"))) ?? null;
};

/** A port of this machine that nothing listens on. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });

/** The server refuses to run as root; `nobody` will do. */
const unprivileged = (): { uid: number; gid: number } | null => {
  if (process.getuid?.() !== 0) return null;
  const idOf = (flag: string) => Number(execFileSync("id", [flag, "nobody"], { encoding: "utf8" }));
  return { uid: idOf("-u"), gid: idOf("-g") };
};

const startInstalled = async (binaries: string): Promise<TestServer> => {
  const folder = mkdtempSync(join(tmpdir(), "hjem-postgres-"));
  const user = unprivileged();
  if (user) chownSync(folder, user.uid, user.gid);
  const options = { ...user, cwd: folder };
  const data = join(folder, "data");
  const port = await freePort();
  const initialise = ["-D", data, "-U", "hjem", "-A", "trust", "-E", "UTF8", "--locale=C", "-N"];
  execFileSync(join(binaries, "initdb"), initialise, { ...options, stdio: "ignore" });
  const settings = ["fsync=off", "listen_addresses=127.0.0.1", `unix_socket_directories=${folder}`];
  const server = spawn(
    join(binaries, "postgres"),
    ["-D", data, "-p", String(port), ...settings.flatMap((setting) => ["-c", setting])],
    { ...options, stdio: "ignore" },
  );
  const isReady = () => {
    try {
      const connection = ["-h", "127.0.0.1", "-p", String(port), "-U", "hjem"];
      execFileSync(join(binaries, "pg_isready"), connection, { stdio: "ignore" });
      return true;
    } catch {
      return false;
    }
  };
  for (let looks = 0; !isReady(); looks++) {
    if (looks === LOOKS_MAX || server.exitCode !== null) {
      throw new Error("The PostgreSQL server of this machine did not start.");
    }
    await setTimeout(POLL_MS);
  }
  return {
    url: `postgres://hjem@127.0.0.1:${port}/postgres`,
    async stop() {
      const ended = new Promise((resolve) => server.once("exit", resolve));
      server.kill("SIGINT");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

/** True where the server's suite can run: `DATABASE_URL`, else programs on this machine (D45). */
export const hasServer = (): boolean =>
  Boolean(process.env.DATABASE_URL) || findBinaries() !== null;

/** A server to test on: that of `DATABASE_URL`, else one started for the tests in a temporary folder. */
export const startTestServer = async (): Promise<TestServer> => {
  const given = process.env.DATABASE_URL;
  if (given) return { url: given, stop: async () => {} };
  const binaries = findBinaries();
  if (!binaries) throw new Error("There is neither DATABASE_URL nor an installed PostgreSQL.");
  return startInstalled(binaries);
};
