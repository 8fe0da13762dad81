import { toSnakeKeys } from "@hjem/domain/wire/case";
import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { saveAccount } from "../../testing/alert-tests.ts";
import { fitzroy, sampleId, TEST_NOW } from "../../testing/sample-listings.ts";
import { saveSamples } from "../../testing/sample-markets.ts";
import { testSites } from "../../testing/test-app.ts";
import { openTestDatabase, type TestDatabase } from "../../testing/test-database.ts";
import { findListing } from "../listings/repository.ts";
import { openMediaStorage } from "../media/media-storage.ts";
import { createMediaStore } from "../media/media-store.ts";
import { createVariantMaker } from "../media/variant-maker.ts";
import { ingestListings } from "./ingest-listings.ts";

let database: TestDatabase;
let folder: string;
const variants = createVariantMaker();
beforeAll(async () => {
  database = await openTestDatabase();
  await saveSamples(database.db);
  folder = await mkdtemp(join(tmpdir(), "hjem-feed-test-"));
});
afterAll(async () => {
  variants.close();
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

const money = (currency: string) => ({ amount: 900_000, currency });

/** A listing without pictures, as an agency's program writes it. */
const listingOf = (number: number, change: object = {}) => ({
  id: sampleId(number),
  listing_type: "residential_sale",
  property_types: ["apartment"],
  owner_type: "user",
  agency_id: "-1",
  agency: null,
  title: "Sample flat",
  description: "",
  address: {
    full_address: "Storgata 1, 0184 Oslo",
    display_name: "Grünerløkka",
    street: "Storgata 1",
    suburb: "Oslo",
    region: "Oslo",
    municipality: "Oslo",
    post_code: "0184",
    coordinates: { lat: 59.914, lng: 10.754 },
    geo_ids: ["county:03", "municipality:0301"],
    time_zone: "Europe/Oslo",
  },
  facilities: [],
  prices: { price: money("NOK") },
  details: {},
  contract_details: {},
  additional_info: { energy_profile: {} },
  status: "available",
  viewing_dates: [],
  price_history: [],
  ...change,
});

/** The same in Fitzroy. */
const australian = (number: number, region: string, change: object = {}) =>
  listingOf(number, {
    address: toSnakeKeys({ ...fitzroy, region }),
    prices: { price: money("AUD") },
    ...change,
  });

const ingest = async (region: string, ...listings: unknown[]) => {
  const storage = await openMediaStorage({ kind: "disk", dataDir: folder });
  const media = createMediaStore({ db: database.db, storage, now: () => TEST_NOW, variants });
  const deps = { db: database.db, regions: testSites, media, now: () => TEST_NOW };
  return ingestListings(deps, JSON.stringify({ region, listings }), folder);
};

const isStored = async (number: number) =>
  (await findListing(database.db, sampleId(number))) !== null;

test.each([
  ["prices.price", { prices: { price: money("AUD") } }],
  ["prices.joint_debt", { prices: { price: money("NOK"), joint_debt: money("AUD") } }],
  ["contract_details.fixed_fee", { contract_details: { fixed_fee: money("AUD") } }],
  [
    "price_history.1",
    {
      price_history: ["NOK", "AUD"].map((currency) => ({
        action: "listed",
        currency,
        date: "2026-11-01",
        price: 900_000,
      })),
    },
  ],
])("D2: an amount in Australian dollars is rejected in Norway: %s", async (path, change) => {
  await expect(ingest("no", listingOf(1), listingOf(2, change))).rejects.toThrow(
    `Listing 2 (${sampleId(2)}): ${path}.currency must be NOK, the currency of this market.`,
  );
  expect([await isStored(1), await isStored(2)]).toEqual([false, false]);
});

test("D2: a price in kroner is rejected in Australia", async () => {
  const prices = { price: money("NOK") };
  await expect(ingest("au", australian(3, "VIC", { prices }))).rejects.toThrow(
    `Listing 1 (${sampleId(3)}): prices.price.currency must be AUD, the currency of this market.`,
  );
});

test.each(["VIC", "vic", "Victoria", " victoria "])(
  "D30: the state %j is stored as the code that stamp duty uses",
  async (state) => {
    await ingest("au", australian(4, state));
    const found = await findListing(database.db, sampleId(4));
    expect(found?.listing.address.region).toBe("VIC");
  },
);

test("D30: a state of two words is recognised by its name", async () => {
  const { listings } = await ingest("au", australian(5, "New South Wales"));
  expect(listings[0]?.address.region).toBe("NSW");
});

test("D30: an unknown state is rejected, and the error lists the states there are", async () => {
  await expect(ingest("au", australian(6, "Otago"))).rejects.toThrow(
    `Listing 1 (${sampleId(6)}): address.region is "Otago", but must be one of NSW (New South Wales), VIC (Victoria), `,
  );
  expect(await isStored(6)).toBe(false);
});

test("a county is stored as written", async () => {
  const { address } = listingOf(7);
  const region = "Troms – Romsa – Tromssa";
  const { listings } = await ingest("no", listingOf(7, { address: { ...address, region } }));
  expect(listings[0]?.address.region).toBe(region);
});

test("an error names the listing by its id and its position, and the field by its wire name", async () => {
  const { address, id: _id, ...nameless } = listingOf(8);
  await expect(
    ingest("no", listingOf(9), listingOf(8, { address: { ...address, post_code: "18" } })),
  ).rejects.toThrow(new RegExp(`^Listing 2 \\(${sampleId(8)}\\): address\\.post_code: [^\\n]+$`));
  await expect(
    ingest("no", listingOf(8, { images: [{ file: "none.jpg", type: "exterior" }] })),
  ).rejects.toThrow(`Listing 1 (${sampleId(8)}): ENOENT`);
  await expect(ingest("no", listingOf(9), "flat")).rejects.toThrow(/^Listing 2: /);
  const lost = { ...nameless, address: { ...address, geo_ids: ["county:99"] } };
  await expect(ingest("no", listingOf(9), lost)).rejects.toThrow(
    /^Listing 2: the place county:99 is not known\.$/,
  );
  expect(await isStored(9)).toBe(false);
});

test("D127: an id of another owner's listing is refused, a person's and another agency's", async () => {
  await ingest("no", listingOf(40, { agency_id: "111111" }));
  await ingest("no", listingOf(40, { agency_id: "111111", title: "Renamed flat" }));
  const refused = `Listing 1 (${sampleId(40)}): this id is another owner's listing.`;
  await expect(ingest("no", listingOf(40, { agency_id: "222222" }))).rejects.toThrow(refused);
  const account = await saveAccount(database.db, "no");
  const at = new Date(TEST_NOW).toISOString();
  await database.db
    .insertInto("listing_draft")
    .values({
      id: randomUUID(),
      account_id: account,
      region: "no",
      status: "live",
      version: 1,
      public_id: sampleId(40).toLowerCase(),
      content: "{}",
      created_at: at,
      changed_at: at,
    })
    .execute();
  await expect(ingest("no", listingOf(40, { agency_id: "111111" }))).rejects.toThrow(refused);
});

test("D127: an id of the other market's listing is refused, also where both are of nobody's agency", async () => {
  await ingest("au", australian(41, "VIC"));
  await expect(ingest("no", listingOf(41))).rejects.toThrow(
    `Listing 1 (${sampleId(41)}): this id is another owner's listing.`,
  );
  const found = await findListing(database.db, sampleId(41));
  expect(found?.listing.address.region).toBe("VIC");
});
