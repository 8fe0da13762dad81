import { openDatabase } from "@hjem/api/db/client";
import { openAccountTest, type TestBrowser } from "@hjem/api/testing/account-tests";
import { sampleId } from "@hjem/api/testing/sample-listings";
import { COLLECTION_HOMES_MAX, HOMES_ADDED_MAX } from "@hjem/domain/saved/saved-rules";
import { Client } from "pg";
import { fillDatabase } from "../search/postgres.ts";
import { benchRows } from "../search/rows.ts";
import { milliseconds, table } from "../table.ts";
import { interleaved } from "../timing.ts";

const LISTINGS = 20_000;
/** Limit of the p95 of every call, ms. */
const BOUND_MS = 50;
const PICTURES = 24;
const ROOT = "/api/v2/property-collections";

/** Every fourth home is saved, so that the saved ones lie apart from each other. */
const savedIds = Array.from({ length: COLLECTION_HOMES_MAX }, (_, place) =>
  sampleId(1 + place * 4),
);

const rooms = ["kitchen", "bathroom", "bedroom", "living_room", "exterior", "floorplan"];
const images = Array.from({ length: PICTURES }, (_, number) => ({
  type: rooms[number % rooms.length],
  url: `/media/0123456789abcdef01${number}`,
  ratio: 1.5,
  color: "#aabbcc",
  title: null,
}));

/** Pictures of the homes, two changes of each, and what the person says of every fifth. */
async function describeHomes(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(
    "update listing set listing = listing || jsonb_build_object('images', $1::jsonb) where public_id = any($2)",
    [JSON.stringify(images), savedIds],
  );
  await client.query(
    `insert into listing_log (listing_id, at, change)
     select id, now() + number * interval '1 second', jsonb_build_object('what', 'price',
       'before', jsonb_build_object('min', 5000000, 'max', 5000000), 'after', jsonb_build_object('min', 4900000, 'max', 4900000))
     from listing, generate_series(1, 2) number where public_id = any($1)`,
    [savedIds],
  );
  await client.query(
    `insert into home_note (collection_id, property_id, account_id, name, text, version, updated_at)
     select h.collection_id, h.property_id, h.saved_by, 'Bench', repeat('A quiet street. ', 20), 1, now()
     from collection_home h join listing l on l.id = h.listing_id where l.id % 5 = 0`,
  );
  await client.query(
    `insert into home_verdict (collection_id, property_id, account_id, verdict, reason, updated_at)
     select h.collection_id, h.property_id, h.saved_by, 'maybe', 'The kitchen', now()
     from collection_home h join listing l on l.id = h.listing_id where l.id % 5 = 0`,
  );
  await client.query("vacuum analyze");
  await client.end();
}

/** A call that must succeed; its response. */
async function request(person: TestBrowser, path: string, headers: Record<string, string> = {}) {
  const response = await person.call(ROOT + path, { method: "GET", headers });
  if (response.statusCode >= 400) throw new Error(`${path}: ${response.statusCode}`);
  return response;
}

/** `pnpm bench collections [--rounds 60]`: calls about a collection of 5,000 homes, over the whole API and PostgreSQL. */
export async function measureCollections(rounds: number): Promise<string> {
  const filled = await fillDatabase(benchRows(LISTINGS));
  const { db, listen, close } = await openDatabase({ databaseUrl: filled.url, dataDir: "." });
  const database = { db, listen, close, url: filled.url, empty: async () => {} };
  const api = await openAccountTest({ now: Date.now }, database);
  await api.person("person@example.com");
  const person = api.browser();
  await person.signIn("person@example.com");
  for (let start = 0; start < savedIds.length; start += HOMES_ADDED_MAX) {
    const properties = savedIds.slice(start, start + HOMES_ADDED_MAX);
    const { statusCode } = await person.call(`${ROOT}/default/properties`, {
      body: { properties },
    });
    if (statusCode !== 204) throw new Error(`Homes were not saved: ${statusCode}`);
  }
  await describeHomes(filled.url);
  const { headers } = await request(person, "/all-favorites");
  const etag = String(headers.etag);
  const last = COLLECTION_HOMES_MAX / 24;
  const calls: [name: string, path: string, headers?: Record<string, string>][] = [
    ["first page of 24", "/default/properties"],
    ["page in the middle", `/default/properties?page=${Math.floor(last / 2)}`],
    ["last page", `/default/properties?page=${Math.ceil(last)}`],
    ["with the pictures of a room", "/default/properties?showby=kitchen"],
    ["only those that can be had", "/default/properties?availability=available"],
    ["all collections together", "/properties"],
    ["the collections with their previews", ""],
    ["ids of every saved home", "/all-favorites"],
    ["the same, unchanged (304)", "/all-favorites", { "if-none-match": etag }],
  ];
  const timings = await interleaved(
    calls.map(([name, path, more]) => ({
      name,
      run: async () => void (await request(person, path, more)),
    })),
    rounds,
    () => performance.now(),
  );
  await api.app.close();
  await close();
  await filled.close();
  return table(
    [`${COLLECTION_HOMES_MAX.toLocaleString("en")} homes, PostgreSQL`, "p50", "p95", "bound"],
    timings.map(({ name, p50, p95 }) => [
      name,
      milliseconds(p50),
      milliseconds(p95),
      `${BOUND_MS} ms ${p95 <= BOUND_MS ? "✓" : "✗"}`,
    ]),
  );
}
