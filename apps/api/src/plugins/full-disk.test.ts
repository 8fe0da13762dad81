import { sql } from "kysely";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type DiskSpace, openDiskSpace } from "../db/disk-space.ts";
import { sampleId, sampleListing, TEST_NOW } from "../testing/sample-listings.ts";
import { saveSamples } from "../testing/sample-markets.ts";
import { openTestApp, type TestApp } from "../testing/test-app.ts";

const folder = mkdtempSync(join(tmpdir(), "hjem-disk-"));
let free = 5_000_000_000;
let disk: DiskSpace;
let api: TestApp;
beforeAll(async () => {
  disk = await openDiskSpace({
    folder,
    reserveBytes: 1,
    resumeBytes: 1_000_000_000,
    log: { info: () => undefined, warn: () => undefined },
    freeBytes: async () => free,
  });
  api = await openTestApp({ disk });
  await saveSamples(api.db, { no: [sampleListing(1)] });
});
afterAll(async () => {
  disk.close();
  await api.close();
  rmSync(folder, { recursive: true });
});

const send = (method: "GET" | "POST" | "DELETE", url: string, payload: object = {}) =>
  api.app.inject({
    method,
    url,
    headers: { host: "no.localhost", "accept-language": "nb", origin: "http://no.localhost" },
    ...(method === "POST" && { payload }),
  });

const choice = {
  consent_id: "6f2c1b1e-5f0f-4a57-9a53-0f6f1c1d2e3f",
  consented_domain: "no.localhost",
  consent_date: new Date(TEST_NOW).toISOString(),
  client_first_visit: new Date(TEST_NOW).toISOString(),
  consent_status: {
    necessary: true,
    functional: true,
    analytics: false,
    performance: false,
    advertisement: false,
  },
  client_info: {
    language: "no",
    region: "no",
    device_type: "mobile",
    policy_version: "2026-11-23",
  },
};
const choose = () => send("POST", "/api/v1/consents", choice);

test("a write that finds no room is 507 with a sentence; from then on reading goes on and writes are refused until there is room", async () => {
  await sql`create function no_room() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`.execute(
    api.db,
  );
  await sql`create trigger no_room before insert on consent
    for each row execute function no_room()`.execute(api.db);
  free = 1_000;
  const first = await choose();
  expect([first.statusCode, first.json().error]).toEqual([
    507,
    {
      code: "storage_full",
      message: expect.stringContaining("Vi kan ikke lagre noe akkurat nå"),
    },
  ]);
  await expect.poll(() => disk.isFull).toBe(true);

  expect((await choose()).statusCode).toBe(507);
  expect((await send("DELETE", "/api/v2/saved-searches/1")).statusCode).toBe(507);
  for (const [method, url] of [
    ["GET", `/api/v2/property?id=${sampleId(1)}`],
    ["GET", "/ready"],
    ["POST", "/api/v2/property/search"],
    ["POST", "/api/v4/property/search"],
    ["POST", "/api/v4/property/map"],
    ["POST", "/api/v2/property/facets"],
  ] as const) {
    expect([url, (await send(method, url)).statusCode]).toEqual([url, 200]);
  }
  expect((await send("GET", "/metrics")).payload).toContain("hjem_disk_full 1");

  free = 2_000_000_000;
  await disk.look();
  await sql`drop trigger no_room on consent`.execute(api.db);
  expect((await choose()).statusCode).toBe(204);
});
