import { answer } from "@hjem/assistant/answer";
import { listFacts } from "@hjem/assistant/list-facts";
import type { Listing } from "@hjem/domain/listing/listing";
import { regionAu } from "@hjem/region-au";
import { beforeAll, describe, expect, test } from "vitest";
import {
  type AccountTest,
  openAccountTest,
  type TestBrowser,
} from "../../testing/account-tests.ts";
import { createTestMatcher } from "../../testing/alert-tests.ts";
import { onEmbeddedFirst } from "../../testing/both-engines.ts";
import { COLLECTIONS, signInPerson } from "../../testing/collection-tests.ts";
import { DRAFTS, signInAdvertiser } from "../../testing/draft-tests.ts";
import { type Sample, sampleId, sampleListing, TEST_NOW } from "../../testing/sample-listings.ts";
import { saveSamples } from "../../testing/sample-markets.ts";
import { createHomeFacts } from "../assistant/home-facts.ts";
import { savePlaces } from "../places/repository.ts";
import { saveListings } from "./repository.ts";

const HOST = "au.localhost:3000";
const place = (geoId: string, kind: "state" | "suburb", name: string, parent: string | null) => ({
  geoId,
  kind,
  name,
  parent,
  location: { lat: -27.46, lng: 153 },
  weight: 0,
  ancestors: parent === null ? [] : ["state:qld"],
});
const paddington: NonNullable<Sample["address"]> = {
  fullAddress: "9 Latrobe Terrace, Paddington QLD 4064",
  displayName: "Paddington",
  street: "9 Latrobe Terrace",
  suburb: "Paddington",
  region: "QLD",
  municipality: null,
  postCode: "4064",
  coordinates: { lat: -27.46, lng: 153 },
  geoIds: ["state:qld", "suburb:4064-paddington"],
  timeZone: "Australia/Brisbane",
};

const sum = (amount: number) => ({ amount, currency: "AUD" as const });
const range = (min: number, max: number) => ({ min, max, currency: "AUD" as const });
const step = (action: "listed" | "price_changed", date: string, price: number) => ({
  action,
  date,
  price,
  currency: "AUD" as const,
});

/** Numbers that stand in no response by chance; those of the public home are others. */
const secret = {
  guide: [7_654_321, 8_123_457],
  first: 7_987_653,
  reduced: 7_912_348,
  total: 8_246_913,
  duty: 432_197,
  valuation: 7_531_846,
  tax: 6_417,
  fund: 91_357,
  income: 43_791,
  unit: 5_638_172,
  earlier: 7_219_463,
} as const;
const amounts = Object.values(secret).flat();

const prices: NonNullable<Sample["prices"]> = {
  price: range(...secret.guide),
  askingPrice: range(...secret.guide),
  totalPrice: sum(secret.total),
  addingCost: sum(secret.duty),
  valuation: sum(secret.valuation),
  annualPropertyTax: sum(secret.tax),
  sharedFund: sum(secret.fund),
  rentalIncome: sum(secret.income),
  sharedCost: sum(1_240),
  method: "auction",
};
const [HOME, SHOWN, PROJECT, UNIT, EARLIER] = [1, 2, 3, 4, 5].map(sampleId);
const details = { internalArea: { min: 100, max: 100 } };
const home = (change: Sample = {}): Listing =>
  sampleListing(1, {
    address: paddington,
    prices,
    details,
    priceHistory: [
      step("listed", "2026-11-02", secret.first),
      step("price_changed", "2026-11-10", secret.guide[0]),
    ],
    ...change,
  });
