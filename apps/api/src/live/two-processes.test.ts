import { MINUTE_MS } from "@hjem/domain/durations";
import { regionNo } from "@hjem/region-no";
import { sql } from "kysely";
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { saveListings } from "../modules/listings/repository.ts";
import { openAccountTest } from "../testing/account-tests.ts";
import { readAlerts, saveSearches } from "../testing/alert-tests.ts";
import { postgresUrl } from "../testing/both-engines.ts";
import { openChat } from "../testing/chat-tests.ts";
import { signInPerson } from "../testing/collection-tests.ts";
import { openLivePageOf } from "../testing/live-tests.ts";
import { modelAnswer, modelChunk, startModelServer } from "../testing/model-server.ts";
import { sampleListing } from "../testing/sample-listings.ts";
import { saveSamples } from "../testing/sample-markets.ts";
import { testSecrets } from "../testing/test-app.ts";
import { openServerTestDatabase, type TestDatabase } from "../testing/test-database.ts";

const main = fileURLToPath(new URL("../main.ts", import.meta.url));
const url = postgresUrl();

interface Running {
  api: ChildProcess;
  port: number;
}

/** Three processes load all of the API at once and write the places of a country: with other work beside them, minutes. */
const START_MS = 5 * MINUTE_MS;

describe.skipIf(url === undefined)("two processes of the API on one server", () => {
  let database: TestDatabase;
  let dataDir: string;
  let isSilent: boolean;
  let model: Awaited<ReturnType<typeof startModelServer>>;
  const running = new Set<ChildProcess>();
  /** Each test kills one of its own beside the one that stays. */
  let survivor: Running;
  let own: Running[];
  beforeAll(async () => {
    database = await openServerTestDatabase(url ?? "");
    dataDir = await mkdtemp(join(tmpdir(), "hjem-two-"));
    model = await startModelServer((response) => {
      if (!isSilent) response.end(modelAnswer("Ja, den er til salgs.").join(""));
      else response.write(modelChunk("Den er til salgs. Og "));
    });
    [survivor, ...own] = await Promise.all([startApi(), startApi(), startApi()]);
  }, START_MS);
  afterAll(async () => {
    model.close();
    await Promise.all([...running].map(kill));
    await database.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  const kill = async (api: ChildProcess): Promise<void> => {
    running.delete(api);
    const ended = once(api, "exit");
    api.kill("SIGKILL");
    await ended;
  };
  const ownProcess = (): Running => {
    const one = own.pop();
    if (!one) throw new Error("Each process serves one test.");
    return one;
  };
  /** A process as an operator starts it, once it is ready. */
  const startApi = (): Promise<Running> => {
    const [key] = testSecrets.keys;
    const api = spawn(process.execPath, [main], {
      env: {
        PATH: process.env.PATH,
        HJEM_MODE: "live",
        ALLOW_HTTP: "1",
        SITE_ORIGINS: "no=http://no.localhost:3000",
        DATABASE_URL: database.url ?? "",
        DATA_DIR: dataDir,
        PORT: "0",
        TOKEN_KEYS: `${key.kid}:${Buffer.from(key.secret).toString("base64url")}`,
        ADMIN_ACCESS_PASSWORD: "a long password",
        ASSISTANT_URL: model.url,
        ASSISTANT_MODEL: "small",
      },
    });
    running.add(api);
    let output = "";
    return new Promise((resolve, reject) => {
      const read = (part: Buffer) => {
        output += part.toString();
        const port = /listening at http:\/\/127\.0\.0\.1:(\d+)/.exec(output)?.[1];
        if (output.includes('"msg":"ready"') && port !== undefined) {
          resolve({ api, port: Number(port) });
        }
      };
      api.stdout.on("data", read);
      api.stderr.on("data", read);
      api.once("exit", () => reject(new Error(output)));
    });
  };

  test("D79: a change reaches the pages of both; when one is killed, the other matches and passes on alone, each change once", async () => {
    const { db } = database;
    const one = ownProcess();
    const tests = await openAccountTest({}, database);
    tests.clock.now = Date.now();
    const person = await signInPerson(tests, "kari@example.com");
    await saveSamples(db, { no: [sampleListing(1)] });
    await saveSearches(db, [{ accountId: person.id, region: "no", query: {}, reasons: ["price"] }]);
    const bell = [{ kind: "notifications" }];
    const pages = await Promise.all(
      [one, survivor].map(({ port }) => openLivePageOf(port, person, bell)),
    );
    const changePrice = (amount: number) =>
      saveListings(db, regionNo, [
        sampleListing(1, { prices: { price: { amount, currency: "NOK" } } }),
      ]);

    await changePrice(4_490_000);
    for (const page of pages) {
      expect(await page.next()).toMatchObject({
        type: "notifications_changed",
        data: { unread: 1 },
      });
    }
    await kill(one.api);
    await changePrice(4_300_000);
    expect(await pages[1]?.next()).toMatchObject({ data: { unread: 2 } });
    expect(await readAlerts(db)).toHaveLength(2);
    await tests.app.close();
  });

  test("D79: of an answer whose process is killed the text stays, it ends in an error in the other one, and the next question is answered", async () => {
    const { db } = database;
    await saveSamples(db, { no: [sampleListing(1)] });
    isSilent = true;
    const one = ownProcess();
    const visitorId = crypto.randomUUID();
    const asking = await openChat(one.port, { visitorId });
    asking.ask("Er den ledig?");
    await asking.until("thread_message_delta");
    const watching = await openChat(survivor.port, { visitorId });
    const [, history] = await watching.until("history");
    expect(history?.data.messages).toMatchObject([{}, { content: "Den er til salgs." }]);
    await kill(one.api);
    // As if its lease had run out: nobody waits for fifteen seconds.
    await sql`update chat_turn set leased_until = clock_timestamp() - interval '1 second'`.execute(
      db,
    );
    await watching.until("error");
    isSilent = false;
    watching.ask("Er den til salgs?");
    await watching.until("thread_message_completed");
    const again = await openChat(survivor.port, { visitorId });
    const [, all] = await again.until("history");
    expect(all?.data.messages).toMatchObject([
      {},
      { content: "Den er til salgs.", failure: "error" },
      {},
      { content: "Ja, den er til salgs.", failure: null },
    ]);
  });
});
