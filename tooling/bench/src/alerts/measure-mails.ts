import { availabilityCodes, kindCodes } from "@hjem/api/search/column-codes";
import { startSmtpServer, type TestSmtpServer } from "@hjem/api/testing/smtp-server";
import { createHash, randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { Client } from "pg";
import { startApi } from "../search/api-process.ts";
import { fillDatabase, type FilledDatabase } from "../search/postgres.ts";
import { benchRows, seeded } from "../search/rows.ts";
import { table } from "../table.ts";
import { insertPriceEvents, insertReaders } from "./saved-rows.ts";

const MAILS = 1_000;
const KILLS = 10;
const LISTINGS = 2_000;
/** Limit of the time from the change until the last mail is with the mail server. */
const SENT_WITHIN_S = 120;
/** A run that takes longer has lost mail. */
const WAIT_MS = 600_000;
/** After the last mail, so that a second one of the same alerts would be seen. */
const SETTLE_MS = 20_000;
/** A kill falls so long after a mail at most. */
const KILL_DELAY_MS = 150;
const FROM = "alerts@hjem.example";

/** As the transport names the mail of a key. */
const messageIdOf = (key: string): string =>
  `<${createHash("sha256").update(key).digest("hex").slice(0, 32)}@${FROM.split("@")[1]}>`;

const messageIdsIn = ({ received }: TestSmtpServer): string[] =>
  received.map(({ raw }) => /^Message-ID: (\S+)/im.exec(raw)?.[1] ?? randomUUID());

/** Resolves once so many different mails have come, or when that takes too long. */
async function whenDifferent(smtp: TestSmtpServer, count: number): Promise<void> {
  const until = performance.now() + WAIT_MS;
  for (let least = count; performance.now() < until;) {
    await Promise.race([smtp.whenReceived(least), setTimeout(until - performance.now())]);
    const missing = count - new Set(messageIdsIn(smtp)).size;
    if (missing <= 0) return;
    least = smtp.received.length + missing;
  }
}

interface Run {
  smtp: TestSmtpServer;
  client: Client;
  start: () => ReturnType<typeof startApi>;
}

/** Runs `work` over a mail server and a database in which a thousand people each wait for one change. */
async function withReaders<Result>(work: (run: Run) => Promise<Result>): Promise<Result> {
  const database: FilledDatabase = await fillDatabase(benchRows(LISTINGS));
  const smtp = await startSmtpServer();
  const client = new Client({ connectionString: database.url });
  try {
    await client.connect();
    await insertReaders(client, MAILS);
    const mail = { SMTP_URL: smtp.url, SMTP_PLAIN: "1", MAIL_FROM: FROM, LOG_LEVEL: "info" };
    return await work({ smtp, client, start: () => startApi(database.url, mail) });
  } finally {
    await client.end();
    await smtp.close();
    await database.close();
  }
}

/** Changes the price of a home for sale, of which every reader is notified. */
async function changePrice(client: Client): Promise<void> {
  const { rows } = await client.query<{ id: number }>(
    "select min(id)::int4 as id from listing_search where kind = $1 and availability = $2 and project is null",
    [kindCodes.residential_sale, availabilityCodes.available],
  );
  await insertPriceEvents(client, rows[0]?.id ?? 0, 1);
  await client.query("select pg_notify('listing_event', '')");
}

/** A thousand mails that are due at once, undisturbed. */
const measureSending = (): Promise<string[][]> =>
  withReaders(async ({ smtp, client, start }) => {
    const api = await start();
    const started = performance.now();
    await changePrice(client);
    await whenDifferent(smtp, MAILS);
    const seconds = (performance.now() - started) / 1_000;
    await api.stop();
    const isWithin = smtp.received.length === MAILS && seconds <= SENT_WITHIN_S;
    return [
      [
        `${MAILS.toLocaleString("en")} due mails with the mail server`,
        `${seconds.toFixed(1)} s`,
        `${SENT_WITHIN_S} s ${isWithin ? "✓" : "✗"}`,
      ],
    ];
  });

/** Message-IDs of the mails that a process was at when it was killed: those alone may come twice. */
async function findUnrecorded(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ key: string }>(
    "select key from mail where claimed_at is not null and sent_at is null",
  );
  return rows.map(({ key }) => messageIdOf(key));
}

/** The same, with the process killed ten times. */
const measureKills = (): Promise<string[][]> =>
  withReaders(async ({ smtp, client, start }) => {
    const random = seeded(Date.now());
    const moments = Array.from({ length: KILLS }, () => 1 + Math.floor(random() * (MAILS - 1)));
    const unrecorded = new Set<string>();
    let api = await start();
    await changePrice(client);
    for (const moment of moments.toSorted((one, other) => one - other)) {
      await whenDifferent(smtp, moment);
      await setTimeout(random() * KILL_DELAY_MS);
      await api.kill();
      for (const id of await findUnrecorded(client)) unrecorded.add(id);
      api = await start();
    }
    await whenDifferent(smtp, MAILS);
    await setTimeout(SETTLE_MS);
    await api.stop();
    const ids = messageIdsIn(smtp);
    const different = new Set(ids);
    const repeated = ids.filter((id, place) => ids.indexOf(id) !== place);
    const unexplained = repeated.filter((id) => !unrecorded.has(id)).length;
    const readers = new Set(smtp.received.flatMap(({ to }) => to)).size;
    const check = (isRight: boolean) => (isRight ? "✓" : "✗");
    return [
      [`people reached, ${KILLS} × kill -9`, String(readers), check(readers === MAILS)],
      ["different Message-IDs", String(different.size), check(different.size === MAILS)],
      ["repeats after an unrecorded 250", String(repeated.length - unexplained), ""],
      ["other repeats", String(unexplained), check(unexplained === 0)],
    ];
  });

/** `pnpm bench mails`: what becomes of a thousand mails, at once and with kills, as a table. */
export async function measureMails(): Promise<string> {
  const rows = [...(await measureSending()), ...(await measureKills())];
  return table(
    [`${MAILS.toLocaleString("en")} people are notified of one change`, "measured", "bound"],
    rows,
  );
}
