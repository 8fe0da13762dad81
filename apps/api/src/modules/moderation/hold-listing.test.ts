import type { DraftPatch } from "@hjem/domain/draft/draft";
import { DAY_MS } from "@hjem/domain/durations";
import { regionNo as norway } from "@hjem/region-no";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { inTransaction } from "../../db/transaction.ts";
import { type AccountTest, openAccountTest } from "../../testing/account-tests.ts";
import { signInAdvertiser, type TestAdvertiser } from "../../testing/draft-tests.ts";
import { norwegianPlaces, sampleListing, TEST_NOW } from "../../testing/sample-listings.ts";
import { draftView, requireOwnDraft } from "../drafts/draft-access.ts";
import { saveListings } from "../listings/repository.ts";
import { savePlaces } from "../places/repository.ts";
import { holdListing } from "./hold-listing.ts";

let api: AccountTest;
let kari: TestAdvertiser;
let ola: TestAdvertiser;

const location: DraftPatch["location"] = {
  street: "Storgata 9",
  suburb: "Oslo",
  postCode: "0184",
  coordinates: { lat: 59.9235, lng: 10.7585 },
};

beforeAll(async () => {
  api = await openAccountTest();
  await savePlaces(api.db, norway.id, norwegianPlaces);
  const homes = [1, 2, 3, 4, 5, 6].map((number) =>
    sampleListing(number, { prices: { price: { amount: 5_000_000, currency: "NOK" } } }),
  );
  await saveListings(api.db, norway, homes);
  kari = await signInAdvertiser(api, "kari@example.no");
  ola = await signInAdvertiser(api, "ola@example.no");
});
afterAll(() => api.close());
const openedBefore = (ageMs: number) =>
  api.db
    .updateTable("account")
    .set({ created_at: new Date(TEST_NOW - ageMs).toISOString() })
    .execute();
beforeEach(async () => {
  await openedBefore(DAY_MS);
  await sql`truncate listing_draft cascade`.execute(api.db);
});

const draftOf = async (person: TestAdvertiser, change: DraftPatch = {}) => {
  const draft = await person.create("residential_sale");
  return person.patch(draft, { location, ...change });
};

const hold = async (person: TestAdvertiser, id: string) =>
  inTransaction(api.db, async (trx) => {
    const owner = { accountId: person.id, id };
    const row = await requireOwnDraft(trx, owner, { isLocked: true });
    const draft = await draftView({ db: trx, now: () => api.clock.now }, norway, row);
    return holdListing(trx, { row, draft, region: norway }, api.clock.now);
  });

const openCases = () =>
  api.db.selectFrom("moderation_case").selectAll().where("decided_at", "is", null).execute();

const addPhoto = (draftId: string, id: string, sha256: string, at: number) =>
  api.db
    .insertInto("draft_image")
    .values({
      id,
      draft_id: draftId,
      position: 0,
      kind: "other",
      alt: "",
      state: "ready",
      name: "stue.jpg",
      size: 1,
      width: 2000,
      sha256,
      created_at: new Date(at).toISOString(),
    })
    .execute();

test("D99: an ordinary listing of a new account is not held", async () => {
  const { id } = await draftOf(kari, { priceAndDate: { askingPrice: 4_800_000 } });
  expect(await hold(kari, id)).toBeNull();
  expect(await openCases()).toEqual([]);
});

test("D99: a new account's price far below the area's median is held with both measured values", async () => {
  const { id, version } = await draftOf(kari, { priceAndDate: { askingPrice: 2_500_000 } });
  expect(await hold(kari, id)).toBe("price_below_median");
  expect(await openCases()).toMatchObject([
    {
      kind: "held",
      region: "no",
      draft_id: id,
      draft_version: version,
      reasons: [
        {
          kind: "price_below_median",
          value: 2_500_000,
          median: 5_000_000,
          area: "Grünerløkka",
          unit: "home",
        },
        { kind: "new_account", days: 1, hasPhone: false },
      ],
    },
  ]);
  await api.db.deleteFrom("moderation_case").execute();
  await openedBefore(7 * DAY_MS);
  expect(await hold(kari, id)).toBeNull();
});

