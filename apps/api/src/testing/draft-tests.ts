import { Draft, type DraftPatch } from "@hjem/domain/draft/draft";
import { toCamelKeys, toSnakeKeys } from "@hjem/domain/wire/case";
import { randomBytes } from "node:crypto";
import { expect } from "vitest";
import { savePlaces } from "../modules/places/repository.ts";
import type { AccountTest, Call, TestBrowser } from "./account-tests.ts";
import { norwegianPlaces, TEST_NOW } from "./sample-listings.ts";

/** Root of the calls about draft listings. */
export const DRAFTS = "/api/user/properties/draft";

/** A signed-in person who advertises. */
export interface TestAdvertiser {
  id: string;
  email: string;
  page: TestBrowser;
  /** Calls below the root of drafts; GET unless `call` says otherwise. */
  call(path: string, call?: Call): ReturnType<TestBrowser["call"]>;
  /** A new draft. */
  create(listingType?: Draft["listingType"]): Promise<Draft>;
  /** Changes a draft at its version; the draft as it is then. */
  patch(draft: Pick<Draft, "id" | "version">, change: DraftPatch): Promise<Draft>;
  read(id: string): Promise<Draft>;
  /** Moves the clock; a session does not last so long, so the person signs in again. */
  later(milliseconds: number): Promise<void>;
}

/** A draft out of a response, which must be a good one. */
export const draftOf = (response: { statusCode: number; body: string }): Draft => {
  if (response.statusCode >= 300) expect.fail(`${response.statusCode} ${response.body}`);
  return Draft.parse((toCamelKeys(JSON.parse(response.body)) as { data: unknown }).data);
};

/** Registers a person of a market and signs in. */
export async function signInAdvertiser(
  api: AccountTest,
  email: string,
  { host = "no.localhost:3000" }: { host?: string } = {},
): Promise<TestAdvertiser> {
  await api.person(email, { host });
  const page = api.browser({ host });
  await page.signIn(email);
  const { id } = await api.db
    .selectFrom("account")
    .select("id")
    .where("email", "=", email)
    .where("region", "=", host.startsWith("au") ? "au" : "no")
    .executeTakeFirstOrThrow();
  const call: TestAdvertiser["call"] = (path, options = {}) =>
    page.call(DRAFTS + path, { method: "GET", ...options });
  return {
    id,
    email,
    page,
    call,
    create: async (listingType = null) =>
      draftOf(await call("", { method: "POST", body: { listing_type: listingType } })),
    patch: async (draft, change) =>
      draftOf(
        await call(`/${draft.id}`, {
          method: "PATCH",
          body: toSnakeKeys(change),
          headers: { "if-match": `"${draft.version}"` },
        }),
      ),
    async later(milliseconds) {
      api.clock.now += milliseconds;
      await page.signIn(email);
    },
    read: async (draftId) => draftOf(await call(`/${draftId}/preview`)),
  };
}

/** The places of Norway that samples stand in; a district knows where it lies, as the real ones do. */
export async function saveDraftPlaces(db: AccountTest["db"]): Promise<void> {
  const ancestors = ["county:03", "municipality:0301"];
  const places = norwegianPlaces.map((place) =>
    place.kind === "district" ? { ...place, ancestors } : place,
  );
  await savePlaces(db, "no", places);
}

/** A picture of a draft, ready; its medium is not public yet. */
export async function addTestPicture(
  api: Pick<AccountTest, "db">,
  draftId: string,
  position = 0,
): Promise<string> {
  const id = randomBytes(10).toString("hex");
  const at = new Date(TEST_NOW).toISOString();
  await api.db
    .insertInto("media")
    .values({
      id,
      region: "no",
      sha256: `${id}${id}`,
      perceptual_hash: id.slice(0, 16),
      ratio: 1.5,
      color: "#aabbcc",
      is_upload: true,
      created_at: at,
      published_at: null,
    })
    .execute();
  await api.db
    .insertInto("draft_image")
    .values({
      id,
      draft_id: draftId,
      position,
      kind: "kitchen",
      alt: "",
      state: "ready",
      name: "kitchen.jpg",
      size: 1_000,
      width: 1_600,
      sha256: `${id}${id}`,
      created_at: at,
    })
    .execute();
  return id;
}

/** What a flat for sale in Oslo needs before it is published. */
export const saleContent: DraftPatch = {
  location: {
    street: "Storgata 1",
    suburb: "Grünerløkka",
    region: "Oslo",
    postCode: "0184",
    coordinates: { lat: 59.923, lng: 10.758 },
  },
  propertyDetail: {
    propertyTypes: ["apartment"],
    title: "Lys toroms ved Birkelunden",
    description: "<p>Rolig bakgård.</p>",
    bedrooms: 1,
    internalArea: { value: 52, unit: "m2" },
  },
  priceAndDate: { askingPrice: 4_500_000, jointDebt: 100_000 },
  contacts: { name: "Kari Prøve", phones: ["99 00 00 01"], email: "kari@example.no" },
};

/** What makes a flat for rent of a flat for sale. */
export const rentChange: DraftPatch = {
  listingType: "residential_rent",
  propertyDetail: { propertyTypes: ["apartment"] },
  priceAndDate: { monthly: 14_500 },
};

/** A draft that can be published: content, and one picture. */
export async function completeDraft(
  api: Pick<AccountTest, "db">,
  person: TestAdvertiser,
  change: DraftPatch = {},
): Promise<Draft> {
  const draft = await person.create("residential_sale");
  await addTestPicture(api, draft.id);
  return person.patch(await person.patch(draft, saleContent), change);
}
