import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { inTransaction } from "../db/transaction.ts";
import { TEST_NOW } from "../testing/sample-listings.ts";
import { openTestDatabase, type TestDatabase } from "../testing/test-database.ts";
import { deliverMail } from "./deliver-mail.ts";
import { createMailQueue } from "./mail-queue.ts";
import { type KeyedMail, MailDelayedError, MailRefusedError } from "./mail.ts";

const LEASE_MS = 15_000;
const clock = { now: TEST_NOW };
const sent: string[] = [];
const server = { response: async (_mail: KeyedMail): Promise<void> => {} };
const logged: unknown[] = [];
let database: TestDatabase;
let mailId: string;

const mail: KeyedMail = {
  key: "test/1",
  fromName: "Hjem",
  to: "ola@example.com",
  subject: "Hei",
  html: "<p>Hei</p>",
  text: "Hei",
  headers: { "List-Unsubscribe": "<https://www.example.no/secret>" },
};
const write = (line: unknown) => {
  logged.push(line);
};
const deliver = () =>
  deliverMail({
    db: database.db,
    now: () => clock.now,
    log: { info: write, warn: write },
    transport: {
      async send(each) {
        await server.response(each);
        sent.push(each.key);
      },
    },
  })({ mailId });

/** Queues the mail; returns the jobs that this created. */
const leave = async (queued = mail): Promise<string[]> => {
  const made: string[] = [];
  const mailQueue = createMailQueue({
    now: () => clock.now,
    jobs: {
      async enqueue(_trx, _name, payload) {
        made.push("mailId" in payload ? payload.mailId : "");
      },
      wake() {},
    },
  });
  await inTransaction(database.db, (trx) => mailQueue.enqueue(trx, queued));
  return made;
};

beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(async () => {
  await database.empty();
  clock.now = TEST_NOW;
  sent.length = 0;
  logged.length = 0;
  server.response = async () => {};
  mailId = (await leave())[0] ?? "";
});
afterAll(() => database.close());

test("the head of every mail is one line for each field, whoever made it", async () => {
  const typed = "Storgata 1\r\nBcc: all@example.com\u2028\u0085\u202eslo\ud800";
  const [id] = await leave({ ...mail, key: "test/lines", subject: typed, fromName: typed });
  const { message } = await database.db
    .selectFrom("mail")
    .select("message")
    .where("id", "=", String(id))
    .executeTakeFirstOrThrow();
  const line = "Storgata 1 Bcc: all@example.com slo\ufffd";
  expect([message.subject, message.fromName]).toEqual([line, line]);
});

test("A7: the text of a finished mail is deleted, so that the database contains no links of it", async () => {
  await deliver();
  const { message } = await database.db
    .selectFrom("mail")
    .select("message")
    .where("id", "=", mailId)
    .executeTakeFirstOrThrow();
  expect(message).toEqual({
    fromName: "Hjem",
    to: "ola@example.com",
    subject: "Hei",
    html: "",
    text: "",
  });
});

test("a mail is sent once, however often its job runs", async () => {
  await deliver();
  await deliver();
  expect(sent).toEqual(["test/1"]);
  const rows = await database.db.selectFrom("mail").select(["sent_at", "message"]).execute();
  expect(rows).toMatchObject([{ sent_at: new Date(TEST_NOW), message: { to: "ola@example.com" } }]);
});

test("an event sends one mail: a second mail with its key creates no job", async () => {
  expect(await leave()).toEqual([]);
});

test("while the server is down the job fails and is retried; once it is up the mail is sent", async () => {
  server.response = () => Promise.reject(new MailDelayedError("ECONNECTION"));
  await expect(deliver()).rejects.toThrow("ECONNECTION");
  server.response = async () => {};
  await deliver();
  expect(sent).toEqual(["test/1"]);
});

test("a permanent rejection by the server is recorded and not retried", async () => {
  server.response = () => Promise.reject(new MailRefusedError("EENVELOPE 550"));
  await deliver();
  server.response = async () => {};
  await deliver();
  expect(sent).toEqual([]);
});

test("two concurrent workers send one mail: the second has to retry later", async () => {
  const gate = Promise.withResolvers<void>();
  server.response = () => gate.promise;
  const first = deliver();
  await expect(deliver()).rejects.toThrow("another worker has it");
  gate.resolve();
  await first;
  await deliver();
  expect(sent).toEqual(["test/1"]);
});

test("a mail whose worker died is sent after its lease has expired", async () => {
  server.response = () => new Promise(() => {});
  void deliver();
  clock.now += LEASE_MS - 1;
  await expect(deliver()).rejects.toThrow("another worker has it");
  server.response = async () => {};
  clock.now += 1;
  await deliver();
  expect(sent).toEqual(["test/1"]);
});

test("a mail that takes long stays with its worker, whose lease is renewed meanwhile", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const gate = Promise.withResolvers<void>();
  const started = Promise.withResolvers<void>();
  server.response = () => {
    started.resolve();
    return gate.promise;
  };
  const first = deliver();
  await started.promise;
  clock.now += LEASE_MS - 1;
  vi.advanceTimersByTime(LEASE_MS / 3);
  const claimedAt = async () => {
    const mails = await database.db.selectFrom("mail").select("claimed_at").execute();
    return mails[0]?.claimed_at?.getTime();
  };
  await vi.waitFor(async () => expect(await claimedAt()).toBe(clock.now), { timeout: 10_000 });
  clock.now += LEASE_MS - 1;
  await expect(deliver()).rejects.toThrow("another worker has it");
  gate.resolve();
  await first;
  vi.useRealTimers();
  expect(sent).toEqual(["test/1"]);
});

test("logs name a mail by its id alone", async () => {
  server.response = () => Promise.reject(new MailDelayedError("ECONNECTION"));
  await deliver().catch(() => {});
  server.response = async () => {};
  await deliver();
  expect(logged).toEqual([{ mailId, reason: "ECONNECTION" }, { mailId }]);
});