const others = [
  sampleListing(2, {
    address: { ...paddington, street: "11 Latrobe Terrace" },
    prices: { price: sum(900_000), askingPrice: sum(900_000), method: "fixed" },
    details,
  }),
  sampleListing(3, {
    objectType: "project",
    childPropertyIds: [UNIT ?? ""],
    address: { ...paddington, street: "13 Latrobe Terrace" },
    prices: { price: null, method: "contact_agent" },
  }),
  sampleListing(4, {
    projectId: PROJECT,
    address: { ...paddington, street: "13 Latrobe Terrace" },
    prices: { price: sum(secret.unit), method: "contact_agent" },
  }),
  sampleListing(5, {
    address: paddington,
    prices,
    publishedAt: "2025-05-01T08:00:00.000Z",
    status: "unavailable",
    priceHistory: [step("listed", "2025-05-01", secret.earlier)],
  }),
];

/** Every way of writing it: digits alone, grouped by anything, shortened to millions or thousands. */
const isIn = (text: string, amount: number): boolean => {
  const plain = text.replaceAll(
    /(?<=\d)[\s,.'’_\u00a0\u202f]+(?=\d{3}(?:\D|$|[\s,.'’_\u00a0\u202f]))/gu,
    "",
  );
  const millions = (amount / 1_000_000).toFixed(2);
  const short = new RegExp(
    `(?<![\\d.])(?:\\$|kr ?)?${millions.replace(".", "[.,]")}\\d* ?(?:m|mill)\\b`,
    "iu",
  );
  return new RegExp(`(?<!\\d)${amount}(?!\\d)`, "u").test(plain) || short.test(text);
};
const shownIn = (text: string): number[] => amounts.filter((amount) => isIn(text, amount));

interface Operation {
  parameters?: { in: string; name: string }[];
}
type Paths = Record<string, Record<string, Operation>>;

