import { DAY_MS } from "@hjem/domain/durations";
import { viewingDate } from "@hjem/domain/listing/viewing-date";
import { regionNo } from "@hjem/region-no";
import { beforeEach, expect, test } from "vitest";
import { createMailQueue } from "../../mail/mail-queue.ts";
import { onBothEngines } from "../../testing/both-engines.ts";
import { sampleListing, TEST_NOW } from "../../testing/sample-listings.ts";
import type { TestDatabase } from "../../testing/test-database.ts";
import { eraseOldRows } from "../retention/erase-old-rows.ts";
import { createLeadRepository, type NewLead } from "./lead-repository.ts";

const place = {
  region: regionNo,
  listing: sampleListing(1),
  language: "no",
  origin: "http://no.localhost",
} as const;
const lead: NewLead = {
  kind: "contact",
  name: "Ola",
  email: "ola@example.com",
  phone: null,
  message: "Hei",
  viewing: null,
  consentVersion: "2026-11",
  idempotencyKey: "form-0001",
};

const takesEachLeadOnce = (database: () => TestDatabase) => {
  beforeEach(() => database().empty());
  const open = (enqueue: () => Promise<void> = async () => {}) => {
    const mailQueue = createMailQueue({ jobs: { enqueue, wake: () => {} }, now: () => TEST_NOW });
    return createLeadRepository({ db: database().db, mailQueue, now: () => TEST_NOW });
  };
  const count = async (table: "lead" | "mail" | "listing_report") =>
    (await database().db.selectFrom(table).select("id").execute()).length;

  test("fifty concurrent duplicates are one lead with one response, by their text or by the key of their form", async () => {
    const book = open();
    const responses = await Promise.all(
      Array.from({ length: 50 }, (_, number) =>
        book.take({ ...lead, message: number % 2 === 0 ? "Hei" : "Hallo" }, place),
      ),
    );
    expect(new Set(responses.map(({ leadId }) => leadId)).size).toBe(1);
    const keyless = { ...lead, idempotencyKey: null, email: "kari@example.com" };
    await Promise.all(Array.from({ length: 50 }, () => book.take(keyless, place)));
    expect([await count("lead"), await count("mail")]).toEqual([2, 4]);
  });

  test("D137: two enquiries with one token of a form: the first is passed on, the other is held, also at once", async () => {
    const book = open();
    const receipts = await Promise.all(
      ["Hei", "Hallo"].map((message) =>
        book.take({ ...lead, message, idempotencyKey: null, formTokenId: "t1" }, place),
      ),
    );
    expect(new Set(receipts.map(({ isHeld }) => isHeld))).toEqual(new Set([false, true]));
    expect([await count("lead"), await count("mail")]).toEqual([2, 2]);
  });

  test("where the mail cannot be queued, no lead is stored", async () => {
    const book = open(() => Promise.reject(new Error("no queue")));
    await expect(book.take(lead, place)).rejects.toThrow("no queue");
    expect([await count("lead"), await count("mail")]).toEqual([0, 0]);
  });

  test("concurrent duplicates of a report are one", async () => {
    const book = open();
    const report = { kind: "scam", words: "Falsk" } as const;
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => book.report(report, place)),
    );
    expect(new Set(responses.map(({ reportId }) => reportId)).size).toBe(1);
  });

  test("S1: registrations for a viewing are erased 30 days after it", async () => {
    const viewing = viewingDate(
      { day: "2026-12-03", timeFrom: "17:00", timeTo: "17:45" },
      "Europe/Oslo",
    );
    await open().take({ ...lead, kind: "viewing", viewing }, place);
    await open().take({ ...lead, idempotencyKey: "form-0002" }, place);
    const leftAt = async (instant: number) => {
      await eraseOldRows({ db: database().db, now: () => instant })();
      return count("lead");
    };
    const end = viewing.unixTo * 1_000;
    expect(await leftAt(end + 30 * DAY_MS)).toBe(2);
    expect(await leftAt(end + 30 * DAY_MS + 1_000)).toBe(1);
  });

  test("leads and reports are erased after 24 months, mail after 90 days", async () => {
    const book = open();
    await book.take(lead, place);
    await book.report({ kind: "scam" }, place);
    const leftAt = async (instant: string) => {
      await eraseOldRows({ db: database().db, now: () => Date.parse(instant) })();
      return [await count("lead"), await count("listing_report"), await count("mail")];
    };
    expect(await leftAt("2027-02-19T08:59:59Z")).toEqual([1, 1, 2]);
    expect(await leftAt("2027-02-19T09:00:01Z")).toEqual([1, 1, 0]);
    expect(await leftAt("2028-11-21T08:59:59Z")).toEqual([1, 1, 0]);
    expect(await leftAt("2028-11-21T09:00:01Z")).toEqual([0, 0, 0]);
  });
};

onBothEngines(takesEachLeadOnce);