test("D99: photos of another person's listing hold it, whoever had them first is not held", async () => {
  await openedBefore(30 * DAY_MS);
  const first = await draftOf(ola);
  const second = await draftOf(kari);
  await addPhoto(first.id, "0".repeat(20), "a".repeat(64), TEST_NOW);
  await addPhoto(second.id, "1".repeat(20), "a".repeat(64), TEST_NOW + 1_000);
  await addPhoto(second.id, "2".repeat(20), "b".repeat(64), TEST_NOW + 1_000);
  expect(await hold(ola, first.id)).toBeNull();
  expect(await hold(kari, second.id)).toBe("same_photos");
  expect((await openCases())[0]?.reasons).toEqual([
    { kind: "same_photos", count: 1, of: 2, draftId: first.id, propertyId: null },
  ]);
});

/** A medium with these facts, of a feed's listing where it names one. */
const addMedium = (
  id: string,
  hash: string,
  facts: { at: number; publicId?: string; ratio?: number },
) =>
  api.db
    .insertInto("media")
    .values({
      id,
      region: "no",
      sha256: id.padEnd(64, "e"),
      perceptual_hash: hash,
      ratio: facts.ratio ?? 1.5,
      color: "#406080",
      created_at: new Date(facts.at).toISOString(),
      published_at: null,
      is_upload: facts.publicId === undefined,
      public_ids: facts.publicId === undefined ? [] : [facts.publicId],
    })
    .execute();

test("D99: photos that look like those of a listing of a feed hold it; another shape or a plain surface does not", async () => {
  await openedBefore(30 * DAY_MS);
  await sql`delete from media`.execute(api.db);
  const feed = sampleListing(3).id.toLowerCase();
  await addMedium("a".repeat(20), "0f1e2d3c4b5a6978", { at: TEST_NOW, publicId: feed });
  await addMedium("b".repeat(20), "0000000000000001", { at: TEST_NOW, publicId: feed });
  const { id } = await draftOf(kari);
  const photo = async (name: string, hash: string, ratio?: number) => {
    await addPhoto(id, name.repeat(20), name.repeat(64), TEST_NOW + 1_000);
    await addMedium(name.repeat(20), hash, { at: TEST_NOW + 1_000, ...(ratio && { ratio }) });
  };
  await photo("1", "0f1e2d3c4b5a6978", 1.33);
  await photo("2", "0000000000000001");
  await photo("3", "0f1e2d3c4b5a697f");
  expect(await hold(kari, id)).toBeNull();
  await photo("4", "0f1e2d3c4b5a6a78");
  expect(await hold(kari, id)).toBe("same_photos");
  expect((await openCases())[0]?.reasons).toEqual([
    { kind: "same_photos", count: 1, of: 4, draftId: null, propertyId: sampleListing(3).id },
  ]);
});

test("D99: what a moderator has released is not held again; what one has rejected is", async () => {
  const { id } = await draftOf(kari, {
    propertyDetail: { description: "<p>Betal med Western Union.</p>", title: "Fin leilighet" },
  });
  await hold(kari, id);
  const decide = (decision: "released" | "rejected") =>
    api.db
      .updateTable("moderation_case")
      .set({ decision, decision_reason: "Seen", decided_at: new Date(api.clock.now).toISOString() })
      .where("decided_at", "is", null)
      .execute();
  await decide("released");
  expect(await hold(kari, id)).toBeNull();
  await api.db.updateTable("moderation_case").set({ decision: "rejected" }).execute();
  await hold(kari, id);
  expect((await openCases())[0]?.reasons.map(({ kind }) => kind)).toEqual([
    "payment_words",
    "rejected_before",
    "new_account",
  ]);
});

test.each([
  ["the contact's name", { contacts: { name: "Kari W\u200bestern Un\u00adion" } }],
  ["another text", { propertyDetail: { entrance: "Wеstеrn Uniоn" } }],
  ["the name of the place", { location: { ...location, subLocalityNickname: "B i t c o i n" } }],
] satisfies [string, DraftPatch][])(
  "D99, D125: disguised words about payment are read in %s",
  async (_, change) => {
    const { id } = await draftOf(kari, change);
    expect(await hold(kari, id)).toBe("payment_words");
  },
);

test("D99: a listing that is held again has one open case", async () => {
  const { id } = await draftOf(kari, { priceAndDate: { askingPrice: 2_500_000 } });
  await hold(kari, id);
  await hold(kari, id);
  expect(await openCases()).toHaveLength(1);
});