onEmbeddedFirst((database) => {
  let api: AccountTest;
  let kari: TestBrowser;
  let visitor: TestBrowser;
  let collectionId: string;
  let sharedToken: string;

  beforeAll(async () => {
    await database().empty();
    api = await openAccountTest({}, database());
    await saveSamples(api.db);
    await savePlaces(api.db, "au", [
      place("state:qld", "state", "QLD", null),
      place("suburb:4064-paddington", "suburb", "Paddington", "QLD"),
    ]);
    visitor = api.browser({ host: HOST });
    const person = await signInPerson(api, "kari@example.com", { host: HOST });
    kari = person.page;
    await saveListings(api.db, regionAu, others);
    // Before the auction it had a price that everybody saw.
    const advertised = (amount: number) =>
      saveListings(api.db, regionAu, [
        home({
          changedAt: new Date(api.clock.now).toISOString(),
          prices: { ...prices, price: sum(amount), askingPrice: sum(amount), method: "fixed" },
        }),
      ]);
    await advertised(secret.first);
    const created = await kari.call(COLLECTIONS, { body: { name: "Ours" } });
    collectionId = created.json().data.id;
    await kari.call(`${COLLECTIONS}/${collectionId}/properties`, {
      body: { properties: [HOME] },
    });
    const link = await kari.call(`${COLLECTIONS}/${collectionId}`, {
      method: "PATCH",
      body: { is_shareable: true },
    });
    sharedToken = link.json().data.share_path.split("/").at(-1);
    await kari.call("/api/search-collections", {
      body: {
        name: "Up to nine million",
        query: { listing_type: "buy", price_min: 7_000_000, price_max: 9_000_000 },
        notifications: "daily",
      },
    });
    const matcher = createTestMatcher(api.db);
    await matcher.matchAll();
    api.clock.now += 60_000;
    await advertised(secret.reduced);
    await matcher.matchAll();
    await saveListings(api.db, regionAu, [home({ changedAt: "2026-11-21T09:01:00.000Z" })]);
    await saveListings(api.db, regionAu, [
      home({
        changedAt: "2026-11-21T09:02:00.000Z",
        prices: { ...prices, askingPrice: range(7_654_321, 8_123_457), totalPrice: null },
        viewingDates: [],
      }),
    ]);
    await matcher.matchAll();
  });

  const pathOf = (path: string): string =>
    path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
      const known: Record<string, string> = {
        collectionId,
        token: sharedToken,
        region: "au",
        agency: "-1",
        mode: "walk",
        kind: "mortgage",
        prefix: "lucide",
      };
      return known[name] ?? HOME ?? "";
    });
  const query = new URLSearchParams([
    ["id", HOME ?? ""],
    ["ids", HOME ?? ""],
    ["property_id", HOME ?? ""],
    ["parent_id", PROJECT ?? ""],
    ["geo_id", "suburb:4064-paddington"],
    ["term", "Paddington"],
    ["availability", "all"],
    ["listing_type", "buy"],
  ]);

  test("D125: no response of any GET states an amount of such a home to anybody", async () => {
    const document = await visitor.call("/api/openapi.json", { method: "GET" });
    const { paths } = document.json<{ paths: Paths }>();
    const gets = Object.keys(paths).filter((path) => paths[path]?.get);
    expect(gets.length).toBeGreaterThan(40);
    const naming = new Set<string>();
    for (const path of gets) {
      for (const page of [visitor, kari]) {
        const asked = await page.call(`${pathOf(path)}?${query}`, { method: "GET" });
        const { body } =
          asked.statusCode < 400 ? asked : await page.call(pathOf(path), { method: "GET" });
        expect([path, shownIn(body)]).toEqual([path, []]);
        if (body.includes(HOME ?? "")) naming.add(path);
      }
    }
    // The walk has met the home where it is read.
    for (const path of ["/api/v2/property", "/api/v2/properties"]) expect(naming).toContain(path);
    expect([...naming].some((path) => path.includes("collection"))).toBe(true);
    expect([...naming].some((path) => path.includes("notification"))).toBe(true);
  });

  const search = async (body: object, path = "/api/v2/property/search") => {
    const response = await visitor.call(path, { body });
    expect([path, body, shownIn(response.body)]).toEqual([path, body, []]);
    return response;
  };
  const found = async (body: object): Promise<string[]> => {
    const { data } = (await search(body)).json();
    return data.map(({ property_id: id }: { property_id: string }) => id);
  };

  test("D125: a search by its price finds it, and states no amount", async () => {
    const within = { price_min: 7_600_000, price_max: 7_700_000 };
    expect(await found({ listing_type: "buy", ...within })).toEqual([HOME]);
    expect(
      await found({ listing_type: "buy", asking_price_max: 7_700_000, price_min: 7e6 }),
    ).toEqual([HOME]);
    expect(await found({ listing_type: "buy", price_max: 7_000_000 })).not.toContain(HOME);
    const project = await search({
      listing_type: "buy",
      price_min: 5_600_000,
      price_max: 5_700_000,
    });
    expect(project.json().data).toMatchObject([
      { property_id: PROJECT, matching_units: { count: 1, price_min: null } },
    ]);
  });

  test.each(["price", "total_price", "price_per_primary"])(
    "D125: sorted by %s it comes last both ways",
    async (sorting) => {
      for (const order of ["asc", "desc"]) {
        const ids = await found({
          listing_type: "buy",
          sorting,
          order,
          property_id: [HOME, SHOWN],
        });
        expect([order, ids]).toEqual([order, [SHOWN, HOME]]);
      }
    },
  );

  test("D125: price bars leave it out, and the map states no amount", async () => {
    const body = { listing_type: "buy", property_id: [HOME] };
    const { data } = (await search(body, "/api/v2/property/facets")).json();
    expect(data.total).toBe(1);
    expect(data.histogram.counts.filter((count: number) => count > 0)).toEqual([]);
    const map = await search(
      {
        ...body,
        zoom_level: 16,
        top_left: { lat: -27, lng: 152 },
        bottom_right: { lat: -28, lng: 154 },
      },
      "/api/v4/property/map",
    );
    expect(map.body).toContain(HOME);
  });

  describe("what else is asked about it", () => {
    test.each([
      ["/api/v4/property/similar", { property_id: SHOWN }],
      ["/api/v2/search/reading", { text: "9 Latrobe Terrace Paddington" }],
    ])("D125: %s states no amount", async (path, body) => {
      expect((await search(body, path)).statusCode).toBe(200);
    });

    test("D125: there is no estimate of its value", async () => {
      const path = `/api/v2/property/${HOME}/valuation`;
      const { estimate } = (await search({}, path)).json();
      expect(estimate).toEqual({ kind: "cannot_tell", reason: "price_withheld", comparables: [] });
    });
  });

  test("D125: the statement stands in place of the price; charges of owning stay", async () => {
    const read = await visitor.call(`/api/v2/property?id=${HOME}`, { method: "GET" });
    const { price_statement: statement, prices: shown, price_history: history } = read.json();
    expect(statement).toMatch(/^This property is being sold by auction or without a price/);
    expect(shown).toMatchObject({ price: null, asking_price: null, method: "auction" });
    expect(shown.shared_cost.amount).toBe(1_240);
    expect(history.map(({ price }: { price: unknown }) => price)).toEqual([null, null]);
    const other = await visitor.call(`/api/v2/property?id=${SHOWN}`, { method: "GET" });
    expect(other.json()).toMatchObject({ prices: { price: { amount: 900_000 } } });
    expect(other.json()).not.toHaveProperty("price_statement");
  });

  test("D125: what it was sold for is public once it is sold; what it was offered for is not", async () => {
    const sold = sampleListing(1, {
      address: paddington,
      prices,
      status: "sold",
      closedAt: "2026-11-20",
      priceHistory: [
        step("listed", "2026-11-02", secret.first),
        { ...step("listed", "2026-11-20", 7_800_000), action: "sold" },
      ],
    });
    await saveListings(api.db, regionAu, [sold]);
    const read = await visitor.call(`/api/v2/property?id=${HOME}&availability=all`, {
      method: "GET",
    });
    expect(shownIn(read.body)).toEqual([]);
    expect(read.json().price_history).toMatchObject([{ price: null }, { price: 7_800_000 }]);
    await saveListings(api.db, regionAu, [home()]);
  });

  test.each([
    "What does it cost?",
    "how much is it",
    "price guide?",
    "What is the total price with stamp duty?",
    "How much stamp duty would I pay",
    "what are the purchase costs",
    "what would it cost me a month",
    "price per square metre?",
    "what is the valuation?",
  ])("D125: the assistant answers %j with the statement", async (question) => {
    const facts = await createHomeFacts(api.db).read(
      { regionId: "au", propertyId: HOME ?? "" },
      "en",
    );
    if (!facts) throw new Error("The home cannot be asked about.");
    const { sentences } = answer(question, facts, regionAu, "en", TEST_NOW);
    expect(sentences.join(" ")).toMatch(/^This property is being sold by auction/);
    expect(shownIn(JSON.stringify(listFacts(facts, regionAu, "en", TEST_NOW)))).toEqual([]);
  });

  test("D125: mails about it state no amount", async () => {
    const mails = await api.db.selectFrom("mail").select("message").execute();
    expect(shownIn(JSON.stringify(mails))).toEqual([]);
  });

  test("D125: its owner reads the amounts, and previews the page without them", async () => {
    const owner = await signInAdvertiser(api, "owner@example.com", { host: HOST });
    const draft = await owner.patch(await owner.create("residential_sale"), {
      location: {
        street: "1 Given Terrace",
        suburb: "Paddington",
        region: "QLD",
        postCode: "4064",
      },
      propertyDetail: { propertyTypes: ["apartment"], title: "Over the valley" },
      priceAndDate: { priceMethod: "contact_agent", searchPrice: secret.guide[0] },
    });
    expect(draft.priceAndDate.searchPrice).toBe(secret.guide[0]);
    const own = await owner.page.call(`${DRAFTS}/${draft.id}/preview`, { method: "GET" });
    expect(isIn(own.body, secret.guide[0])).toBe(true);
    const card = await owner.page.call(`${DRAFTS}/${draft.id}/card`, { method: "GET" });
    expect(card.json().data).toMatchObject({ price: null, price_statement: expect.any(String) });
    expect(EARLIER).toBeDefined();
  });
});
